import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseHash } from './hash';
import { entryAddress, markEntry } from './history-entry';

let lastAddress = '/';

/**
 * Updates the address from the hash, and returns it: a route's path, or the requested address if it
 * is unknown. A hash that is not a route (`#main`) keeps the address of its history entry, or the
 * last one if the entry is new (behavior R2).
 */
export function updateAddress(): string {
  lastAddress = parseHash(window.location.hash)?.address ?? entryAddress() ?? lastAddress;
  return lastAddress;
}

/**
 * The current address, or null while the document is prerendered or being hydrated. The first
 * address is set in a transition, so that React hydrates the pages in short tasks and can answer a
 * press between them.
 */
export function useRoute(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    /*
     * Browsers restore the scroll position between `popstate` and `hashchange`, so the page is
     * committed inside `popstate`; `hashchange` serves hosts that fire no `popstate` (behavior R8).
     * https://html.spec.whatwg.org/multipage/browsing-the-web.html#updating-the-document
     */
    const commit = () => {
      const next = updateAddress();
      flushSync(() => setAddress(next));
      // Firefox would restore the scroll position against the height of the previous page: this
      // forces a layout.
      document.body.getBoundingClientRect();
      markEntry(next);
    };
    const first = updateAddress();
    markEntry(first);
    startTransition(() => setAddress(first));
    window.addEventListener('popstate', commit);
    window.addEventListener('hashchange', commit);
    return () => {
      window.removeEventListener('popstate', commit);
      window.removeEventListener('hashchange', commit);
    };
  }, []);
  return address;
}
