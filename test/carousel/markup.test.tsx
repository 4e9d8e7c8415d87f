import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { within } from '@testing-library/react';
import { carouselLabels } from '../../src/content-model/labels';
import { resize, scroll, showCarousel } from '../helpers/carousel';
import { fakeClock } from '../helpers/clock';
import { focus, hover, hoverAway, press } from '../helpers/pointer';

/** Of the slides. */
const numbers = [1, 2, 3, 4, 5, 6];

describe('C7 roles and names', () => {
  test('C7 the region is a named carousel of numbered slides, each once in the document', () => {
    const { region, slides, shown } = showCarousel('fading');
    const attributes = (element: Element, ...names: string[]) =>
      names.map((name) => element.getAttribute(name));
    assert.equal(region.tagName, 'SECTION');
    const said = attributes(region, 'aria-roledescription', 'aria-label', 'data-effect');
    assert.deepEqual(said, [carouselLabels.carousel, 'Test carousel', 'fade']);
    assert.deepEqual(
      slides().map((slide) => attributes(slide, 'role', 'aria-roledescription', 'aria-label')),
      numbers.map((number) => ['group', carouselLabels.slide, carouselLabels.slideName(number, 6)]),
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
    const group = within(region).getByRole('group', { name: carouselLabels.choose });
    assert.deepEqual(within(group).getAllByRole('button'), dots());
    const names = numbers.map((number) => carouselLabels.slideName(number, 6));
    assert.deepEqual(
      dots().map((dot) => dot.textContent),
      names,
    );
    for (const number of [...numbers, 1]) {
      assert.deepEqual(current(), [number]);
      press(next());
    }
  });

  test('C7 the buttons beside the slides say what they control', () => {
    const { region, track } = showCarousel('fading');
    const buttons = [...region.querySelectorAll('.carousel-rotation, .carousel-arrow')];
    const ids = buttons.map((button) => button.getAttribute('aria-controls'));
    assert.deepEqual([...ids, track.id !== ''], [track.id, track.id, track.id, true]);
  });

  test('C7 a carousel that rotates without dots shows the number of its slide', (t) => {
    const clock = fakeClock(t);
    const { region, shown } = showCarousel('fading');
    const counter = () => region.querySelector('.carousel-place [data-current]');
    assert.equal(counter(), null);
    resize({ width: 400 });
    clock.tick(50);
    for (const number of [1, 2]) {
      const expected = [carouselLabels.counter(number, 6), [number]];
      assert.deepEqual([counter()?.textContent, shown()], expected);
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
