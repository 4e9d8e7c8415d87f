import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, within } from '@testing-library/react';
import { filledCells, places, resize, scroll, showCarousel } from '../helpers/carousel';
import { fakeClock } from '../helpers/clock';
import { isElement } from '../helpers/element';
import { focus, goOver, press } from '../helpers/pointer';

function attributes(element: Element, ...names: string[]) {
  return names.map((name) => element.getAttribute(name));
}

describe('C7 roles and names', () => {
  test('C7 the region is a named carousel', () => {
    const { region } = showCarousel('fading');
    assert.equal(region.tagName, 'SECTION');
    assert.deepEqual(attributes(region, 'aria-roledescription', 'aria-label'), [
      'carousel',
      'Test carousel',
    ]);
  });

  test('C7 each slide is a group named by its number and the number of slides', () => {
    const { slideElements } = showCarousel('sliding');
    const said = slideElements().map((slide) =>
      attributes(slide, 'role', 'aria-roledescription', 'aria-label'),
    );
    assert.deepEqual(
      said,
      [1, 2, 3, 4, 5, 6].map((number) => ['group', 'slide', `${number} of 6`]),
    );
  });

  test('C7 slides are announced only while they do not move by themselves', (t) => {
    fakeClock(t);
    const shown = showCarousel('fading');
    const live = () => shown.track.getAttribute('aria-live');
    assert.equal(live(), 'off');
    focus(shown.link(1));
    assert.equal(live(), 'polite');
    focus(shown.outside);
    assert.equal(live(), 'off');
    goOver(shown.outside, shown.link(1));
    assert.equal(live(), 'polite');
    goOver(shown.link(1), shown.outside);
    press(shown.rotation());
    assert.equal(live(), 'polite');
    assert.equal(showCarousel('still').track.getAttribute('aria-live'), 'polite');
  });

  test('C7 the dots are a named group of buttons, exactly one of them current', () => {
    const { dots, currentDots, inside } = showCarousel('fading');
    assert.deepEqual(
      dots().map((dot) => dot.textContent),
      ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'],
    );
    const next = inside.getByRole('button', { name: 'Next slide' });
    for (const number of [1, 2, 3, 4, 5, 6, 1]) {
      assert.deepEqual(currentDots(), [number]);
      press(next);
    }
  });

  test('C7 a carousel that rotates without dots shows the number of its slide', (t) => {
    const clock = fakeClock(t);
    const { region, inside, link } = showCarousel('fading');
    const current = () => region.querySelector('.carousel-place [data-current]')?.textContent;
    assert.equal(current(), undefined);
    resize({ width: 400 });
    clock.tick(50);
    assert.equal(current(), '1/6');
    fireEvent.keyDown(link(1), { key: 'ArrowRight' });
    assert.equal(current(), '2/6');
    assert.ok(inside.getByText('2/6').closest('[aria-hidden="true"]'), 'read out');
  });

  test('C7 the controls have no visible text, but names for screen readers', () => {
    const { inside } = showCarousel('fading');
    for (const button of inside.getAllByRole('button'))
      assert.equal(button.querySelector('.visually-hidden')?.textContent, button.textContent);
  });

  test('C7 no control submits a form around the carousel', () => {
    const { inside } = showCarousel('fading');
    for (const button of inside.getAllByRole<HTMLButtonElement>('button'))
      assert.equal(button.type, 'button', button.textContent);
  });

  test('C7 each button except the dots refers to the track', () => {
    const { region, track, dots, inside } = showCarousel('fading');
    const others = inside.getAllByRole('button').filter((button) => !dots().includes(button));
    assert.deepEqual(
      others.map((button) => button.getAttribute('aria-controls')),
      [track.id, track.id, track.id],
    );
    isElement(region.ownerDocument.getElementById(track.id), track);
  });
});

describe('C8 the loop', () => {
  test('C8 each slide is in the document once, and inert while out of view', () => {
    const { region, slideElements } = showCarousel('sliding');
    assert.equal(within(region).getAllByText(/^To page/).length, 6);
    assert.deepEqual(
      slideElements().map((slide) => slide.inert),
      [false, false, false, true, true, true],
    );
  });

  for (const [key, way] of [
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ] as const) {
    test(`C8 two loops by ${key} keep the slides in view and rest in the first loop`, () => {
      const carousel = showCarousel('sliding');
      for (let step = 1; step <= 12; step += 1) {
        fireEvent.keyDown(carousel.link(1), { key });
        assert.deepEqual(places(carousel), {
          track: way * step,
          slides: [0, 1, 2].map((slot) => way * step + slot),
        });
        const leaving = way * (step - 1) + (way > 0 ? 0 : 2);
        assert.ok(filledCells(carousel).includes(leaving), `no slide leaves cell ${leaving}`);
      }
      carousel.transitions.end();
      assert.deepEqual(places(carousel), { track: 0, slides: [0, 1, 2] });
    });
  }
});

describe('pictures', () => {
  for (const name of ['sliding', 'still'] as const) {
    test(`lazy pictures of a ${name} carousel load once it is in view, not before`, () => {
      const { region } = showCarousel(name, {
        slide: () => <img src="images/a.svg" alt="" loading="lazy" />,
      });
      const lazy = () =>
        [...region.querySelectorAll('img')].filter(
          (picture) => picture.getAttribute('loading') === 'lazy',
        ).length;
      scroll(region, false);
      assert.equal(lazy(), 6);
      scroll(region, true);
      assert.equal(lazy(), 0);
    });
  }
});
