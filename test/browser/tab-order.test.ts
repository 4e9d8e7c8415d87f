import assert from 'node:assert/strict';
import { freezeClock } from './clock';
import { useColors } from './colors';
import type { Page } from './engines/page';
import { engineNames } from './engines/types';
import { type Focused, countStops, focusNext } from './focus';
import { serveWithMap } from './map-host';
import { pages, takenOver } from './open-page';
import { statement } from './statement';
import { footer, header, nav, orders, phoneHeader } from './tab-orders';

const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', count: number) => {
  const found: Focused[] = [];
  while (found.length < count) found.push(await focusNext(page, key));
  return {
    names: found.map(({ name }) => name),
    faults: found.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  };
};

const arrive = async (page: Page, hash: string) => {
  // Slides stand where they begin.
  await freezeClock(page);
  const site = await serveWithMap();
  site.release();
  await page.goto(site.url(hash));
  await takenOver(page);
  await useColors(page);
};

/** By Tab from the top of the page to its end, and back by Shift+Tab. */
const thereAndBack = async (page: Page, expected: readonly string[]) => {
  const there = await walk(page, 'Tab', expected.length);
  assert.deepEqual(there.names, expected);
  assert.equal(await page.evaluate(countStops), expected.length);
  const back = await walk(page, 'Shift+Tab', expected.length - 1);
  assert.deepEqual(back.names, expected.slice(0, -1).reverse());
  assert.deepEqual([...there.faults, ...back.faults], []);
};

/** Between them these pages have every kind of thing that takes the focus. */
const isVaried = (hash: string) => ['#/', '#/contact-us'].includes(hash);

for (const hash of pages) {
  statement(
    '2.4.3 2.4.11',
    `Tab order of ${hash}, there and back: each thing once, and the focus always in sight`,
    async (page) => {
      await arrive(page, hash);
      await thereAndBack(page, [...header, ...(orders[hash] ?? []), ...footer]);
    },
    { engines: isVaried(hash) ? engineNames : ['chromium'] },
  );
}

statement(
  '2.4.3 2.4.11',
  'Tab order on a phone: a closed menu holds nothing, an open one its links, and none is lost below it',
  async (page) => {
    await page.setViewport(390, 740);
    await arrive(page, '#/contact-us');
    await thereAndBack(page, [...phoneHeader, ...(orders['#/contact-us'] ?? []), ...footer]);
    await page.press('Tab');
    await page.press('Tab');
    await page.press('Enter');
    const expected = [...nav, ...(orders['#/contact-us'] ?? []), ...footer];
    const { names, faults } = await walk(page, 'Tab', expected.length);
    assert.deepEqual(names, expected);
    assert.deepEqual(faults, []);
  },
);
