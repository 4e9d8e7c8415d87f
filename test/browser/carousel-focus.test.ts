import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import {
  corner,
  expectNow,
  look,
  openCarousel,
  region,
  tabInto,
  timers,
  twoEngines,
  until,
} from './carousel-page';
import type { Page } from './engines/page';
import { openFixture } from './fixture-page';
import { eventually, waitFor } from './wait';

browserTest('C2: the carousel stays focused while the focus moves inside it', async (page) => {
  await openFixture(page, { name: 'services', count: 6 });
  await tabInto(page, 'services');
  await until(page, 'services', { word: 'focused', live: 'polite' });
  await page.evaluate((css: string) => {
    const words: (string | null)[] = [];
    const element = document.querySelector(css);
    if (element)
      new MutationObserver(() => words.push(element.getAttribute('data-autoplay'))).observe(
        element,
        { attributeFilter: ['data-autoplay'] },
      );
    Object.assign(window, { words });
  }, region('services'));
  // Three slides with a button and a link each, a field in the second, six dots.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 3 * 2 + 1 + 6; step += 1) {
      await page.press(key);
      await expectNow(page, 'services', { word: 'focused', isFocusInside: true });
    }
  await page.press('Shift+Tab');
  await until(page, 'services', { word: 'playing', isFocusInside: false, live: 'off' });
  assert.deepEqual(await page.evaluate(() => (window as unknown as { words: string[] }).words), [
    'playing',
  ]);
});

browserTest('C11: arrow keys in a text field move the caret, not the slides', async (page) => {
  await openFixture(page, { name: 'services', count: 6 });
  await page.click('input');
  const caret = () => page.evaluate(() => document.querySelector('input')?.selectionStart);
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 4],
    ['ArrowLeft', 3],
  ] as const) {
    await page.press(key);
    await eventually(caret, at);
  }
  await expectNow(page, 'services', { current: [0], word: 'focused' });
  await page.press('Shift+Tab');
  await page.press('ArrowRight');
  await until(page, 'services', { current: [1] });
});

browserTest(
  'C5: a stopped carousel plays again only after Start',
  async (page) => {
    const clock = await openFixture(page, { name: 'banner', count: 3 });
    const rotation = `${region('banner')} .carousel-rotation`;
    await page.click(rotation);
    await until(page, 'banner', { word: 'paused' });
    for (const part of ['[data-to="next"]', '[data-to="previous"]', '.carousel-dot:last-child'])
      await page.click(`${region('banner')} ${part}`);
    await page.press('ArrowRight');
    await page.drag('mouse', `${region('banner')} [data-shown] h3`, { x: -300, y: 0 });
    await page.hover(corner);
    await page.click('a[href="#after"]');
    const { current } = await look(page, 'banner');
    await clock.advance(30_000);
    await expectNow(page, 'banner', { word: 'paused', current, live: 'polite' });
    assert.deepEqual(await timers(page), []);
    await page.click(rotation);
    await eventually(() => timers(page), [6050]);
  },
  { engines: twoEngines },
);

const where = (page: Page) =>
  page.evaluate(() =>
    [
      location.hash,
      document.querySelectorAll('main article:not([hidden])').length,
      document.querySelector('.menu [aria-current]')?.getAttribute('href'),
    ].join(' '),
  );

browserTest(
  'C16: three quick Backs to a carousel leave one timer',
  async (page) => {
    await openCarousel(page, 'banner');
    for (const hash of ['#/about-us', '#/services', '#/language']) {
      await page.click(`header a[href="${hash}"]`);
      await eventually(() => where(page), `${hash} 1 ${hash}`);
    }
    await page.hover(corner);
    await page.evaluate(() => {
      const hashes: string[] = [];
      addEventListener('popstate', () => hashes.push(location.hash));
      Object.assign(window, { hashes });
      for (let time = 0; time < 3; time += 1) history.back();
    });
    await waitFor(page, 'home', () => location.hash === '#/');
    await eventually(() => where(page), '#/ 1 #/');
    await eventually(() => timers(page), [6050]);
    await expectNow(page, 'banner', { word: 'playing', shown: [0] });
  },
  { engines: twoEngines },
);
