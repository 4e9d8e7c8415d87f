import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, fireEvent } from '@testing-library/react';
import { preferReducedMotion, resize, showCarousel } from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { countListeners } from '../helpers/listeners';
import { pinch, sendPointer } from '../helpers/pointer';
import { expectFullPeriod, expectNoMove } from '../helpers/rotation';
import { countObserved } from '../helpers/view';

describe('a carousel on a page that becomes inactive and active again', () => {
  test('R11, C16 an inactive carousel has no timer, listener or observer', (t) => {
    pinch(t, 1);
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    shown.leave();
    const zoom = window.visualViewport as EventTarget;
    const listeners = countListeners(t, { region: shown.region, zoom });
    shown.comeBack();
    clock.tick(periodOf('fading'));
    const before = listeners();
    for (const one of ['region pointerenter', 'region focusin', 'zoom resize'])
      assert.ok(before.includes(one), one);
    shown.leave();
    assert.deepEqual([clock.pending(), countObserved(), listeners()], [0, 0, []]);
    shown.comeBack();
    assert.deepEqual([shown.currentDots(), listeners()], [[2], before]);
    expectFullPeriod(clock, shown);
  });

  test('C5 a stopped carousel is stopped when its page is active again', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    fireEvent.click(shown.rotation());
    shown.leave();
    shown.comeBack();
    assert.equal(shown.state(), 'paused');
    expectNoMove(clock, shown);
  });

  test('C6 with reduced motion, Start survives an inactive page', (t) => {
    preferReducedMotion();
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    fireEvent.click(shown.rotation());
    shown.leave();
    shown.comeBack();
    assert.equal(shown.state(), 'playing');
    expectFullPeriod(clock, shown);
  });

  test('C2 a hovered carousel plays on return, if the mouse is gone', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    sendPointer(shown.region, 'pointerenter', { pointerType: 'mouse' });
    assert.equal(shown.state(), 'hovered');
    shown.leave();
    shown.comeBack();
    assert.equal(shown.state(), 'playing');
    expectFullPeriod(clock, shown);
  });

  test('C2 a focused carousel plays on return, if the focus is elsewhere', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    act(() => shown.link(1).focus());
    assert.equal(shown.state(), 'focused');
    shown.leave();
    act(() => shown.outside.focus());
    shown.comeBack();
    assert.equal(shown.state(), 'playing');
    expectFullPeriod(clock, shown);
  });

  test('C3 a carousel pressed when its page became inactive plays on return', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    sendPointer(shown.link(1), 'pointerdown', { pointerType: 'touch' });
    shown.leave();
    shown.comeBack();
    expectFullPeriod(clock, shown);
  });

  test('C18 a carousel left during a move is at rest', () => {
    const shown = showCarousel('sliding');
    fireEvent.click(shown.dots()[5] as HTMLElement);
    assert.ok(shown.track.hasAttribute('data-moving'), 'the dot moves nothing');
    shown.leave();
    shown.comeBack();
    assert.equal(shown.track.hasAttribute('data-moving'), false);
    assert.deepEqual(shown.currentDots(), [6]);
  });

  test('C15 a carousel follows a resize that happened while its page was inactive', () => {
    const shown = showCarousel('sliding');
    assert.deepEqual(shown.shown(), [1, 2, 3]);
    shown.leave();
    resize({ width: 600 });
    shown.comeBack();
    assert.deepEqual(shown.shown(), [1]);
  });
});
