import assert from 'node:assert/strict';
import {
  type Name,
  corner,
  eventually,
  holds,
  open,
  quick,
  region,
  resize,
  tabInto,
  timers,
  until,
} from './carousel-page';
import type { Page } from './engines/page';
import { metric } from './metric';
import { statement } from './statement';
import { settleMotion, waitFor } from './wait';

type Watched = Window & { asked: number; moved: string[] };

const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    const request = requestAnimationFrame.bind(window);
    watched.asked = 0;
    window.requestAnimationFrame = (work) => {
      watched.asked += 1;
      return request(work);
    };
  });

/** What moves in carousels from now on, and for how long. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.moved = [];
    addEventListener(
      'transitionrun',
      () => {
        for (const one of document.getAnimations()) {
          const { target = null } = one.effect instanceof KeyframeEffect ? one.effect : {};
          const part = target?.matches('.carousel-dot, .carousel-slide, .carousel-track')
            ? target.className
            : null;
          const { duration } = one.effect?.getComputedTiming() ?? {};
          const line = `${part} ${one instanceof CSSTransition ? one.transitionProperty : one.constructor.name} ${String(duration)}`;
          if (part && duration !== 0 && !watched.moved.includes(line)) watched.moved.push(line);
        }
      },
      true,
    );
  });

const moved = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as Watched).moved)).sort();

/** Advancing would ask for frames itself. */
const tick = (page: Page, milliseconds: number) =>
  page.evaluate(
    (time: number) =>
      void (window as unknown as { frozenClock: { tick(time: number): number } }).frozenClock.tick(
        time,
      ),
    milliseconds,
  );

const atRest = (page: Page, name: Name) =>
  waitFor(
    page,
    `${name} to come to rest`,
    (css: string) => !document.querySelector(`${css} [data-moving]`),
    region(name),
  );

statement('C14', 'Turning by itself or by hand, it asks for no frame', async (page) => {
  await open(page, 'services');
  await watchFrames(page);
  for (const slide of [1, 2]) {
    await tick(page, 3050);
    await until(page, 'services', { current: [slide] });
    await atRest(page, 'services');
  }
  await tabInto(page, 'services');
  for (const slide of [3, 4]) {
    await page.press('ArrowRight');
    await until(page, 'services', { current: [slide] });
    await atRest(page, 'services');
  }
  assert.equal(await page.evaluate(() => (window as unknown as Watched).asked), 0);
});

for (const [name, period] of [
  ['banner', 6050],
  ['services', 3050],
] as const) {
  statement(
    'C14',
    `Nothing is laid out anew when the ${name} moves`,
    async (page) => {
      const clock = await open(page, name);
      await page.cdp('Performance.enable');
      await clock.advance(period);
      await until(page, name, { current: [1] });
      await settleMotion(page);
      const before = await metric(page, 'LayoutCount');
      await clock.advance(period);
      await until(page, name, { current: [name === 'banner' ? 0 : 2] });
      await settleMotion(page);
      assert.equal((await metric(page, 'LayoutCount')) - before, 0);
    },
    { engines: ['chromium'] },
  );
}

statement(
  'C14',
  'Rows move by transform alone, in 500 ms',
  async (page) => {
    await open(page, 'services');
    await watchMotion(page);
    await tabInto(page, 'services');
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home']) {
      await page.press(key);
      await atRest(page, 'services');
    }
    assert.deepEqual(await moved(page), ['carousel-track transform 500']);
  },
  { engines: quick },
);

statement(
  'C14',
  'What is chosen already sets nothing in motion, not even at the next resize',
  async (page) => {
    const clock = await open(page, 'services');
    await page.click(`${region('services')} .carousel-dot:nth-child(2)`);
    await settleMotion(page);
    await page.click(`${region('services')} .carousel-dot:nth-child(2)`);
    await settleMotion(page);
    await page.hover(corner);
    await settleMotion(page);
    await watchMotion(page);
    for (const width of [900, 600, 1280]) {
      await resize(page, width);
      await clock.advance(50);
    }
    assert.deepEqual(await moved(page), []);
  },
  { engines: quick },
);

const fadeOf = (page: Page) =>
  page.evaluate(
    (css: string) =>
      [...document.querySelectorAll(`${css} .carousel-slide`)].map((slide) => {
        const { opacity } = getComputedStyle(slide);
        return `${opacity}${slide.hasAttribute('inert') ? ' inert' : ''}`;
      }),
    region('banner'),
  );

statement(
  'C14',
  'The banner fades by opacity alone, in 1,000 ms; what faded out is inert and unseen',
  async (page) => {
    const clock = await open(page, 'banner');
    await watchMotion(page);
    assert.deepEqual(await fadeOf(page), ['1', '0 inert']);
    await clock.advance(6050);
    await until(page, 'banner', { shown: [1] });
    await waitFor(
      page,
      'the fade',
      (css: string) => document.querySelector(`${css} .carousel-slide`)?.getAnimations().length,
      region('banner'),
    );
    assert.match((await fadeOf(page))[0] ?? '', /^(1|0\.\d+) inert$/);
    await settleMotion(page);
    assert.deepEqual(await fadeOf(page), ['0 inert', '1']);
    assert.deepEqual(
      (await moved(page)).filter((line) => !line.startsWith('carousel-dot')),
      ['carousel-slide opacity 1000'],
    );
  },
);

statement(
  'C14',
  "No interval but the carousels' own runs, and none where nothing rotates",
  async (page) => {
    await open(page, 'services');
    assert.deepEqual(await timers(page), [3050]);
    await page.click('header a[href="#/about-us"]');
    await until(page, 'testimonials-about', { current: [0], word: null });
    await eventually(() => timers(page), []);
    await holds(page, 'testimonials-about', { shown: [0, 1, 2] });
  },
  { engines: quick },
);
