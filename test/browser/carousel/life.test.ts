import assert from 'node:assert/strict';
import type { CarouselName } from '../../../src/carousel/settings';
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
import type { Page } from '../harness/engines/page';
import { NotAvailable } from '../harness/engines/types';
import { open, siteScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

function wakesUp(page: Page) {
  return page.evaluate(() => (window as unknown as { isAwake?: boolean }).isAwake ?? false);
}

browserTest(
  'C16: after Back from the back/forward cache exactly one timer runs, and the slides move',
  async (page) => {
    const clock = await freezeClock(page);
    const site = await serve({
      documents: { '/elsewhere.html': '<!doctype html><title>Elsewhere</title><p>Elsewhere' },
      failures: [[/index\.html$/, { headers: { 'cache-control': 'no-cache' } }]],
    });
    await page.hover(corner);
    await open(page, site.url('#/'));
    await eventually(() => timers(page), [period('banner')]);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        Object.assign(window, { isAwake: persisted }),
      ),
    );
    for (let visit = 1; visit <= 3; visit += 1) {
      await page.goto(`${site.origin}/elsewhere.html`);
      await page.back();
      await waitFor(page, 'the page', () => document.querySelector('.carousel') !== null);
      if (!(await wakesUp(page)))
        throw new NotAvailable(`${page.engine} keeps no page under automation`);
      await eventually(() => timers(page), [period('banner')]);
      await clock.advance(period('banner'));
      await until(page, 'banner', { shown: [wrapped(visit, slideCounts.banner)], word: 'playing' });
    }
  },
  { windowed: true },
);

/** Without script, no frame can be awaited. */
function scrollTo(page: Page, name: CarouselName) {
  return page.evaluate((css: string) => {
    const viewport = document.querySelector(`${css} .carousel-viewport`);
    viewport?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return viewport?.clientWidth ?? NaN;
  }, region(name));
}

/** Scrolls the row to its end by the wheel, one width at a time. Every slide must appear. */
async function scrollThrough(page: Page, name: CarouselName, count: number) {
  const width = await scrollTo(page, name);
  const all = new Set(await seen(page, name));
  const first = async () => (await seen(page, name))[0] ?? NaN;
  for (let turn = 0; all.size < count; turn += 1) {
    assert.ok(turn < count, `${name} shows only ${[...all].join(', ')}`);
    const before = await first();
    await page.wheel(`${region(name)} .carousel-viewport`, { x: width, y: 0 });
    await eventually(async () => (await first()) > before, true);
    (await seen(page, name)).forEach((slide) => all.add(slide));
  }
}

async function expectRow(page: Page) {
  const parts = () =>
    document.querySelectorAll('.carousel :is(button, [inert], [aria-hidden])').length;
  assert.equal(await page.evaluate(parts), 0, 'controls, and parts that are hidden');
  await page.setViewport(700, 800);
  for (const name of ['banner', 'services', 'testimonials-home'] as const)
    if (slideCounts[name] > 0) await scrollThrough(page, name, slideCounts[name]);
}

browserTest(
  'C17: without script each carousel is a scrollable row without buttons',
  async (page) => {
    const site = await serve();
    await page.goto(site.url('#/'));
    await expectRow(page);
  },
  { engines: ['chromium'], preferences: { script: false } },
);

browserTest(
  'C17: where the script fails to load each carousel is a scrollable row without buttons',
  async (page) => {
    const site = await serve({ failures: [[siteScript, { status: 404 }]] });
    await page.goto(site.url('#/'));
    await expectRow(page);
  },
  { engines: ['firefox'] },
);
