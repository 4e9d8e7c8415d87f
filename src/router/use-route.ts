import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseHash } from './hash';
import { entryAddress, markEntry } from './history-entry';

let lastAddress = '/';

/**
 * Reads the current address from the hash: a route's path, or the requested address if it is
 * unknown. At a hash that is not a route (`#main`), it is the address of the history entry or, if
 * the entry is new, the last one that was read (behavior R2).
 */
export function readAddress(): string {
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
      const next = readAddress();
      flushSync(() => setAddress(next));
      // Firefox would restore the scroll position against the height of the previous page: this
      // forces a layout.
      document.body.getBoundingClientRect();
      markEntry(next);
    };
    const first = readAddress();
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
