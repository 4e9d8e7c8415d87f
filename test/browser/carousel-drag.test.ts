import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import { expectFilled, pauseMotion, sample } from './carousel-frames';
import { expectNow, openCarousel, region, seen, timers, twoEngines, until } from './carousel-page';
import type { Page } from './engines/page';
import type { Point, PointerKind } from './engines/types';
import { eventually, frames, settleMotion, waitFor } from './wait';

const handle = `${region('services')} .carousel-slide:first-child h3`;

/** How far the first slide stands to the right of where it began, in whole pixels. */
const watchPlace = async (page: Page) => {
  const left = () =>
    page.evaluate(
      (css: string) => document.querySelector(css)?.getBoundingClientRect().left ?? NaN,
      handle,
    );
  const start = await left();
  return async () => Math.round((await left()) - start) + 0;
};

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const pullTo = (page: Page, kind: PointerKind, from: Point, x: number, y = 0) =>
  page.pointer(kind, [{ do: 'move', x: from.x + x, y: from.y + y }]);

for (const kind of ['mouse', 'touch', 'pen'] as const)
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
        assert.equal(await place(), 0);
      }
      for (const x of [-5, -60, -200, -21, 40, 140]) {
        await pullTo(page, kind, from, x);
        await eventually(place, x);
      }
      await eventually(() => seen(page, 'services'), [5, 0, 1, 2]);
      await pullTo(page, kind, from, 139);
      await page.pointer(kind, [{ do: 'up' }]);
      await settleMotion(page);
      await eventually(place, 0);
      await until(page, 'services', { shown: [0, 1, 2] });
    },
    { engines: kind === 'mouse' ? ['chromium', 'firefox', 'webkit'] : twoEngines },
  );

browserTest(
  'C10: a drag during a move starts where the slides are',
  async (page) => {
    await openCarousel(page, 'services');
    await pauseMotion(page);
    const place = await watchPlace(page);
    const from = await page.where(`${region('services')} .carousel-slide:nth-child(2) h3`);
    await page.click(`${region('services')} .carousel-dot:nth-child(2)`);
    await waitFor(
      page,
      'a move',
      (css: string) =>
        document.querySelector(`${css} .carousel-track`)?.getAnimations()[0]?.playState ===
        'paused',
      region('services'),
    );
    await sample(page, 'services', [0.5]);
    const half = await place();
    assert.ok(half < -20);
    await page.pointer('mouse', [{ do: 'move', ...from }, { do: 'down' }]);
    for (const x of [-30, 30, -60]) {
      await pullTo(page, 'mouse', from, x);
      const [frame] = await sample(page, 'services', [0]);
      if (frame) expectFilled(frame, `after ${x} px`);
      await eventually(place, half + x);
    }
    await page.pointer('mouse', [{ do: 'up' }]);
  },
  { engines: twoEngines },
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
    // Firefox scrolls nothing by an automated finger.
    if (page.engine === 'chromium')
      await eventually(async () => (await scrollTop(page)) > top + 50, true);
    await frames(page);
    assert.equal(await place(), 0);
    await page.pointer('touch', [{ do: 'up' }]);
    await until(page, 'services', { shown: [0, 1, 2], word: 'playing' });
    await eventually(() => timers(page, 3050), [3050]);
  },
  { engines: twoEngines },
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
    assert.equal(await scrollTop(page), top);
    await page.pointer('touch', [{ do: 'up' }]);
    assert.equal(await scrollTop(page), top);
  },
  { engines: twoEngines },
);

browserTest(
  'C10: a canceled pointer returns the slides to their places',
  async (page) => {
    await openCarousel(page, 'services');
    const place = await watchPlace(page);
    await page.drag('touch', handle, { x: 500, y: 0 }, { end: 'keep' });
    await eventually(place, 500);
    assert.deepEqual(await timers(page), []);
    await page.pointer('touch', [{ do: 'cancel' }]);
    await settleMotion(page);
    await eventually(place, 0);
    await expectNow(page, 'services', { shown: [0, 1, 2], current: [0], word: 'playing' });
    assert.deepEqual(await timers(page), [3050]);
    assert.equal(await page.evaluate(() => document.querySelectorAll('[data-dragging]').length), 0);
  },
  { engines: twoEngines },
);
