import assert from 'node:assert/strict';
import { carouselLabels } from '../../src/content/labels';
import { browserTest } from './browser-test';
import type { Page } from './engines/page';
import { allHashes, open } from './open-page';
import { overflow } from './overflow';
import { serve } from './site';
import { settleMotion } from './wait';

const turn = (page: Page) => page.evaluate(() => void (document.documentElement.dir = 'rtl'));

browserTest(
  'E5: Set from right to left, no page scrolls sideways, cuts text or puts it on other text',
  async (page) => {
    const site = await serve();
    const found: Record<string, string[]> = {};
    for (const width of [1280, 390]) {
      await page.setViewport(width, 800);
      for (const hash of allHashes) {
        await open(page, site.url(hash));
        await turn(page);
        await settleMotion(page);
        const lost = await overflow(page);
        if (lost.length > 0) found[`${hash} at ${width} px`] = lost;
      }
    }
    assert.deepEqual(found, {});
  },
  { engines: ['chromium'] },
);

/** Runs in the page: the slides that can be seen, from left to right, counted from 1; and those that can be used. */
const look = () => {
  const carousel = document.querySelector('[data-carousel="services"]');
  const view = carousel?.querySelector('.carousel-viewport')?.getBoundingClientRect();
  const slides = [...(carousel?.querySelectorAll('.carousel-slide') ?? [])].map((slide, index) => ({
    slide,
    box: slide.getBoundingClientRect(),
    number: index + 1,
  }));
  const isSeen = ({ box }: { box: DOMRect }) =>
    view !== undefined && box.left > view.left - 2 && box.right < view.right + 2;
  return {
    seen: slides
      .filter(isSeen)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number),
    usable: slides.filter(({ slide }) => !slide.hasAttribute('inert')).map(({ number }) => number),
    rotation: Math.round(
      (view?.right ?? 0) -
        (carousel?.querySelector('.carousel-rotation')?.getBoundingClientRect().right ?? 0),
    ),
  };
};

browserTest(
  'E5, C11: From right to left the carousel is mirrored: the first slide stands at the right, the next ones to its left',
  async (page) => {
    const site = await serve();
    await page.setReducedMotion(true);
    await open(page, site.url('#/'));
    const plain = await page.evaluate(look);
    assert.deepEqual(
      [plain.seen, plain.usable],
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
    );
    await turn(page);
    const mirrored = await page.evaluate(look);
    assert.deepEqual(
      [mirrored.seen, mirrored.usable],
      [
        [3, 2, 1],
        [1, 2, 3],
      ],
    );
    // The rotation button goes to the other side with the rest.
    assert.ok(mirrored.rotation < plain.rotation, `${mirrored.rotation} px from the right`);
    for (const [dot, seen] of [
      [2, [4, 3, 2]],
      [6, [2, 1, 6]],
      [1, [3, 2, 1]],
    ] as const) {
      await page.click({
        css: '[data-carousel="services"] .carousel-dot',
        name: carouselLabels.position(dot, 6),
      });
      await settleMotion(page);
      const { seen: now, usable } = await page.evaluate(look);
      assert.deepEqual(now, seen);
      assert.deepEqual(usable, seen.toSorted());
    }
  },
);
