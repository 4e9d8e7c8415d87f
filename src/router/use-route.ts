import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { opensElsewhere, type Route, readRoute, writeRoute } from './route';

/**
 * The current route, or null while the document is prerendered or being hydrated. The first route
 * is set in a transition, so that React hydrates the pages in short tasks and can answer a press
 * between them.
 */
export function useRoute(): Route | null {
  const [route, setRoute] = useState<Route | null>(null);
  useEffect(() => {
    const first = readRoute();
    if (opensElsewhere(first)) return;
    let current = writeRoute(first);
    /*
     * Browsers restore the scroll position after `popstate`, so the page is committed inside the
     * event (behavior R8).
     * https://html.spec.whatwg.org/multipage/browsing-the-web.html#updating-the-document
     */
    const commit = () => {
      const next = readRoute();
      if (opensElsewhere(next)) return;
      const { entry } = current;
      current = writeRoute(next);
      if (current.entry !== entry) flushSync(() => setRoute(current));
      // Forces a layout: Firefox would restore the position against the height of the last page.
      document.body.getBoundingClientRect();
    };
    startTransition(() => setRoute(current));
    window.addEventListener('popstate', commit);
    return () => window.removeEventListener('popstate', commit);
  }, []);
  return route;
}
