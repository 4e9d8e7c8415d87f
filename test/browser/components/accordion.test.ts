import assert from 'node:assert/strict';
import { faq } from '../../../src/content/en/faq';
import { filled } from '../../helpers/facts';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { openSite, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { eventually, scrollOn, settleMotion } from '../harness/wait';

/** For tests that open the third answer. */
const skip = faq.length < 3 && 'this site has fewer than three questions';

/** Runs in the page: the indexes of the answers that are open, visible, and focused. */
function look() {
  const items = [...document.querySelectorAll<HTMLDetailsElement>('.accordion details')];
  const where = (fits: (item: HTMLDetailsElement) => boolean | undefined) =>
    items.flatMap((item, at) => (fits(item) ? at : []));
  return {
    open: where((item) => item.open),
    read: where((item) => item.lastElementChild?.checkVisibility()),
    focused: where((item) => item.querySelector('summary') === document.activeElement),
  };
}

/** Waits until this answer is open and can be read, and no other. */
function expectOpen(page: Page, index: number | null) {
  const expected = index === null ? [] : [index];
  return eventually(async () => ({ ...(await page.evaluate(look)), focused: null }), {
    open: expected,
    read: expected,
    focused: null,
  });
}

async function press(page: Page, index: number, expected: number | null) {
  await page.click({ css: '.accordion summary', name: faq[index]?.question ?? '' });
  await expectOpen(page, expected);
}

browserTest(
  'A1, R12: one answer is open at a time, by mouse or keys, before the script arrives and after',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/'));
    await expectOpen(page, 0);
    // Sections that are laid out late would move the questions away from the mouse.
    await settleMotion(page);
    await press(page, 1, 1);
    await press(page, 1, null);
    await press(page, 2, 2);
    await page.press('Enter');
    await expectOpen(page, null);
    await page.press('Space');
    await expectOpen(page, 2);
    site.release();
    await ready(page);
    await expectOpen(page, 2);
    assert.deepEqual((await page.evaluate(look)).focused, [2], 'focused questions');
    await press(page, 0, 0);
    await press(page, 0, null);
    assert.deepEqual(await page.messages(), []);
  },
  { skip },
);

browserTest(
  'A1: a pressed question stays in view where the answer above it closes',
  async (page) => {
    await page.setViewport(390, 600);
    await openSite(page);
    await settleMotion(page);
    const belowHeader = () => {
      const top = (css: string) => document.querySelector(css)?.getBoundingClientRect();
      const question = top('.accordion details:nth-of-type(2) summary')?.top ?? NaN;
      return question - (top('.site-header')?.bottom ?? NaN);
    };
    await scrollOn(page, (await page.evaluate(belowHeader)) - 8);
    await press(page, 1, 1);
    await eventually(async () => (await page.evaluate(belowHeader)) >= 0, true);
  },
  { skip },
);

browserTest(
  'A1: find-in-page opens the answer that contains the words, and closes the other',
  async (page) => {
    const site = await openSite(page);
    for (const index of [2, 1]) {
      // In a text fragment, a hyphen is a sign of its syntax.
      const text = encodeURIComponent(filled(faq[index]?.answer ?? '')).replaceAll('-', '%2D');
      await page.goto(site.url(`#/:~:text=${text}`));
      await expectOpen(page, index);
    }
    await press(page, 0, 0);
  },
  { skip },
);
