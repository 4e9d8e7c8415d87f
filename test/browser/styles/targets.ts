/**
 * Runs in a frame that shows all pages: the targets that are too small at each width of the frame.
 * Main ones are at least 44 px, without the dots, which are close together: dragging and keys do
 * the same.
 */
export function findSmallTargets(widths: readonly number[]): string[] {
  const main = `.button, .menu-button, .brand, .carousel-rotation, .carousel-arrow, [role="tab"],
    summary, input, textarea, #menu:popover-open a`;
  const isTarget = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('[inert], .skip') &&
    // The criterion exempts links in a line of text.
    !(getComputedStyle(one).display === 'inline' && one.closest('p'));
  // A pointer reaches a radio button, which is hidden from sight, through its label.
  const boxOf = (one: Element) =>
    (
      (one.matches('[type=radio]') && (one as HTMLInputElement).labels?.[0]) ||
      one
    ).getBoundingClientRect();
  return widths.flatMap((width) => {
    (frameElement as HTMLIFrameElement).width = String(width);
    return [...document.querySelectorAll('a[href], button, summary, input, textarea, [role="tab"]')]
      .filter(isTarget)
      .map((one) => ({ one, box: boxOf(one), least: one.matches(main) ? 44 : 24 }))
      .filter(({ box, least }) => Math.min(box.width, box.height) < least - 0.01)
      .map(
        ({ one, box, least }) =>
          `${width} px: ${one.outerHTML.slice(0, 60)}: ${box.width.toFixed(1)} by ${box.height.toFixed(1)}, expected ${least}`,
      );
  });
}
