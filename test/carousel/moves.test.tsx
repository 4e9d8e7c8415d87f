import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act } from '@testing-library/react';
import { filledCells, places, type Shown, showCarousel } from '../helpers/carousel';
import { dragSlowly, showWide } from '../helpers/drag';
import { press } from '../helpers/pointer';

describe('C18 the end of a move', () => {
  const moving = ({ track }: Shown) => track.hasAttribute('data-moving');

  for (const how of ['transitionEnd', 'transitionCancel'] as const) {
    test(`C18 a carousel is at rest after the ${how} of its track`, () => {
      const carousel = showCarousel('sliding');
      press(carousel.dots()[1] ?? carousel.region);
      assert.equal(moving(carousel), true);
      carousel.transitions.end(carousel.track, how);
      assert.equal(moving(carousel), false);
    });
  }

  test('C18 a fading carousel is at rest after the transitions of its slides', () => {
    const carousel = showCarousel('fading');
    const [first = carousel.track, second = carousel.track] = carousel.slideElements();
    carousel.transitions.run(first, second);
    press(carousel.dots()[1] ?? carousel.region);
    carousel.transitions.end(first);
    assert.equal(moving(carousel), true, 'the other slide still fades');
    carousel.transitions.run(second);
    carousel.transitions.end(second);
    assert.equal(moving(carousel), false);
  });

  test('C18 a move without transitions is over at once, whatever moves inside a slide', () => {
    const carousel = showCarousel('sliding');
    carousel.transitions.run(carousel.link(1));
    press(carousel.dots()[1] ?? carousel.region);
    assert.deepEqual([moving(carousel), carousel.currentDots()], [false, [2]]);
  });

  test('C18 a transition inside a slide that ends does not end the move', () => {
    const carousel = showCarousel('sliding');
    press(carousel.dots()[1] ?? carousel.region);
    carousel.transitions.end(carousel.link(1));
    assert.equal(moving(carousel), true);
  });

  test('C18 a transition inside a slide of a carousel at rest changes nothing', () => {
    const carousel = showCarousel('sliding');
    carousel.transitions.run();
    const before = carousel.region.outerHTML;
    carousel.transitions.end(carousel.link(1));
    assert.equal(carousel.region.outerHTML, before);
  });

  test('C18 after a press on the current dot, the carousel is at rest', () => {
    const carousel = showCarousel('sliding');
    carousel.transitions.run();
    press(carousel.dots()[0] ?? carousel.region);
    assert.equal(moving(carousel), false);
  });

  test('C18 a carousel that moved back rests at its last slide, in the first loop', () => {
    const carousel = showCarousel('sliding');
    press(carousel.dots()[5] ?? carousel.region);
    assert.equal(places(carousel).track, -1);
    carousel.transitions.end();
    assert.equal(places(carousel).track, 5);
  });

  for (const [across, first] of [
    [-100, 0],
    [100, -3],
  ] as const) {
    test(`C10 slides that a drag of ${across} px uncovered stay until the carousel is at rest`, () => {
      const carousel = showWide();
      dragSlowly(carousel, across);
      assert.deepEqual(
        filledCells(carousel),
        [0, 1, 2, 3, 4, 5].map((cell) => first + cell),
      );
    });
  }
});

describe('C8 a slide that changes sides', () => {
  const changing = ({ slideElements }: Shown) =>
    slideElements().flatMap((slide, index) =>
      slide.hasAttribute('data-changes-sides') ? [index + 1] : [],
    );

  for (const [count, dot, slides] of [
    [4, 3, [1]],
    [4, 2, []],
    [6, 2, []],
    [6, 4, []],
    [5, 3, []],
  ] as const) {
    test(`C8 going to slide ${dot} of ${count}, ${slides.length} slides change sides`, () => {
      const carousel = showCarousel('still', { count });
      press(carousel.dots()[dot - 1] ?? carousel.region);
      assert.deepEqual(changing(carousel), slides);
      carousel.transitions.end();
      assert.deepEqual(changing(carousel), []);
    });
  }
});

describe('C13 quick presses', () => {
  test('C13 n presses of an arrow during a transition move n slides, both ways', () => {
    const { arrows, currentDots } = showCarousel('fading');
    const [previous, next] = arrows();
    assert.ok(previous && next, 'an arrow is missing');
    for (let count = 0; count < 10; count += 1) press(next);
    assert.deepEqual(currentDots(), [5]);
    for (let count = 0; count < 8; count += 1) press(previous);
    assert.deepEqual(currentDots(), [3]);
  });

  test('C13 presses before the next render count too', () => {
    const { arrows, currentDots } = showCarousel('fading');
    act(() => [1, 2, 3].forEach(() => arrows()[1]?.click()));
    assert.deepEqual(currentDots(), [4]);
  });

  test('C7 a dot moves to its slide by the shorter way', () => {
    const carousel = showCarousel('sliding');
    for (const [number, position] of [
      [6, -1],
      [2, 1],
      [5, 4],
      [1, 6],
    ] as const) {
      press(carousel.dots()[number - 1] ?? carousel.region);
      assert.deepEqual([carousel.currentDots(), places(carousel).track], [[number], position]);
    }
  });
});
