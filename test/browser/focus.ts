import type { Page } from './engines/page';

export type Focused = { name: string; problems: string[] };

/**
 * Runs in the page: what has the focus, and what keeps a visitor from seeing it. WebKit's window is
 * never in front under automation, so that nothing shows the focus there; only its order can be
 * tested.
 */
const readFocus = async (whole: boolean): Promise<Focused> => {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement ?? document.body;
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
  const name = `${element.localName} ${text.replace(/\s+/g, ' ').slice(0, 40)}`;
  if (!document.hasFocus()) return { name, problems: [] };
  const problems: string[] = [];
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
    problems.push(`no outline: ${outlineWidth} ${outlineStyle}`);
  if (/, 0\)$/.test(outlineColor)) problems.push('a transparent outline');
  if (element.closest('[inert]')) problems.push('inert');

  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const across = [box.x + 2, box.x + box.width / 2, box.right - 2];
  const down = [box.y + 2, box.y + box.height / 2, box.bottom - 2];
  const tops = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  const covered = tops.filter((top) => !top || !element.contains(top));
  // Of a text area, the browser brings the caret into view, and not always the rest.
  const isLow = box.height < innerHeight / 2 && element.localName !== 'textarea';
  if (covered.length === tops.length || (whole && covered.length > 0 && isLow)) {
    const cover = covered[0]?.outerHTML.slice(0, 60) ?? 'the edge of the window';
    problems.push(`at ${Math.round(box.top)} to ${Math.round(box.bottom)} px, below ${cover}`);
  }
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflowX === 'visible') continue;
    const edge = around.getBoundingClientRect();
    const room = Math.min(
      box.left - edge.left,
      edge.right - box.right,
      box.top - edge.top,
      edge.bottom - box.bottom,
    );
    if (room < ring) problems.push(`.${around.className} cuts the outline`);
  }
  return { name, problems };
};

/**
 * The next element that the key focuses. Those inside a frame belong to another site and are passed
 * over.
 */
export const focusNext = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Focused> => {
  // Firefox does not scroll while a part of the element can be seen, and WCAG 2.4.11 asks for no
  // more.
  const whole = page.engine !== 'firefox';
  await page.press(key);
  const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
  for (let presses = 0; presses < 20 && (await isInFrame()); presses += 1) await page.press(key);
  return page.evaluate(readFocus, whole);
};

/**
 * Runs in the page: what Tab can reach, in the order of the document, named as `focusNext` does.
 */
export const tabStops = () => {
  const css = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    .map((one) => {
      const text = (one.getAttribute('aria-label') ?? one.textContent).trim();
      return `${one.localName} ${text.replace(/\s+/g, ' ').slice(0, 40)}`;
    });
};
