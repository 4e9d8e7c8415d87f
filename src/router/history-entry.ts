import { parseHash } from './hash';

/** The address that `markEntry` has stored in the current history entry, if any. */
export function entryAddress(): string | undefined {
  return (history.state as { address?: string } | null)?.address;
}

/**
 * Whether the current entry has been visited, and so marked: on Back, Forward and Reload, and from
 * `markEntry` on.
 */
export function isEntryVisited(): boolean {
  return entryAddress() !== undefined;
}

/**
 * Marks the current history entry with the address of its page, and gives it the canonical hash
 * (behavior R4). Does nothing in a frame that has no URL of its own: there every visit counts as
 * new.
 */
export function markEntry(address: string): void {
  const { hash, href } = window.location;
  const canonicalHash = parseHash(hash)?.canonicalHash ?? hash;
  // In WebKit, `location.replace` with a hash keeps the state of the entry, and so the mark.
  if (entryAddress() === address && hash === canonicalHash) return;
  try {
    history.replaceState({ address }, '', href.split('#')[0] + canonicalHash);
  } catch {
    // Documents without a URL, such as `about:srcdoc`, refuse `replaceState`.
  }
}
