/** The id of the element that the next arrival focuses; null for the page's heading. */
let destination: string | null = null;

/** Sets the element that the next arrival focuses (behavior R6). */
export function goTo(id: string | null): void {
  destination = id;
}

/** Scrolls to the top and focuses the heading of the active page (behavior R6; WCAG 2.4.3). */
export function goToHeading(): void {
  window.scrollTo(0, 0);
  focusHeading();
}

/**
 * Focuses the heading of the active page without scrolling, or goes to the destination if the page
 * has it.
 */
export function focusHeading(): void {
  const page = document.querySelector('.page:not([hidden])');
  const target = destination && page?.querySelector<HTMLElement>(`[id="${destination}"]`);
  destination = null;
  if (target) target.scrollIntoView({ block: 'center' });
  (target || page?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
}
