import assert from 'node:assert/strict';
import type { CarouselName } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import { openCarousel, region, slideCounts, tabInto, until } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { eventually, settleMotion } from '../harness/wait';

/** Fractions of a move. */
const parts = Array.from({ length: 21 }, (_, index) => index / 21);

type Key = 'ArrowLeft' | 'ArrowRight';

/** Opens a carousel and pauses every transition at its start, until settleMotion ends it. */
async function enter(page: Page, name: CarouselName, width: number) {
  await page.setViewport(width, 800);
  await openCarousel(page, name);
  await tabInto(page, name);
  await page.evaluate(() => {
    const moved: string[] = [];
    const onRun = ({ target, propertyName }: TransitionEvent) => {
      document.getAnimations().forEach((one) => one.pause());
      if ((target as Element).matches('.carousel-track, .carousel-slide')) moved.push(propertyName);
    };
    addEventListener('transitionrun', onRun, true);
    Object.assign(window, { moved });
  });
}

/** The properties of all transitions of the track and the slides until now. */
function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'moved'));
}

async function start(page: Page, key: Key) {
  const before = (await moved(page)).length;
  await page.press(key);
  await eventually(async () => (await moved(page)).length > before, true);
}

/**
 * Runs in the page: goes through fractions of the move. Returns where the slides leave a gap in the
 * viewport, drift apart or go back.
 */
function problemsAt(css: string, parts: number[], towards: number) {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(css));
  const ends = running.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const view = [...document.querySelectorAll(`${css} .carousel-viewport`)].map(boxOf)[0];
  const { left: from, right: to } = view ?? new DOMRect();
  const isInside = (box?: DOMRect) => box && box.left < to - 1 && box.right > from + 1;
  let before: DOMRect[] = [];
  return parts.flatMap((part) => {
    for (const one of running) one.currentTime = part * Math.max(...ends);
    const boxes = [...document.querySelectorAll(`${css} .carousel-slide`)].map(boxOf);
    const inside = boxes.filter(isInside).sort((a, b) => a.left - b.left);
    const edges = [from, ...inside.map(({ right }) => right)];
    const lefts = [...inside.map(({ left }) => left), to];
    const gaps = lefts.map((left, index) => Math.round(left - (edges[index] ?? 0)));
    const steps = boxes.flatMap((box, index) => {
      const last = before[index];
      return last && isInside(last) && isInside(box) ? [box.left - last.left] : [];
    });
    before = boxes;
    const problems = [];
    if (gaps.some((gap) => gap > 1)) problems.push(`gaps of ${gaps} px at ${part}`);
    if (steps.some((step) => Math.abs(step - (steps[0] ?? 0)) >= 1 || step * towards < 0))
      problems.push(`steps of ${steps} px at ${part}`);
    return problems;
  });
}

async function expectSmooth(page: Page, name: CarouselName, key: Key, end = 1) {
  const some = parts.filter((part) => part < end);
  const towards = key === 'ArrowRight' ? -1 : 1;
  assert.deepEqual(await page.evaluate(problemsAt, region(name), some, towards), [], key);
}

for (const { name, width, property, engines } of [
  { name: 'services', width: 1280, property: 'transform', engines: engineNames },
  { name: 'services', width: 600, property: 'transform', engines: ['chromium'] },
  { name: 'testimonials-home', width: 1280, property: 'transform', engines: ['chromium'] },
  { name: 'banner', width: 1280, property: 'opacity', engines: ['chromium'] },
] as const)
  browserTest(
    `C8, C14: the ${name} move by ${property} alone, round, back and reversed, in ${width} px`,
    async (page) => {
      await enter(page, name, width);
      const loop = Array.from({ length: slideCounts[name] + 1 });
      const there = loop.map(() => 'ArrowRight' as const);
      const back = loop.map(() => 'ArrowLeft' as const);
      for (const key of [...there, ...back, 'ArrowLeft', 'ArrowRight', 'ArrowRight'] as const) {
        await start(page, key);
        await expectSmooth(page, name, key);
        await settleMotion(page);
      }
      await start(page, 'ArrowLeft');
      await expectSmooth(page, name, 'ArrowLeft', 0.4);
      await start(page, 'ArrowRight');
      await expectSmooth(page, name, 'ArrowRight');
      await settleMotion(page);
      await until(page, name, { current: [1], isMoving: false });
      assert.deepEqual([...new Set(await moved(page))], [property], 'what has changed');
    },
    { engines },
  );

browserTest(
  'C8: a key pressed when a move that wraps has just ended starts the next move from there',
  async (page) => {
    await enter(page, 'services', 1280);
    await start(page, 'ArrowLeft');
    await page.evaluate(() => {
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      const press = () => document.activeElement?.dispatchEvent(key);
      addEventListener('transitionend', press, { once: true });
    });
    await settleMotion(page);
    await expectSmooth(page, 'services', 'ArrowRight');
    await settleMotion(page);
    await until(page, 'services', { current: [0], shown: [0, 1, 2] });
  },
  { engines: ['chromium', 'firefox'] },
);
