import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { press } from './pointer-helper';

describe('C12 as many slides as fit, or fewer', () => {
  for (const [name, count] of [
    ['banner', 1],
    ['services', 3],
    ['services', 2],
    ['testimonials-home', 3],
    ['services', 0],
  ] as const) {
    test(`C12 ${name} with ${count} slides is a plain row: no control, no timer, nothing out of reach`, (t) => {
      const clock = holdClock(t);
      const { region, inside, shown, track, viewport, link } = showCarousel(name, { count });
      assert.deepEqual(
        [inside.queryAllByRole('button').length, clock.pending(), shown().length],
        [0, 0, count],
      );
      assert.deepEqual(
        [region.hasAttribute('data-autoplay'), viewport.hasAttribute('data-rotates')],
        [false, false],
      );
      assert.deepEqual(
        region.querySelectorAll('[id], [role], .carousel-slide[aria-label]').length,
        0,
      );
      fireEvent.keyDown(link(1), { key: 'ArrowRight' });
      assert.deepEqual([shown().length, track.style.length], [count, 0]);
    });
  }

  for (const [name, count] of [
    ['banner', 2],
    ['services', 4],
  ] as const) {
    test(`C12 ${name} with ${count} slides, one more than fit, works in full`, (t) => {
      const clock = holdClock(t);
      const carousel = showCarousel(name, { count });
      assert.deepEqual(
        [carousel.dots().length, carousel.shown().length, carousel.state()],
        [count, count - 1, 'playing'],
      );
      clock.tick(6050);
      assert.notDeepEqual(carousel.currentDots(), [1]);
      press(carousel.dots()[0] ?? carousel.region);
      assert.deepEqual(carousel.currentDots(), [1]);
      fireEvent.keyDown(carousel.link(1), { key: 'ArrowLeft' });
      assert.deepEqual(carousel.currentDots(), [count]);
    });
  }
});
