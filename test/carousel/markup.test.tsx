import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { within } from '@testing-library/react';
import { resize, scroll, showCarousel } from '../helpers/carousel';
import { labels } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { focus, hover, hoverAway, press } from '../helpers/pointer';

describe('C7 roles and names', () => {
  test('C7 the region is a named carousel of numbered slides, each once in the document', () => {
    const { region, slides, shown } = showCarousel('fading');
    const attributes = (element: Element, ...names: string[]) =>
      names.map((name) => element.getAttribute(name));
    assert.equal(region.tagName, 'SECTION');
    const said = attributes(region, 'aria-roledescription', 'aria-label', 'data-effect');
    assert.deepEqual(said, ['carousel', 'Test carousel', 'fade']);
    assert.deepEqual(
      slides().map((slide) => attributes(slide, 'role', 'aria-roledescription', 'aria-label')),
      [1, 2, 3, 4, 5, 6].map((number) => ['group', 'slide', `${number} of 6`]),
    );
    assert.deepEqual(shown(), [1]);
  });

  test('C7 slides are announced only while they do not move by themselves', (t) => {
    fakeClock(t);
    const { track, link, outside, region, rotation } = showCarousel('fading');
    const steps: readonly (readonly [action: () => void, live: string])[] = [
      [() => undefined, 'off'],
      [() => focus(link(1)), 'polite'],
      [() => focus(outside), 'off'],
      [() => hover(region), 'polite'],
      [() => hoverAway(region), 'off'],
      [() => press(rotation()), 'polite'],
    ];
    for (const [action, live] of steps) {
      action();
      assert.equal(track.getAttribute('aria-live'), live, action.toString());
    }
    assert.equal(showCarousel('still').track.getAttribute('aria-live'), 'polite');
  });

  test('C7 the dots are a named group of buttons, exactly one of them current', () => {
    const { region, dots, current, next } = showCarousel('fading');
    const group = within(region).getByRole('group', { name: labels.choose });
    assert.deepEqual(within(group).getAllByRole('button'), dots());
    const names = dots().map((dot) => dot.textContent);
    assert.deepEqual(names, ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6']);
    for (const number of [1, 2, 3, 4, 5, 6, 1]) {
      assert.deepEqual(current(), [number]);
      press(next());
    }
  });

  test('C7 a carousel that rotates without dots shows the number of its slide', (t) => {
    const clock = fakeClock(t);
    const { region, shown } = showCarousel('fading');
    const counter = () => region.querySelector('.carousel-place [data-current]');
    assert.equal(counter(), null);
    resize({ width: 400 });
    clock.tick(50);
    for (const number of [1, 2]) {
      assert.deepEqual([counter()?.textContent, shown()], [`${number}/6`, [number]]);
      clock.tick(4050);
    }
    assert.ok(counter()?.closest('[aria-hidden="true"]'), 'read out');
  });
});

for (const name of ['sliding', 'still'] as const) {
  test(`lazy pictures of a ${name} carousel load once it is in view, not before`, () => {
    const slide = () => <img src="images/a.svg" alt="" loading="lazy" />;
    const { region } = showCarousel(name, { slide });
    const lazy = () => region.querySelectorAll('img[loading="lazy"]').length;
    scroll(region, false);
    assert.equal(lazy(), 6);
    scroll(region, true);
    assert.equal(lazy(), 0);
  });
}
