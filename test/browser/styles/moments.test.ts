import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames } from '../harness/wait';

/** How far letters and windows are from their places, in percent of their size. */
function offsets(page: Page) {
  return page.evaluate(() => {
    const { transform, height } = getComputedStyle(
      document.querySelector('.page:not([hidden]) .step-letters img') as Element,
    );
    const wall = document.querySelector('.page:not([hidden]) .progress-bar-wall') as Element;
    const cover = getComputedStyle(wall, '::before');
    const { e } = new DOMMatrix(cover.transform);
    const isCovered = cover.content !== 'none' && Math.abs(e) < wall.clientWidth - 1;
    return {
      'letters below the deck': Math.round(
        (new DOMMatrix(transform).f / Number.parseFloat(height)) * 100,
      ),
      'windows covered': isCovered,
    };
  });
}

const atRest = { 'letters below the deck': 0, 'windows covered': false };

/** Runs in the page: scrolls until a part reaches a few px into the window, from below. */
function bringIntoView(css: string) {
  const { top = NaN } =
    document.querySelector(`.page:not([hidden]) ${css}`)?.getBoundingClientRect() ?? {};
  scrollBy({ top: top - innerHeight + 8, behavior: 'instant' });
}

browserTest('B5: letters have risen and windows are lit once a part is in view', async (page) => {
  await open(page, (await serve()).url());
  if (await page.evaluate(() => CSS.supports('animation-timeline: view()')))
    await eventually(() => offsets(page), {
      'letters below the deck': 100,
      'windows covered': true,
    });
  await page.evaluate(bringIntoView, '.progress-bar-wall');
  await eventually(async () => (await offsets(page))['windows covered'], false);
  await page.evaluate(bringIntoView, '.step-letters');
  await eventually(() => offsets(page), atRest);
});

browserTest(
  'B5: with reduced motion, letters and windows are at rest from the start',
  async (page) => {
    await open(page, (await serve()).url());
    await frames(page, 4);
    assert.deepEqual(await offsets(page), atRest);
  },
  { engines: ['chromium'], preferences: { reducedMotion: true } },
);
