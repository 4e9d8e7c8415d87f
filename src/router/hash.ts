import { isRoute, type RoutePath } from './routes';

type ParsedHash =
  | { readonly kind: 'route'; readonly path: RoutePath; readonly canonicalHash: string }
  | { readonly kind: 'unknown'; readonly address: string }
  | { readonly kind: 'fragment' };

/** The `href` of a page: a real URL fragment, so that `:target` finds it without script. */
export function hrefTo(path: RoutePath): `#${RoutePath}` {
  return `#${path}`;
}

/**
 * Parses `location.hash`. Never throws, whatever the text (behavior R1 to R4). Empty, `#` and `#/`
 * are home; `#/…` is a route or `unknown`; anything else is a `fragment`. Case, doubled and
 * trailing slashes, escapes and a query do not matter; `canonicalHash` is the address to show.
 */
export function parseHash(hash: string): ParsedHash {
  const text = hash.slice(1);
  if (text !== '' && !text.startsWith('/')) return { kind: 'fragment' };
  const requested = text.replace(/[?#].*/s, '');
  const query = text.slice(requested.length);
  const address = decode(requested);
  const path = canonicalPath(address);
  if (!isRoute(path)) return { kind: 'unknown', address };
  return { kind: 'route', path, canonicalHash: requested === '' ? hash : `#${path}${query}` };
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
