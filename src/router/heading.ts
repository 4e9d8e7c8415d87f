/** Scrolls to the top and focuses the heading of the active page (behavior R6; WCAG 2.4.3). */
export function goToHeading(): void {
  window.scrollTo(0, 0);
  focusHeading();
}

/** Focuses the heading of the active page without scrolling. Does nothing if the page has none. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('.page:not([hidden]) h1')?.focus({ preventScroll: true });
}
