import { useLayoutEffect, useRef, useState } from 'react';
import { focusDestination, scrollToTop } from './destination';
import { isEntryVisited } from './history-entry';
import { readAddress } from './use-route';

/** How long an announcement waits, in ms: after quick Backs, only one is heard (behavior R8). */
const ANNOUNCE_AFTER = 100;

/**
 * A deep link makes the first Tab start at the fragment's target, after the skip link and the
 * header. Focusing the body, which shows nothing, moves that starting point back to the top. In a
 * frame, it would take the focus from the document around it.
 */
function startFromTop(): void {
  const { body, activeElement } = document;
  if (activeElement !== body || (window.parent !== window && !document.hasFocus())) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/**
 * On a new route: title, scroll to the top, focus on the heading, one polite announcement. On the
 * first load, focus and scroll position stay (behavior R7; WCAG 2.4.2, 2.4.3, 4.1.3). Returns the
 * text of the live region. `address` is null while the document is prerendered or being hydrated.
 */
export function useArrival(address: string | null, title: string): string {
  // The address with which the document was loaded, until a page is active.
  const loading = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (address === null) {
      loading.current = readAddress();
      return;
    }
    document.title = title;
    // False if a press during hydration has already led to another page.
    const isFirstLoad = address === loading.current;
    loading.current = null;
    if (isFirstLoad) return startFromTop();
    setAnnouncement('');
    if (!isEntryVisited()) scrollToTop();
    // The browser still moves focus to the fragment's target after `popstate`.
    const focusing = setTimeout(focusDestination);
    const announcing = setTimeout(() => setAnnouncement(title), ANNOUNCE_AFTER);
    return () => {
      clearTimeout(focusing);
      clearTimeout(announcing);
    };
  }, [address, title]);
  return announcement;
}
