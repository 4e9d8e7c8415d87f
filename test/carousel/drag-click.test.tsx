import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { dragSlowly, showWide } from '../helpers/drag';

describe('C10 the click after a drag', () => {
  test('C10 a click without a press, as by a screen reader, opens its link', () => {
    const { click } = showWide();
    assert.equal(click(), false);
  });

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

  test('C10 a click by keyboard that has a detail, as in Firefox, opens its link', () => {
    const carousel = showWide();
    dragSlowly(carousel, -20);
    fireEvent.keyDown(carousel.link(1), { key: 'Enter' });
    assert.equal(carousel.click(1), false);
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
