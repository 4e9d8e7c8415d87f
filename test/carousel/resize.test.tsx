import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resize, showCarousel } from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';

describe('C1, C4 resize', () => {
  test('C1 a new width counts after 50 ms, not after 49', (t) => {
    const clock = fakeClock(t);
    const { shown } = showCarousel('sliding');
    resize({ width: 600 });
    clock.tick(49);
    assert.deepEqual(shown(), [1, 2, 3]);
    clock.tick(1);
    assert.deepEqual(shown(), [1]);
  });

  test('C1 each resize restarts the wait, and only the last width counts', (t) => {
    const clock = fakeClock(t);
    const { shown } = showCarousel('sliding');
    for (const width of [600, 700, 600, 800]) {
      resize({ width });
      clock.tick(49);
      assert.deepEqual(shown(), [1, 2, 3]);
    }
    clock.tick(1);
    assert.deepEqual(shown(), [1, 2]);
  });

  test('C15 in a window of fractional width, media queries decide, not its rounded width', (t) => {
    const clock = fakeClock(t);
    const { shown } = showCarousel('sliding');
    // At 600.6 px, browsers report an `innerWidth` of 601. Zoomed by pinching, WebKit reports less.
    const { matchMedia } = window;
    t.mock.method(window, 'matchMedia', (query: string) => {
      const from = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
      return from ? { matches: 600.6 >= Number(from) } : matchMedia.call(window, query);
    });
    resize({ width: 601 });
    clock.tick(50);
    assert.deepEqual(shown(), [1]);
  });

  test('C4 a resize of the height alone does not restart the period', (t) => {
    const clock = fakeClock(t);
    const { currentDots } = showCarousel('fading');
    clock.tick(3000);
    resize({ height: 500 });
    clock.tick(periodOf('fading') - 3001);
    assert.deepEqual(currentDots(), [1]);
    clock.tick(1);
    assert.deepEqual(currentDots(), [2]);
  });

  const edges = [
    ['fading', 401, [1, 6, 0]],
    ['fading', 400, [1, 0, 0]],
    ['fading', 700, [1, 6, 0]],
    ['fading', 701, [1, 6, 2]],
    ['sliding', 600, [1, 6, 0]],
    ['sliding', 601, [2, 6, 0]],
    ['sliding', 900, [2, 6, 0]],
    ['sliding', 901, [3, 6, 0]],
  ] as const;
  for (const [name, width, parts] of edges) {
    test(`C15 at ${width} px, a ${name} carousel is right when opened and when resized`, (t) => {
      const clock = fakeClock(t);
      const resized = showCarousel(name);
      resize({ width });
      clock.tick(50);
      for (const { shown, dots, arrows } of [resized, showCarousel(name)])
        assert.deepEqual([shown().length, dots().length, arrows().length], parts);
    });
  }
});
