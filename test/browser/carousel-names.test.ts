import assert from 'node:assert/strict';
import { carouselNames } from '../../src/content/en/interface';
import { type Name, corner, holds, look, open, quick, region, until } from './carousel-page';
import type { Page } from './engines/page';
import { statement } from './statement';

const named = (page: Page, name: Name) =>
  page.evaluate((css: string) => {
    const describe = (one: Element | null | undefined) =>
      [
        one?.localName,
        one?.getAttribute('role'),
        one?.getAttribute('aria-roledescription'),
        one?.getAttribute('aria-label'),
      ].join(' | ');
    const all = (selector: string) => [...document.querySelectorAll(`${css} ${selector}`)];
    return {
      region: describe(document.querySelector(css)),
      slides: all('.carousel-slide').map(describe),
      isAllInside: all('.carousel-slide').every((slide) =>
        slide.parentElement?.hasAttribute('aria-live'),
      ),
      dots: describe(all('.carousel-dots')[0]),
      eachDot: all('.carousel-dots > *').map(
        (dot) => `${dot.localName} ${dot.getAttribute('type')} ${dot.textContent}`,
      ),
    };
  }, region(name));

const { banner, services, testimonials } = carouselNames;
const labels = {
  banner,
  services,
  'testimonials-home': testimonials,
  'testimonials-about': testimonials,
};
const counts = { banner: 2, services: 6, 'testimonials-home': 4, 'testimonials-about': 4 };

const expectNames = async (page: Page, name: Name) => {
  const count = counts[name];
  const numbers = Array.from({ length: count }, (_, at) => `${at + 1} of ${count}`);
  const { region: whole, dots, ...rest } = await named(page, name);
  assert.equal(whole, `section |  | carousel | ${labels[name]}`);
  assert.match(dots, /^div \| group \|  \| \S+/);
  assert.deepEqual(rest, {
    slides: numbers.map((number) => `div | group | slide | ${number}`),
    isAllInside: true,
    eachDot: numbers.map((number) => `button button ${number}`),
  });
  assert.equal((await look(page, name)).current.length, 1);
};

statement('C7', 'Region, slides and dots have their roles and names', async (page) => {
  await open(page, 'banner');
  for (const name of ['banner', 'services', 'testimonials-home'] as const)
    await expectNames(page, name);
  await page.click('header a[href="#/about-us"]');
  await until(page, 'testimonials-about', { word: null, button: null, live: 'polite' });
  await expectNames(page, 'testimonials-about');
});

statement(
  'C7',
  'The slides are announced only while they do not rotate',
  async (page) => {
    await open(page, 'services');
    await until(page, 'services', { word: 'playing', live: 'off' });
    await page.hover(`${region('services')} [data-shown]`);
    await until(page, 'services', { word: 'hovered', live: 'polite' });
    await page.click(`${region('services')} .carousel-dot:nth-child(2)`);
    await page.hover(corner);
    await until(page, 'services', { word: 'focused', live: 'polite', current: [1] });
    await page.click(`${region('services')} .carousel-rotation`);
    await until(page, 'services', { word: 'paused', live: 'polite' });
    await page.click(`${region('services')} .carousel-rotation`);
    await until(page, 'services', { word: 'playing', live: 'off' });
    await holds(page, 'banner', { live: 'off' });
  },
  { engines: quick },
);
