import { useLayoutEffect, useRef, useState } from 'react';
import { isZoomed } from '../lib/is-zoomed';
import { pageSelector, type Route, readRoute } from './route';

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

/** The element of the visible page with this id. Only there: a page itself may have an id, too. */
function elementInPage(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.matches(`${pageSelector}:not([hidden]) *`) ? element : null;
}

/** Scrolls to an element of the visible page or, if there is none, to the top. */
function scrollToTarget(id: string): void {
  const element = elementInPage(id);
  if (element) element.scrollIntoView();
  else scrollToTop();
}

/** Focuses an element of the visible page or, if there is none, its heading (WCAG 2.4.3). */
function focusTarget(id: string): void {
  const heading = document.querySelector<HTMLElement>(`${pageSelector}:not([hidden]) h1[tabindex]`);
  focusInPlace(elementInPage(id) ?? heading);
}

/** Scrolls to an element of the visible page and focuses it, or the top and the heading. */
export function goTo(id = ''): void {
  scrollToTarget(id);
  focusTarget(id);
}

/** The link that was followed since the visitor arrived. */
let followed: HTMLAnchorElement | undefined;

/** Called when a link to another place is followed, for the focus on Back. */
export function rememberLink(link: HTMLAnchorElement): void {
  followed = link;
}

/**
 * The element that has the focus when an entry is left. After a click, Safari has not focused the
 * link, and Firefox and WebKit have already moved the focus to the target.
 */
function takeFocusOnLeaving(): Element | null {
  const link = followed;
  followed = undefined;
  return link?.hash === window.location.hash ? link : document.activeElement;
}

/** Focuses an element again, if it can. */
function restoreFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  focusInPlace(element);
  return document.activeElement === element;
}

/**
 * On a new page: title, scroll to the top, focus on the heading, one polite announcement. If the
 * address names an element, it is scrolled to and focused instead. On Back and Forward, the focus
 * returns to where it was (behavior R8). On the first load, the focus stays, and the scroll position
 * with it (behavior R7; WCAG 2.4.2, 2.4.3, 4.1.3). Returns the text of the live region. `route` is
 * null while the document is prerendered or being hydrated.
 */
export function useArrival(route: Route | null, title: string): string {
  usePlace(route);
  return useAnnouncement(route?.address, title);
}

/** The title of the document, and the text of the live region. */
function useAnnouncement(address: string | undefined, title: string): string {
  const last = useRef('');
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (address === undefined) {
      last.current = readRoute().address;
      return undefined;
    }
    document.title = title;
    if (address === last.current) return undefined;
    last.current = address;
    setAnnouncement('');
    const timer = setTimeout(() => setAnnouncement(title), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [address, title]);
  return announcement;
}

/** Scroll position and focus. */
function usePlace(route: Route | null): void {
  // Where the visitor has arrived: until the first arrival, entry 0 at the prerendered page.
  const last = useRef({ address: '', entry: 0 });
  // The element that had the focus when a history entry was left, by its number.
  const left = useRef(new Map<number, Element | null>());
  useLayoutEffect(() => {
    if (route === null) {
      last.current.address = readRoute().address;
      return undefined;
    }
    const { address, target, visited, entry } = route;
    const isOtherPage = address !== last.current.address;
    const leave = () => {
      const focused = takeFocusOnLeaving();
      // Quick Backs pass this page before the focus arrives.
      if (last.current.entry === entry) left.current.set(entry, focused);
    };
    // A press during hydration may have led to another page already.
    if (last.current.entry === 0 && !isOtherPage) {
      last.current = { address, entry };
      // The browser has scrolled, unless the address is in another spelling.
      if (!visited && !hasScrolled()) elementInPage(target)?.scrollIntoView();
      return leave;
    }
    const isPlace = isOtherPage || elementInPage(target) !== null;
    if (isPlace && !visited) scrollToTarget(target);
    // The browser still moves focus to the fragment's target after `popstate`.
    const timer = setTimeout(() => {
      last.current = { address, entry };
      if (visited ? !restoreFocus(left.current.get(entry)) && isOtherPage : isPlace)
        focusTarget(target);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [route]);
}

/** Whether this window shows more than its top, or a window around it may (behavior R10). */
function hasScrolled(): boolean {
  return window.scrollY > 0 || window.parent !== window;
}
