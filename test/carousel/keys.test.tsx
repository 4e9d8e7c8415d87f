import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { showCarousel } from '../helpers/carousel';

/** Presses a key. Returns whether the page prevented the browser's own use of it. */
function pressKey(element: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  return !fireEvent.keyDown(element, { key, ...modifiers });
}

describe('C11 keys', () => {
  const keys = [
    ['ltr', 'ArrowRight', 4],
    ['ltr', 'ArrowLeft', 2],
    ['ltr', 'Home', 1],
    ['ltr', 'End', 6],
    ['rtl', 'ArrowRight', 2],
    ['rtl', 'ArrowLeft', 4],
    ['rtl', 'Home', 1],
    ['rtl', 'End', 6],
  ] as const;
  for (const [dir, key, number] of keys) {
    test(`C11 ${key} in ${dir} text goes from slide 3 to ${number} and scrolls nothing`, () => {
      const { link, currentDots, dots, region } = showCarousel('fading', { dir });
      fireEvent.click(dots()[2] ?? region);
      assert.equal(pressKey(link(3), key), true);
      assert.deepEqual(currentDots(), [number]);
    });
  }

  test('C11 arrow keys work on every control of the carousel, and only there', () => {
    const { inside, outside, currentDots } = showCarousel('fading');
    let expected = 1;
    for (const button of inside.getAllByRole('button')) {
      pressKey(button, 'ArrowRight');
      expected = (expected % 6) + 1;
      assert.deepEqual(currentDots(), [expected], button.textContent);
    }
    assert.equal(pressKey(outside, 'ArrowRight'), false);
    assert.deepEqual(currentDots(), [expected]);
  });

  test('C11 the carousel leaves other keys, and keys with a modifier, to the browser', () => {
    const { link, currentDots } = showCarousel('fading');
    for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', 'Tab', 'Enter', ' ', 'a'])
      assert.equal(pressKey(link(1), key), false, key);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
        assert.equal(pressKey(link(1), key, { [modifier]: true }), false, `${modifier} ${key}`);
      }
    }
    assert.deepEqual(currentDots(), [1]);
  });

  test('C11 a key that the content of a slide has used moves nothing', () => {
    const slide = () => (
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Uses keys
      </button>
    );
    const { slideElements, currentDots } = showCarousel('fading', { slide });
    fireEvent.keyDown(slideElements()[0]?.firstElementChild ?? document, { key: 'ArrowRight' });
    assert.deepEqual(currentDots(), [1]);
  });

  const fields = [
    ['an input', <input key="" />],
    ['a text area', <textarea key="" />],
    ['a choice', <select key="" />],
    [
      'editable text',
      <p key="" contentEditable suppressContentEditableWarning>
        Words
      </p>,
    ],
  ] as const;
  for (const [what, field] of fields) {
    test(`C11 the carousel leaves the keys in ${what} to it`, () => {
      const { slideElements, currentDots } = showCarousel('fading', { slide: () => field });
      const target = slideElements()[0]?.firstElementChild;
      assert.ok(target, `the first slide has no ${what}`);
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        assert.equal(pressKey(target, key), false, key);
      assert.deepEqual(currentDots(), [1]);
    });
  }
});
