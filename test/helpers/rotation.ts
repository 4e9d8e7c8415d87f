import assert from 'node:assert/strict';
import type { Shown } from './carousel';
import { periodOf } from './carousel-fixtures';
import type { Clock } from './clock';

/** Asserts that the carousel moves after one full period from now: not earlier, not later. */
export function expectFullPeriod(clock: Clock, { name, dots, currentDots }: Shown): void {
  const [before = NaN] = currentDots();
  clock.tick(periodOf(name) - 1);
  assert.deepEqual(currentDots(), [before], 'moved within the period');
  clock.tick(1);
  assert.deepEqual(currentDots(), [(before % dots().length) + 1], 'did not move after the period');
}

/** Asserts that nothing moves for a minute, and that no timer is scheduled. */
export function expectNoMove(clock: Clock, { currentDots }: Shown): void {
  const before = currentDots();
  clock.tick(60_000);
  assert.deepEqual(currentDots(), before);
  assert.equal(clock.pending(), 0);
}
