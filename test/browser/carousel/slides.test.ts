import assert from 'node:assert/strict';
import type { CarouselName } from '../../../src/carousel/settings';
import { company } from '../../../src/content/company';
import { browserTest } from '../harness/browser-test';
import {
  expectNow,
  openCarousel,
  region,
  resize,
  slideCounts,
  tabInto,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames } from '../harness/wait';

/** The slide that has focus, and its focused element. */
function focus(page: Page, name: CarouselName) {
  return page.evaluate((css: string) => {
    const slides = [...document.querySelectorAll(`${css} .carousel-slide`)];
    const focused = document.activeElement;
    return `${focused?.localName} in ${slides.findIndex((one) => one.contains(focused))}`;
  }, region(name));
}

/** The parts of the carousel that have been scrolled. */
function scrolled(page: Page, name: CarouselName) {
  return page.evaluate((css: string) => {
    const all = [
      ...document.querySelectorAll(
        `${css}, ${css} :is(.carousel-viewport, .carousel-track, .carousel-slide)`,
      ),
    ];
    return all
      .filter((one) => one.scrollLeft !== 0 || one.scrollTop !== 0)
      .map((one) => one.className);
  }, region(name));
}

browserTest(
  'C8: focus moves from a slide that leaves to the one that replaces it',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    await tabInto(page, 'services');
    await page.press('Tab');
    await eventually(() => focus(page, 'services'), 'a in 0');
    const count = slideCounts.services;
    for (let slide = 1; slide <= count + 1; slide += 1) {
      await page.press('ArrowRight');
      await eventually(() => focus(page, 'services'), `a in ${wrapped(slide, count)}`);
    }
    await page.press('Tab');
    await page.press('Tab');
    await eventually(() => focus(page, 'services'), 'a in 3');
    for (const slide of [1, 0, -1, -2]) {
      await page.press('ArrowLeft');
      await page.press('ArrowLeft');
      await page.press('ArrowRight');
      await eventually(() => focus(page, 'services'), `a in ${wrapped(slide, count)}`);
    }
    await resize(page, 600);
    await clock.advance(50);
    await until(page, 'services', { shown: [wrapped(-3, count)] });
    await eventually(() => focus(page, 'services'), `a in ${wrapped(-3, count)}`);
  },
);

browserTest(
  'C9: focus never scrolls the carousel',
  async (page) => {
    await openCarousel(page, 'services');
    await tabInto(page, 'services');
    const controls = 1 + 3 + slideCounts.services;
    for (const key of ['Tab', 'Shift+Tab'])
      for (let at = 1; at < controls; at += 1) {
        await page.press(key);
        await expectNow(page, 'services', { isFocusInside: true });
        assert.deepEqual(await scrolled(page, 'services'), []);
      }
    await page.press('Tab');
    for (const keys of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      await page.press(keys);
      await frames(page);
      assert.deepEqual(await scrolled(page, 'services'), []);
    }
  },
  { engines: ['chromium', 'firefox'] },
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
    assert.deepEqual(
      [...inView, ...company.registered.numbers].filter((text) => !copied.includes(text)),
      [],
    );
    assert.deepEqual(
      hidden.filter((text) => copied.includes(text)),
      [],
    );
  },
);
