import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import {
  openCarousel,
  region,
  slideCounts,
  slideInView,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { engineNames, type PointerKind, type PointerStep } from '../harness/engines/types';
import { eventually, settleMotion } from '../harness/wait';

const link = `${region('services')} ${slideInView} .more`;

function box(page: Page) {
  return page.evaluate((css: string) => {
    const { left, right, top, width } =
      document.querySelector(`${css} .carousel-viewport`)?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, width, y: top + 100 };
  }, region('services'));
}

/** Drags over the pictures, from the side that has the most room. */
async function drag(
  page: Page,
  kind: PointerKind,
  path: number[],
  end: PointerStep[] = [{ do: 'up' }],
) {
  const { left, right, y } = await box(page);
  const from = { x: (path[0] ?? 0) < 0 ? right - 24 : left + 24, y };
  const moves = path.map((x) => ({ do: 'move' as const, x: from.x + Math.round(x), y }));
  await page.pointer(kind, [{ do: 'move', ...from }, { do: 'down' }, ...moves, ...end]);
}

/** Drags to a place and a little back, so that the end is no flick on any machine. */
async function pull(page: Page, kind: PointerKind, x: number) {
  const over = x + 4 * Math.sign(x);
  await drag(page, kind, [over / 2, over, x]);
  await settleMotion(page);
}

/** Ends with a pause in real time: the carousel recognizes a flick by the times of the events. */
async function dragAndRest(page: Page, kind: PointerKind, path: number[]) {
  await drag(page, kind, path, []);
  await page.evaluate(async () => {
    const start = await new Promise(requestAnimationFrame);
    while ((await new Promise(requestAnimationFrame)) - start < 130);
  });
  await page.pointer(kind, [{ do: 'up' }]);
  await settleMotion(page);
}

function expectCurrent(page: Page, slide: number) {
  return until(page, 'services', { current: [wrapped(slide, slideCounts.services)] });
}

for (const kind of ['mouse', 'touch'] as const)
  browserTest(
    `C10: a drag by ${kind} over a fifth of the width moves one slide, a longer one more`,
    async (page) => {
      await openCarousel(page, 'services');
      const { width } = await box(page);
      // No drag moves more slides than are out of view.
      const most = slideCounts.services - 3;
      const moves = [
        [-0.19, 0],
        [0.19, 0],
        [-0.21, 1],
        [0.21, -1],
        [0.21, -1],
        [-2 / 3, Math.min(2, most)],
        [-0.95, Math.min(3, most)],
        [1 / 3, -1],
      ] as const;
      let slide = 0;
      for (const [part, by] of moves) {
        await pull(page, kind, part * width);
        slide += by;
        await expectCurrent(page, slide);
      }
    },
    { engines: kind === 'mouse' ? engineNames : ['chromium', 'firefox'] },
  );

function hash(page: Page) {
  return page.evaluate(() => location.hash);
}

for (const kind of ['mouse', 'touch'] as const)
  browserTest(
    `C10: the click after a drag by ${kind} opens no link, the next click does`,
    async (page) => {
      await openCarousel(page, 'services');
      const from = await page.where(link);
      const path = [-30, -60, -20, 0].map((x) => ({
        do: 'move' as const,
        x: from.x + x,
        y: from.y,
      }));
      await page.pointer(kind, [{ do: 'move', ...from }, { do: 'down' }, ...path, { do: 'up' }]);
      // Without a pause at the end, Chromium treats the next tap as the end of a fling.
      await dragAndRest(page, kind, [-200, -400]);
      await expectCurrent(page, 1);
      assert.equal(await hash(page), '#/');
      if (kind === 'mouse') await page.click(link);
      else await page.tap(link);
      await eventually(() => hash(page), '#/services');
    },
    { engines: kind === 'mouse' ? engineNames : ['chromium', 'firefox'] },
  );

browserTest('C10: a drag by mouse over text selects nothing', async (page) => {
  await openCarousel(page, 'services');
  for (const part of ['h3', 'p']) {
    await page.drag('mouse', `${region('services')} ${slideInView} ${part}`, { x: 260, y: 3 });
    await settleMotion(page);
    assert.equal(await page.evaluate(() => String(getSelection())), '', `dragged by its ${part}`);
  }
});

browserTest('C10: the browser does not drag a link or a picture', async (page) => {
  await openCarousel(page, 'services');
  await page.evaluate(() => {
    const begun: string[] = [];
    addEventListener('dragstart', (event) =>
      begun.push(
        event.defaultPrevented ? 'prevented' : `begun on ${(event.target as Element).localName}`,
      ),
    );
    Object.assign(window, { begun });
  });
  for (const [target, slide] of [
    [link, -1],
    [`${region('services')} ${slideInView} img`, -2],
  ] as const) {
    await page.drag('mouse', target, { x: 420, y: 0 });
    await settleMotion(page);
    await expectCurrent(page, slide);
  }
  const begun = await page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  assert.deepEqual(
    begun.filter((one) => one !== 'prevented'),
    [],
  );
});
