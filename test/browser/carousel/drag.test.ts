import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import {
  openCarousel,
  region,
  row,
  seen,
  slideCounts,
  slideInView,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { engineNames, type Point, type PointerKind } from '../harness/engines/types';
import { eventually, frames, settleMotion } from '../harness/wait';

const services = region('services');
const handle = `${services} .carousel-slide:first-child h3`;
const link = `${services} ${slideInView} .more`;

/** The current slide, counted in both directions. */
function expectCurrent(page: Page, slide: number) {
  return until(page, 'services', { current: [wrapped(slide, slideCounts.services)] });
}

/** Presses at a point and moves across, in px from there. */
function press(page: Page, kind: PointerKind, { x, y }: Point, ...across: number[]) {
  const moves = across.map((by) => ({ do: 'move' as const, x: x + by, y }));
  return page.pointer(kind, [{ do: 'move', x, y }, { do: 'down' }, ...moves]);
}

/** Rests before the release, in real time: otherwise it may be a flick, or a fling of Chromium. */
async function release(page: Page, kind: PointerKind) {
  await page.evaluate(async () => {
    const start = await new Promise(requestAnimationFrame);
    while ((await new Promise(requestAnimationFrame)) - start < 130);
  });
  await page.pointer(kind, [{ do: 'up' }]);
  await settleMotion(page);
}

/** Returns a function that measures how far the first slide has moved right, in whole pixels. */
async function watchPlace(page: Page) {
  const left = () =>
    page.evaluate((css) => document.querySelector(css)?.getBoundingClientRect().left ?? 0, handle);
  const start = await left();
  return async () => Math.round((await left()) - start) + 0;
}

for (const kind of ['mouse', 'touch'] as const)
  browserTest(
    `C10: the slides follow the ${kind}, and only the click after a drag opens no link`,
    async (page) => {
      await openCarousel(page, 'services');
      const place = await watchPlace(page);
      const from = await page.where(handle);
      await press(page, kind, from, 4, -4);
      await frames(page);
      assert.equal(await place(), 0, 'px that the slides have moved');
      for (const across of [-5, -200, 40, 140]) {
        await page.pointer(kind, [{ do: 'move', x: from.x + across, y: from.y }]);
        await eventually(place, across);
      }
      assert.deepEqual(await seen(page, 'services'), row(-1, 4, slideCounts.services));
      await release(page, kind);
      await eventually(place, 0);
      // In 1,280 px, each of three slides has about 400.
      for (const [across, slide] of [
        [-300, 1],
        [300, 0],
        [-800, 2],
      ] as const) {
        const { x, y } = await page.where(`${services} .carousel-viewport`);
        await press(page, kind, { x: x - across / 2, y }, across);
        await release(page, kind);
        await expectCurrent(page, slide);
      }
      const hash = () => page.evaluate(() => location.hash);
      await press(page, kind, await page.where(link), -30, -60, 0);
      await release(page, kind);
      assert.equal(await hash(), '#/', 'the page that the click after a drag opens');
      await (kind === 'mouse' ? page.click(link) : page.tap(link));
      // Followed by the id of the card.
      await eventually(async () => (await hash()).split('?')[0], '#/services');
    },
    { engines: kind === 'mouse' ? engineNames : ['chromium', 'firefox'] },
  );

browserTest('C10: a drag by mouse selects no text, and drags no link or picture', async (page) => {
  await openCarousel(page, 'services');
  await page.evaluate(() => {
    const dragged: string[] = [];
    addEventListener('dragstart', ({ target, defaultPrevented }) => {
      if (!defaultPrevented) dragged.push((target as Element).localName);
    });
    Object.assign(window, { dragged });
  });
  for (const [part, x] of Object.entries({ h3: 260, p: -260, '.more': 260, img: -260 })) {
    const from = await page.where(`${services} ${slideInView} ${part}`);
    await press(page, 'mouse', from, x / 2, x);
    await page.pointer('mouse', [{ do: 'up' }]);
    await settleMotion(page);
    const traces = await page.evaluate(() => [
      String(getSelection()),
      ...Reflect.get(window, 'dragged'),
    ]);
    assert.deepEqual(traces, [''], `what a drag by the ${part} has selected and dragged`);
  }
  await expectCurrent(page, 0);
});

browserTest(
  'C10: a swipe on a trackpad moves one slide, and is not left to the browser',
  async (page) => {
    await openCarousel(page, 'services');
    await page.evaluate(() =>
      addEventListener('wheel', ({ defaultPrevented }) =>
        Object.assign(window, { prevented: defaultPrevented }),
      ),
    );
    await page.wheel(`${services} .carousel-viewport`, { x: 60, y: 4 });
    await expectCurrent(page, 1);
    assert.equal(await page.evaluate(() => Reflect.get(window, 'prevented')), true, 'prevented');
  },
  { engines: ['chromium', 'firefox'] },
);
