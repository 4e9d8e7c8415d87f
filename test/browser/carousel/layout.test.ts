import assert from 'node:assert/strict';
import type { CarouselName } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import {
  canMove,
  openCarousel,
  region,
  resize,
  slideCounts,
  tabInto,
  until,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { settleMotion } from '../harness/wait';

/** The boxes of everything that a carousel could shift, once all of it has been laid out. */
async function places(page: Page) {
  // Blocks that page.css lays out late have no size of their own yet.
  await settleMotion(page);
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('article.page > *, .carousel, .carousel-viewport, footer'),
    ];
    return all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const box = [left, top + scrollY, width, height].map(Math.round).join(' ');
        return `${one.localName}.${one.className} ${box}`;
      });
  });
}

browserTest(
  'C14: nothing shifts when the carousel responds to a resize',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    for (const width of [1000, 900, 700, 480, 360, 630, 1280]) {
      await resize(page, width);
      const before = await places(page);
      await clock.advance(50);
      assert.deepEqual(await places(page), before, `${width} px`);
    }
  },
  { engines: ['chromium'] },
);

function overflowing(page: Page, name: CarouselName) {
  return page.evaluate(
    (css: string) =>
      [...document.querySelectorAll(`${css} .carousel-slide`)].filter(
        (slide) => slide.scrollHeight > slide.clientHeight,
      ).length,
    region(name),
  );
}

for (const width of [1280, 600])
  browserTest(
    `C14: nothing shifts from slide to slide at ${width} px`,
    async (page) => {
      await page.setViewport(width, 800);
      await openCarousel(page, 'services');
      const before = await places(page);
      for (const name of ['banner', 'services', 'testimonials-home'] as const) {
        assert.equal(await overflowing(page, name), 0, `what overflows the ${name} carousel`);
        if (!canMove(name)) continue;
        await tabInto(page, name);
        for (let move = 1; move <= slideCounts[name]; move += 1) {
          await page.press('ArrowRight');
          assert.deepEqual(await places(page), before, `${name}, move ${move}`);
        }
        await until(page, name, { isFocusInside: true });
      }
    },
    { engines: ['chromium'] },
  );
