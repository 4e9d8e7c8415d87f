import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { resize, showCarousel } from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { hasFocus } from '../helpers/element';
import { focus } from '../helpers/pointer';

/** Presses a key. Returns whether the page prevented the browser's own use of it. */
function pressKey(element: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  return !fireEvent.keyDown(element, { key, ...modifiers });
}

describe('C11 keys', () => {
  for (const [dir, where, steps] of [
    ['ltr', 'in a slide', { ArrowRight: 2, ArrowLeft: 1, End: 6, Home: 1 }],
    ['ltr', 'on a control', { ArrowLeft: 6, ArrowRight: 1, End: 6, Home: 1 }],
    ['rtl', 'in a slide', { ArrowRight: 6, ArrowLeft: 1, End: 6, Home: 1 }],
  ] as const) {
    test(`C11 the keys ${where} in ${dir} text move the slides, and scroll nothing`, () => {
      const { link, current, rotation } = showCarousel('fading', { dir });
      for (const [key, number] of Object.entries(steps)) {
        assert.equal(pressKey(where === 'in a slide' ? link(1) : rotation(), key), true);
        assert.deepEqual(current(), [number], key);
      }
    });
  }

  test('C11 the carousel leaves other keys, and keys with a modifier, to the browser', () => {
    const { link, current } = showCarousel('fading');
    for (const key of ['ArrowUp', 'PageDown', 'Tab', 'Enter', ' '])
      assert.equal(pressKey(link(1), key), false, key);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      assert.equal(pressKey(link(1), 'ArrowLeft', { [modifier]: true }), false, modifier);
    assert.deepEqual(current(), [1]);
  });
});

describe('C8 focus', () => {
  for (const [name, from, keys, to] of [
    ['fading', 1, ['ArrowRight'], 2],
    ['fading', 1, ['ArrowLeft'], 6],
    ['sliding', 1, ['ArrowRight'], 2],
    ['sliding', 3, ['ArrowLeft'], 2],
    ['sliding', 3, ['End'], 2],
    ['sliding', 2, ['ArrowRight'], 2],
    ['sliding', 2, ['ArrowRight', 'ArrowRight'], 3],
  ] as const) {
    test(`C8 in a ${name} carousel, ${keys.join()} in slide ${from} focuses slide ${to}`, () => {
      const { link, state } = showCarousel(name);
      focus(link(from));
      for (const key of keys) fireEvent.keyDown(link(from), { key });
      hasFocus(link(to));
      assert.equal(state(), 'focused');
    });
  }

  test('C8 a resize that takes the focused slide away moves the focus to a slide in view', (t) => {
    const clock = fakeClock(t);
    const { link } = showCarousel('sliding');
    focus(link(3));
    resize({ width: 600 });
    clock.tick(50);
    hasFocus(link(1));
  });

  test('C8 a carousel that moves by itself leaves the focus outside alone', (t) => {
    const clock = fakeClock(t);
    const { outside, current } = showCarousel('fading');
    focus(outside);
    clock.tick(periodOf('fading'));
    assert.deepEqual(current(), [2]);
    hasFocus(outside);
  });
});
