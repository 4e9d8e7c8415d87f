import { useLayoutEffect, useRef, useState } from 'react';
import { isZoomed } from '../lib/is-zoomed';
import { type Route, readRoute } from './route';

/** How long an announcement waits, in ms: after quick Backs, only one is heard (behavior R8). */
const ANNOUNCE_AFTER = 100;

/** Scrolls to the top, even if the visitor has zoomed in by pinching. */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
  // In a zoomed page, Chromium's `scrollTo` leaves the visual viewport where it is.
  if (isZoomed()) document.documentElement.scrollIntoView({ inline: 'start' });
}

/**
 * Focuses an element without scrolling this window. In a frame, an element that this window shows
 * is focused with scrolling: if the frame is as tall as its page, only its host scrolls.
 */
function focusInPlace(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInFrame = window.parent !== window && top >= 0 && bottom <= window.innerHeight;
  element.focus({ preventScroll: !isInFrame });
}

/**
 * Focuses an element of the visible page, in the middle of the window, or the page's heading, if
 * there is no such element (behavior R6, R7; WCAG 2.4.3).
 */
export function focusInPage(elementId?: string): void {
  const page = document.querySelector('article.page:not([hidden])');
  const element = elementId && page?.querySelector<HTMLElement>(`[id="${elementId}"]`);
  if (element) element.scrollIntoView({ block: 'center' });
  focusInPlace(element || page?.querySelector<HTMLElement>('h1[tabindex]'));
}

/** The id of the element to which the next arrival leads. */
let target: string | undefined;

/** Called when a link to another page is followed. */
export function setTarget(elementId: string | undefined): void {
  target = elementId;
}

function takeTarget(): string | undefined {
  const elementId = target;
  target = undefined;
  return elementId;
}

/** Focuses an element again that had the focus before, if it can, or else the page's heading. */
function restoreFocus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) focusInPlace(element);
  if (!element || element === document.body || document.activeElement !== element) focusInPage();
}

/**
 * On a new route: title, scroll to the top, focus on the heading, one polite announcement. On Back
 * and Forward, the focus returns to where it was on that page (behavior R8). On the first load,
 * focus and scroll position stay (behavior R7; WCAG 2.4.2, 2.4.3, 4.1.3). Returns the text of the
 * live region. `route` is null while the document is prerendered or being hydrated.
 */
export function useArrival(route: Route | null, title: string): string {
  // The address with which the document was loaded, until a page is active.
  const loading = useRef<string | null>(null);
  // The element that had the focus when a page was left, by the history entry.
  const left = useRef(new Map<number, Element | null>());
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (route === null) {
      loading.current = readRoute().address;
      return;
    }
    const { address, visited, entry } = route;
    const timers: ReturnType<typeof setTimeout>[] = [];
    document.title = title;
    const elementId = takeTarget();
    // False if a press during hydration has already led to another page.
    const isFirstLoad = address === loading.current;
    loading.current = null;
    let hasArrived = isFirstLoad;
    if (!isFirstLoad) {
      setAnnouncement('');
      if (!visited) scrollToTop();
      // The browser still moves focus to the fragment's target after `popstate`.
      const arrive = () => {
        if (visited) restoreFocus(left.current.get(entry));
        else focusInPage(elementId);
        hasArrived = true;
      };
      timers.push(setTimeout(arrive));
      timers.push(setTimeout(() => setAnnouncement(title), ANNOUNCE_AFTER));
    }
    return () => {
      // Quick Backs pass this page before the focus arrives.
      if (hasArrived) left.current.set(entry, document.activeElement);
      timers.forEach(clearTimeout);
    };
  }, [route, title]);
  return announcement;
}
