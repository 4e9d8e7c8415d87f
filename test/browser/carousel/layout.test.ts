import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import {
  canMove,
  openCarousel,
  region,
  resize,
  slideCounts,
  tabInto,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { settleMotion } from '../harness/wait';

/** The boxes of everything that a carousel could shift, and the slides that overflow. */
async function places(page: Page) {
  // Blocks that are laid out late have no size of their own yet.
  await settleMotion(page);
  return page.evaluate(() => {
    const css = 'article.page > *, .carousel, .carousel-viewport, footer';
    const boxes = [...document.querySelectorAll(css)]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const box = [left, top + scrollY, width, height].map(Math.round).join(' ');
        return `${one.localName}.${one.className} ${box}`;
      });
    const overflow = [...document.querySelectorAll('.carousel-slide')].filter(
      (slide) => slide.checkVisibility() && slide.scrollHeight > slide.clientHeight,
    );
    return { boxes, overflow: overflow.map(({ textContent }) => textContent) };
  });
}

browserTest(
  'C14: nothing shifts when a carousel responds to a resize, or moves',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    for (const width of [900, 700, 480, 360, 600, 1280]) {
      await resize(page, width);
      const before = await places(page);
      assert.deepEqual(before.overflow, [], `the slides that overflow at ${width} px`);
      await clock.advance(50);
      assert.deepEqual(await places(page), before, `resized to ${width} px`);
      if (width !== 600 && width !== 1280) continue;
      for (const name of ['banner', 'services', 'testimonials-home'] as const) {
        if (canMove(name)) await tabInto(page, name);
        for (let move = 1; canMove(name) && move <= slideCounts[name]; move += 1) {
          await page.press('ArrowRight');
          assert.deepEqual(await places(page), before, `${region(name)}, move ${move}`);
        }
      }
    }
  },
  { engines: ['chromium'] },
);
