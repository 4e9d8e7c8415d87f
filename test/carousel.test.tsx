import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, fireEvent, within } from '@testing-library/react';
import { type Shown, scroll, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { dragSlowly, showWide } from './drag-helper';
import { isElement } from './element-helper';
import { focus, goOver, press } from './pointer-helper';

const attributes = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

/** The position of the track and the places of the slides in view. */
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
    const { region } = showCarousel('fading');
    assert.equal(region.tagName, 'SECTION');
    assert.deepEqual(attributes(region, 'aria-roledescription', 'aria-label'), [
      'carousel',
      'Test carousel',
    ]);
  });

  test('C7 each slide is a group named by its number and their count', () => {
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
    holdClock(t);
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
    for (const dot of dots()) assert.equal(dot.getAttribute('type'), 'button');
    const next = inside.getByRole('button', { name: 'Next slide' });
    for (const number of [1, 2, 3, 4, 5, 6, 1]) {
      assert.deepEqual(currentDots(), [number]);
      press(next);
    }
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
    const { region, shown, slideElements } = showCarousel('sliding');
    assert.equal(within(region).getAllByText(/^To page/).length, 6);
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
    test(`C8 ${key} twice round keeps the slides in view and rests in the first loop`, () => {
      const carousel = showCarousel('sliding');
      for (let step = 1; step <= 12; step += 1) {
        fireEvent.keyDown(carousel.link(1), { key });
        assert.deepEqual(places(carousel), {
          track: way * step,
          slides: [0, 1, 2].map((slot) => way * step + slot),
        });
      }
      carousel.transitions.end();
      assert.deepEqual(places(carousel), { track: 0, slides: [0, 1, 2] });
    });
  }
});

describe('C18 the end of a move', () => {
  const moving = ({ track }: Shown) => track.hasAttribute('data-moving');

  for (const how of ['transitionEnd', 'transitionCancel'] as const) {
    test(`C18 a carousel is at rest after the ${how} of its track`, () => {
      const carousel = showCarousel('sliding');
      press(carousel.dots()[1] ?? carousel.region);
      assert.equal(moving(carousel), true);
      carousel.transitions.end(carousel.track, how);
      assert.equal(moving(carousel), false);
    });
  }

  test('C18 a fading carousel is at rest after the transitions of its slides', () => {
    const carousel = showCarousel('fading');
    const [first = carousel.track, second = carousel.track] = carousel.slideElements();
    carousel.transitions.run(first, second);
    press(carousel.dots()[1] ?? carousel.region);
    carousel.transitions.end(first);
    assert.equal(moving(carousel), true, 'the other slide still fades');
    carousel.transitions.run(second);
    carousel.transitions.end(second);
    assert.equal(moving(carousel), false);
  });

  test('C18 a move without transitions is over at once, whatever moves inside a slide', () => {
    const carousel = showCarousel('sliding');
    carousel.transitions.run(carousel.link(1));
    press(carousel.dots()[1] ?? carousel.region);
    assert.deepEqual([moving(carousel), carousel.currentDots()], [false, [2]]);
  });

  test('C18 a transition inside a slide that ends does not end the move', () => {
    const carousel = showCarousel('sliding');
    press(carousel.dots()[1] ?? carousel.region);
    carousel.transitions.end(carousel.link(1));
    assert.equal(moving(carousel), true);
  });

  test('C18 a transition inside a slide of a carousel at rest changes nothing', () => {
    const carousel = showCarousel('sliding');
    carousel.transitions.run();
    const before = carousel.region.outerHTML;
    carousel.transitions.end(carousel.link(1));
    assert.equal(carousel.region.outerHTML, before);
  });

  test('C18 a drag that returns to where it began is at rest', () => {
    const carousel = showWide();
    carousel.transitions.run();
    dragSlowly(carousel, -20);
    assert.equal(moving(carousel), false);
  });
});

describe('C13 quick presses', () => {
  test('C13 n presses of an arrow during a transition move n slides, both ways', () => {
    const { arrows, currentDots } = showCarousel('fading');
    const [previous, next] = arrows();
    assert.ok(previous && next);
    for (let count = 0; count < 10; count += 1) press(next);
    assert.deepEqual(currentDots(), [5]);
    for (let count = 0; count < 9; count += 1) press(previous);
    assert.deepEqual(currentDots(), [2]);
  });

  test('C13 presses before the next render count too', () => {
    const { arrows, currentDots } = showCarousel('fading');
    act(() => [1, 2, 3].forEach(() => arrows()[1]?.click()));
    assert.deepEqual(currentDots(), [4]);
  });

  test('C7 a dot moves to its slide by the shorter way', () => {
    const carousel = showCarousel('sliding');
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
  test('lazy pictures of all slides load once the carousel is in view, not before', () => {
    const { region } = showCarousel('sliding', {
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
