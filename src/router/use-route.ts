import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageName } from '../schema/routes';
import { announce, arrive, arriveFirst, cancelArrival, leave } from './arrival';
import { openOtherDocument, type Route, readRoute, writeRoute } from './route';

type Titles = Readonly<Record<PageName, string>>;

/**
 * The current route, or null while the document is prerendered or being hydrated. The first route
 * is set in a transition, so that React hydrates the pages in short tasks and can answer a press
 * between them.
 */
export function useRoute(titles: Titles, liveRegion: RefObject<Element | null>): Route | null {
  const [route, setRoute] = useState<Route | null>(null);
  useEffect(() => {
    const first = readRoute();
    if (openOtherDocument(first)) return;
    let current = writeRoute(first);
    document.title = titles[current.page];
    arriveFirst(first);
    startTransition(() => setRoute(current));
    /*
     * Browsers restore the scroll position after `popstate`, so the page is committed inside the
     * event (behavior R8).
     * https://html.spec.whatwg.org/multipage/browsing-the-web.html#updating-the-document
     */
    const commit = () => {
      const next = readRoute();
      if (openOtherDocument(next)) return;
      const last = current;
      current = writeRoute(next);
      if (current.visit !== last.visit) {
        leave(last.visit);
        flushSync(() => setRoute(current));
        arrive(last, next);
      }
      if (current.address !== last.address) {
        document.title = titles[current.page];
        announce(liveRegion.current, document.title);
      }
      // Forces a layout: Firefox would restore the position against the height of the last page.
      document.body.getBoundingClientRect();
    };
    window.addEventListener('popstate', commit);
    return () => {
      window.removeEventListener('popstate', commit);
      cancelArrival();
    };
  }, [titles, liveRegion]);
  return route;
}
