import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { settingsAt } from '../src/carousel/settings';
import { fixtures, periodOf } from './carousel-fixtures';
import { hideDocument, resize, type Shown, scroll, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { countListeners } from './listeners-helper';
import { sendPointer } from './pointer-helper';
import { standsStill, startsFullPeriod } from './rotation-helper';
import { countObserved } from './view-helper';

describe('C3 what holds the timer, but does not change the state', () => {
  test('C3 a hidden browser tab holds the timer, which then starts a full period', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('fading');
    clock.tick(periodOf('fading') - 50);
    hideDocument(t, true);
    standsStill(clock, shown);
    assert.equal(shown.state(), 'playing');
    hideDocument(t, false);
    startsFullPeriod(clock, shown);
  });

  test('C3 a carousel opened in a hidden browser tab waits for the visitor', (t) => {
    hideDocument(t, true);
    const clock = holdClock(t);
    const shown = showCarousel('fading');
    standsStill(clock, shown);
    hideDocument(t, false);
    startsFullPeriod(clock, shown);
  });

  test('C3 a carousel out of view holds its timer, which then starts a full period', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('fading');
    clock.tick(periodOf('fading') - 50);
    scroll(shown.region, false);
    standsStill(clock, shown);
    assert.equal(shown.state(), 'playing');
    scroll(shown.region, true);
    startsFullPeriod(clock, shown);
  });

  test('C3 a carousel both hidden and out of view waits for both to end', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('fading');
    hideDocument(t, true);
    scroll(shown.region, false);
    hideDocument(t, false);
    standsStill(clock, shown);
    scroll(shown.region, true);
    startsFullPeriod(clock, shown);
  });

  for (const [pointerType, end] of [
    ['touch', 'pointerup'],
    ['pen', 'pointerup'],
    ['touch', 'pointercancel'],
  ] as const) {
    test(`C3 a ${pointerType} that is down holds the timer until ${end}`, (t) => {
      const clock = holdClock(t);
      const shown = showCarousel('fading');
      clock.tick(periodOf('fading') - 50);
      sendPointer(shown.link(1), 'pointerdown', { pointerType });
      standsStill(clock, shown);
      assert.equal(shown.state(), 'playing');
      sendPointer(shown.link(1), end, { pointerType });
      startsFullPeriod(clock, shown);
    });
  }
});

describe('C1, C4 resize', () => {
  test('C1 a new width counts after 50 ms, not after 49', (t) => {
    const clock = holdClock(t);
    const { shown } = showCarousel('sliding');
    resize({ width: 600 });
    clock.tick(49);
    assert.deepEqual(shown(), [1, 2, 3]);
    clock.tick(1);
    assert.deepEqual(shown(), [1]);
  });

  test('C1 each resize restarts the wait, and only the last width counts', (t) => {
    const clock = holdClock(t);
    const { shown } = showCarousel('sliding');
    for (const width of [600, 700, 600, 800]) {
      resize({ width });
      clock.tick(49);
      assert.deepEqual(shown(), [1, 2, 3]);
    }
    clock.tick(1);
    assert.deepEqual(shown(), [1, 2]);
  });

  test('C4 a resize of the height alone does not restart the period', (t) => {
    const clock = holdClock(t);
    const { currentDots } = showCarousel('fading');
    clock.tick(3000);
    resize({ height: 500 });
    clock.tick(periodOf('fading') - 3001);
    assert.deepEqual(currentDots(), [1]);
    clock.tick(1);
    assert.deepEqual(currentDots(), [2]);
  });

  for (const name of ['fading', 'sliding'] as const) {
    test(`C15 a ${name} carousel is right on both sides of each breakpoint`, (t) => {
      const clock = holdClock(t);
      const resized = showCarousel(name);
      const edges = fixtures[name].responsive.flatMap(({ breakpoint: edge }) => [edge, edge + 1]);
      for (const width of [...edges, ...edges.toReversed()]) {
        resize({ width });
        clock.tick(50);
        const opened = showCarousel(name);
        const { slidesToShow, dots, arrows } = settingsAt(fixtures[name], width);
        for (const carousel of [resized, opened]) {
          const { length } = carousel.shown();
          const controls = [carousel.dots().length, carousel.arrows().length];
          const expected = [slidesToShow, [dots ? 6 : 0, arrows ? 2 : 0]];
          assert.deepEqual([length, controls], expected, `${width} px`);
        }
        opened.unmount();
      }
    });
  }
});

describe('C16 mounting and unmounting', () => {
  test('C16 a carousel mounted twice by StrictMode has one timer', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('fading', { strict: true });
    assert.equal(clock.pending(), 1);
    startsFullPeriod(clock, shown);
    startsFullPeriod(clock, shown);
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
      const clock = holdClock(t);
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
