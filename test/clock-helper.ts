import type { TestContext } from 'node:test';
import { act } from '@testing-library/react';

/** How long a frame takes, in ms. */
const FRAME = 16;

export interface Clock {
  tick(milliseconds: number): void;
  /** How many timers, intervals and frames wait. */
  pending(): number;
}

/**
 * Takes timers, intervals and frames into the test's hand until it ends; those that were set before
 * go on by themselves.
 */
export function holdClock(t: TestContext): Clock {
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
