import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { resize, showCarousel } from '../helpers/carousel';
import { fakeClock } from '../helpers/clock';

describe('C1 resize', () => {
  test('C1 each resize restarts a wait of 50 ms, and only the last width counts', (t) => {
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

  for (const [name, width, parts] of [
    ['fading', 401, [1, 6, 0]],
    ['fading', 400, [1, 0, 0]],
    ['fading', 700, [1, 6, 0]],
    ['fading', 701, [1, 6, 2]],
    ['sliding', 600, [1, 6, 0]],
    ['sliding', 601, [2, 6, 0]],
    ['sliding', 900, [2, 6, 0]],
    ['sliding', 901, [3, 6, 0]],
  ] as const) {
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

describe('C12 as many slides as fit, or fewer', () => {
  for (const [name, count] of [
    ['fading', 1],
    ['sliding', 3],
    ['still', 3],
    ['fading', 0],
  ] as const) {
    test(`C12 a ${name} carousel of ${count} slides is a row without controls or timer`, (t) => {
      const clock = fakeClock(t);
      const { region, buttons, shown, track, state } = showCarousel(name, { count });
      assert.deepEqual([buttons(), clock.pending(), shown().length], [[], 0, count]);
      const traces = '[id], [role], [data-movable], .carousel-slide[aria-label]';
      assert.deepEqual([state(), region.querySelectorAll(traces).length], [undefined, 0]);
      const allowed = fireEvent.keyDown(track, { key: 'ArrowRight' });
      assert.equal(allowed, true, 'the key no longer scrolls');
      assert.deepEqual([shown().length, track.style.length], [count, 0]);
    });
  }
});
