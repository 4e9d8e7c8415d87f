import type { Target } from './types';

/**
 * A function of a test as an expression for the page. tsx wraps named functions in its helper
 * `__name`, which does not exist in the page, so the expression brings a replacement.
 */
export const toExpression = (
  fn: string | ((...args: never[]) => unknown),
  args: readonly unknown[] = [],
): string =>
  typeof fn === 'string'
    ? fn
    : `((__name) => (${String(fn)})(...${JSON.stringify(args)}))((it) => it)`;

export type Found = { x: number; y: number; hasScrolled: boolean; coveredBy: string | null };

/**
 * Runs in the page: the middle of the first visible match, scrolled into view, and the element that
 * covers it.
 */
export const locate = (target: Exclude<Target, { x: number }>): Found | null => {
  const css = typeof target === 'string' ? target : target.css;
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent.trim();
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const element = [...document.querySelectorAll(css)].find(
    (one) => isVisible(one) && (typeof target === 'string' || nameOf(one) === target.name),
  );
  if (!element) return null;
  const middle = () => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Firefox presses at whole pixels; rounded up, a point at the edge would be out of view.
    return { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
  };
  const topAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  const isHit = (top: Element | null) =>
    top !== null && (element.contains(top) || top.contains(element));
  // Out of view, or below the sticky header.
  const hasScrolled = !isHit(topAt(middle()));
  if (hasScrolled)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const point = middle();
  const top = topAt(point);
  return {
    ...point,
    hasScrolled,
    coveredBy: isHit(top) ? null : (top?.outerHTML.slice(0, 120) ?? 'nothing: it is out of view'),
  };
};
