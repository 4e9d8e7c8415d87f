import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from './engines/page';

const patience = 20_000;

/**
 * Polls the page until the condition returns a truthy value, and returns that value. It polls from
 * outside, because a page that is hidden, has no script or has a frozen clock runs no frames and
 * timers. A condition may throw an error that says what it saw: the failure repeats the last one.
 */
export async function waitFor<Result, Args extends readonly unknown[]>(
  page: Page,
  what: string,
  condition: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> {
  const deadline = performance.now() + patience;
  let seen = '';
  do {
    try {
      const answer = await page.evaluate(condition, ...args);
      if (answer) return answer;
      seen = JSON.stringify(answer);
    } catch (error) {
      // The condition also throws while one document replaces another.
      seen = error instanceof Error ? error.message : String(error);
    }
    await delay(16);
  } while (performance.now() < deadline);
  throw new Error(`${what}: not within ${patience / 1000} seconds. ${seen}`);
}

/** Polls until the answer is the expected one. The failure shows the last answer. */
export async function eventually<Answer>(ask: () => Promise<Answer> | Answer, expected: Answer) {
  const deadline = performance.now() + patience;
  let answer = await ask();
  while (!isDeepStrictEqual(answer, expected) && performance.now() < deadline) {
    await delay(10);
    answer = await ask();
  }
  assert.deepEqual(answer, expected);
}

/** Waits for frames that the page really paints. */
export function frames(page: Page, count = 2) {
  return page.evaluate(async (left: number) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/**
 * Ends running transitions and animations at once, with their events. Twice: a block that is laid
 * out late may contain others, whose animations are listed only once it is laid out.
 */
export async function settleMotion(page: Page) {
  for (let round = 0; round < 2; round += 1) {
    await frames(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
  }
  await frames(page);
}

/** Waits while the page scrolls, as it does to bring the focus or the caret into view. */
export async function settleScroll(page: Page): Promise<number> {
  const before = await page.evaluate(() => scrollY);
  await frames(page, 6);
  const after = await page.evaluate(() => scrollY);
  return after === before ? after : settleScroll(page);
}

/** Scrolls to the end, a screen at a time, as lazy pictures need it, and back. */
export function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

/** Scrolls the page by script, and returns the new position. */
export async function scrollOn(page: Page, by: number) {
  await page.evaluate((y: number) => scrollBy({ top: y, behavior: 'instant' }), by);
  return settleScroll(page);
}
