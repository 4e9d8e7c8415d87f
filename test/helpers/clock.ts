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
  const waiting = new Set<unknown>();
  const counted = {
    setTimeout: (callback: () => void, delay = 0) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        callback();
      }, delay);
      waiting.add(timer);
      return timer;
    },
    setInterval: (callback: () => void, delay?: number) => {
      const timer = setInterval(callback, delay);
      waiting.add(timer);
      return timer;
    },
    clearTimeout: (timer: Parameters<typeof clearTimeout>[0]) => {
      waiting.delete(timer);
      clearTimeout(timer);
    },
    clearInterval: (timer: Parameters<typeof clearInterval>[0]) => {
      waiting.delete(timer);
      clearInterval(timer);
    },
  };
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  t.after(() => Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame }));
  Object.assign(globalThis, counted, {
    requestAnimationFrame: (callback: () => void) => counted.setTimeout(callback, FRAME),
    cancelAnimationFrame: counted.clearTimeout,
  });
  return {
    tick: (milliseconds) => act(() => t.mock.timers.tick(milliseconds)),
    pending: () => waiting.size,
  };
}
