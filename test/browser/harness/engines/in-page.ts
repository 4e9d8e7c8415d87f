import type { Target } from './types';

/**
 * A function of a test as an expression for the page. tsx wraps named functions in its helper
 * `__name`, which does not exist in the page, so the expression brings a replacement.
 */
export function toExpression(
  fn: (...args: never[]) => unknown,
  args: readonly unknown[] = [],
): string {
  return `((__name) => (${String(fn)})(...${JSON.stringify(args)}))((it) => it)`;
}

/**
 * Runs in the page: the middle of the first visible match. Returns null after scrolling it into
 * view. Throws if there is no match, or if it cannot be pressed although it was scrolled before.
 */
export function locate(target: Exclude<Target, { x: number }>, hasScrolled: boolean) {
  const { css, name = null } = typeof target === 'string' ? { css: target } : target;
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent.trim();
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const element = [...document.querySelectorAll(css)].find(
    (one) => isVisible(one) && (name === null || nameOf(one) === name),
  );
  if (!element) throw new Error(`Nothing visible matches ${JSON.stringify(target)}`);
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  // Firefox presses at whole pixels; rounded up, a point at the edge would be out of view.
  const at = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
  const top = document.elementFromPoint(at.x, at.y);
  if (top && (element.contains(top) || top.contains(element))) return at;
  const cover = top?.outerHTML.slice(0, 120) ?? 'nothing: it is out of view';
  if (hasScrolled) throw new Error(`${JSON.stringify(target)} is covered by ${cover}`);
  // Out of view, or below the sticky header.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return null;
}
