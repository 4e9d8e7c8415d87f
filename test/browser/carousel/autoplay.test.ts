import assert from 'node:assert/strict';
import { carouselWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import {
  corner,
  expectNow,
  openCarousel,
  period,
  region,
  slideInView,
  tabInto,
  timers,
  until,
} from '../harness/carousel-page';
import { eventually, waitFor } from '../harness/wait';

const banner = region('banner');
const button = `${banner} .carousel-rotation`;
const { stop, start } = carouselWords;

browserTest(
  'C2, C3, C5: a carousel waits for mouse and focus, and obeys its button',
  async (page) => {
    await openCarousel(page, 'banner');
    for (const part of [slideInView, '.carousel-dot', '.carousel-arrow']) {
      await page.hover(`${banner} ${part}`);
      await until(page, 'banner', { word: 'hovered' });
    }
    await page.hover(corner);
    await until(page, 'banner', { word: 'playing' });
    await tabInto(page, 'banner');
    await until(page, 'banner', { word: 'focused', button: stop, live: 'polite' });
    await page.click(button);
    await until(page, 'banner', { word: 'paused', button: start, isFocusInside: true });
    await page.click(button);
    await until(page, 'banner', {
      word: 'playing',
      button: stop,
      isFocusInside: true,
      live: 'off',
    });
    await eventually(() => timers(page), [period('banner')]);
  },
);

browserTest(
  'C2, C3: in a hidden tab a carousel waits and keeps its focus, and does not catch up',
  async (page) => {
    const clock = await openCarousel(page, 'banner');
    await page.hide(true);
    await eventually(() => timers(page), []);
    await clock.tick(60_000);
    await page.hide(false);
    await eventually(() => timers(page), [period('banner')]);
    await expectNow(page, 'banner', { shown: [0], word: 'playing' });
    if (page.engine === 'webkit') return;
    await tabInto(page, 'banner');
    await page.hide(true);
    await waitFor(page, 'the window without focus', () => !document.hasFocus());
    assert.deepEqual(await timers(page), []);
    await page.hide(false);
    await waitFor(page, 'the window with focus', () => document.hasFocus());
    await expectNow(page, 'banner', { word: 'focused', isFocusInside: true });
  },
  { windowed: true },
);
