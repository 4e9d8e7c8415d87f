import assert from 'node:assert/strict';
import type { CarouselName } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import { openCarousel, region, slideCounts, tabInto, until } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { settleMotion, waitFor } from '../harness/wait';

/** Pauses every transition at its start, until sample and settleMotion continue it. */
function pauseMotion(page: Page) {
  return page.evaluate(() => {
    addEventListener(
      'transitionrun',
      () => document.getAnimations().forEach((one) => one.pause()),
      true,
    );
  });
}

interface Frame {
  viewport: [number, number];
  slides: [number, number][];
}

/** The positions of all slides at the given fractions of a move. */
function sample(page: Page, name: CarouselName, parts: number[]) {
  return page.evaluate(
    (css: string, all: number[]): Frame[] => {
      const edges = (one: Element | null): [number, number] => {
        const { left, right } = one?.getBoundingClientRect() ?? { left: NaN, right: NaN };
        return [left, right];
      };
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(css));
      const slides = [...document.querySelectorAll(`${css} .carousel-slide`)];
      const length = Math.max(
        ...running.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      return all.map((part) => {
        running.forEach((one) => (one.currentTime = part * length));
        return {
          viewport: edges(document.querySelector(`${css} .carousel-viewport`)),
          slides: slides.map(edges),
        };
      });
    },
    region(name),
    parts,
  );
}

function isInside([left, right]: [number, number], [from, to]: [number, number]) {
  return left < to - 1 && right > from + 1;
}

/** Asserts that slides fill the viewport without a gap. */
function expectFilled({ viewport, slides }: Frame, at: string) {
  const [from, to] = viewport;
  const inside = slides.filter((slide) => isInside(slide, viewport)).sort(([a], [b]) => a - b);
  let edge = from;
  for (const [left, right] of inside) {
    assert.ok(left <= edge + 1, `a gap of ${left - edge} px at ${edge} ${at}`);
    edge = right;
  }
  assert.ok(edge >= to - 1, `nothing from ${edge} to ${to} ${at}`);
}

const parts = Array.from({ length: 21 }, (_, index) => index / 21);

function moveStarts(page: Page, name: CarouselName) {
  return waitFor(
    page,
    'a move',
    (css: string) =>
      document.querySelector(`${css} .carousel-track`)?.getAnimations()[0]?.playState === 'paused',
    region(name),
  );
}

async function start(page: Page, name: CarouselName, key: 'ArrowLeft' | 'ArrowRight') {
  await page.press(key);
  await moveStarts(page, name);
}

/** Asserts that all slides in view move the same way and distance: none jumps or rewinds. */
function expectSteady(before: Frame, after: Frame, towards: -1 | 1, at: string) {
  const ways = before.slides.flatMap((slide, index) => {
    const next = after.slides[index] ?? [NaN, NaN];
    return isInside(slide, before.viewport) && isInside(next, after.viewport)
      ? [next[0] - slide[0]]
      : [];
  });
  const [first = NaN] = ways;
  assert.ok(
    ways.every((way) => Math.abs(way - first) < 1),
    `slides drift apart: ${ways.join(', ')} ${at}`,
  );
  assert.ok(first * towards >= 0, `slides go back by ${first} ${at}`);
}

function expectSmooth(frames: Frame[], key: 'ArrowLeft' | 'ArrowRight') {
  frames.forEach((frame, index) => {
    const at = `at part ${index} of ${key}`;
    expectFilled(frame, at);
    const before = frames[index - 1];
    if (before) expectSteady(before, frame, key === 'ArrowRight' ? -1 : 1, at);
  });
}

async function expectMove(page: Page, name: CarouselName, key: 'ArrowLeft' | 'ArrowRight') {
  await start(page, name, key);
  expectSmooth(await sample(page, name, parts), key);
  await settleMotion(page);
}

async function enter(page: Page, name: CarouselName, width: number) {
  await page.setViewport(width, 800);
  await openCarousel(page, name);
  await tabInto(page, name);
  await pauseMotion(page);
}

const cases = [
  { name: 'services', width: 1280, shows: 'three', engines: engineNames },
  { name: 'services', width: 600, shows: 'one', engines: ['chromium'] },
  { name: 'testimonials-home', width: 1280, shows: 'three', engines: ['chromium'] },
] as const;

for (const { name, width, shows, engines } of cases)
  browserTest(
    `C8: the loop has no visible rewind, ${shows} of ${slideCounts[name]} ${name} in view`,
    async (page) => {
      await enter(page, name, width);
      for (const key of ['ArrowRight', 'ArrowLeft'] as const)
        for (let move = 0; move <= slideCounts[name]; move += 1) await expectMove(page, name, key);
      await until(page, name, { current: [0] });
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft'] as const)
        await expectMove(page, name, key);
    },
    { engines },
  );

browserTest(
  'C8: a move reversed halfway continues from where the slides are',
  async (page) => {
    await enter(page, 'testimonials-home', 1280);
    for (const [key, back] of [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowLeft', 'ArrowRight'],
    ] as const) {
      await start(page, 'testimonials-home', key);
      const there = await sample(page, 'testimonials-home', [0, 0.2, 0.4]);
      await start(page, 'testimonials-home', back);
      const andBack = await sample(page, 'testimonials-home', parts);
      expectSmooth(there, key);
      expectSmooth([...there.slice(-1), ...andBack], back);
      await settleMotion(page);
      await until(page, 'testimonials-home', { current: [0], shown: [0, 1, 2] });
    }
  },
  { engines: ['chromium', 'firefox'] },
);
