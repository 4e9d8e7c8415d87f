import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { markEntry, type Route, showRoute } from './route';

/**
 * The current route, or null while the document is prerendered or being hydrated. The first route
 * is set in a transition, so that React hydrates the pages in short tasks and can answer a press
 * between them.
 */
export function useRoute(): Route | null {
  const [route, setRoute] = useState<Route | null>(null);
  useEffect(() => {
    let current = showRoute();
    /*
     * Browsers restore the scroll position between `popstate` and `hashchange`, so the page is
     * committed inside `popstate`; `hashchange` serves hosts that fire no `popstate` (behavior R8).
     * https://html.spec.whatwg.org/multipage/browsing-the-web.html#updating-the-document
     */
    const commit = () => {
      const next = showRoute();
      if (next.address !== current.address) {
        current = next;
        flushSync(() => setRoute(next));
      }
      // Firefox would restore the scroll position against the height of the previous page: this
      // forces a layout.
      document.body.getBoundingClientRect();
      markEntry(current);
    };
    startTransition(() => setRoute(current));
    markEntry(current);
    window.addEventListener('popstate', commit);
    window.addEventListener('hashchange', commit);
    return () => {
      window.removeEventListener('popstate', commit);
      window.removeEventListener('hashchange', commit);
    };
  }, []);
  return route;
}
