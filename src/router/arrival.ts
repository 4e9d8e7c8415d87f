import { isZoomed } from '../lib/is-zoomed';
import { pageSelector, type Route } from './route';

/** How long an announcement waits, in ms: after quick Backs, only one is heard (behavior R8). */
const ANNOUNCE_AFTER = 100;

/** Scrolls to the top, even if the visitor has zoomed in by pinching. */
function scrollToTop(): void {
  window.scrollTo(0, 0);
  // In a zoomed page, Chromium's `scrollTo` leaves the visual viewport where it is.
  if (isZoomed()) document.documentElement.scrollIntoView({ inline: 'start' });
}

/**
 * Focuses an element without scrolling this window. In a frame, an element that this window shows
 * is focused with scrolling: if the frame is as tall as its page, only its host scrolls.
 */
function focusInPlace(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInFrame = window.parent !== window && top >= 0 && bottom <= window.innerHeight;
  element.focus({ preventScroll: !isInFrame });
}

/** The element of the visible page with this id, in any case. A page itself may have an id, too. */
function elementInPage(id: string): HTMLElement | null {
  const named = [...document.querySelectorAll<HTMLElement>('main [id]')].find(
    (one) => one.id.toLowerCase() === id.toLowerCase(),
  );
  return named?.matches(`${pageSelector}:not([hidden]) *`) ? named : null;
}

/** Scrolls to an element of the visible page or, if there is none, to the top. */
function scrollToElement(id: string): void {
  const element = elementInPage(id);
  if (element) element.scrollIntoView();
  else scrollToTop();
}

/** Focuses an element of the visible page or, if there is none, its heading (WCAG 2.4.3). */
function focusElement(id: string): void {
  const heading = document.querySelector<HTMLElement>(`${pageSelector}:not([hidden]) h1[tabindex]`);
  focusInPlace(elementInPage(id) ?? heading);
}

/** Scrolls to an element of the visible page and focuses it, or the top and the heading. */
export function goTo(id = ''): void {
  scrollToElement(id);
  focusElement(id);
}

/** By the number of a visit: the element that had the focus when its history entry was left. */
const left = new Map<number, Element | null>();

/** The link that was followed since the last arrival. */
let followed: HTMLAnchorElement | undefined;

/** Timers of the last arrival; `focusing` until the focus has moved. */
let focusing: ReturnType<typeof setTimeout> | undefined;
let announcing: ReturnType<typeof setTimeout> | undefined;

/** Called when a link to another place is followed, for the focus on Back. */
export function rememberLink(link: HTMLAnchorElement): void {
  followed = link;
}

/**
 * Remembers what has the focus in a history entry that is left. After a click, Safari has not
 * focused the link, and Firefox and WebKit have already moved the focus to the target.
 */
export function leave(visit: number): void {
  const link = followed;
  followed = undefined;
  // Quick Backs pass an entry before the focus arrives there.
  if (focusing !== undefined) return;
  left.set(visit, link?.hash === window.location.hash ? link : document.activeElement);
}

/** Focuses an element again, if it can. */
function restoreFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  focusInPlace(element);
  return document.activeElement === element;
}

/**
 * On the first load, the focus stays, and the scroll position with it (behavior R7): the browser
 * has scrolled to the element of the address, unless the address is in another spelling.
 */
export function arriveFirst({ visit, elementId }: Route): void {
  // A window around a frame may have scrolled (behavior R10).
  const hasScrolled = window.scrollY > 0 || window.parent !== window;
  if (!visit && !hasScrolled) elementInPage(elementId)?.scrollIntoView();
}

/**
 * A new history entry is scrolled to the element of its address, which receives the focus, or to
 * the top of a new page with the focus on its heading. On Back and Forward, the browser scrolls,
 * and the focus returns to where it was (behavior R7, R8; WCAG 2.4.3).
 */
export function arrive(last: Route, { address, elementId, visit }: Route): void {
  const isOtherPage = address !== last.address;
  const isPlace = isOtherPage || elementInPage(elementId) !== null;
  if (!visit && isPlace) scrollToElement(elementId);
  clearTimeout(focusing);
  // The browser still moves focus to the fragment's target after `popstate`.
  focusing = setTimeout(() => {
    focusing = undefined;
    if (visit ? !restoreFocus(left.get(visit)) && isOtherPage : isPlace) focusElement(elementId);
  });
}

/** Announces a page, politely and once (WCAG 4.1.3). */
export function announce(liveRegion: Element | null, title: string): void {
  clearTimeout(announcing);
  if (!liveRegion) return;
  liveRegion.textContent = '';
  announcing = setTimeout(() => {
    liveRegion.textContent = title;
  }, ANNOUNCE_AFTER);
}

/** Cancels what is still to come of the last arrival. */
export function cancelArrival(): void {
  clearTimeout(announcing);
  clearTimeout(focusing);
  focusing = undefined;
}
