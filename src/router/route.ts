import { isRoute, type PageName } from '../schema/routes';

/** What the address bar asks for. */
export interface Route {
  readonly page: PageName;
  /** The page's path or, if no page has it, the requested address. */
  readonly address: string;
  /** Whether this history entry was visited before: on Back, Forward and Reload. */
  readonly visited: boolean;
  /** The number that `markEntry` gives the history entry: a page may have several. */
  readonly entry: number;
}

/** Where a query or a fragment begins. Some programs that build links escape its sign. */
const queryStart = /[?#]|%3f|%23/i;

/**
 * Parses `location.hash`. Never throws, whatever the text (behavior R1 to R4). Empty, `#` and `#/`
 * are home; `#/…` is a page's path or, as requested, an unknown address; anything else is null.
 * Case, doubled and trailing slashes, escapes and a query do not matter.
 */
export function parseHash(hash: string): string | null {
  const text = hash.slice(1);
  if (text && !/^(?:\/|%2f)/i.test(text)) return null;
  const address = decode(text.split(queryStart)[0] ?? '');
  const path = address.trim().toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '') || '/';
  return isRoute(path) ? path : address;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hash to show in place of another spelling of a page's address; its query stays. */
export function canonicalHash(hash: string): string {
  const address = parseHash(hash);
  const [requested = ''] = hash.slice(1).split(queryStart);
  if (address === null || !isRoute(address) || requested === '') return hash;
  return `#${address}${hash.slice(1 + requested.length)}`;
}

/** What `markEntry` has stored in the current history entry. The state may also be a host's. */
function readMark(): Partial<Pick<Route, 'address' | 'entry'>> {
  const { address, entry } = Object(history.state) as Record<string, unknown>;
  return {
    ...(typeof address === 'string' && { address }),
    ...(typeof entry === 'number' && { entry }),
  };
}

/** Whether the current history entry is marked as visited: on Back, Forward and Reload. */
export function isVisited(): boolean {
  return readMark().address !== undefined;
}

/**
 * Reads the route and shows it to the style sheet: `<html data-route>` is the address. At a hash
 * that is not a route (`#main`), the address is that of the history entry or, if the entry is new,
 * the last one (behavior R2).
 */
export function showRoute(): Route {
  const { address: stored, entry = Math.random() } = readMark();
  const address = parseHash(location.hash) ?? stored ?? shownAddress() ?? '/';
  if (shownAddress() !== address) document.documentElement.dataset.route = address;
  const page = isRoute(address) ? address : 'notFound';
  return { page, address, visited: isVisited(), entry };
}

/** The address of the visible page, as `showRoute` has published it. */
export function shownAddress(): string | undefined {
  return document.documentElement.dataset.route;
}

/**
 * Marks the current history entry as visited, with the address of its page, and gives it the
 * canonical hash (behavior R4). Does nothing in a frame that has no URL of its own: there every
 * visit counts as new.
 */
export function markEntry({ address, entry }: Route): void {
  const { hash, href } = window.location;
  const canonical = canonicalHash(hash);
  // In WebKit, `location.replace` with a hash keeps the state of the entry, and so the mark.
  if (readMark().address === address && hash === canonical) return;
  try {
    history.replaceState({ address, entry }, '', href.split('#')[0] + canonical);
  } catch {
    // Documents without a URL, such as `about:srcdoc`, refuse `replaceState`.
  }
}
