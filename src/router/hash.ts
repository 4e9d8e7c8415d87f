import { isRoute, type RoutePath } from './routes';

/** The `href` of a page: a real URL fragment, so that `:target` finds it without script. */
export function hrefTo(path: RoutePath): `#${RoutePath}` {
  return `#${path}`;
}

/**
 * Parses `location.hash`. Never throws, whatever the text (behavior R1 to R4). Empty, `#` and `#/`
 * are home; `#/…` is a page's path or, as requested, an unknown address; anything else is null.
 * Case, doubled and trailing slashes, escapes and a query do not matter; `canonicalHash` is the
 * hash to show.
 */
export function parseHash(hash: string): { address: string; canonicalHash: string } | null {
  const text = hash.slice(1);
  if (text !== '' && !text.startsWith('/')) return null;
  // Some mail programs escape the question mark.
  const requested = text.replace(/([?#]|%3f).*/is, '');
  const query = text.slice(requested.length);
  const address = decode(requested);
  const path = canonicalPath(address);
  if (!isRoute(path)) return { address, canonicalHash: hash };
  return { address: path, canonicalHash: requested === '' ? hash : `#${path}${query}` };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function canonicalPath(address: string): string {
  const path = address.trim().toLowerCase().replace(/\/+/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : '/';
}
