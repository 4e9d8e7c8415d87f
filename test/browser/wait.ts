import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from './engines/page';

/**
 * Asks the page until the condition answers with something truthy, and returns that. It asks from outside, since a
 * page that is hidden, without script or under a frozen clock gives no frames and no timers to poll by.
 */
export const waitWithin = async <Result, Args extends readonly unknown[]>(
  milliseconds: number,
  page: Page,
  what: string,
  condition: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> => {
  const deadline = performance.now() + milliseconds;
  let last: unknown;
  do {
    try {
      const answer = await page.evaluate(condition, ...args);
      if (answer) return answer;
      last = answer;
    } catch (error) {
      // While a document gives way to the next there is nothing to ask.
      last = error;
    }
    await delay(16);
  } while (performance.now() < deadline);
  throw new Error(
    `Waited ${milliseconds} ms in vain for ${what} (${last instanceof Error ? last.message : JSON.stringify(last)})`,
  );
};

export const waitFor = <Result, Args extends readonly unknown[]>(
  page: Page,
  what: string,
  condition: (...args: Args) => Result,
  ...args: Args
) => waitWithin(10_000, page, what, condition, ...args);

/** Frames that the page really painted. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (left: number) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Brings running transitions to their end at once, with their events. */
export const settleMotion = async (page: Page) => {
  await frames(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  await frames(page);
};

/** Waits while the page scrolls, as it does to bring the focus or the caret into view: a click would miss what moves. */
export const standStill = (page: Page) =>
  page.evaluate(async () => {
    let last = scrollY;
    for (let still = 0, frame = 0; still < 6 && frame < 120; frame += 1) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
