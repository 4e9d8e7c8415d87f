import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import {
  corner,
  expectNow,
  openCarousel,
  period,
  region,
  slideCounts,
  slideInView,
  tabInto,
  timers,
  until,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { eventually, scrollOn, waitFor } from '../harness/wait';

const slide = `${region('banner')} ${slideInView}`;

/** Records every value of `data-autoplay` from now on. */
function watchWords(page: Page, css: string) {
  return page.evaluate((selector: string) => {
    const words: (string | null)[] = [];
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    new MutationObserver((records) =>
      words.push(...records.map(() => element.getAttribute('data-autoplay'))),
    ).observe(element, { attributeFilter: ['data-autoplay'] });
    Object.assign(window, { words });
  }, css);
}

function words(page: Page) {
  return page.evaluate(() => (window as unknown as { words: string[] }).words);
}

browserTest(
  'C2: paused wins over focused, focused over hovered, and hovered over playing',
  async (page) => {
    await openCarousel(page, 'banner');
    const expect = async (word: string) => {
      await until(page, 'banner', { word });
      await eventually(() => timers(page), word === 'playing' ? [period('banner')] : []);
    };
    await expect('playing');
    await page.hover(slide);
    await expect('hovered');
    await tabInto(page, 'banner');
    await expect('focused');
    await page.hover(slide);
    await expect('focused');
    await page.hover(corner);
    await expect('focused');
    await page.hover(slide);
    await page.press('Shift+Tab');
    await expect('hovered');
    await page.click(`${region('banner')} .carousel-rotation`);
    await expect('paused');
    await page.hover(corner);
    await expect('paused');
  },
);

browserTest('C2: the carousel stays focused while the focus moves inside it', async (page) => {
  await openCarousel(page, 'services');
  await tabInto(page, 'services');
  await until(page, 'services', { word: 'focused', live: 'polite' });
  await watchWords(page, region('services'));
  // The controls: a rotation button, a link in each of three slides, and the dots.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 3 + slideCounts.services; step += 1) {
      await page.press(key);
      await expectNow(page, 'services', { word: 'focused', isFocusInside: true });
    }
  await page.press('Shift+Tab');
  await until(page, 'services', { word: 'playing', isFocusInside: false, live: 'off' });
  assert.deepEqual(await words(page), ['playing']);
});

browserTest(
  'C2: the carousel stays focused while the window has no focus',
  async (page) => {
    await openCarousel(page, 'services');
    await tabInto(page, 'services');
    await watchWords(page, region('services'));
    await page.hide(true);
    await waitFor(page, 'the window without focus', () => !document.hasFocus());
    await page.hide(false);
    await waitFor(page, 'the window with focus', () => document.hasFocus());
    await expectNow(page, 'services', { word: 'focused', isFocusInside: true });
    assert.deepEqual(await words(page), []);
  },
  { engines: ['chromium', 'firefox'], windowed: true },
);

browserTest(
  'C3: a carousel in a hidden tab pauses and does not catch up',
  async (page) => {
    const clock = await openCarousel(page, 'banner');
    await clock.advance(5000);
    await page.hide(true);
    await waitFor(page, 'the page to be hidden', () => document.hidden);
    await eventually(() => timers(page), []);
    await clock.tick(60_000);
    await expectNow(page, 'banner', { shown: [0], word: 'playing' });
    await page.hide(false);
    await waitFor(page, 'the page to be visible', () => !document.hidden);
    await eventually(() => timers(page), [period('banner')]);
    await clock.advance(period('banner') - 1);
    await expectNow(page, 'banner', { shown: [0] });
    await clock.advance(1);
    await until(page, 'banner', { shown: [1] });
  },
  { windowed: true },
);

browserTest(
  'C3: a carousel out of view pauses and does not catch up',
  async (page) => {
    const clock = await openCarousel(page, 'banner');
    const isInView = () =>
      page.evaluate(
        (css: string) => (document.querySelector(css)?.getBoundingClientRect().bottom ?? 0) > 0,
        region('banner'),
      );
    await clock.advance(5000);
    await scrollOn(page, 1200);
    await eventually(isInView, false);
    await eventually(() => timers(page, period('banner')), []);
    await clock.advance(15_000);
    await expectNow(page, 'banner', { shown: [0], word: 'playing' });
    await scrollOn(page, -1200);
    await eventually(isInView, true);
    await eventually(() => timers(page, period('banner')), [period('banner')]);
    await clock.advance(period('banner') - 1);
    await expectNow(page, 'banner', { shown: [0] });
    await clock.advance(1);
    await until(page, 'banner', { shown: [1] });
  },
  { engines: ['chromium', 'webkit'] },
);
