import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { filledCells, showCarousel } from '../helpers/carousel';
import { showWide } from '../helpers/drag';
import { pinch } from '../helpers/pointer';

describe('C10 the beginning of a drag', () => {
  test('C10 from 5 px on, the slides follow the pointer, which is captured', () => {
    const { viewport, down, move, dragging, pulled } = showWide();
    down();
    move(-4);
    assert.deepEqual([dragging(), pulled(), viewport.hasPointerCapture(1)], [false, '', false]);
    move(-5);
    assert.deepEqual([dragging(), pulled(), viewport.hasPointerCapture(1)], [true, '-5px', true]);
    move(37);
    assert.equal(pulled(), '37px');
  });

  test('C10 a drag grabs the track where its transition is', () => {
    const { down, move, pulled, track } = showWide();
    const lefts = [70, 20];
    track.getBoundingClientRect = () => new DOMRect(lefts.shift());
    down();
    move(-10);
    assert.equal(pulled(), '40px');
  });

  test('C10 the slides follow no farther than the spare slides reach', () => {
    const { down, move, pulled } = showWide('sliding', { count: 5 });
    down();
    for (const [across, reached] of [
      [-5000, '-600px'],
      [5000, '600px'],
    ] as const) {
      move(across);
      assert.equal(pulled(), reached);
    }
  });

  for (const [dir, across, first] of [
    ['ltr', -300, 0],
    ['ltr', 300, -3],
    ['rtl', -300, -3],
    ['rtl', 300, 0],
  ] as const) {
    test(`C8 a drag of ${across} px in ${dir} text uncovers slides, not a gap`, () => {
      const carousel = showWide('sliding', { dir });
      carousel.down();
      carousel.move(across);
      assert.deepEqual(
        filledCells(carousel),
        [0, 1, 2, 3, 4, 5].map((cell) => first + cell),
      );
    });
  }

  test('C10 a drag ends when it moves without its button, though another button is down', () => {
    const { down, move, dragging, pulled, currentDots } = showWide();
    down();
    move(-300, 0, { buttons: 3 });
    assert.equal(dragging(), true);
    move(-400, 0, { buttons: 2 });
    assert.deepEqual([dragging(), pulled(), currentDots()], [false, '', [1]]);
    move(-500);
    assert.equal(dragging(), false);
  });

  test('C10 a new press replaces a drag whose release was lost', () => {
    const { down, move, up, currentDots } = showWide();
    down();
    move(-300);
    down();
    move(-200);
    up(-200);
    assert.deepEqual(currentDots(), [2]);
  });

  test('C10 fading slides wait for the release', () => {
    const { down, move, dragging, up, currentDots } = showWide('fading');
    down();
    move(-300);
    assert.deepEqual([dragging(), currentDots()], [true, [1]]);
    up(-300);
    assert.deepEqual([dragging(), currentDots()], [false, [2]]);
  });

  for (const [across, down] of [
    [0, 5],
    [5, 5],
    [-6, 40],
    [0, -5],
    [6, -40],
  ] as const) {
    test(`C10 a finger that goes ${across} px across and ${down} px down scrolls the page`, () => {
      const carousel = showWide();
      carousel.down({ pointerType: 'touch' });
      carousel.move(across, down);
      carousel.move(-400, down);
      assert.deepEqual([carousel.dragging(), carousel.pulled()], [false, '']);
      carousel.up(-400);
      assert.deepEqual(carousel.currentDots(), [1]);
      assert.equal(carousel.click(), false);
    });
  }

  test('C10 the axis of a drag is locked', () => {
    const { down, move, pulled } = showWide();
    down();
    move(-10);
    move(-20, 500);
    assert.equal(pulled(), '-20px');
  });

  for (const [what, init] of [
    ['another button', { button: 2 }],
    ['a second finger', { isPrimary: false, pointerId: 2 }],
    ['a press with Ctrl, the context menu of macOS,', { ctrlKey: true }],
  ] as const) {
    test(`C10 ${what} does not drag`, () => {
      const { down, move, dragging } = showWide();
      down(init);
      move(-300, 0, init);
      assert.equal(dragging(), false);
    });
  }

  for (const [pointerType, scale, drags] of [
    ['touch', 2, false],
    ['pen', 2, false],
    ['mouse', 2, true],
    ['touch', 1.01, true],
  ] as const) {
    test(`C10 a ${pointerType} ${drags ? 'drags' : 'pans'} at a pinch zoom of ${scale}`, (t) => {
      pinch(t, scale);
      const { down, move, dragging } = showWide();
      down({ pointerType });
      move(-300, 0, { pointerType });
      assert.equal(dragging(), drags);
    });
  }

  test('C10 the viewport is marked while the page is zoomed in, so that a finger pans', (t) => {
    const zoom = pinch(t, 1);
    const { viewport } = showCarousel('sliding');
    const states = [2, 1].map((scale) => {
      zoom(scale);
      return viewport.hasAttribute('data-zoomed');
    });
    assert.deepEqual(states, [true, false]);
  });

  test('C12 a plain row is not dragged', () => {
    const { down, move, dragging } = showWide('sliding', { count: 3 });
    down();
    move(-300);
    assert.equal(dragging(), false);
  });

  test('C10 a link or picture is never dragged by the browser', () => {
    const { link } = showWide();
    assert.equal(fireEvent.dragStart(link(1)), false);
  });

  test('C12 a link of a plain row can be dragged to the bookmarks', () => {
    const { link } = showWide('sliding', { count: 3 });
    assert.equal(fireEvent.dragStart(link(1)), true);
  });
});
