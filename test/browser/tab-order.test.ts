import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import { freezeClock } from './clock';
import type { Page } from './engines/page';
import { engineNames } from './engines/types';
import { focusNext, tabStops } from './focus';
import { allHashes, open } from './open-page';
import { states } from './page-states';
import { serve } from './site';

const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', count: number) => {
  const names: string[] = [];
  const problems: string[] = [];
  for (let press = 0; press < count; press += 1) {
    const focused = await focusNext(page, key);
    names.push(focused.name);
    problems.push(...focused.problems.map((problem) => `${focused.name}: ${problem}`));
  }
  return { names, problems };
};

/**
 * By Tab from the top to the end, and back by Shift+Tab: once each, in the order of the document.
 */
const expectOrder = async (page: Page) => {
  const stops = (await page.evaluate(tabStops)).filter((name) => !name.startsWith('iframe'));
  assert.ok(stops.length > 12, `${stops.length} tab stops`);
  const there = await walk(page, 'Tab', stops.length);
  assert.deepEqual(there.names, stops);
  const back = await walk(page, 'Shift+Tab', stops.length - 1);
  assert.deepEqual(back.names, stops.slice(0, -1).reverse());
  assert.deepEqual([...there.problems, ...back.problems], []);
};

for (const hash of [...allHashes, 'ta.html#/about-us', 'ur.html#/', 'ur.html#/contact-us'])
  browserTest(
    `2.4.3, 2.4.11: Tab reaches every control on ${hash} once, and the focus is visible`,
    async (page) => {
      // The carousels stand still.
      await freezeClock(page);
      const site = await serve();
      await open(page, site.url(hash));
      await expectOrder(page);
    },
    { engines: hash === '#/' ? engineNames : ['chromium'] },
  );

browserTest(
  '2.4.3, 2.4.11: on a phone Tab skips the links of a closed menu and reaches those of an open one',
  async (page) => {
    await page.setViewport(390, 740);
    await freezeClock(page);
    const site = await serve();
    await open(page, site.url('#/services'));
    const isInMenu = () => document.activeElement?.closest('#menu') !== null;
    await expectOrder(page);
    await states.menu(page);
    await page.press('Tab');
    assert.ok(await page.evaluate(isInMenu), 'Tab did not reach the open menu');
  },
);
