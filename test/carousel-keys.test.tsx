import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { resize, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { hasFocus } from './element-helper';
import { focus } from './pointer-helper';

/** Presses a key, as far as the page is concerned. Returns whether the browser was kept from its own use of it. */
function pressKey(element: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  return !fireEvent.keyDown(element, { key, ...modifiers });
}

describe('C11 keys', () => {
  const keys = [
    ['ltr', 'ArrowRight', 2],
    ['ltr', 'ArrowLeft', 6],
    ['ltr', 'Home', 1],
    ['ltr', 'End', 6],
    ['rtl', 'ArrowRight', 6],
    ['rtl', 'ArrowLeft', 2],
    ['rtl', 'Home', 1],
    ['rtl', 'End', 6],
  ] as const;
  for (const [dir, key, number] of keys) {
    test(`C11 ${key} in ${dir} text goes from slide 1 to slide ${number}, and scrolls nothing`, () => {
      const { link, currentDots } = showCarousel('banner', { dir });
      assert.equal(pressKey(link(1), key), true);
      assert.deepEqual(currentDots(), [number]);
    });
  }

  test('C11 Home and End go to the ends from the middle', () => {
    const { link, currentDots, dots, region } = showCarousel('banner');
    fireEvent.click(dots()[2] ?? region);
    pressKey(link(3), 'End');
    assert.deepEqual(currentDots(), [6]);
    fireEvent.click(dots()[2] ?? region);
    pressKey(link(3), 'Home');
    assert.deepEqual(currentDots(), [1]);
  });

  test('C11 they work on every control of the carousel, and nowhere else', () => {
    const { inside, outside, currentDots } = showCarousel('banner');
    let expected = 1;
    for (const button of inside.getAllByRole('button')) {
      pressKey(button, 'ArrowRight');
      expected = (expected % 6) + 1;
      assert.deepEqual(currentDots(), [expected], button.textContent);
    }
    assert.equal(pressKey(outside, 'ArrowRight'), false);
    assert.deepEqual(currentDots(), [expected]);
  });

  test('C11 other keys, and the same keys with a modifier, stay the browser’s', () => {
    const { link, currentDots } = showCarousel('banner');
    for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', 'Tab', 'Enter', ' ', 'a'])
      assert.equal(pressKey(link(1), key), false, key);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
        assert.equal(pressKey(link(1), key, { [modifier]: true }), false, `${modifier} ${key}`);
      }
    }
    assert.deepEqual(currentDots(), [1]);
  });

  test('C11 a key that something in a slide has used already moves nothing', () => {
    const slide = () => (
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Uses keys
      </button>
    );
    const { slideElements, currentDots } = showCarousel('banner', { slide });
    fireEvent.keyDown(slideElements()[0]?.firstElementChild ?? document, { key: 'ArrowRight' });
    assert.deepEqual(currentDots(), [1]);
  });

  const fields = [
    ['an input', <input />],
    ['a text area', <textarea />],
    ['a choice', <select />],
    [
      'editable text',
      <p contentEditable suppressContentEditableWarning>
        Words
      </p>,
    ],
  ] as const;
  for (const [what, field] of fields) {
    test(`C11 in ${what} the keys are its own`, () => {
      const { slideElements, currentDots } = showCarousel('banner', { slide: () => field });
      const target = slideElements()[0]?.firstElementChild;
      assert.ok(target);
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        assert.equal(pressKey(target, key), false, key);
      assert.deepEqual(currentDots(), [1]);
    });
  }
});

describe('C8 focus', () => {
  const moves = [
    ['banner', 1, 'ArrowRight', 2],
    ['banner', 1, 'ArrowLeft', 6],
    ['banner', 1, 'End', 6],
    ['services', 1, 'ArrowRight', 2],
    ['services', 3, 'ArrowLeft', 2],
    ['services', 3, 'End', 2],
  ] as const;
  for (const [name, from, key, to] of moves) {
    test(`C8 ${key} takes slide ${from} of ${name} away: the focus goes on to slide ${to}, which took its place`, () => {
      const { link, shown } = showCarousel(name);
      focus(link(from));
      pressKey(link(from), key);
      assert.ok(!shown().includes(from));
      hasFocus(link(to));
    });
  }

  test('C8 a slide that stays in view keeps the focus', () => {
    const { link } = showCarousel('services');
    focus(link(2));
    pressKey(link(2), 'ArrowRight');
    hasFocus(link(2));
  });

  test('C8 along with the focus goes the word: it stays focused', () => {
    const { link, state } = showCarousel('banner');
    focus(link(1));
    pressKey(link(1), 'ArrowRight');
    assert.equal(state(), 'focused');
  });

  test('C8 a window that became narrow moves the focus to a slide in view', (t) => {
    const clock = holdClock(t);
    const { link } = showCarousel('services');
    focus(link(3));
    resize({ width: 600 });
    clock.tick(50);
    hasFocus(link(1));
  });

  test('C8 a carousel that moves takes the focus from nothing outside', (t) => {
    const clock = holdClock(t);
    const { outside, currentDots } = showCarousel('banner');
    focus(outside);
    clock.tick(6050);
    assert.deepEqual(currentDots(), [2]);
    hasFocus(outside);
  });

  test('C8 a control keeps the focus when it is pressed', () => {
    const { dots, arrows } = showCarousel('banner');
    for (const button of [...arrows(), ...dots()]) {
      focus(button);
      fireEvent.click(button);
      hasFocus(button);
    }
  });
});
