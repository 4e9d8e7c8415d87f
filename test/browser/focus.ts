import type { WithColors } from './colors';
import type { Page } from './engines/page';

export type Focused = {
  /** As one would read it out: what it is, and its name. */
  name: string;
  /** What keeps a visitor from seeing where the focus is; empty if nothing. */
  faults: string[];
};

/**
 * Runs in the page, one frame after the key, so that what has the focus stands in its place. WebKit's window is never
 * in front under automation, so there nothing shows where the focus is; its order alone can be told.
 */
const readFocus = async (whole: boolean): Promise<Focused> => {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement ?? document.body;
  const kinds = {
    A: 'link',
    BUTTON: 'button',
    SUMMARY: 'question',
    INPUT: 'field',
    TEXTAREA: 'field',
    BODY: 'nothing',
  };
  const role = { tab: 'tab', tabpanel: 'panel' }[element.getAttribute('role') ?? ''];
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const text = (one: Element | null) => one?.textContent.trim().replace(/\s+/g, ' ') ?? '';
  const title = element.getAttribute('title') ?? element.getAttribute('aria-label');
  const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const own = title ?? text(labelledBy ?? labels[0] ?? element);
  const kind = role ?? kinds[element.tagName as keyof typeof kinds] ?? element.localName;

  if (!document.hasFocus()) return { name: `${kind} ${own}`, faults: [] };
  const { colorOf, groundOf, contrastOf } = window as unknown as WithColors;
  const style = getComputedStyle(element);
  const faults: string[] = [];
  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
    faults.push(`no outline: ${style.outline}`);
  const contrast = contrastOf(colorOf(style.outlineColor), groundOf(element.parentElement));
  if (contrast < 3) faults.push(`an outline of contrast ${contrast.toFixed(2)}`);
  if (element.closest('[inert]')) faults.push('inert');

  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const across = [box.x + 2, box.x + box.width / 2, box.right - 2];
  const down = [box.y + 2, box.y + box.height / 2, box.bottom - 2];
  const tops = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  const hidden = tops.filter((top) => !top || !element.contains(top));
  if (
    hidden.length === tops.length ||
    (whole && hidden.length > 0 && box.height < innerHeight / 2)
  ) {
    const cover = hidden[0]?.outerHTML.slice(0, 60) ?? 'the edge';
    faults.push(
      `at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight} px, below ${cover}`,
    );
  }
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const ring = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const edge = around.getBoundingClientRect();
    const room = Math.min(
      box.left - edge.left,
      edge.right - box.right,
      box.top - edge.top,
      edge.bottom - box.bottom,
    );
    if (room < ring)
      faults.push(`the outline is cut by .${around.className}: ${room.toFixed(1)} of ${ring} px`);
  }
  return { name: `${kind} ${own}`, faults };
};

/** The next thing of the page that the key brings the focus to. What stands in a frame belongs to somebody else. */
export const focusNext = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Focused> => {
  // Firefox leaves a thing where it is as long as some of it shows; that some of it must show is what 2.4.11 asks for.
  const whole = page.engine !== 'firefox';
  await page.press(key);
  const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
  for (let presses = 0; presses < 20 && (await isInFrame()); presses += 1) await page.press(key);
  return page.evaluate(readFocus, whole);
};

/** Runs in the page: how many things there are to come to by key. */
export const countStops = () => {
  const css = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }),
  ).length;
};
