import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { freezeClock } from './clock';
import type { Page } from './engines/page';
import { serve } from './site';
import { frames, waitFor } from './wait';

export type Name = 'banner' | 'services' | 'testimonials-home' | 'testimonials-about';
export const region = (name: Name) => `[data-carousel="${name}"]`;

/** Where a third engine would add no more than its time. */
export const quick = ['chromium', 'firefox'] as const;

/** Far from every carousel, on a header that stays. */
export const corner = { x: 3, y: 3 };

type Counted = Window & { liveIntervals?: Map<unknown, number> };

/** Counts intervals from the next document on, whichever clock they run by: this comes after freezeClock. */
export const countTimers = (page: Page) =>
  page.init(`(() => {
    const live = window.liveIntervals = new Map();
    const { setInterval: set, clearInterval: clear } = window;
    window.setInterval = (work, period, ...rest) => {
      const id = set(work, period, ...rest);
      live.set(id, period);
      return id;
    };
    window.clearInterval = (id) => {
      live.delete(id);
      clear(id);
    };
  })()`);

/** The period of each interval that runs, in ms; only those of one period, if it is given. */
export const timers = (page: Page, period?: number) =>
  page.evaluate((only: number | null) => {
    const all = [...((window as Counted).liveIntervals?.values() ?? [])].sort((a, b) => b - a);
    return all.filter((one) => only === null || one === only);
  }, period ?? null);

/** Asks until the answer is the expected one. */
export const eventually = async <Answer>(
  ask: () => Promise<Answer>,
  expected: Answer,
  milliseconds = 10_000,
) => {
  const deadline = performance.now() + milliseconds;
  let answer = await ask();
  while (!isDeepStrictEqual(answer, expected) && performance.now() < deadline) {
    await delay(10);
    answer = await ask();
  }
  assert.deepEqual(answer, expected);
};

/** Slides and dots by their index; `shown` are the slides that can be reached. */
export const look = (page: Page, name: Name) =>
  page.evaluate((css: string) => {
    const all = (selector: string) => [...document.querySelectorAll(`${css} ${selector}`)];
    const indexes = (selector: string, fits: (one: Element) => boolean) =>
      [...all(selector).entries()].flatMap(([at, one]) => (fits(one) ? [at] : []));
    return {
      word: document.querySelector(css)?.getAttribute('data-autoplay') ?? null,
      live: all('.carousel-track')[0]?.getAttribute('aria-live') ?? null,
      shown: indexes('.carousel-slide', (slide) => !slide.hasAttribute('inert')),
      current: indexes('.carousel-dot', (dot) => dot.getAttribute('aria-current') === 'true'),
      button: all('.carousel-rotation')[0]?.textContent ?? null,
      isFocusInside: document.activeElement?.closest(css) != null,
    };
  }, region(name));

export type Look = Awaited<ReturnType<typeof look>>;

const part = <Whole extends object>(whole: Whole, like: Partial<Whole>): Partial<Whole> =>
  Object.fromEntries(
    Object.keys(like).map((key) => [key, whole[key as keyof Whole]]),
  ) as Partial<Whole>;

export const until = (page: Page, name: Name, expected: Partial<Look>) =>
  eventually(async () => part(await look(page, name), expected), expected);

/** What holds at this moment, without waiting for it. */
export const holds = async (page: Page, name: Name, expected: Partial<Look>) =>
  assert.deepEqual(part(await look(page, name), expected), expected);

/** The slides that really stand inside the viewport, from the left to the right. */
export const seen = (page: Page, name: Name) =>
  page.evaluate((css: string) => {
    const viewport = document.querySelector(`${css} .carousel-viewport`)?.getBoundingClientRect();
    if (!viewport) throw new Error(`There is no ${css}`);
    const boxes = [...document.querySelectorAll(`${css} .carousel-slide`)].map((slide, at) => ({
      at,
      left: slide.getBoundingClientRect().left,
      right: slide.getBoundingClientRect().right,
      isVisible: slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    }));
    const inside = boxes.filter(
      ({ left, right, isVisible }) =>
        isVisible && left < viewport.right - 1 && right > viewport.left + 1,
    );
    return inside.sort((a, b) => a.left - b.left).map(({ at }) => at);
  }, region(name));

/** Into the middle of the window; next to a carousel there is no other. */
export const bringIntoView = async (page: Page, css: string) => {
  await page.evaluate(
    (selector: string) =>
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    css,
  );
  await frames(page);
};

export const resize = async (page: Page, width: number, height = 800) => {
  await page.setViewport(width, height);
  await waitFor(
    page,
    `a window of ${width} by ${height}`,
    (...size: number[]) => String([innerWidth, innerHeight]) === String(size),
    width,
    height,
  );
  await frames(page);
};

export const ready = (page: Page, name: Name) =>
  waitFor(
    page,
    `${name} to answer`,
    (css: string) => document.querySelector(css)?.hasAttribute('data-ready'),
    region(name),
  );

export const pageOf = (name: Name) => (name === 'testimonials-about' ? '#/about-us' : '#/');

const periods = {
  banner: 6050,
  services: 3050,
  'testimonials-home': 3050,
  'testimonials-about': 0,
} satisfies Record<Name, number>;

/** The carousel in view and awake, the mouse elsewhere, the clock in the test's hand, and the timer begun at its zero. */
export const open = async (page: Page, name: Name, isPaused = periods[name] === 0) => {
  const clock = await freezeClock(page);
  await countTimers(page);
  const site = await serve();
  await page.pointer('mouse', [{ do: 'move', ...corner }]);
  await page.goto(site.url(pageOf(name)));
  await clock.advance(0);
  await ready(page, name);
  await bringIntoView(page, region(name));
  await eventually(() => timers(page), isPaused ? [] : [periods[name]]);
  return clock;
};

/** By keyboard, from what stands before the carousel, to the first control in it. */
export const tabInto = async (page: Page, name: Name) => {
  await page.evaluate((css: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
      (one) => one.checkVisibility() && !one.closest('[inert]'),
    );
    all[all.findIndex((one) => one.closest(css)) - 1]?.focus({ preventScroll: true });
  }, region(name));
  await page.press('Tab');
  await until(page, name, { isFocusInside: true });
};
