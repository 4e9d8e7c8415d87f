import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import {
  corner,
  period,
  region,
  seen,
  slideCounts,
  timers,
  until,
  wrapped,
} from '../harness/carousel-page';
import { freezeClock } from '../harness/clock';
import { NotAvailable } from '../harness/engines/types';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

browserTest(
  'C16: after Back from the back/forward cache exactly one timer runs, and the slides move',
  async (page) => {
    const clock = await freezeClock(page);
    const site = await serve({
      documents: { '/elsewhere.html': '<!doctype html><title>Elsewhere</title>' },
      failures: [[/index\.html$/, { headers: { 'cache-control': 'no-cache' } }]],
    });
    await page.hover(corner);
    await open(page, site.url('#/'));
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    for (let visit = 1; visit <= 3; visit += 1) {
      await page.goto(`${site.origin}/elsewhere.html`);
      await page.back();
      await waitFor(page, 'the page', () => document.querySelector('.carousel') !== null);
      if (!(await page.evaluate(() => Reflect.get(window, 'persisted'))))
        throw new NotAvailable(`${page.engine} keeps no page under automation`);
      await eventually(() => timers(page), [period('banner')]);
      await clock.advance(period('banner'));
      await until(page, 'banner', { shown: [wrapped(visit, slideCounts.banner)], word: 'playing' });
    }
  },
  { windowed: true },
);

browserTest(
  'C17: without script each carousel is a scrollable row without buttons',
  async (page) => {
    const site = await serve();
    await page.goto(site.url('#/'));
    const hidden = '.carousel :is(button, [inert], [aria-hidden])';
    assert.equal(await page.evaluate((css) => document.querySelectorAll(css).length, hidden), 0);
    for (const name of ['banner', 'services', 'testimonials-home'] as const) {
      for (const [way, slide] of [
        [1, slideCounts[name] - 1],
        [-1, 0],
      ] as const) {
        await page.wheel(`${region(name)} .carousel-viewport`, { x: way * 9999, y: 0 });
        await eventually(async () => (await seen(page, name)).includes(slide), true);
      }
    }
  },
  { engines: ['chromium'], preferences: { script: false } },
);
