import assert from 'node:assert/strict';
import { carouselWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import {
  look,
  openCarousel,
  period,
  region,
  resize,
  rowInDocument,
  slideCounts,
  tabInto,
  timers,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { eventually } from '../harness/wait';

const button = `${region('banner')} .carousel-rotation`;
const { stop, start } = carouselWords;

browserTest(
  'C5: the rotation button is visible at every width',
  async (page) => {
    const clock = await openCarousel(page, 'banner');
    for (const width of [768, 480, 360, 1280]) {
      await resize(page, width);
      await clock.advance(50);
      const { y } = await page.where({ css: button, name: stop });
      assert.ok(y > 0, `the button is at ${y} px in a window ${width} px wide`);
    }
  },
  { engines: ['chromium'] },
);

browserTest('C5: Start plays at once, even with focus and mouse on the button', async (page) => {
  const clock = await openCarousel(page, 'banner');
  await tabInto(page, 'banner');
  await page.hover(button);
  for (const key of ['Enter', 'Space']) {
    await page.press(key);
    await until(page, 'banner', { word: 'paused', button: start, isFocusInside: true });
    assert.deepEqual(await timers(page), []);
    await page.press(key);
    await until(page, 'banner', {
      word: 'playing',
      button: stop,
      live: 'off',
      isFocusInside: true,
    });
    await eventually(() => timers(page), [period('banner')]);
  }
  const { shown } = await look(page, 'banner');
  await clock.advance(period('banner'));
  await until(page, 'banner', {
    shown: shown.map((slide) => wrapped(slide + 1, slideCounts.banner)),
    isFocusInside: true,
  });
});

/** Whether anything in the carousel is animated in the frame after the change. */
function isMoving(page: Page) {
  return page.evaluate(async (css: string) => {
    await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(css));
  }, region('services'));
}

browserTest(
  'C6: with reduced motion the carousel starts paused, changes without movement, and Start works',
  async (page) => {
    const clock = await openCarousel(page, 'services', true);
    await page.click(`${region('services')} .carousel-dot:nth-child(3)`);
    await until(page, 'services', {
      shown: rowInDocument(2, 3, slideCounts.services),
      current: [2],
    });
    assert.equal(await isMoving(page), false, 'whether the slides move');
    await page.press('ArrowLeft');
    await until(page, 'services', { shown: [1, 2, 3], current: [1] });
    assert.equal(await isMoving(page), false, 'whether the slides move');
    await page.click({ css: `${region('services')} .carousel-rotation`, name: start });
    await until(page, 'services', { word: 'playing' });
    await eventually(() => timers(page), [period('services')]);
    await clock.advance(period('services'));
    await until(page, 'services', { shown: rowInDocument(2, 3, slideCounts.services) });
    assert.equal(await isMoving(page), false, 'whether the slides move');
  },
  { preferences: { reducedMotion: true } },
);
