import assert from 'node:assert/strict';
import type { CarouselName } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import {
  openCarousel,
  period,
  region,
  slideCounts,
  tabInto,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { settleMotion, waitFor } from '../harness/wait';

type Watched = Window & { requested: number; moved: string[] };

/** Counts requests for frames, and records which parts of carousels move by which property. */
function watch(page: Page) {
  return page.evaluate(() => {
    const watched = window as unknown as Watched;
    const request = requestAnimationFrame.bind(window);
    Object.assign(watched, { requested: 0, moved: [] });
    window.requestAnimationFrame = (work) => {
      watched.requested += 1;
      return request(work);
    };
    const collect = () => {
      for (const one of document.getAnimations()) {
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
        const property = one instanceof CSSTransition ? one.transitionProperty : 'an animation';
        if (target?.matches('.carousel-slide, .carousel-track')) watched.moved.push(property);
      }
    };
    addEventListener('transitionrun', collect, true);
  });
}

function watched(page: Page) {
  return page.evaluate(() => {
    const { requested, moved } = window as unknown as Watched;
    return { requested, moved: [...new Set(moved)] };
  });
}

function atRest(page: Page, name: CarouselName) {
  return waitFor(
    page,
    `${name} at rest`,
    (css: string) => {
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(css));
      if (running.length > 0) throw new Error(`running: ${running.length} animations`);
      return !document.querySelector(`${css} [data-moving], ${css}[data-moving]`);
    },
    region(name),
  );
}

for (const [name, property] of [
  ['services', 'transform'],
  ['banner', 'opacity'],
] as const)
  browserTest(
    `C14, C18: the ${name} carousel moves by ${property} alone, requests no frame, and rests`,
    async (page) => {
      const clock = await openCarousel(page, name);
      await watch(page);
      for (const slide of [1, wrapped(2, slideCounts[name])]) {
        await clock.tick(period(name));
        await until(page, name, { current: [slide] });
        await atRest(page, name);
      }
      assert.deepEqual(await watched(page), { requested: 0, moved: [property] });
      await tabInto(page, name);
      await page.press('ArrowRight');
      await settleMotion(page);
      await atRest(page, name);
    },
    { engines: ['chromium'] },
  );
