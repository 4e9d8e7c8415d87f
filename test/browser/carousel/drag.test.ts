import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import {
  openCarousel,
  period,
  region,
  row,
  seen,
  slideCounts,
  timers,
  until,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { engineNames, type Point, type PointerKind } from '../harness/engines/types';
import { eventually, frames, settleMotion } from '../harness/wait';

const handle = `${region('services')} .carousel-slide:first-child h3`;

/** Returns a function that measures how far the first slide has moved right, in whole pixels. */
async function watchPlace(page: Page) {
  const left = () =>
    page.evaluate(
      (css: string) => document.querySelector(css)?.getBoundingClientRect().left ?? NaN,
      handle,
    );
  const start = await left();
  return async () => Math.round((await left()) - start) + 0;
}

function scrollTop(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

function pullTo(page: Page, kind: PointerKind, from: Point, x: number, y = 0) {
  return page.pointer(kind, [{ do: 'move', x: from.x + x, y: from.y + y }]);
}

for (const kind of ['mouse', 'touch'] as const)
  browserTest(
    `C10: the slides follow the ${kind} from 5 px on, in both directions`,
    async (page) => {
      await openCarousel(page, 'services');
      const place = await watchPlace(page);
      const from = await page.where(handle);
      await page.pointer(kind, [{ do: 'move', ...from }, { do: 'down' }]);
      for (const x of [4, -4]) {
        await pullTo(page, kind, from, x);
        await frames(page);
        assert.equal(await place(), 0, 'px that the slides have moved');
      }
      for (const x of [-5, -60, -200, -21, 40, 140]) {
        await pullTo(page, kind, from, x);
        await eventually(place, x);
      }
      await eventually(() => seen(page, 'services'), row(-1, 4, slideCounts.services));
      await pullTo(page, kind, from, 139);
      await page.pointer(kind, [{ do: 'up' }]);
      await settleMotion(page);
      await eventually(place, 0);
      await until(page, 'services', { shown: [0, 1, 2] });
    },
    { engines: kind === 'mouse' ? engineNames : ['chromium', 'firefox'] },
  );

browserTest(
  'C10: a finger that moves up or down scrolls the page, not the slides',
  async (page) => {
    await openCarousel(page, 'services');
    const place = await watchPlace(page);
    const top = await scrollTop(page);
    const from = await page.where(handle);
    const path = [
      [0, -6],
      [-2, -20],
      [-30, -60],
      [-80, -120],
    ].map(([x = 0, y = 0]) => ({ do: 'move' as const, x: from.x + x, y: from.y + y }));
    await page.pointer('touch', [{ do: 'move', ...from }, { do: 'down' }, ...path]);
    // In Firefox, automated touches do not scroll.
    if (page.engine === 'chromium')
      await eventually(async () => (await scrollTop(page)) > top + 50, true);
    await frames(page);
    assert.equal(await place(), 0, 'px that the slides have moved');
    await page.pointer('touch', [{ do: 'up' }]);
    await until(page, 'services', { shown: [0, 1, 2], word: 'playing' });
    await eventually(() => timers(page, period('services')), [period('services')]);
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'C10: a finger that drags the slides does not scroll the page',
  async (page) => {
    await openCarousel(page, 'services');
    const place = await watchPlace(page);
    const top = await scrollTop(page);
    const from = await page.where(handle);
    await page.pointer('touch', [{ do: 'move', ...from }, { do: 'down' }]);
    for (const [x, y] of [
      [-20, -3],
      [-40, -60],
      [-60, -160],
    ] as const)
      await pullTo(page, 'touch', from, x, y);
    await eventually(place, -60);
    assert.equal(await scrollTop(page), top, 'where the page has scrolled to');
    await page.pointer('touch', [{ do: 'up' }]);
    assert.equal(await scrollTop(page), top, 'where the page has scrolled to');
  },
  { engines: ['chromium'] },
);
