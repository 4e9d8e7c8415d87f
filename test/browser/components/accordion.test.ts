import assert from 'node:assert/strict';
import { faq } from '../../../src/content/en/faq';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, scrollOn, settleMotion, waitFor } from '../harness/wait';

/** For a test that opens the third answer. */
const skip = faq.length < 3 && 'this site has fewer than three questions';

const questions = faq.map(({ question }) => question);
function summary(index: number) {
  return { css: '.accordion summary', name: questions[index] ?? '' };
}

/** Runs in the page: the indexes of the answers that are open, and of those that are visible. */
function look() {
  const items = [...document.querySelectorAll('.accordion details')].filter((item) =>
    item.checkVisibility(),
  );
  const where = (fits: (item: Element) => boolean) =>
    items.map((item, at) => (fits(item) ? at : -1)).filter((at) => at >= 0);
  return {
    open: where((item) => (item as HTMLDetailsElement).open),
    read: where((item) => item.lastElementChild?.checkVisibility() === true),
    focused: where((item) => item.querySelector('summary') === document.activeElement),
  };
}

function expectOpen(page: Page, index: number | null) {
  const expected = index === null ? [] : [index];
  return eventually(
    async () => {
      const { open: opened, read } = await page.evaluate(look);
      return { opened, read };
    },
    { opened: expected, read: expected },
  );
}

async function press(page: Page, index: number, expected: number | null) {
  await page.click(summary(index));
  await expectOpen(page, expected);
}

/** Opens and closes answers by mouse and keys, from the first answer to the third. */
async function exercise(page: Page) {
  await expectOpen(page, 0);
  // Sections that are laid out late would move the questions away from the mouse.
  await settleMotion(page);
  await press(page, 1, 1);
  await press(page, 1, null);
  await press(page, 2, 2);
  await page.press('Enter');
  await expectOpen(page, null);
  // In WebKit a click does not focus a question, so Tab would start at the top of the page.
  if (page.engine === 'webkit')
    await page.evaluate(() =>
      document.querySelectorAll<HTMLElement>('.accordion summary')[1]?.focus(),
    );
  else await page.press('Shift+Tab');
  await waitFor(
    page,
    'the focus on the second question',
    () => document.querySelectorAll('.accordion summary')[1] === document.activeElement,
  );
  await page.press('Space');
  await expectOpen(page, 1);
  await page.press('Tab');
  await page.press('Space');
  await expectOpen(page, 2);
}

browserTest(
  'A1: one answer is open at a time, initially the first; a press on its question closes it',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    await exercise(page);
    assert.deepEqual(await page.messages(), []);
  },
  { skip },
);

browserTest(
  'A1: a pressed question stays in view where the answer above it closes',
  async (page) => {
    const site = await serve();
    await page.setViewport(390, 600);
    await open(page, site.url('#/'));
    await settleMotion(page);
    const tops = () =>
      page.evaluate(() => ({
        question: document.querySelectorAll('.accordion summary')[1]?.getBoundingClientRect().top,
        header: document.querySelector('.site-header')?.getBoundingClientRect().bottom,
      }));
    const { question = 0, header = 0 } = await tops();
    await scrollOn(page, question - header - 8);
    await press(page, 1, 1);
    await eventually(async () => {
      const now = await tops();
      return (now.question ?? 0) < (now.header ?? 0) ? 'behind the header' : 'in view';
    }, 'in view');
  },
  { skip },
);

browserTest(
  'A1, R12: answers open before the script arrives, and the open one stays open and focused',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/'));
    await exercise(page);
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
  'A1: find-in-page opens the answer that contains the words, and closes the other',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    for (const index of [2, 1]) {
      // In a text fragment, a hyphen is a sign of its syntax.
      const text = encodeURIComponent(faq[index]?.answer ?? '').replaceAll('-', '%2D');
      await page.goto(site.url(`#/:~:text=${text}`));
      await expectOpen(page, index);
    }
    await press(page, 0, 0);
  },
  { skip },
);
