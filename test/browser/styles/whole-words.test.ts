import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { readyWithoutScript, siteScript } from '../harness/open-page';
import { serve } from '../harness/site';

/*
 * All pages are shown at once, with their tab panels and the menu, so that one layout is enough for
 * each width of the window.
 */
const everything = `
  .page, .tabs:not([data-ready]) > .tab-panel, .menu { display: block !important; }
  .page > * { animation: none !important; }
  .menu { position: static !important; }
  * { transition: none !important; }`;

/** A scrollbar that takes room narrows the page, but not the width that media queries see. */
const scrollbar = ':root { margin-inline-end: 15px; }';

/** Runs in the page. Running text is emptied: its layout is slow, and it may break anywhere. */
function prepare(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const text of document.querySelectorAll(
    'p:not(.progress-bar-label), small, .wall-groups li',
  ))
    if (!text.querySelector('a')) text.textContent = '';
}

/**
 * Runs in a frame: words that are on two lines, letters alone on a line, and tabs in two rows, with
 * the widths of the frame in px.
 */
function findSplits(widths: number[]) {
  const css = `h1, h2, h3, h4, dt, label, button, .button, .menu a, .more, .brand,
    .edition-links a, .call-out-links a, .contact-details a, .progress-bar-label`;
  const graphemes = new Intl.Segmenter(document.documentElement.lang);
  const range = document.createRange();
  const linesOf = (element: Element, report: (split: string) => void) => {
    const lines: { middle: number; words: string[] }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–—/]+[-–—/]*/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (!first || !last) continue;
        if (last.top > first.top + first.height / 2) report(`breaks in “${word}”`);
        const middle = (first.top + first.bottom) / 2;
        const line = lines.find((one) => Math.abs(one.middle - middle) < first.height / 3);
        if (line) line.words.push(word);
        else lines.push({ middle, words: [word] });
      }
    return lines;
  };
  const parts = [...document.querySelectorAll(css)].filter(
    (element) => !element.closest('.visually-hidden'),
  );
  const found = new Map<string, number[]>();
  for (const width of widths) {
    const add = (element: Element, split: string) => {
      const key = `${element.localName}.${element.className} “${element.textContent}” ${split}`;
      found.set(key, [...(found.get(key) ?? []), width]);
    };
    (frameElement as HTMLIFrameElement).width = String(width);
    for (const part of parts) {
      const lines = linesOf(part, (split) => add(part, split));
      for (const { words } of lines.length > 1 ? lines : [])
        if ([...graphemes.segment(words.join(' '))].length < 2)
          add(part, `leaves “${words}” alone on a line`);
    }
    for (const tabs of document.querySelectorAll('.tabs')) {
      const tops = [...tabs.querySelectorAll('.tab')].map((tab) => tab.getBoundingClientRect().top);
      if (new Set(tops).size > 1) add(tabs, 'has two rows of tabs');
    }
  }
  return [...found].map(([split, at]) => `${[...new Set(at)].join(', ')} px: ${split}`);
}

function steps(from: number, to: number, by: number) {
  return Array.from({ length: (to - from) / by }, (_, step) => from + step * by);
}

const phones = steps(320, 640, 8);
const others = [360, ...steps(640, 1200, 16), ...steps(1200, 1920, 60), 1920];

for (const { file, tag } of editions)
  browserTest(
    `E8: no heading, button, tab or label of ${file} breaks in a word from 320 to 1920 px`,
    async (page) => {
      const site = await serve({
        documents: { '/frame.html': `<iframe src="${file}" height="800">` },
        failures: [[siteScript, { pauseAt: 0 }]],
      });
      await page.goto(site.url('frame.html'), 'commit');
      const frame = page.inFrame('iframe');
      await readyWithoutScript(frame, '');
      await frame.evaluate(prepare, everything);
      const splits = await frame.evaluate(findSplits, phones);
      await frame.evaluate(prepare, scrollbar);
      splits.push(...(await frame.evaluate(findSplits, others)));
      assert.deepEqual(splits, [], tag);
    },
    { engines: ['chromium'], timeout: 120_000 },
  );
