import assert from 'node:assert/strict';
import {
  type Name,
  open,
  pageOf,
  quick,
  ready,
  region,
  resize,
  tabInto,
  until,
} from './carousel-page';
import type { Page } from './engines/page';
import { layOutAll } from './engines/source';
import { serve } from './site';
import { statement } from './statement';
import { frames, settleMotion, waitFor } from './wait';

/** Where everything that a carousel could push about stands in the document. */
const places = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('article.page > *, .carousel, .carousel-viewport, footer'),
    ];
    return all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return `${one.localName}.${one.className} ${[left, top + scrollY, width, height].map((length) => Math.round(length)).join(' ')}`;
      });
  });

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce(
                (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                0,
              ),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without an entry nobody is called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const name of ['banner', 'testimonials-about'] as const)
  statement(
    'C14',
    `Nothing shifts when the page of ${name} comes to life`,
    async (page) => {
      for (const width of name === 'banner' && page.engine !== 'webkit'
        ? [1280, 700, 360]
        : [1280]) {
        let release = () => {};
        const hold = new Promise<void>((resolve) => (release = resolve));
        const site = await serve({ faults: [[/site-.*\.js$/, { hold }]] });
        await page.setViewport(width, 800);
        await page.goto(site.url(pageOf(name)), 'commit');
        await waitFor(
          page,
          'the whole document',
          () =>
            document.readyState === 'interactive' &&
            document.querySelector('footer')?.checkVisibility() &&
            [...document.querySelectorAll('.page')].some((one) => one.checkVisibility()),
        );
        await page.evaluate(layOutAll);
        await frames(page);
        const before = await places(page);
        release();
        await ready(page, name);
        await frames(page);
        assert.deepEqual(await places(page), before);
        if (page.engine === 'chromium') assert.equal(await shiftOf(page), 0);
      }
    },
    { engines: name === 'banner' ? ['chromium', 'firefox', 'webkit'] : quick },
  );

statement(
  'C14',
  'Nothing shifts when script answers a resize',
  async (page) => {
    const clock = await open(page, 'services');
    for (const width of [1000, 900, 700, 480, 360, 630, 1280]) {
      await resize(page, width);
      const before = await places(page);
      await clock.advance(50);
      assert.deepEqual(await places(page), before);
    }
  },
  { engines: quick },
);

const overflowing = (page: Page, name: Name) =>
  page.evaluate(
    (css: string) =>
      [...document.querySelectorAll(`${css} .carousel-slide`)].filter(
        (slide) => slide.scrollHeight > slide.clientHeight,
      ).length,
    region(name),
  );

const counts = { banner: 2, services: 6, 'testimonials-home': 4 };

for (const width of [1280, 600])
  statement(
    'C14',
    `Nothing shifts from slide to slide, ${width} px wide`,
    async (page) => {
      await page.setViewport(width, 800);
      await open(page, 'services');
      const before = await places(page);
      for (const name of ['banner', 'services', 'testimonials-home'] as const) {
        assert.equal(await overflowing(page, name), 0);
        await tabInto(page, name);
        for (let move = 1; move <= counts[name]; move += 1) {
          await page.press('ArrowRight');
          await settleMotion(page);
          assert.deepEqual(await places(page), before);
        }
        await until(page, name, { isFocusInside: true });
      }
    },
    { engines: quick },
  );
