import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { resize, showCarousel } from '../helpers/carousel';
import { labels, periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { hasFocus } from '../helpers/element';
import { focus } from '../helpers/pointer';

describe('C8 focus', () => {
  const moves = [
    ['fading', 1, 'ArrowRight', 2],
    ['fading', 1, 'ArrowLeft', 6],
    ['fading', 1, 'End', 6],
    ['sliding', 1, 'ArrowRight', 2],
    ['sliding', 3, 'ArrowLeft', 2],
    ['sliding', 3, 'End', 2],
  ] as const;
  for (const [name, from, key, to] of moves) {
    test(`C8 slide ${to} of a ${name} carousel takes the focus of ${from} after ${key}`, () => {
      const { link, shown } = showCarousel(name);
      focus(link(from));
      fireEvent.keyDown(link(from), { key });
      assert.ok(!shown().includes(from), `slide ${from} is still in view`);
      hasFocus(link(to));
    });
  }

  test('C8 the slide in its place takes the focus of a slide that leaves after other moves', () => {
    const { link } = showCarousel('sliding');
    fireEvent.keyDown(link(1), { key: 'ArrowRight' });
    focus(link(2));
    fireEvent.keyDown(link(2), { key: 'ArrowRight' });
    hasFocus(link(3));
  });

  test('C8 a slide that stays in view keeps the focus', () => {
    const { link } = showCarousel('sliding');
    focus(link(2));
    fireEvent.keyDown(link(2), { key: 'ArrowRight' });
    hasFocus(link(2));
  });

  test('C8 a control takes the focus if the next slide has nothing to focus', () => {
    const slide = (number: number) =>
      number === 1 ? <a href="#elsewhere">To the page</a> : number;
    for (const [name, first] of [
      ['fading', labels.stop],
      ['still', labels.slideName(1, 6)],
    ] as const) {
      const { link, inside } = showCarousel(name, { slide });
      focus(link(1));
      fireEvent.keyDown(link(1), { key: 'ArrowRight' });
      hasFocus(inside.getByRole('button', { name: first }));
    }
  });

  test('C8 a carousel whose focused slide leaves stays focused', () => {
    const { link, state } = showCarousel('fading');
    focus(link(1));
    fireEvent.keyDown(link(1), { key: 'ArrowRight' });
    assert.equal(state(), 'focused');
  });

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
    const { outside, currentDots } = showCarousel('fading');
    focus(outside);
    clock.tick(periodOf('fading'));
    assert.deepEqual(currentDots(), [2]);
    hasFocus(outside);
  });

  test('C8 a control that is pressed keeps the focus', () => {
    const { dots, arrows } = showCarousel('fading');
    for (const button of [...arrows(), ...dots()]) {
      focus(button);
      fireEvent.click(button);
      hasFocus(button);
    }
  });
});
