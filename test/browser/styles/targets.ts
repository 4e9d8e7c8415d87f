/**
 * Runs in a frame that shows all pages: the targets that are too small at each width of the frame,
 * without what other targets cover of them. Main ones are at least 44 px, without the dots, which
 * are close together: dragging and keys do the same.
 */
export function findSmallTargets(widths: readonly number[]): string[] {
  const main = `.button, .menu-button, .brand, .carousel-rotation, .carousel-arrow, [role="tab"],
    summary, input, textarea`;
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
  /** The largest part of a target that another one leaves, as the least of its width and height. */
  const leftOf = (box: DOMRect, other: DOMRect) => {
    const { left, right, top, bottom, width, height } = box;
    const isApart =
      other.right <= left || other.left >= right || other.bottom <= top || other.top >= bottom;
    if (isApart) return Math.min(width, height);
    return Math.max(
      Math.min(Math.max(other.left - left, right - other.right), height),
      Math.min(Math.max(other.top - top, bottom - other.bottom), width),
    );
  };
  return widths.flatMap((width) => {
    (frameElement as HTMLIFrameElement).width = String(width);
    const all = [
      ...document.querySelectorAll('a[href], button, summary, input, textarea, [role="tab"]'),
    ]
      .filter(isTarget)
      .map((one) => ({ one, box: boxOf(one), least: one.matches(main) ? 44 : 24 }));
    return all
      .filter(
        ({ one, box, least }) =>
          Math.min(box.width, box.height) < least - 0.01 ||
          all.some((other) => other.one !== one && leftOf(box, other.box) < 23.99),
      )
      .map(
        ({ one, box, least }) =>
          `${width} px: ${one.outerHTML.slice(0, 60)}: ${box.width.toFixed(1)} by ${box.height.toFixed(1)}, expected ${least}`,
      );
  });
}
