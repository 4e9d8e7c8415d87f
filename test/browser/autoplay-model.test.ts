import assert from 'node:assert/strict';
import { seeded } from '../random-helper';
import { happen } from './autoplay-events';
import { countArrivals, difference, newModel } from './autoplay-model';
import { corner, countTimers, ready } from './carousel-page';
import { freezeClock } from './clock';
import { serve } from './site';
import { statement } from './statement';

const seed = Number(process.env.SEED ?? 20_261_120);

/** Enough in one engine to meet what is rare; the others join for as long as their drivers are quick. */
const lengths = { chromium: 2000, firefox: 500, webkit: 60 };

statement('C2, C3', 'After each of 2,000 random events a timer runs if and only if all facts allow it, and the word is the derived one', async (page, t) => {
  t.diagnostic(`seed ${seed}: ${lengths[page.engine]} events; SEED=… repeats or varies them`);
  const clock = await freezeClock(page);
  await countTimers(page);
  await countArrivals(page);
  const site = await serve();
  await page.pointer('mouse', [{ do: 'move', ...corner }]);
  await page.goto(site.url('#/'));
  await clock.advance(0);
  await ready(page, 'banner');
  const world = { page, clock, model: newModel(), random: seeded(seed) };
  const log: string[] = [];
  for (let number = 1; number <= lengths[page.engine]; number += 1) {
    log.push(`${number} ${await happen(world)}`);
    const found = await difference(page, world.model);
    if (found) assert.deepEqual(found.actual, found.expected, `seed ${seed}, after ${log.slice(-12).join('; ')}`);
  }
  assert.deepEqual(await page.problems(), []);
}, { timeout: 240_000, windowed: true });
