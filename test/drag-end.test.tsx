import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { dragSlowly, showWide } from './drag-helper';

describe('C10 the end of a drag', () => {
  for (const [across, dot] of [
    [-180, 2],
    [-179, 1],
    [180, 6],
    [179, 1],
    [-600, 3],
    [-5000, 4],
  ] as const) {
    test(`C10 a drag of ${across} of 900 px ends at slide ${dot}, and leaves no trace`, () => {
      const carousel = showWide();
      dragSlowly(carousel, across);
      assert.deepEqual(
        [carousel.currentDots(), carousel.dragging(), carousel.pulled()],
        [[dot], false, ''],
      );
    });
  }

  for (const [across, dot] of [
    [180, 2],
    [-180, 6],
    [179, 1],
  ] as const) {
    test(`C11 a drag of ${across} of 900 px in right-to-left text ends at slide ${dot}`, () => {
      const carousel = showWide('sliding', { dir: 'rtl' });
      dragSlowly(carousel, across);
      assert.deepEqual(carousel.currentDots(), [dot]);
    });
  }

  const flicks = [
    [-10, 5, 2],
    [10, 5, 6],
    [-10, 100, 1],
  ] as const;
  for (const [across, milliseconds, dot] of flicks) {
    test(`C10 a drag of ${across} px in ${milliseconds} ms ends at slide ${dot}`, () => {
      const { down, wait, move, up, currentDots } = showWide();
      down();
      wait(milliseconds);
      move(across);
      up(across);
      assert.deepEqual(currentDots(), [dot]);
    });
  }

  test('C10 a pointer that rests before its release does not flick', () => {
    const { down, wait, move, up, currentDots } = showWide();
    down();
    wait(5);
    move(-10);
    wait(101);
    up(-10);
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

  test('C10 a cancelled pointer restores the position', () => {
    const { down, move, cancel, dragging, pulled, currentDots } = showWide();
    down();
    move(-400);
    cancel();
    assert.deepEqual([dragging(), pulled(), currentDots()], [false, '', [1]]);
    move(-500);
    assert.equal(dragging(), false);
  });

  test('C10 a second finger restores the position, as a pinch begins', () => {
    const { down, move, second, dragging, pulled, currentDots } = showWide();
    down({ pointerType: 'touch' });
    move(-400);
    second('pointerdown');
    assert.deepEqual([dragging(), pulled(), currentDots()], [false, '', [1]]);
    move(-500);
    assert.equal(dragging(), false);
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

describe('C10 the click after a drag', () => {
  test('C10 the click after a drag opens no link, even where the drag began', () => {
    const { down, move, up, click } = showWide();
    down();
    move(-50);
    move(0);
    up(0);
    assert.equal(click(), true);
  });

  test('C10 a click by keyboard after a drag opens its link, and so does the next', () => {
    const carousel = showWide();
    dragSlowly(carousel, -20);
    assert.equal(carousel.click(0), false);
    carousel.down();
    carousel.up(0);
    assert.equal(carousel.click(), false);
  });

  test('C10 the click after a drag does not reach the content of a slide', (t) => {
    const onClick = t.mock.fn();
    const slide = (number: number) => (
      <>
        <a href="#elsewhere">To page {number}</a>
        <button type="button" onClick={onClick}>
          Press {number}
        </button>
      </>
    );
    const carousel = showWide('sliding', { slide });
    dragSlowly(carousel, -20);
    const button = carousel.inside.getByText('Press 1');
    fireEvent.click(button, { detail: 1 });
    assert.equal(onClick.mock.callCount(), 0);
    fireEvent.click(button, { detail: 0 });
    assert.equal(onClick.mock.callCount(), 1);
  });

  test('C10 a press that moves less than 5 px opens its link and moves no slide', () => {
    const { down, move, up, click, track } = showWide();
    down();
    move(4, 3);
    up(4);
    assert.equal(click(), false);
    assert.equal(track.hasAttribute('data-moving'), false);
  });
});
