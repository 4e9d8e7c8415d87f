import { carouselWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import {
  corner,
  openCarousel,
  period,
  region,
  slideInView,
  tabInto,
  timers,
  until,
} from '../harness/carousel-page';
import { eventually } from '../harness/wait';

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
