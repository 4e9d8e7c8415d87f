import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { messageWords } from '../../../src/content/en/interface';
import { showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import { preparesMessage, typed } from '../harness/form';
import { openSite } from '../harness/open-page';
import { states } from '../harness/page-states';

/** Runs in the page: what a print should not have. */
function look() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (css: string) => [...document.querySelectorAll(css)].filter(isShown);
  const styles = shown('body, body *').map((one) => getComputedStyle(one));
  const panels = [...document.querySelectorAll('.tab-panel, details > p, .carousel-slide')];
  return {
    controls: shown('button, input, textarea, iframe, nav, .tab, .skip').length,
    closed: panels.filter((one) => !isShown(one)).length,
    ink: [...new Set(styles.map(({ color }) => color))],
    paper: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
  };
}

/** Runs in the page: words that break over two lines, or reach out of their column or place. */
function findBrokenWords() {
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { textContent: text, parentElement } = node;
    const block = parentElement?.closest('h1, h2, h3, h4, p, dt, dd, li, body');
    // A block that goes on in the next column has a box in each.
    const columns = [...(block?.getClientRects() ?? [])];
    if (!text?.trim() || parentElement?.closest('.visually-hidden')) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()];
      const fits = boxes.every(({ left, right }) =>
        columns.some((one) => one.left < left + 1 && right < one.right + 1),
      );
      if (!fits) broken.push(`“${word}” leaves its column`);
      if (new Set(boxes.map(({ top }) => top)).size > 1) broken.push(`“${word}” breaks`);
    }
  }
  const bottom = (css: string) => document.querySelector(css)?.getBoundingClientRect().bottom ?? 0;
  if (bottom('footer') > bottom('header') + 12) broken.push('The address reaches into the page');
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...broken] : broken;
}

/** In mm. Browsers print with a margin of about 10 mm, or with none. */
const papers = { A5: 148, A4: 210, Letter: 216, 'Letter, landscape': 279, 'A4, landscape': 297 };

for (const { file } of editions)
  browserTest(
    `A1, T2: ${file} is printed in black on white, with all open, no controls and whole words`,
    async (page) => {
      await openSite(page, file);
      await showAllPages(page);
      for (const scheme of ['light', 'dark'] as const) {
        await page.prefer({ print: true, scheme });
        const [ink, paper] = [['rgb(0, 0, 0)'], ['rgba(0, 0, 0, 0)']];
        assert.deepEqual(await page.evaluate(look), { controls: 0, closed: 0, ink, paper }, scheme);
      }
      for (const [paper, width] of Object.entries(papers))
        for (const margin of [0, 10]) {
          await page.setViewport(Math.floor(((width - 2 * margin) / 25.4) * 96), 1000);
          assert.deepEqual(await page.evaluate(findBrokenWords), [], `${paper}, ${margin} mm`);
        }
    },
    { engines: ['chromium'] },
  );

/** Runs in the page: the terms that are not printed, at the first moment of each animation. */
function lateTerms() {
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = 0;
  }
  const terms = [...document.querySelectorAll('.page:not([hidden]) dt')];
  return terms.filter((one) => !one.checkVisibility()).map((one) => one.textContent);
}

browserTest(
  'R8: a narrow sheet has all of a page, also what a phone lays out late',
  async (page) => {
    await openSite(page, '#/contact-us');
    await page.prefer({ print: true });
    await page.setViewport(484, 700);
    assert.deepEqual(await page.evaluate(lateTerms), []);
  },
  { engines: ['chromium'] },
);

/** Runs in the page: the texts of the card with the form and its panel, as printed. */
function printed() {
  const card = document.querySelector<HTMLElement>('.contact-card');
  const label = card?.querySelector('.message-panel label');
  const controls = [...(card?.querySelectorAll('a, button, input, textarea') ?? [])];
  return {
    card: card?.innerText,
    message: label && getComputedStyle(label, '::after').content,
    controls: controls.filter((one) => one.checkVisibility()).length,
  };
}

browserTest(
  'F2: a finished message is printed in full, without the form and the buttons',
  async (page) => {
    await openSite(page, '#/contact-us');
    await page.prefer({ print: true });
    assert.equal((await page.evaluate(printed)).card, '');
    await page.prefer({ print: false });
    await states.messagePanel(page);
    await page.prefer({ print: true });
    const { card, message, controls } = await page.evaluate(printed);
    assert.ok(card?.startsWith(messageWords.heading), `${card}`);
    for (const text of Object.values(typed)) assert.ok(message?.includes(text), `${message}`);
    assert.equal(controls, 0);
  },
  { engines: ['chromium'], skip: !preparesMessage && 'the form is sent to a server' },
);
