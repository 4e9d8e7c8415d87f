import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, fireEvent } from '@testing-library/react';
import { showCarousel } from '../helpers/carousel';
import { showWide } from '../helpers/drag';
import { pinch } from '../helpers/pointer';

describe('C18 the end of a move', () => {
  for (const how of ['transitionEnd', 'transitionCancel'] as const) {
    test(`C18 a carousel is at rest after the ${how} of its track`, () => {
      const { dot, isMoving, link, track, transitions } = showCarousel('sliding');
      fireEvent.click(dot(2));
      transitions.end(link(1));
      assert.equal(isMoving(), true, 'a transition inside a slide ends the move');
      transitions.end(track, how);
      assert.equal(isMoving(), false);
    });
  }

  test('C18 a fading carousel is at rest after the transitions of all its slides', () => {
    const { dot, isMoving, slides, track, transitions } = showCarousel('fading');
    const [first = track, second = track] = slides();
    transitions.run(first, second);
    fireEvent.click(dot(2));
    transitions.end(first);
    assert.equal(isMoving(), true, 'the other slide still fades');
    transitions.run(second);
    transitions.end(second);
    assert.equal(isMoving(), false);
  });

  test('C18 a move without transitions is over at once, whatever moves inside or beside a slide', () => {
    const { dot, isMoving, link, current, track, transitions } = showCarousel('sliding');
    const added = track.appendChild(document.createElement('extension-note'));
    transitions.run(link(1), added);
    for (const number of [1, 2]) {
      fireEvent.click(dot(number));
      assert.deepEqual([isMoving(), current()], [false, [number]]);
    }
  });
});

describe('C8 the loop', () => {
  for (const way of [1, -1]) {
    test(`C8 two loops by steps of ${way} keep the slides side by side, and end at the start`, () => {
      const { link, position, cells, transitions, isMoving } = showCarousel('sliding');
      for (let step = 1; step <= 12; step += 1) {
        fireEvent.keyDown(link(1), { key: way > 0 ? 'ArrowRight' : 'ArrowLeft' });
        const inView = [0, 1, 2].map((slot) => way * step + slot);
        assert.deepEqual([position(), cells(({ inert }) => !inert)], [way * step, inView]);
        const leaving = way * (step - 1) + (way > 0 ? 0 : 2);
        assert.ok(cells().includes(leaving), `no slide leaves cell ${leaving}`);
      }
      transitions.end();
      assert.deepEqual([position(), isMoving()], [0, false]);
    });
  }

  for (const [count, before, dots, slides] of [
    [4, [], [3], [1]],
    [4, [], [2], []],
    [6, [], [4], []],
    [5, [], [3], []],
    [4, [2], [3], []],
    [4, [2], [3, 4], [2]],
  ] as const) {
    test(`C8 going from ${before[0] ?? 1} to ${dots} of ${count}, ${slides} changes sides`, () => {
      const { dot, changesSides, transitions } = showCarousel('still', { count });
      for (const number of before) {
        fireEvent.click(dot(number));
        transitions.end();
      }
      for (const number of dots) fireEvent.click(dot(number));
      assert.deepEqual(changesSides(), slides);
      transitions.end();
      assert.deepEqual(changesSides(), []);
    });
  }
});

describe('C13 quick presses', () => {
  test('C13 n presses of an arrow during a transition move n slides, both ways', () => {
    const { arrows, current } = showCarousel('fading');
    const [previous, next] = arrows();
    for (const [arrow, presses, slide] of [
      [next, 10, 5],
      [previous, 8, 3],
    ] as const) {
      for (let press = 1; press <= presses; press += 1) act(() => arrow?.click());
      assert.deepEqual(current(), [slide]);
    }
  });

  test('C7 a dot moves to its slide by the shorter way', () => {
    const { dot, current, position } = showCarousel('sliding');
    for (const [number, end] of [
      [6, -1],
      [2, 1],
      [5, 4],
      [1, 6],
    ] as const) {
      fireEvent.click(dot(number));
      assert.deepEqual([current(), position()], [[number], end]);
    }
  });
});

const right = [10, 20, 40, 30, 5];
const left = right.map((delta) => -delta);
const pause = 0;

describe('C10 a swipe on a trackpad', () => {
  for (const [what, options, deltas, slope, slide] of [
    ['to the right moves one slide', {}, right, 0.9, 2],
    ['to the left moves one slide', {}, left, -0.9, 6],
    ['in right-to-left text moves one slide', { dir: 'rtl' }, left, 0, 2],
    ['after another one moves another slide', {}, [...right, pause, ...right], 0, 3],
    ['of less than 30 px moves nothing', {}, [20, 9, pause, 20, 9], 0, 1],
    ['of 30 px moves one slide', {}, [20, 10], 0, 2],
  ] as const) {
    test(`C10 a swipe ${what}, and the page does not go back`, () => {
      const { wheel, current } = showWide(options);
      const allowed = deltas.filter((x) => wheel(x, x * slope, x === pause ? 101 : 100));
      assert.deepEqual([current(), allowed.filter((x) => x !== pause)], [[slide], []]);
    });
  }

  for (const [what, options, down] of [
    ['as much down as across', {}, 40],
    ['on a plain row', { count: 3 }, 0],
    ['in a zoomed page', {}, 0],
  ] as const) {
    test(`C10 a swipe ${what} is left to the browser`, (t) => {
      if (what === 'in a zoomed page') pinch(t, 2);
      const { wheel, shown } = showWide(options);
      assert.deepEqual([wheel(40, down, 0), shown()], [true, [1, 2, 3]]);
    });
  }
});
