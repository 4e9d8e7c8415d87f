import { createRequire } from 'node:module';
import { buildSync } from 'esbuild';
import type { Page } from './engines/page';

type FakeClock = {
  setTimeout(fn: () => void, ms: number): unknown;
  next(): number;
  tick(ms: number): number;
  countTimers(): number;
};
export type Frozen = Window & { frozenClock?: FakeClock };

let source: string | undefined;

/** The library has no file for browsers of its own. */
const library = () => {
  source ??= buildSync({
    entryPoints: [createRequire(import.meta.url).resolve('@sinonjs/fake-timers')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'fakeTimers',
    platform: 'browser',
    // Asked for inside a `try`, and only Node has it.
    external: ['util'],
  }).outputFiles[0]?.text;
  if (!source) throw new Error('The fake timers could not be bundled');
  return source;
};

const install = `window.frozenClock = fakeTimers.install({
  now: Date.now(),
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
});`;

/**
 * Runs in the page. Goes from timer to timer, and lets what each one set off happen before it goes
 * on. Without time to pass, it fires what is due at this moment, several times over, since one such
 * timer often sets the next.
 */
const advanceInPage = async (milliseconds: number) => {
  const clock = (window as Frozen).frozenClock;
  if (!clock)
    throw new Error('The clock of this document is not frozen: freezeClock comes before goto');
  const fireDue = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      clock.tick(0);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  };
  await fireDue(milliseconds === 0 ? 5 : 1);
  if (milliseconds === 0) return;
  let isOver = false;
  clock.setTimeout(() => (isOver = true), milliseconds);
  while (!isOver) {
    clock.next();
    await fireDue(1);
  }
};

/**
 * Takes timers, intervals, Date and performance.now of every further document into the test's hand,
 * before the document's own script. Transitions, frames, idle callbacks and observers go on as
 * ever: settleMotion ends transitions. Not even a timer without delay fires by itself, and WebKit's
 * hydration waits for one: after goto, `advance(0)` lets the page come up at the very moment it was
 * opened.
 */
export const freezeClock = async (page: Page) => {
  await page.init(`(() => { ${library()} ${install} })()`);
  return {
    advance: (milliseconds: number) => page.evaluate(advanceInPage, milliseconds),
    /** How many timers wait: 0 proves that nothing is left behind. */
    pending: () => page.evaluate(() => (window as Frozen).frozenClock?.countTimers()),
  };
};

export type Clock = Awaited<ReturnType<typeof freezeClock>>;
