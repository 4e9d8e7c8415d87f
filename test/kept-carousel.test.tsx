import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, fireEvent } from '@testing-library/react';
import { resize, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { countListeners } from './listeners-helper';
import { sendPointer } from './pointer-helper';
import { standsStill, startsFullPeriod } from './rotation-helper';
import { countObserved } from './view-helper';

describe('A carousel on a page that is left and come back to', () => {
  test('R11 leaves no timer, no listener and no observer; back, it shows the same slide and starts a full period', (t) => {
    const clock = holdClock(t);
    const listeners = countListeners(t);
    const shown = showCarousel('banner');
    clock.tick(6050);
    const before = listeners();
    shown.leave();
    assert.deepEqual(
      [
        clock.pending(),
        countObserved(),
        listeners().filter((one) => /resize|visibility/.test(one)),
      ],
      [0, 0, []],
    );
    shown.comeBack();
    assert.deepEqual([shown.currentDots(), listeners()], [[2], before]);
    startsFullPeriod(clock, shown);
  });

  test('C5 stopped stays stopped', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    fireEvent.click(shown.rotation());
    shown.leave();
    shown.comeBack();
    assert.equal(shown.state(), 'paused');
    standsStill(clock, shown);
  });

  test('C2 plays on where the mouse was over it then and is not now', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    sendPointer(shown.region, 'pointerenter', { pointerType: 'mouse' });
    assert.equal(shown.state(), 'hovered');
    shown.leave();
    shown.comeBack();
    assert.equal(shown.state(), 'playing');
    startsFullPeriod(clock, shown);
  });

  test('C2 plays on where the focus was inside then and is not now', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    act(() => shown.link(1).focus());
    assert.equal(shown.state(), 'focused');
    shown.leave();
    act(() => shown.outside.focus());
    shown.comeBack();
    assert.equal(shown.state(), 'playing');
    startsFullPeriod(clock, shown);
  });

  test('C3 plays on where it was held by a finger when its page was left', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    sendPointer(shown.link(1), 'pointerdown', { pointerType: 'touch' });
    shown.leave();
    shown.comeBack();
    startsFullPeriod(clock, shown);
  });

  test('C14 left amid a move, it stands at its end, and every slide in its place', () => {
    const shown = showCarousel('services');
    fireEvent.click(shown.dots()[5] as HTMLElement);
    assert.ok(shown.track.hasAttribute('data-moving'));
    shown.leave();
    shown.comeBack();
    assert.equal(shown.track.hasAttribute('data-moving'), false);
    assert.deepEqual(shown.currentDots(), [6]);
  });

  test('C15 shows as many slides as the window has room for, though its width changed meanwhile', () => {
    const shown = showCarousel('services');
    assert.deepEqual(shown.shown(), [1, 2, 3]);
    shown.leave();
    resize({ width: 620 });
    shown.comeBack();
    assert.deepEqual(shown.shown(), [1]);
  });
});
