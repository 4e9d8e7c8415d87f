import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { showCarousel } from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { press } from '../helpers/pointer';

describe('C12 as many slides as fit, or fewer', () => {
  for (const [name, count] of [
    ['fading', 1],
    ['sliding', 3],
    ['still', 3],
    ['fading', 0],
    ['sliding', 0],
  ] as const) {
    test(`C12 a ${name} carousel of ${count} slides is a row without controls or timer`, (t) => {
      const clock = fakeClock(t);
      const { region, inside, shown, track, viewport, link } = showCarousel(name, { count });
      assert.deepEqual(
        [inside.queryAllByRole('button').length, clock.pending(), shown().length],
        [0, 0, count],
      );
      assert.deepEqual(
        [region.hasAttribute('data-autoplay'), viewport.hasAttribute('data-movable')],
        [false, false],
      );
      assert.deepEqual(
        region.querySelectorAll('[id], [role], .carousel-slide[aria-label]').length,
        0,
      );
      const allowed = fireEvent.keyDown(link(1), { key: 'ArrowRight' });
      assert.equal(allowed, true, 'the key no longer scrolls');
      assert.deepEqual([shown().length, track.style.length], [count, 0]);
    });
  }

  for (const [name, count] of [
    ['fading', 2],
    ['sliding', 4],
  ] as const) {
    test(`C12 a ${name} carousel of ${count} slides, one too many to fit, moves`, (t) => {
      const clock = fakeClock(t);
      const carousel = showCarousel(name, { count });
      assert.deepEqual(
        [carousel.dots().length, carousel.shown().length, carousel.state()],
        [count, count - 1, 'playing'],
      );
      clock.tick(periodOf(name));
      assert.notDeepEqual(carousel.currentDots(), [1]);
      press(carousel.dots()[0] ?? carousel.region);
      assert.deepEqual(carousel.currentDots(), [1]);
      fireEvent.keyDown(carousel.link(1), { key: 'ArrowLeft' });
      assert.deepEqual(carousel.currentDots(), [count]);
    });
  }
});
