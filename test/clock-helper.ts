import type { TestContext } from 'node:test';
import { act } from '@testing-library/react';

export interface Clock {
  tick(milliseconds: number): void;
  /** How many timers and intervals wait. */
  pending(): number;
}

/** Takes timers and intervals into the test's hand until it ends; those that were set before go on by themselves. */
export function holdClock(t: TestContext): Clock {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const waiting = new Set<unknown>();
  const counted = {
    setTimeout: (callback: () => void, delay?: number) => {
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
  Object.assign(globalThis, counted);
  return {
    tick: (milliseconds) => act(() => t.mock.timers.tick(milliseconds)),
    pending: () => waiting.size,
  };
}
