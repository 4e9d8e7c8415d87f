import type { Page } from '../harness/engines/page';

/** Runs in a frame: shows only letters, of one box at a time. */
function hideAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { visibility: hidden; background: none !important; border-color: #0000 !important }
    .page:not(:has([data-clips])) { display: none !important }
    [data-clips='shown'],
    [data-clips='shown'] :not(img, svg, svg *, [inert], [inert] *) { visibility: visible }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in a frame: marks the boxes that clip, do not scroll and have text at their edge, and counts
 * them. A label without room is below its box, out of view.
 */
function markClippers(width: number): number {
  (frameElement as HTMLIFrameElement).width = String(width);
  const hasTextAtEdge = (box: HTMLElement) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const range = document.createRange();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects())
        if (
          line.width > 0 &&
          Math.min(line.left - left, right - line.right, line.top - top, bottom - line.bottom) < 8
        )
          return true;
    }
    return false;
  };
  const all = document.querySelectorAll<HTMLElement>('body :not(.visually-hidden, .skip, svg)');
  const clippers = [...all].filter((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const overflow = overflowX + overflowY;
    if (!/hidden|clip/.test(overflow) || /auto|scroll/.test(overflow)) return false;
    if (box.querySelector('p, h1, h2, h3, li')) return hasTextAtEdge(box);
    if (!box.textContent?.trim()) return false;
    const label = (box.lastElementChild ?? box).getBoundingClientRect();
    return label.height > 0 && label.top < box.getBoundingClientRect().bottom;
  });
  for (const old of document.querySelectorAll<HTMLElement>('[data-clips]'))
    delete old.dataset.clips;
  for (const box of clippers) box.dataset.clips = '';
  return clippers.length;
}

/** Runs in a frame: shows the letters of a marked box, cut or whole, and returns their place. */
function showLetters(index: number, overflow: 'visible' | '') {
  const boxes = document.querySelectorAll<HTMLElement>('[data-clips]');
  for (const [at, one] of boxes.entries()) one.dataset.clips = at === index ? 'shown' : '';
  const box = boxes[index];
  if (!box || !frameElement) throw new Error(`There is no box ${index}`);
  box.style.overflow = overflow;
  box.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = box.getBoundingClientRect();
  const frame = frameElement.getBoundingClientRect();
  const name = `“${box.textContent}” in ${box.parentElement?.className} ${box.className}`;
  const rim = 24;
  const place = { x: frame.x + x - rim, y: frame.y + y - rim, scale: 1 };
  return { name, clip: { ...place, width: width + 2 * rim, height: height + 2 * rim } };
}

/**
 * The boxes of a frame that cut off the ink of their text, at each of these widths: photographed
 * with `overflow: visible`, they look different. Letters are drawn beyond the boxes of their lines.
 */
export async function findCutInk(page: Page, frame: Page, widths: readonly number[]) {
  const cut: string[] = [];
  await page.setViewport(Math.max(...widths) + 40, 840);
  for (const width of widths) {
    const count = await frame.evaluate(markClippers, width);
    if (width === widths[0]) await frame.evaluate(hideAll);
    for (let index = 0; index < count; index += 1) {
      const pictures: unknown[] = [];
      for (const overflow of ['visible', ''] as const) {
        const { name, clip } = await frame.evaluate(showLetters, index, overflow);
        const picture = await page.cdp('Page.captureScreenshot', { clip });
        pictures.push((picture as { data: string }).data);
        if (pictures.length > 1 && pictures[0] !== pictures[1]) cut.push(`${width} px: ${name}`);
      }
    }
  }
  await frame.evaluate(() => {
    document.adoptedStyleSheets.pop();
    scrollTo(0, 0);
  });
  return cut;
}
