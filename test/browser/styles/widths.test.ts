import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { openSite } from '../harness/open-page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';
import { scrollOn } from '../harness/wait';
import { findCutInk } from './cut-ink';
import { findTouchingInk } from './ink';
import { findOverflow, type Size } from './overflow';
import { splitsAt } from './splits';
import { findSmallTargets } from './targets';

/** Opens all pages of an edition in a frame: a change of its size takes one layout. */
async function openInFrame(page: Page, file: string) {
  const frame = `<title>Frame</title><iframe src="${file}" width="390" height="800">`;
  const site = await serve({ documents: { '/frame.html': frame } });
  // No carousel moves by itself between two photographs.
  await page.prefer({ reducedMotion: true });
  await page.goto(site.url('frame.html'));
  await showAllPages(page.inFrame('iframe'), { '/contact-us': states.messagePanel });
  return page.inFrame('iframe');
}

/** Runs in the page: a style sheet of the visitor's own. It passes the security policy. */
function addStyles(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: makes every text 40 % longer. */
function lengthen() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim()) text.appendData(' ~~~~'.repeat(Math.ceil(text.data.length * 0.08)));
  }
}

function sizes(height: number, ...widths: number[]) {
  return widths.map((width): Size => [width, height]);
}

function steps(from: number, to: number, by: number) {
  return Array.from({ length: (to - from) / by }, (_, step) => from + step * by);
}

// https://www.w3.org/TR/WCAG22/#text-spacing
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Each width costs a layout of all pages: most where phones are. */
const every = [...steps(320, 440, 8), ...steps(440, 1280, 40), ...steps(1280, 1920, 160), 1920];

for (const { file } of editions)
  browserTest(
    `E6, E8, 1.4.10, 1.4.12, 2.5.5, 2.5.8: at any width ${file} cuts nothing off, no ink touches, no word breaks, and targets are large`,
    async (page) => {
      const frame = await openInFrame(page, file);
      const sample = [320, 390, 768, 960, 1280, 1920];
      assert.deepEqual(await frame.evaluate(findSmallTargets, sample), [], 'small targets');
      const touching = await frame.evaluate(findTouchingInk, [320, 360, 768, 1280, 1920]);
      assert.deepEqual(touching, [], 'ink that touches something');
      const cut = await findCutInk(page, frame, [320, 360, 768, 1280]);
      assert.deepEqual(cut, [], 'ink that its box cuts off');
      const wide = [...sizes(800, 280, 390, 620, 940, 1200, 2560), [320, 256]] as const;
      assert.deepEqual(await frame.evaluate(findOverflow, wide), [], 'cut off');
      await frame.evaluate(addStyles, spacing);
      const narrow = sizes(740, 320, 650);
      assert.deepEqual(await frame.evaluate(findOverflow, narrow), [], 'with wider text spacing');
      await frame.evaluate(() => void document.adoptedStyleSheets.pop());
      assert.deepEqual(await splitsAt(frame, every), [], 'broken words');
      // A scrollbar that takes room narrows the page, but not the width that media queries see.
      await frame.evaluate(addStyles, ':root { margin-inline-end: 15px }');
      const some = [...steps(640, 1280, 128), 1920];
      assert.deepEqual(await splitsAt(frame, some), [], 'with a scrollbar');
    },
    { engines: ['chromium'] },
  );

browserTest(
  '1.4.10: no page scrolls sideways, cuts text off or overlaps text, narrow or wide',
  async (page) => {
    await openSite(page);
    await showAllPages(page);
    // 290 px is the narrowest window that WebKit's tool bar allows.
    for (const width of [290, 1280]) {
      await page.setViewport(width, 800);
      assert.deepEqual(await page.evaluate(findOverflow, []), [], `${width} px`);
    }
  },
  { engines: ['firefox', 'webkit'] },
);

browserTest(
  '1.4.4, 1.4.10: text of 200 %, words that are 40 % longer and a long name of the company fit',
  async (page) => {
    await page.cdp('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const frame = await openInFrame(page, 'index.html');
    const rem = () => getComputedStyle(document.documentElement).fontSize;
    assert.equal(await frame.evaluate(rem), '32px');
    const large = sizes(800, 360, 640, 1280);
    assert.deepEqual(await frame.evaluate(findOverflow, large), [], 'with text of 200 %');
    await page.cdp('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await frame.evaluate(() => {
      for (const brand of document.querySelectorAll('.brand'))
        brand.lastChild?.replaceWith('Indian Language Services Private Limited');
    });
    const all = sizes(800, 336, 480, 960, 1280);
    assert.deepEqual(await frame.evaluate(findOverflow, all), [], 'with a long name');
    await frame.evaluate(lengthen);
    assert.deepEqual(await frame.evaluate(findOverflow, sizes(800, 320)), [], 'with longer words');
  },
  { engines: ['chromium'] },
);

browserTest(
  '1.4.10: at a zoom of 400 % the header scrolls away',
  async (page) => {
    await page.setViewport(320, 256);
    await openSite(page);
    await scrollOn(page, 500);
    const end = () => document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 1;
    assert.ok((await page.evaluate(end)) <= 0, 'the header covers a part of the page');
  },
  { engines: ['chromium'] },
);
