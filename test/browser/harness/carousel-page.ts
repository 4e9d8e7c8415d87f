import assert from 'node:assert/strict';
import { type CarouselName, carousels } from '../../../src/carousel/settings';
import { testimonials } from '../../../src/content/en/testimonials';
import { services, slides } from '../../../src/content-model/lists-with-words';
import { type Frozen, freezeClock } from './clock';
import type { Page } from './engines/page';
import { NotAvailable } from './engines/types';
import { open } from './open-page';
import { serve } from './site';
import { eventually, frames } from './wait';

export function region(name: CarouselName) {
  return `[data-carousel="${name}"]`;
}

/** A slide in view. The other slides are inert. */
export const slideInView = '.carousel-slide:not([inert])';

/** How many slides each carousel has on this site. */
export const slideCounts: Readonly<Record<CarouselName, number>> = {
  banner: slides.length,
  services: services.length,
  'testimonials-home': testimonials.length,
  'testimonials-about': testimonials.length,
};

/** Whether there are more slides than fit side by side in a wide window. */
export function canMove(name: CarouselName) {
  return slideCounts[name] > carousels[name].slidesToShow;
}

/** Far from every carousel, on the sticky header. */
export const corner = { x: 3, y: 3 };

/** From the start of one move to the next, in ms (C1). */
export function period(name: CarouselName) {
  return carousels[name].autoplaySpeed + 50;
}

/** The period of each running interval, in ms. */
export function timers(page: Page) {
  return page.evaluate(() => {
    const { timers: waiting = new Map() } = (window as Frozen).frozenClock ?? {};
    return [...waiting.values()].flatMap(({ interval }) => interval ?? []);
  });
}

/**
 * The state of a carousel. Slides and dots are listed by index; `shown` are the slides in view,
 * which are not inert.
 */
export function look(page: Page, name: CarouselName) {
  return page.evaluate((css: string) => {
    const all = (selector: string) => [...document.querySelectorAll(`${css} ${selector}`)];
    const indexes = (selector: string, state: string) =>
      all(selector).flatMap((one, at) => (one.matches(state) ? [at] : []));
    return {
      word: document.querySelector(css)?.getAttribute('data-autoplay') ?? null,
      live: all('.carousel-track')[0]?.getAttribute('aria-live') ?? null,
      shown: indexes('.carousel-slide', ':not([inert])'),
      current: indexes('.carousel-dot', '[aria-current="true"]'),
      isMoving: all('[data-moving]').length > 0,
      isFocusInside: document.activeElement?.closest(css) != null,
    };
  }, region(name));
}

type Look = Awaited<ReturnType<typeof look>>;

function part(whole: Look, like: Partial<Look>): Partial<Look> {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key in like));
}

/** Waits until these parts of the state are as expected. */
export function until(page: Page, name: CarouselName, expected: Partial<Look>) {
  return eventually(async () => part(await look(page, name), expected), expected);
}

/** Asserts these parts of the state now, without waiting. */
export async function expectNow(page: Page, name: CarouselName, expected: Partial<Look>) {
  return assert.deepEqual(part(await look(page, name), expected), expected);
}

/** The slides whose boxes are inside the viewport, from left to right. */
export function seen(page: Page, name: CarouselName) {
  return page.evaluate((css: string) => {
    const viewport = document.querySelector(`${css} .carousel-viewport`)?.getBoundingClientRect();
    if (!viewport) throw new Error(`There is no ${css}`);
    return [...document.querySelectorAll(`${css} .carousel-slide`)]
      .map((slide, at) => ({ at, slide, box: slide.getBoundingClientRect() }))
      .filter(
        ({ slide, box }) =>
          slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          box.left < viewport.right - 1 &&
          box.right > viewport.left + 1,
      )
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ at }) => at);
  }, region(name));
}

/** The index of a slide, counted from the first one in either direction. */
export function wrapped(slide: number, count: number) {
  return ((slide % count) + count) % count;
}

/** The indexes of consecutive slides, from any slide on, round the loop. */
export function row(from: number, length: number, count: number) {
  return Array.from({ length }, (_, slot) => wrapped(from + slot, count));
}

export async function resize(page: Page, width: number, height = 800) {
  await page.setViewport(width, height);
  await frames(page);
}

/**
 * Opens the page of a carousel and scrolls to it: the mouse is elsewhere, the clock is frozen, and
 * the timer has just started. Skips the test if the site has too few slides.
 */
export async function openCarousel(page: Page, name: CarouselName, edition = '') {
  if (!canMove(name)) throw new NotAvailable(`the slides of ${name} on this site fit side by side`);
  const clock = await freezeClock(page);
  const site = await serve();
  await page.hover(corner);
  await open(page, site.url(edition + (name === 'testimonials-about' ? '#/about-us' : '#/')));
  await page.evaluate(
    (css: string) =>
      document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    region(name),
  );
  await frames(page);
  await eventually(() => timers(page), carousels[name].autoplay ? [period(name)] : []);
  return clock;
}

/** Tabs from the element before the carousel to its first control. */
export async function tabInto(page: Page, name: CarouselName) {
  await page.evaluate((css: string) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input'),
    ].filter((one) => one.checkVisibility() && !one.closest('[inert]'));
    all[all.findIndex((one) => one.closest(css)) - 1]?.focus({ preventScroll: true });
  }, region(name));
  await page.press('Tab');
  await until(page, name, { isFocusInside: true });
}
