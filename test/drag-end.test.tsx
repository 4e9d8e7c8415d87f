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
    test(`C10 dragged ${across} of 900 px it goes to slide ${dot}, and nothing of the drag is left`, () => {
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
    test(`C11 in right-to-left text dragged ${across} of 900 px it goes to slide ${dot}`, () => {
      const carousel = showWide('services', { dir: 'rtl' });
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
    test(`C10 ${across} px within ${milliseconds} ms lead to slide ${dot}`, () => {
      const { down, wait, move, up, currentDots } = showWide();
      down();
      wait(milliseconds);
      move(across);
      up(across);
      assert.deepEqual(currentDots(), [dot]);
    });
  }

  test('C10 a flick that comes to rest before the release is none', () => {
    const { down, wait, move, up, currentDots } = showWide();
    down();
    wait(5);
    move(-10);
    wait(101);
    up(-10);
    assert.deepEqual(currentDots(), [1]);
  });

  test('C10 a flick that goes back at the end moves nothing', () => {
    const { down, wait, move, up, currentDots } = showWide();
    down();
    for (const across of [-60, -20]) {
      wait(20);
      move(across);
    }
    up(-20);
    assert.deepEqual(currentDots(), [1]);
  });

  test('C10 a cancelled pointer puts everything back', () => {
    const { down, move, cancel, dragging, pulled, currentDots } = showWide();
    down();
    move(-400);
    cancel();
    assert.deepEqual([dragging(), pulled(), currentDots()], [false, '', [1]]);
    move(-500);
    assert.equal(dragging(), false);
  });

  test('C10 another pointer moves and ends nothing', () => {
    const { down, move, up, pulled, dragging } = showWide();
    down();
    move(-50);
    move(-400, 0, { pointerId: 2 });
    up(-400, { pointerId: 2 });
    assert.deepEqual([pulled(), dragging()], ['-50px', true]);
  });
});

describe('C10 the click after a drag', () => {
  test('C10 it opens no link, though the pointer came back to where it began', () => {
    const { down, move, up, click } = showWide();
    down();
    move(-50);
    move(0);
    up(0);
    assert.equal(click(), true);
  });

  test('C10 a press by keyboard right after a drag opens its link, and so does the next press of the pointer', () => {
    const carousel = showWide();
    dragSlowly(carousel, -20);
    assert.equal(carousel.click(0), false);
    carousel.down();
    carousel.up(0);
    assert.equal(carousel.click(), false);
  });

  test('C10 it presses nothing in a slide', (t) => {
    const pressed = t.mock.fn();
    const carousel = showWide('services', {
      slide: (number) => (
        <a href="#elsewhere">
          <b onClick={pressed}>Link {number}</b>
        </a>
      ),
    });
    dragSlowly(carousel, -20);
    fireEvent.click(carousel.inside.getByText('Link 1'), { detail: 1 });
    assert.equal(pressed.mock.callCount(), 0);
    fireEvent.click(carousel.inside.getByText('Link 1'), { detail: 0 });
    assert.equal(pressed.mock.callCount(), 1);
  });

  test('C10 a press that trembles less than 5 px opens its link, and sets nothing going', () => {
    const { down, move, up, click, track } = showWide();
    down();
    move(4, 3);
    up(4);
    assert.equal(click(), false);
    assert.equal(track.hasAttribute('data-moving'), false);
  });
});
