import assert from 'node:assert/strict';
import { showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import { freezeClock } from '../harness/clock';
import type { Page } from '../harness/engines/page';
import { openSite, rightToLeft } from '../harness/open-page';
import { states } from '../harness/page-states';
import { markStops, readFocus, startAtTop } from './focus';

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const stops: string[] = [];
  const problems: string[] = [];
  while (stops.length < count) {
    await page.press(key);
    const focused = await page.evaluate(readFocus, page.engine === 'firefox');
    if (focused.stop !== 'iframe') stops.push(focused.stop);
    problems.push(...focused.problems);
  }
  assert.deepEqual(problems, []);
  return stops;
}

/** Asserts that Tab reaches each stop once, in document order. */
async function expectOrder(page: Page) {
  const stops = await page.evaluate(markStops);
  assert.ok(stops.length > 12, `${stops.length} tab stops`);
  assert.deepEqual(await walk(page, 'Tab', stops.length), stops);
  return stops;
}

browserTest(
  '2.4.3, 2.4.11: Tab and Shift+Tab reach every control of the home page, with visible focus',
  async (page) => {
    // The carousels do not move.
    await freezeClock(page);
    await openSite(page);
    const stops = await expectOrder(page);
    const back = await walk(page, 'Shift+Tab', stops.length - 1);
    assert.deepEqual(back, stops.slice(0, -1).reverse());
  },
);

for (const file of ['index.html', ...(rightToLeft ? [rightToLeft.file] : [])])
  browserTest(
    `2.4.3, 2.4.11: Tab reaches every control of all pages of ${file}, with visible focus`,
    async (page) => {
      await freezeClock(page);
      await openSite(page, `${file}#/`);
      await showAllPages(page);
      await page.evaluate(startAtTop);
      await expectOrder(page);
    },
    { engines: ['chromium'] },
  );

browserTest(
  '2.4.3, 2.4.11: on a phone Tab skips the links of a closed menu and reaches those of an open one',
  async (page) => {
    await page.setViewport(390, 740);
    await freezeClock(page);
    await openSite(page, '#/services');
    const isInMenu = () => document.activeElement?.closest('.menu') !== null;
    await expectOrder(page);
    await states.menu(page);
    await page.press('Tab');
    assert.ok(await page.evaluate(isInMenu), 'Tab did not reach the open menu');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  '2.4.11: the focus is visible in forced colors',
  async (page) => {
    await openSite(page);
    await walk(page, 'Tab', 40);
  },
  { engines: ['chromium'], preferences: { forcedColors: true } },
);
