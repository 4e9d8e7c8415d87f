import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { headerWords, navLabels } from '../../../src/content/en/interface';
import { headings } from '../../../src/content/en/pages';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import {
  isInHeader,
  open,
  openWithoutScript,
  pages,
  ready,
  serveWithoutScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, settleMotion, waitFor } from '../harness/wait';

const labels = pages.filter(({ path }) => isInHeader(path)).map(({ label }) => label);
const button = { css: '.menu-button', name: headerWords.menu };
function link(label: string) {
  return { css: '#menu a', name: label };
}

/** Runs in the page. */
function look() {
  return {
    isOpen: document.querySelector('#menu')?.matches(':popover-open') === true,
    links: [...document.querySelectorAll('#menu a')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent),
    focus: document.activeElement?.textContent ?? '',
  };
}

function expectMenu(page: Page, isOpen: boolean, focus: string) {
  return eventually(() => page.evaluate(look), { isOpen, links: isOpen ? labels : [], focus });
}

/**
 * Opens the closed menu by mouse and by keys, tabs into its links, and closes it by Escape, which
 * returns the focus.
 */
async function exercise(page: Page) {
  await page.click(button);
  await expectMenu(page, true, headerWords.menu);
  for (const label of labels) {
    await page.press('Tab');
    await expectMenu(page, true, label);
  }
  await page.press('Escape');
  await expectMenu(page, false, headerWords.menu);
  await page.press('Enter');
  await expectMenu(page, true, headerWords.menu);
  await page.press('Space');
  await expectMenu(page, false, headerWords.menu);
}

/** Runs in the page: in whole pixels. */
function rects(css: string) {
  return [...document.querySelectorAll(css)]
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
}

function phone(page: Page) {
  return page.setViewport(390, 740);
}

browserTest(
  'R12: the menu opens and closes before the script arrives, and stays open at hydration',
  async (page) => {
    await phone(page);
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/services'));
    await exercise(page);
    await page.press('Enter');
    site.release();
    await ready(page);
    await expectMenu(page, true, headerWords.menu);
    await page.press('Escape');
    await expectMenu(page, false, headerWords.menu);
  },
);

browserTest(
  'R9: the menu closes on Escape, on a click outside, and on arrival by link and Back',
  async (page) => {
    await phone(page);
    const site = await serve();
    await open(page, site.url('#/'));
    await exercise(page);
    await page.click(button);
    await page.click({ x: 195, y: 700 });
    await waitFor(
      page,
      'the menu closed',
      () => !document.querySelector('#menu')?.matches(':popover-open'),
    );
    await page.click(button);
    await page.click(link(navLabels['/industry']));
    await expectMenu(page, false, headings['/industry'].h1);
    await page.click(button);
    assert.deepEqual(
      await page.evaluate(() =>
        [...document.querySelectorAll('#menu [aria-current="page"]')].map((one) => one.textContent),
      ),
      [navLabels['/industry']],
    );
    await page.back();
    // The browser has moved the focus there when the link closed the menu.
    await expectMenu(page, false, headerWords.menu);
    assert.deepEqual(await page.messages(), []);
  },
);

browserTest('R9: Tab from the last link closes the menu and enters the page', async (page) => {
  await phone(page);
  const site = await serve();
  await open(page, site.url('#/services'));
  await page.click(button);
  for (const _ of labels) await page.press('Tab');
  await expectMenu(page, true, labels.at(-1) ?? '');
  await page.press('Tab');
  await waitFor(page, 'the menu closed', () => !document.querySelector('#menu:popover-open'));
  const isInPage = await page.evaluate(() => document.activeElement?.closest('.page') !== null);
  assert.ok(isInPage, 'the focus is not in the page');
});

/** Runs in the page: the distance between the header and the open menu, in whole pixels. */
function gapAboveMenu() {
  const [header, menu] = ['.site-header > .wrap', '#menu'].map((css) =>
    document.querySelector(css)?.getBoundingClientRect(),
  );
  return Math.round(Math.abs((menu?.top ?? 0) - (header?.bottom ?? 0)));
}

browserTest(
  'the open menu is below the header of a scrolled page, also in a low window',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    for (const [width, height, y] of [
      [390, 740, 0],
      [390, 740, 16],
      [390, 740, 600],
      [320, 256, 50],
    ] as const) {
      await page.setViewport(width, height);
      await page.evaluate((top: number) => scrollTo({ top, behavior: 'instant' }), y);
      await page.click(button);
      await waitFor(
        page,
        'the open menu',
        () => document.querySelector('#menu')?.matches(':popover-open') === true,
      );
      const gap = await page.evaluate(gapAboveMenu);
      assert.equal(gap, 0, `a gap of ${gap} px at ${width} x ${height} px, scrolled by ${y} px`);
      await page.press('Escape');
    }
  },
);

browserTest(
  'the open menu becomes the row of links when the window grows',
  async (page) => {
    await page.setViewport(1000, 740);
    const site = await serve();
    await open(page, site.url('#/services'));
    const row = async () => {
      await settleMotion(page);
      return page.evaluate(rects, '#menu a');
    };
    const before = await row();
    await phone(page);
    await page.click(button);
    await page.setViewport(1000, 740);
    assert.deepEqual(await row(), before);
    assert.equal(
      await page.evaluate(() => document.querySelector('.menu-button')?.checkVisibility()),
      false,
    );
  },
  { engines: ['chromium'] },
);

browserTest(
  'B8: on a phone, the header of every edition offers a quote beside the menu button',
  async (page) => {
    const site = await serve();
    for (const { file } of editions)
      for (const width of [320, 360]) {
        await page.setViewport(width, 640);
        await open(page, site.url(`${file}#/services`));
        const header = await page.evaluate(() => {
          const parts = ['.brand', '[href="#/contact-us"]', '.menu-button'].map((css) =>
            document.querySelector(`.site-header ${css}`)?.getBoundingClientRect(),
          );
          const gaps = parts.slice(1).map((part, index) => {
            const before = parts[index];
            if (!part || !before) return 0;
            return Math.round(Math.max(part.left - before.right, before.left - part.right));
          });
          const overflow = document.documentElement.scrollWidth - window.innerWidth;
          return { gaps: gaps.map((gap) => gap > 0), overflow };
        });
        assert.deepEqual(header, { gaps: [true, true], overflow: 0 }, `${file}, ${width} px`);
      }
  },
  { engines: ['chromium'] },
);
