import { parseHash } from './hash';

/** Whether the history entry is marked: on Back, Forward or Reload, or after `markEntry`. */
export function isReturning(): boolean {
  return (history.state as { visited?: boolean } | null)?.visited === true;
}

/**
 * Marks the current history entry as visited, for `isReturning`, and gives it the canonical address
 * of its page (behavior R4). Does nothing in a frame that has no URL of its own: there every visit
 * counts as new.
 */
export function markEntry(): void {
  const { hash, href } = window.location;
  const canonicalHash = parseHash(hash)?.canonicalHash ?? hash;
  // In WebKit, `location.replace` with a hash keeps the state of the entry, and so the mark.
  if (isReturning() && hash === canonicalHash) return;
  try {
    history.replaceState({ visited: true }, '', href.split('#')[0] + canonicalHash);
  } catch {
    // Documents without a URL, such as `about:srcdoc`, refuse `replaceState`.
  }
}
