import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { settingsAt } from '../../src/carousel/settings';
import { resize, showCarousel } from '../helpers/carousel';
import { fixtures, periodOf } from '../helpers/carousel-fixtures';
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

  for (const name of ['fading', 'sliding'] as const) {
    test(`C15 a ${name} carousel is right on both sides of each breakpoint`, (t) => {
      const clock = fakeClock(t);
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
