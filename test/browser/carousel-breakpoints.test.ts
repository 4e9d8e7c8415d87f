import assert from 'node:assert/strict';
import {
  type Name,
  eventually,
  look,
  open,
  quick,
  ready,
  region,
  resize,
  seen,
} from './carousel-page';
import type { Page } from './engines/page';
import { serve } from './site';
import { statement } from './statement';
import { frames, waitFor } from './wait';

const fitting = {
  banner: () => 1,
  services: (width: number) => (width < 630 ? 1 : width < 940 ? 2 : 3),
  'testimonials-home': (width: number) => (width < 620 ? 1 : width < 1199 ? 2 : 3),
  'testimonials-about': (width: number) => (width < 620 ? 1 : width < 992 ? 2 : 3),
} satisfies Record<Name, (width: number) => number>;

const pages = [
  {
    hash: '#/',
    names: ['banner', 'services', 'testimonials-home'],
    widths: [480, 481, 619, 620, 629, 630, 768, 769, 939, 940, 1198, 1199],
  },
  { hash: '#/about-us', names: ['testimonials-about'], widths: [619, 620, 991, 992] },
] as const satisfies { hash: string; names: Name[]; widths: number[] }[];

/** How many slides fit side by side, by their sizes alone. */
const sideBySide = (page: Page, name: Name) =>
  page.evaluate((css: string) => {
    const width = (selector: string) =>
      document.querySelector(`${css} ${selector}`)?.getBoundingClientRect().width ?? NaN;
    return Math.round((width('.carousel-viewport') / width('.carousel-slide')) * 100) / 100;
  }, region(name));

const controls = (page: Page) =>
  page.evaluate((css: string) => {
    const isThere = (selector: string) =>
      document.querySelector(`${css} ${selector}`)?.checkVisibility() ?? false;
    return {
      arrows: isThere('.carousel-arrow'),
      dots: isThere('.carousel-dot'),
      rotation: isThere('.carousel-rotation'),
    };
  }, region('banner'));

const expectAt = async (page: Page, name: Name, width: number) => {
  const fits = fitting[name](width);
  await eventually(async () => (await look(page, name)).shown.length, fits);
  assert.equal(await sideBySide(page, name), fits, `${name} at ${width}`);
  assert.equal((await seen(page, name)).length, fits, `${name} at ${width}`);
  if (name === 'banner')
    assert.deepEqual(
      await controls(page),
      { arrows: width > 768, dots: width > 480, rotation: true },
      `at ${width}`,
    );
};

for (const { hash, names, widths } of pages)
  statement(
    'C15',
    `At the first paint, before script, ${hash} shows as many slides as fit`,
    async (page) => {
      const site = await serve({ faults: [[/site-.*\.js$/, { hold: new Promise(() => {}) }]] });
      await page.goto(site.url(hash), 'commit');
      await waitFor(
        page,
        'the whole document',
        () => document.readyState === 'interactive' && document.querySelector('footer') !== null,
      );
      // WebKit takes its time over each.
      for (const width of page.engine === 'webkit' ? widths.slice(2, 6) : widths) {
        await resize(page, width);
        for (const name of names)
          assert.equal(await sideBySide(page, name), fitting[name](width), `${name} at ${width}`);
        assert.equal(
          await page.evaluate(
            () => document.querySelectorAll('.carousel-rotation, .carousel-dot').length,
          ),
          0,
        );
      }
    },
  );

for (const { hash, names, widths } of pages)
  statement(
    'C15',
    `At hydration ${hash} shows as many slides as fit, with their controls`,
    async (page) => {
      const site = await serve();
      await page.goto(site.url(hash));
      for (const width of widths) {
        await page.setViewport(width, 800);
        await page.reload();
        for (const name of names) {
          await ready(page, name);
          await frames(page);
          await expectAt(page, name, width);
        }
      }
    },
    { engines: quick },
  );

for (const { hash, names, widths } of pages)
  statement(
    'C15',
    `Whichever side the window comes from, ${hash} shows as many slides as fit`,
    async (page) => {
      const clock = await open(page, names[0]);
      for (const width of [...widths, ...widths.toReversed()]) {
        await resize(page, width);
        await clock.advance(50);
        for (const name of names) await expectAt(page, name, width);
      }
    },
    { engines: quick },
  );
