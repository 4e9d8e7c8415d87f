/**
 * Runs in the page: marks and lists what Tab can reach, in document order. Of a group of radio
 * buttons, that is the checked one. Frames belong to other sites.
 */
export function markStops(): string[] {
  const css = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  const isStop = (one: HTMLElement) =>
    one.tabIndex >= 0 &&
    !one.matches(':disabled, [type=radio]:not(:checked)') &&
    !one.closest('[inert]') &&
    one.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll<HTMLElement>(css)].filter(isStop);
  return stops.map((one, index) => {
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
    one.dataset.stop = `${index} ${one.localName} ${name}`;
    return one.dataset.stop;
  });
}

/**
 * Runs in the page: the focused element, and the reasons why a visitor cannot see the focus. An
 * automated WebKit window is never in front, so it shows no focus; only its order can be tested.
 * Firefox does not scroll if a part of the element is visible, which satisfies WCAG 2.4.11.
 */
export async function readFocus(isFirefox: boolean): Promise<{ stop: string; problems: string[] }> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement as HTMLInputElement;
  const stop = focused.dataset.stop ?? focused.localName;
  const problems: string[] = [];
  if (!document.hasFocus() || stop === 'iframe') return { stop, problems };
  // A hidden radio button shows its focus on its label.
  const element = (focused.type === 'radio' && focused.labels?.[0]) || focused;
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
    problems.push(`no outline: ${outlineWidth} ${outlineStyle}`);
  if (/, 0\)$/.test(outlineColor)) problems.push('a transparent outline');

  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const across = [box.x + 2, box.x + box.width / 2, box.right - 2];
  // The boxes of links in lines of a tall script overlap, although the letters do not.
  const isInline = getComputedStyle(element).display === 'inline';
  const down = isInline ? [] : [box.y + 2, box.bottom - 2];
  down.push(box.y + box.height / 2);
  const tops = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  const covered = tops.filter((top) => !top || !element.contains(top));
  // In a text area, the browser scrolls the caret into view, and not always the rest.
  const mayBePart = isFirefox || box.height > innerHeight / 2 || element.localName === 'textarea';
  if (covered.length > (mayBePart ? tops.length - 1 : 0)) {
    const cover = covered[0]?.outerHTML.slice(0, 60) ?? 'the edge of the window';
    problems.push(`at ${Math.round(box.top)} to ${Math.round(box.bottom)} px, below ${cover}`);
  }
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflowX === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    const room = [box.left - left, right - box.right, box.top - top, bottom - box.bottom];
    if (Math.min(...room) < ring) problems.push(`.${around.className} cuts the outline`);
  }
  return { stop, problems: problems.map((problem) => `${stop}: ${problem}`) };
}

/** Runs in the page: the next Tab leads to the first stop. */
export function startAtTop() {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}
