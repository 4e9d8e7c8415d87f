import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { carousels, settingsAt, type CarouselName } from '../src/carousel/settings';
import { hideDocument, resize, scroll, showCarousel, type Shown } from './carousel-helper';
import { holdClock } from './clock-helper';
import { countListeners } from './listeners-helper';
import { sendPointer } from './pointer-helper';
import { standsStill, startsFullPeriod } from './rotation-helper';
import { countObserved } from './view-helper';

describe('C3 what holds the timer and leaves the word', () => {
  test('C3 a hidden browser tab holds it; coming back catches up on nothing and starts a full period', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    clock.tick(6000);
    hideDocument(t, true);
    standsStill(clock, shown);
    assert.equal(shown.state(), 'playing');
    hideDocument(t, false);
    startsFullPeriod(clock, shown);
  });

  test('C3 opened in a hidden browser tab it waits for the visitor', (t) => {
    hideDocument(t, true);
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    standsStill(clock, shown);
    hideDocument(t, false);
    startsFullPeriod(clock, shown);
  });

  test('C3 scrolled out of view it is held; coming back catches up on nothing and starts a full period', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    clock.tick(6000);
    scroll(shown.region, false);
    standsStill(clock, shown);
    assert.equal(shown.state(), 'playing');
    scroll(shown.region, true);
    startsFullPeriod(clock, shown);
  });

  test('C3 hidden and out of view, it takes both to come back', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
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
    test(`C3 a ${pointerType} that is down holds it, until ${end}`, (t) => {
      const clock = holdClock(t);
      const shown = showCarousel('banner');
      clock.tick(6000);
      sendPointer(shown.link(1), 'pointerdown', { pointerType });
      standsStill(clock, shown);
      assert.equal(shown.state(), 'playing');
      sendPointer(shown.link(1), end, { pointerType });
      startsFullPeriod(clock, shown);
    });
  }
});

describe('C1, C4 resize', () => {
  test('C1 the new width counts after 50 ms, not after 49', (t) => {
    const clock = holdClock(t);
    const { shown } = showCarousel('services');
    resize({ width: 600 });
    clock.tick(49);
    assert.deepEqual(shown(), [1, 2, 3]);
    clock.tick(1);
    assert.deepEqual(shown(), [1]);
  });

  test('C1 each resize waits anew, and only the last width counts', (t) => {
    const clock = holdClock(t);
    const { shown } = showCarousel('services');
    for (const width of [600, 700, 600, 800]) {
      resize({ width });
      clock.tick(49);
      assert.deepEqual(shown(), [1, 2, 3]);
    }
    clock.tick(1);
    assert.deepEqual(shown(), [1, 2]);
  });

  test('C4 a resize of height only restarts nothing', (t) => {
    const clock = holdClock(t);
    const { currentDots } = showCarousel('banner');
    clock.tick(5000);
    resize({ height: 500 });
    clock.tick(1049);
    assert.deepEqual(currentDots(), [1]);
    clock.tick(1);
    assert.deepEqual(currentDots(), [2]);
  });

  for (const name of Object.keys(carousels) as CarouselName[]) {
    test(`C15 ${name} is right on both sides of each boundary, opened there or come from the other side`, (t) => {
      const clock = holdClock(t);
      const stays = showCarousel(name);
      for (const width of carousels[name].responsive.flatMap(({ breakpoint: edge }) => [
        edge,
        edge + 1,
        edge,
      ])) {
        resize({ width });
        clock.tick(50);
        const opened = showCarousel(name);
        const { slidesToShow, dots, arrows } = settingsAt(carousels[name], width);
        for (const { shown, dots: dotsNow, arrows: arrowsNow } of [stays, opened]) {
          const found = {
            slidesToShow: shown().length,
            dots: dotsNow().length,
            arrows: arrowsNow().length,
          };
          assert.deepEqual(
            found,
            { slidesToShow, dots: dots ? 6 : 0, arrows: arrows ? 2 : 0 },
            `${width} px`,
          );
        }
        opened.unmount();
      }
    });
  }
});

describe('C16, R11 mounting and leaving', () => {
  test('C16 mounted twice, by StrictMode, it has one timer', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner', { strict: true });
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
      ['window pointercancel', 'window pointermove', 'window pointerup'],
    ],
  ];
  for (const [moment, happens, timers, more] of moments) {
    test(`C16, R11 taken away ${moment}, it leaves no timer, no listener and no observer`, (t) => {
      // React's own listeners come with the first root, and stay.
      showCarousel('banner').unmount();
      const clock = holdClock(t);
      const listeners = countListeners(t);
      const shown = showCarousel('banner', { strict: true });
      happens(shown);
      assert.deepEqual([clock.pending(), countObserved()], [timers, 1]);
      for (const kind of ['window resize', ...more]) assert.ok(listeners().includes(kind), kind);
      shown.unmount();
      assert.deepEqual([clock.pending(), listeners(), countObserved()], [0, [], 0]);
    });
  }
});
