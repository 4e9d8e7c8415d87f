import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dragSlowly, showWide } from '../helpers/drag';

describe('C10 the end of a drag', () => {
  // The steps of every drag are in drag-steps.test.ts.
  test('C10 the slides keep no trace of a drag', () => {
    const carousel = showWide();
    dragSlowly(carousel, -180);
    assert.deepEqual(
      [carousel.currentDots(), carousel.dragging(), carousel.pulled()],
      [[2], false, ''],
    );
  });

  test('E5, C10 a drag in right-to-left text moves the slides the other way', () => {
    const carousel = showWide('sliding', { dir: 'rtl' });
    dragSlowly(carousel, 180);
    assert.deepEqual(carousel.currentDots(), [2]);
  });

  for (const [dir, across, milliseconds, dot] of [
    ['ltr', -10, 5, 2],
    ['ltr', -10, 100, 1],
    ['rtl', 10, 5, 2],
  ] as const) {
    test(`C10 in ${dir} text, ${across} px in ${milliseconds} ms end at slide ${dot}`, () => {
      const { down, wait, move, up, currentDots } = showWide('sliding', { dir });
      down();
      wait(milliseconds);
      move(across);
      up(across);
      assert.deepEqual(currentDots(), [dot]);
    });
  }

  for (const [milliseconds, dot] of [
    [100, 2],
    [101, 1],
  ] as const) {
    test(`C10 a flick that rests ${milliseconds} ms before release ends at slide ${dot}`, () => {
      const { down, wait, move, up, currentDots } = showWide();
      down();
      wait(5);
      move(-10);
      wait(milliseconds);
      up(-10);
      assert.deepEqual(currentDots(), [dot]);
    });
  }

  test('C10 two movements at the same time do not make a slow drag a flick', () => {
    const { down, wait, move, up, currentDots } = showWide();
    down();
    wait(100);
    move(-10);
    move(-20);
    up(-20);
    assert.deepEqual(currentDots(), [1]);
  });

  test('C10 a pointer that moves back at the end does not flick', () => {
    const { down, wait, move, up, currentDots } = showWide();
    down();
    for (const across of [-60, -20]) {
      wait(20);
      move(across);
    }
    up(-20);
    assert.deepEqual(currentDots(), [1]);
  });

  // A second finger starts a pinch.
  for (const what of ['canceled pointer', 'second finger']) {
    test(`C10 a ${what} restores the position`, () => {
      const { down, move, cancel, second, dragging, pulled, currentDots } = showWide();
      down({ pointerType: 'touch' });
      move(-400);
      if (what === 'second finger') second('pointerdown');
      else cancel();
      assert.deepEqual([dragging(), pulled(), currentDots()], [false, '', [1]]);
      move(-500);
      assert.equal(dragging(), false);
    });
  }

  test('C10 the next press does not end the last drag again', () => {
    const carousel = showWide();
    dragSlowly(carousel, -20);
    carousel.transitions.end();
    carousel.down();
    assert.equal(carousel.track.hasAttribute('data-moving'), false);
  });

  for (const type of ['pointermove', 'pointerup', 'pointercancel']) {
    test(`C10 a ${type} of another pointer does not change the drag`, () => {
      const { down, move, second, pulled, dragging } = showWide();
      down();
      move(-50);
      second(type);
      assert.deepEqual([pulled(), dragging()], ['-50px', true]);
    });
  }
});
