import assert from 'node:assert/strict';
import { company } from '../../../src/content/company';
import { browserTest } from '../harness/browser-test';
import {
  corner,
  expectNow,
  openCarousel,
  region,
  resize,
  slideCounts,
  slideInView,
  tabInto,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames } from '../harness/wait';

const count = slideCounts.services;

/** The slide that has the focus. */
function focusedSlide(page: Page) {
  return page.evaluate((css: string) => {
    const slides = [...document.querySelectorAll(`${css} .carousel-slide`)];
    return slides.findIndex((one) => one.contains(document.activeElement));
  }, region('services'));
}

/** Asserts that the carousel is still focused, and that no part of it has scrolled. */
async function expectInPlace(page: Page) {
  await frames(page);
  const scrolled = await page.evaluate(
    (css: string) =>
      [...document.querySelectorAll(`${css}, ${css} div`)]
        .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
        .map(({ className }) => className),
    region('services'),
  );
  assert.deepEqual(scrolled, [], 'what has scrolled');
  await expectNow(page, 'services', { word: 'focused', isFocusInside: true });
}

browserTest(
  'C2, C5, C8, C9: a carousel waits for mouse and focus, obeys its button, and focus scrolls nothing',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    await page.hover(`${region('services')} ${slideInView}`);
    await until(page, 'services', { word: 'hovered' });
    await page.hover(corner);
    await until(page, 'services', { word: 'playing', live: 'off' });
    await tabInto(page, 'services');
    await until(page, 'services', { word: 'focused', live: 'polite' });
    for (const word of ['paused', 'playing']) {
      await page.press('Space');
      await until(page, 'services', { word, isFocusInside: true });
    }
    // The controls: a rotation button, a link in each of three slides, and the dots.
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 3 + count; step += 1) {
        await page.press(key);
        await expectInPlace(page);
      }
    await page.press('Tab');
    for (let slide = 1; slide <= count + 1; slide += 1) {
      await page.press('ArrowRight');
      await eventually(() => focusedSlide(page), wrapped(slide, count));
      await expectInPlace(page);
    }
    await page.press('ArrowLeft');
    await page.press('ArrowLeft');
    await resize(page, 600);
    await clock.advance(50);
    await until(page, 'services', { shown: [wrapped(-1, count)] });
    await eventually(() => focusedSlide(page), wrapped(-1, count));
  },
);

browserTest(
  'C7: a copied page has the slides in view and the legal numbers, and no hidden name',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    const { copied, inView, hidden } = await page.evaluate(() => {
      document.execCommand('selectAll');
      const textsOf = (css: string) =>
        [...document.querySelectorAll(css)].map((one) => one.textContent ?? '');
      return {
        copied: String(getSelection()).split('\n'),
        inView: textsOf('article:not([hidden]) .carousel-slide:not([inert]) :is(h2, h3)'),
        hidden: textsOf('.skip, .carousel button'),
      };
    });
    const expected = [...inView, ...company.registered.numbers];
    const missing = expected.filter((text) => !copied.includes(text));
    assert.deepEqual([missing, hidden.filter((text) => copied.includes(text))], [[], []]);
  },
);
