import { isRoute, type PageName } from '../schema/routes';
import { hrefOf, readDocument } from './site-document';

/** What the address bar asks for. */
export interface Route {
  readonly page: PageName;
  /** The page's path or, if no page has it, the requested address. */
  readonly address: string;
  /** The id that the hash names: that of an element is the address of its page with a query. */
  readonly elementId: string;
  /**
   * The number of the visit, which is a history entry: a page may have several. 0 until `writeRoute`
   * marks the entry: so on Back, Forward and Reload, it is not 0.
   */
  readonly visit: number;
}

/**
 * Where a query or a fragment begins. Some programs that build links escape its sign. `:~:` begins
 * the directive of a link to a text, which Firefox up to 130 does not take away.
 */
const queryStart = /[?#]|%3f|%23|:~:/i;

/** The signs after a pasted link, in any script, and slashes; a `%` is a malformed escape. */
const tail = /(?:(?!%)[\s\p{P}])+$/u;

/** What follows an id: another parameter or fragment. */
const afterId = /(?:[&#]|:~:).*/s;

/**
 * Parses `location.hash`. Never throws, whatever the text (behavior R1 to R4). Empty, `#` and `#/`
 * are home; `#/…` is a page's path or, as requested, an unknown address; anything else is null.
 * Case, doubled slashes, slashes and punctuation at the end, escapes and a query do not matter.
 */
export function parseHash(hash: string): string | null {
  const text = hash.slice(1);
  if (text && !/^(?:\/|%2f)/i.test(text)) return null;
  const address = decode(text.split(queryStart)[0] ?? '');
  const path = address.toLowerCase().replace(/\/+/g, '/').replace(tail, '') || '/';
  return isRoute(path) ? path : address;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hash to show in place of another spelling of a page's address. Other hashes stay. */
export function canonicalHash(hash: string): string {
  const address = parseHash(hash);
  const [requested = ''] = hash.slice(1).split(queryStart);
  if (address === null || !isRoute(address) || requested === '') return hash;
  return `#${address}${hash.slice(1 + requested.length)}`;
}

/** Whether a hash may name an element: that of a page and a query, or any that is not a route. */
export function namesElement(hash: string): boolean {
  return queryStart.test(hash.slice(1)) || parseHash(hash) === null;
}

/** The mark of the current history entry, which `writeRoute` leaves in its state. */
function readMark(): Pick<Route, 'address' | 'visit'> | null {
  return history.state;
}

/**
 * Reads the route of the current history entry. Without a hash, its address is the only page of the
 * document, or home. At a hash that is not a route (`#main`), it is that of the entry's mark or, in
 * a new entry, that of the visible page (behavior R2).
 */
export function readRoute(): Route {
  const { hash } = location;
  const mark = readMark();
  const { only = '/' } = readDocument();
  const { route: visible = only } = document.documentElement.dataset;
  const address = hash === '' ? only : (parseHash(hash) ?? mark?.address ?? visible);
  // In WebKit, `location.replace` keeps the state of the entry, and so the mark of another page.
  const visit = mark?.address === address ? mark.visit : 0;
  const elementId = decode(canonicalHash(hash).slice(1)).replace(afterId, '').replace(tail, '');
  return { page: isRoute(address) ? address : 'notFound', address, elementId, visit };
}

/** The pages of the document; a stranger's elements may have one of these names, not all. */
export const pageSelector = 'main > .page[data-page]';

/** Tells the style sheet which page is visible: `<html data-route>` is its address. */
export function showAddress(address: string): void {
  const { dataset } = document.documentElement;
  if (dataset.route !== address) dataset.route = address;
}

/**
 * In a document of one page, opens the document of any other address, and hides this page at once:
 * nobody sees a page under the address of another. Returns whether it does.
 */
export function openOtherDocument({ page, address }: Route): boolean {
  const here = readDocument();
  if (here.only === undefined || here.only === address) return false;
  if (document.documentElement.dataset.route === address) return true;
  showAddress(address);
  const hash = canonicalHash(location.hash);
  const [file] = hrefOf(address, here).split('#');
  const to = file + location.search + (hash === `#${page}` ? '' : hash);
  // Inside `popstate`, Firefox would replace another entry.
  setTimeout(() => location.replace(to));
  return true;
}

/**
 * Writes a route: `<html data-route>`, and the history entry. The entry gets the canonical hash
 * (behavior R4) and the mark of a visit, with a number. Returns the route with that number. A frame
 * that has no URL of its own has no marks: there every visit counts as new.
 */
export function writeRoute(route: Route): Route {
  const { address } = route;
  const visit = route.visit || Math.random();
  showAddress(address);
  const { hash, href } = window.location;
  if (readMark()?.address !== address) {
    try {
      history.replaceState({ address, visit }, '', href.split('#')[0] + canonicalHash(hash));
    } catch {
      // Documents without a URL, such as `about:srcdoc`, refuse `replaceState`.
    }
  }
  return { ...route, visit };
}
