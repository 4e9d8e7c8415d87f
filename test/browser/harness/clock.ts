import { buildSync } from 'esbuild';
import type { Page } from './engines/page';

interface FakeClock {
  setTimeout(fn: () => void, ms: number): unknown;
  next(): number;
  tick(ms: number): number;
  /** The library's storage, created with the first timer. Only intervals have an `interval`. */
  timers?: Map<number, { interval?: number }>;
}
export type Frozen = Window & { frozenClock?: FakeClock };

const contents = `import { install } from '@sinonjs/fake-timers';
window.frozenClock = install({
  now: Date.now(),
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
});`;

/** The library is published without a bundle for browsers. */
const [bundle] = buildSync({
  stdin: { contents, resolveDir: import.meta.dirname },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  // The library requires this module of Node, if there is one.
  external: ['util'],
}).outputFiles;

/** Runs in the page. Fires one timer after the other, and waits two frames after each. */
async function advanceInPage(milliseconds: number) {
  const clock = (window as Frozen).frozenClock;
  if (!clock) throw new Error('freezeClock comes before goto');
  const fireDue = async () => {
    clock.tick(0);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  };
  await fireDue();
  let isOver = false;
  clock.setTimeout(() => (isOver = true), milliseconds);
  while (!isOver) {
    clock.next();
    await fireDue();
  }
}

/**
 * Freezes timers, intervals, Date and performance.now of every further document, before the
 * document's own script; only `advance` fires them. Transitions, frames, idle callbacks and
 * observers run: settleMotion ends transitions. WebKit's hydration waits for a timer without delay,
 * which `ready` fires.
 */
export async function freezeClock(page: Page) {
  await page.init(bundle?.text ?? '');
  return { advance: (milliseconds: number) => page.evaluate(advanceInPage, milliseconds) };
}
