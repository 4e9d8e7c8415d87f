/**
 * Runs in a frame that shows all pages: the main targets of less than 44 px at each width of the
 * frame. The dots are close together: dragging and keys do the same. axe finds targets of less than
 * 24 px.
 */
export function findSmallTargets(widths: readonly number[]): string[] {
  const main = `.button, .menu-button, .brand, .carousel-rotation, .carousel-arrow, [role="tab"],
    summary, input, textarea`;
  return widths.flatMap((width) => {
    (frameElement as HTMLIFrameElement).width = String(width);
    return [...document.querySelectorAll(main)].flatMap((one) => {
      // A pointer reaches a radio button, which is hidden from sight, through its label.
      const label = one.matches('[type=radio]') && (one as HTMLInputElement).labels?.[0];
      const box = (label || one).getBoundingClientRect();
      const isTarget = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
      return isTarget && Math.min(box.width, box.height) < 43.99
        ? [`${width} px: ${one.outerHTML.slice(0, 60)}: ${box.width} by ${box.height}`]
        : [];
    });
  });
}
