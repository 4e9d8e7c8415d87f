import type { Page } from '../harness/engines/page';

const parts = `h1, h2, h3, h4, dt, label, button, .button, .menu a, .more, .brand,
  .edition-links a, .call-out-links a, .contact-details a, .progress-bar-label`;

/**
 * Runs in a frame that shows all pages: shows the menu and tab panels too, and hides what has no
 * influence on the words that must not break. Running text may break anywhere.
 */
function showWords(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .tab-panel, .menu { display: block !important; content-visibility: visible !important }
    [data-idle] { display: none !important }`);
  document.adoptedStyleSheets.push(sheet);
  for (const panel of document.querySelectorAll('.tab-panel')) panel.removeAttribute('hidden');
  const rest = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (one) => !one.closest(css) && !one.querySelector(css),
  );
  // In a grid or a flex box, each child has a place.
  const isFree = ({ parentElement }: Element) =>
    parentElement && getComputedStyle(parentElement).display === 'block';
  const free = new Set(rest.filter(isFree));
  for (const one of rest)
    if (free.has(one)) one.dataset.idle = '';
    else if (one.matches('p, dd, small')) one.textContent = '';
}

/**
 * Runs in that frame: words that are on two lines, letters alone on a line, and tabs in two rows,
 * with the widths of the frame in px.
 */
function findSplits(css: string, widths: readonly number[]): string[] {
  const all = [...document.querySelectorAll(css)].filter((one) => !one.closest('.visually-hidden'));
  const graphemes = new Intl.Segmenter(document.documentElement.lang);
  const range = document.createRange();
  const boxesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const splitsOf = (element: Element): string[] => {
    const splits: string[] = [];
    const lines: { middle: number; words: string[] }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–—/]+[-–—/]*/g)) {
        const boxes = boxesOf(node, index, index + word.length);
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (!first || !last) continue;
        if (last.top > first.top + first.height / 2) splits.push(`breaks in “${word}”`);
        const middle = (first.top + first.bottom) / 2;
        const line = lines.find((one) => Math.abs(one.middle - middle) < first.height / 3);
        if (line) line.words.push(word);
        else lines.push({ middle, words: [word] });
      }
    for (const { words } of lines.length > 1 ? lines : [])
      if ([...graphemes.segment(words.join(' '))].length < 2)
        splits.push(`leaves “${words}” alone on a line`);
    return splits;
  };
  const isOneLine = ({ firstChild: text, childNodes }: Element) =>
    childNodes.length === 1 && text instanceof Text && boxesOf(text, 0, text.length).length < 2;
  const found = new Map<string, number[]>();
  for (const width of widths) {
    const add = (element: Element, split: string) => {
      const key = `${element.localName}.${element.className} “${element.textContent}” ${split}`;
      found.set(key, [...(found.get(key) ?? []), width]);
    };
    (frameElement as HTMLIFrameElement).width = String(width);
    for (const part of all)
      if (!isOneLine(part)) for (const split of splitsOf(part)) add(part, split);
    for (const tabs of document.querySelectorAll('.tabs')) {
      const tops = [...tabs.querySelectorAll('.tab')].map((tab) => tab.getBoundingClientRect().top);
      if (new Set(tops).size > 1) add(tabs, 'has two rows of tabs');
    }
  }
  return [...found].map(([split, at]) => `${[...new Set(at)].join(', ')} px: ${split}`);
}

/** The splits in a frame that shows all pages, at each of these widths. */
export async function splitsAt(frame: Page, widths: readonly number[]) {
  await frame.evaluate(showWords, parts);
  return frame.evaluate(findSplits, parts, widths);
}
