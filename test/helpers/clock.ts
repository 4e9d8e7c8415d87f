import type { TestContext } from 'node:test';
import { act } from '@testing-library/react';

/** How long a frame takes, in ms. */
const FRAME = 16;

export interface Clock {
  tick(milliseconds: number): void;
  /** The number of timers, intervals and frames that are scheduled. */
  pending(): number;
}

/** Replaces timers, intervals and frames until the test ends. Earlier timers keep running. */
export function fakeClock(t: TestContext): Clock {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  const waiting = new Set<unknown>();
  const starts = (start: typeof setTimeout | typeof setInterval) => {
    return (callback: () => void, delay?: number) => {
      const timer = start(() => {
        if (start === setTimeout) waiting.delete(timer);
        callback();
      }, delay);
      waiting.add(timer);
      return timer;
    };
  };
  const clears = (clear: (timer: never) => void) => (timer: unknown) => {
    waiting.delete(timer);
    clear(timer as never);
  };
  t.after(() => Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame }));
  Object.assign(globalThis, {
    setTimeout: starts(setTimeout),
    setInterval: starts(setInterval),
    clearTimeout: clears(clearTimeout),
    clearInterval: clears(clearInterval),
    requestAnimationFrame: (callback: () => void) => starts(setTimeout)(callback, FRAME),
    cancelAnimationFrame: clears(clearTimeout),
  });
  return {
    tick: (milliseconds) => act(() => t.mock.timers.tick(milliseconds)),
    pending: () => waiting.size,
  };
}
