import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, fireEvent, within } from '@testing-library/react';
import { scroll, showCarousel, type Shown } from './carousel-helper';
import { holdClock } from './clock-helper';
import { isElement } from './element-helper';
import { focus, goOver, press } from './pointer-helper';

const attributes = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

/** Where the track stands and where the slides in view stand, in slides. */
function places({ track, slideElements }: Shown): { track: number; slides: number[] } {
  const slides = slideElements().flatMap((slide, index) =>
    slide.inert ? [] : [index + Number(slide.style.getPropertyValue('--loop'))],
  );
  return {
    track: Number(track.style.getPropertyValue('--position')),
    slides: slides.sort((a, b) => a - b),
  };
}

describe('C7 roles and names', () => {
  test('C7 the region is a named carousel', () => {
    const { region } = showCarousel('banner');
    assert.equal(region.tagName, 'SECTION');
    assert.deepEqual(attributes(region, 'aria-roledescription', 'aria-label'), [
      'carousel',
      'Test carousel',
    ]);
  });

  test('C7 each slide is a group that says which of how many it is', () => {
    const { slideElements } = showCarousel('services');
    const said = slideElements().map((slide) =>
      attributes(slide, 'role', 'aria-roledescription', 'aria-label'),
    );
    assert.deepEqual(
      said,
      [1, 2, 3, 4, 5, 6].map((number) => ['group', 'slide', `${number} of 6`]),
    );
  });

  test('C7 the slides are announced while they do not move by themselves, and only then', (t) => {
    holdClock(t);
    const shown = showCarousel('banner');
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
    assert.equal(showCarousel('testimonials-about').track.getAttribute('aria-live'), 'polite');
  });

  test('C7 dots are buttons in a named group, one for each slide, and exactly one is current all the way round', () => {
    const { dots, currentDots, inside } = showCarousel('banner');
    assert.deepEqual(
      dots().map((dot) => dot.textContent),
      ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'],
    );
    for (const dot of dots()) assert.equal(dot.getAttribute('type'), 'button');
    const next = inside.getByRole('button', { name: 'Next slide' });
    for (const number of [1, 2, 3, 4, 5, 6, 1]) {
      assert.deepEqual(currentDots(), [number]);
      press(next);
    }
  });

  test('C7 every button but the dots names the track it moves', () => {
    const { region, track, dots, inside } = showCarousel('banner');
    const others = inside.getAllByRole('button').filter((button) => !dots().includes(button));
    assert.deepEqual(
      others.map((button) => button.getAttribute('aria-controls')),
      [track.id, track.id, track.id],
    );
    isElement(region.ownerDocument.getElementById(track.id), track);
  });
});

describe('C8 the loop', () => {
  test('C8 each slide stands once, and those out of view are inert', () => {
    const { region, shown, slideElements } = showCarousel('services');
    assert.equal(within(region).getAllByText(/^Link/).length, 6);
    assert.deepEqual(shown(), [1, 2, 3]);
    assert.deepEqual(
      slideElements().map((slide) => slide.hasAttribute('data-shown')),
      [true, true, true, false, false, false],
    );
  });

  for (const [key, way] of [
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ] as const) {
    test(`C8 ${key} twice round: the slides in view stand where the track is, and the place comes back at rest`, () => {
      const carousel = showCarousel('services');
      for (let step = 1; step <= 12; step += 1) {
        fireEvent.keyDown(carousel.link(1), { key });
        assert.deepEqual(places(carousel), {
          track: way * step,
          slides: [0, 1, 2].map((slot) => way * step + slot),
        });
      }
      fireEvent.transitionEnd(carousel.track);
      assert.deepEqual(places(carousel), { track: 0, slides: [0, 1, 2] });
    });
  }

  test('C8 the end of a slide’s own transition does not end that of the track', () => {
    const carousel = showCarousel('services');
    fireEvent.keyDown(carousel.link(1), { key: 'ArrowLeft' });
    for (const slide of carousel.slideElements()) fireEvent.transitionEnd(slide);
    assert.deepEqual(
      [carousel.track.hasAttribute('data-moving'), places(carousel).track],
      [true, -1],
    );
    fireEvent.transitionEnd(carousel.track);
    assert.deepEqual(
      [carousel.track.hasAttribute('data-moving'), places(carousel).track],
      [false, 5],
    );
  });
});

describe('C13 quick presses', () => {
  test('C13 n presses of an arrow move n slides, both ways, while the transition runs', () => {
    const { arrows, currentDots } = showCarousel('banner');
    const [previous, next] = arrows();
    assert.ok(previous && next);
    for (let count = 0; count < 10; count += 1) press(next);
    assert.deepEqual(currentDots(), [5]);
    for (let count = 0; count < 9; count += 1) press(previous);
    assert.deepEqual(currentDots(), [2]);
  });

  test('C13 presses that come before the page is rendered again count too', () => {
    const { arrows, currentDots } = showCarousel('banner');
    act(() => [1, 2, 3].forEach(() => arrows()[1]?.click()));
    assert.deepEqual(currentDots(), [4]);
  });

  test('C7 a dot goes to its slide, by the shorter way', () => {
    const carousel = showCarousel('services');
    for (const [number, position] of [
      [6, -1],
      [2, 1],
      [5, 4],
      [1, 6],
    ] as const) {
      press(carousel.dots()[number - 1] ?? carousel.region);
      assert.deepEqual([carousel.currentDots(), places(carousel).track], [[number], position]);
    }
  });
});

describe('pictures', () => {
  test('the pictures of the slides to come are fetched once the carousel is in view, not before', () => {
    const { region } = showCarousel('services', {
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
});
