import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { seeded } from '../random-helper';
import { happen } from './autoplay-events';
import { countArrivals, difference, newModel } from './autoplay-model';
import { corner, countTimers, ready } from './carousel-page';
import { freezeClock } from './clock';
import type { Page } from './engines/page';
import { serve } from './site';
import { statement } from './statement';

const seed = Number(process.env.SEED ?? 20_261_120);

/** With the 1,650 below they are 2,000. The tabs of a browser with windows take their time, and so do WebKit's events. */
const lengths = { chromium: 150, firefox: 150, webkit: 50 };

const run = async (page: Page, t: TestContext, count: number, canHide: boolean) => {
  t.diagnostic(`seed ${seed}: ${count} events; SEED=… repeats or varies them`);
  const clock = await freezeClock(page);
  await countTimers(page);
  await countArrivals(page);
  const site = await serve();
  await page.pointer('mouse', [{ do: 'move', ...corner }]);
  await page.goto(site.url('#/'));
  await clock.advance(0);
  await ready(page, 'banner');
  const world = { page, clock, model: newModel(), random: seeded(seed + Number(canHide)), canHide };
  const log: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    log.push(`${number} ${await happen(world)}`);
    const found = await difference(page, world.model);
    if (found)
      assert.deepEqual(
        found.actual,
        found.expected,
        `seed ${seed}, after ${log.slice(-12).join('; ')}`,
      );
  }
  assert.deepEqual(await page.problems(), []);
};

const title = 'a timer runs if and only if all facts allow it, and the word is the derived one';

statement(
  'C2, C3',
  `After each of 1,650 random events ${title}`,
  (page, t) => run(page, t, 1650, false),
  { engines: ['chromium'], aside: [], timeout: 360_000 },
);

statement(
  'C2, C3',
  `After each of some more, the tab hidden and shown among them, ${title}`,
  (page, t) => run(page, t, lengths[page.engine], true),
  { timeout: 120_000, windowed: true },
);
