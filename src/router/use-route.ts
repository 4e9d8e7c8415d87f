import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { parseHash } from './hash';

let standing = '/';

/**
 * The address of the page that stands: a route's path, or what an unknown hash asked for.
 * A hash that is no route (`#main`) leaves the last page standing (behaviour R2).
 */
export function currentAddress(): string {
  const reading = parseHash(window.location.hash);
  if (reading.kind === 'route') standing = reading.path;
  if (reading.kind === 'unknown') standing = reading.address;
  return standing;
}

/**
 * Browsers restore the scroll position between `popstate` and `hashchange`, so the page must be committed inside
 * `popstate`; `hashchange` stays for hosts that fire no `popstate` (behaviour R8).
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#updating-the-document
 */
function subscribe(onChange: () => void): () => void {
  const commit = () => {
    flushSync(onChange);
    // Firefox would restore by the height of the page that left: a measurement tells it the new one's.
    document.body.getBoundingClientRect();
  };
  window.addEventListener('popstate', commit);
  window.addEventListener('hashchange', commit);
  return () => {
    window.removeEventListener('popstate', commit);
    window.removeEventListener('hashchange', commit);
  };
}

/** The current address, or null while the prerendered document, with all its pages, is being hydrated. */
export function useRoute(): string | null {
  return useSyncExternalStore<string | null>(subscribe, currentAddress, () => null);
}
