import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hideDocument, resize, type Shown, scroll, showCarousel } from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { countListeners } from '../helpers/listeners';
import { sendPointer } from '../helpers/pointer';
import { expectFullPeriod, expectNoMove } from '../helpers/rotation';
import { countObserved } from '../helpers/view';

describe('C3 what pauses the timer, but does not change the state', () => {
  for (const where of ['in a hidden browser tab', 'out of view']) {
    test(`C3 a carousel ${where} pauses its timer, which then starts a full period`, (t) => {
      const clock = fakeClock(t);
      const shown = showCarousel('fading');
      const setAway = (away: boolean) =>
        where === 'out of view' ? scroll(shown.region, !away) : hideDocument(t, away);
      clock.tick(periodOf('fading') - 50);
      setAway(true);
      expectNoMove(clock, shown);
      assert.equal(shown.state(), 'playing');
      setAway(false);
      expectFullPeriod(clock, shown);
    });
  }

  test('C3 a carousel opened in a hidden browser tab waits for the visitor', (t) => {
    hideDocument(t, true);
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    expectNoMove(clock, shown);
    hideDocument(t, false);
    expectFullPeriod(clock, shown);
  });

  test('C3 when a busy page reports several changes of the view, the last one counts', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    scroll(shown.region, true, false);
    expectNoMove(clock, shown);
    scroll(shown.region, false, true);
    expectFullPeriod(clock, shown);
  });

  test('C3 a carousel both hidden and out of view waits for both to end', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    hideDocument(t, true);
    scroll(shown.region, false);
    hideDocument(t, false);
    expectNoMove(clock, shown);
    scroll(shown.region, true);
    expectFullPeriod(clock, shown);
  });

  for (const [pointerType, end] of [
    ['touch', 'pointerup'],
    ['pen', 'pointerup'],
    ['touch', 'pointercancel'],
  ] as const) {
    test(`C3 a ${pointerType} that is down pauses the timer until ${end}`, (t) => {
      const clock = fakeClock(t);
      const shown = showCarousel('fading');
      clock.tick(periodOf('fading') - 50);
      sendPointer(shown.link(1), 'pointerdown', { pointerType });
      expectNoMove(clock, shown);
      assert.equal(shown.state(), 'playing');
      sendPointer(shown.link(1), end, { pointerType });
      expectFullPeriod(clock, shown);
    });
  }
});

describe('C16 mounting and unmounting', () => {
  test('C16 a carousel mounted twice by StrictMode has one timer', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading', { strict: true });
    assert.equal(clock.pending(), 1);
    expectFullPeriod(clock, shown);
    expectFullPeriod(clock, shown);
  });

  const moments: readonly (readonly [
    string,
    (shown: Shown) => void,
    timers: number,
    listeners: readonly string[],
  ])[] = [
    ['while it plays', () => undefined, 1, ['document visibilitychange']],
    ['while a resize waits', () => resize({ width: 700 }), 2, ['document visibilitychange']],
    [
      'in the middle of a drag',
      ({ viewport }) => {
        sendPointer(viewport, 'pointerdown', { clientX: 500 });
        sendPointer(window, 'pointermove', { clientX: 400 });
      },
      0,
      ['window pointercancel', 'window pointerdown', 'window pointermove', 'window pointerup'],
    ],
  ];
  for (const [moment, happens, timers, more] of moments) {
    test(`C16 a carousel unmounted ${moment} leaves no timer, listener or observer`, (t) => {
      // React adds listeners of its own with the first root, and keeps them.
      showCarousel('fading').unmount();
      const clock = fakeClock(t);
      const listeners = countListeners(t);
      const shown = showCarousel('fading', { strict: true });
      happens(shown);
      assert.deepEqual([clock.pending(), countObserved()], [timers, 1]);
      for (const kind of ['window resize', ...more]) assert.ok(listeners().includes(kind), kind);
      shown.unmount();
      assert.deepEqual([clock.pending(), listeners(), countObserved()], [0, [], 0]);
    });
  }
});
