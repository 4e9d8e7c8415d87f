/** The id of the element that the next arrival focuses; null for the page's heading. */
let destination: string | null = null;

/** Sets the element that the next arrival focuses (behavior R6). */
export function setDestination(id: string | null): void {
  destination = id;
}

/** Scrolls to the top, even if the visitor has zoomed in by pinching. */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
  // In a zoomed page, Chromium's `scrollTo` leaves the visual viewport where it is.
  if (window.visualViewport && window.visualViewport.scale > 1)
    document.documentElement.scrollIntoView({ inline: 'start' });
}

/** Scrolls to the top and focuses the destination (behavior R6; WCAG 2.4.3). */
export function goToDestination(): void {
  scrollToTop();
  focusDestination();
}

/**
 * Focuses the destination, in the middle of the window, if the active page has it; otherwise the
 * page's heading, without scrolling.
 */
export function focusDestination(): void {
  const page = document.querySelector('.page:not([hidden])');
  const element = destination && page?.querySelector<HTMLElement>(`[id="${destination}"]`);
  destination = null;
  if (element) element.scrollIntoView({ block: 'center' });
  (element || page?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
}
