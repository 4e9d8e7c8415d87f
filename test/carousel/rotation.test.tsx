import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { resize, type Shown, showCarousel } from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { hasFocus } from '../helpers/element';
import { blur, focus, goOver } from '../helpers/pointer';
import { expectFullPeriod, expectNoMove } from '../helpers/rotation';

describe('C1 the period', () => {
  for (const name of ['fading', 'sliding'] as const) {
    test(`C1 a ${name} carousel moves every autoplaySpeed + 50 ms, round and round`, (t) => {
      const clock = fakeClock(t);
      const shown = showCarousel(name);
      for (let move = 1; move <= 7; move += 1) expectFullPeriod(clock, shown);
    });
  }

  test('C1 a carousel without autoplay never moves by itself, and has no autoplay state', (t) => {
    const clock = fakeClock(t);
    const { region, inside, currentDots } = showCarousel('still');
    assert.equal(clock.pending(), 0);
    clock.tick(60_000);
    assert.deepEqual(currentDots(), [1]);
    assert.equal(region.hasAttribute('data-autoplay'), false);
    assert.equal(inside.queryAllByRole('button', { name: /the show/ }).length, 0);
  });

  test('C4 a tap on an arrow starts a full period, though iOS does not focus the arrow', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    clock.tick(periodOf('fading') - 50);
    fireEvent.click(shown.inside.getByRole('button', { name: 'Next slide' }), { detail: 1 });
    assert.deepEqual([shown.currentDots(), shown.state()], [[2], 'playing']);
    expectFullPeriod(clock, shown);
  });
});

describe('C2, C3 what pauses the timer', () => {
  const over: readonly (readonly [string, (shown: Shown) => Element])[] = [
    ['a slide', (shown) => shown.link(1)],
    ['a dot', (shown) => shown.dots()[0] ?? shown.region],
    ['an arrow', (shown) => shown.inside.getByRole('button', { name: 'Next slide' })],
  ];
  for (const [what, find] of over) {
    test(`C3 the mouse over ${what} pauses the timer, and leaving starts a full period`, (t) => {
      const clock = fakeClock(t);
      const shown = showCarousel('fading');
      clock.tick(periodOf('fading') - 50);
      goOver(shown.outside, find(shown));
      assert.equal(shown.state(), 'hovered');
      expectNoMove(clock, shown);
      goOver(find(shown), shown.outside);
      assert.equal(shown.state(), 'playing');
      expectFullPeriod(clock, shown);
    });
  }

  test('C3 a mouse that moves from the dots to the slides keeps the carousel hovered', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    const [dot = shown.region] = shown.dots();
    for (const [from, to] of [
      [shown.outside, dot],
      [dot, shown.link(1)],
      [shown.link(1), shown.region],
    ] as const) {
      goOver(from, to);
      assert.equal(shown.state(), 'hovered');
    }
    goOver(shown.region, shown.outside);
    expectFullPeriod(clock, shown);
  });

  for (const pointerType of ['touch', 'pen'] as const) {
    test(`C3 a ${pointerType} over the carousel does not hover`, (t) => {
      const clock = fakeClock(t);
      const shown = showCarousel('fading');
      goOver(shown.outside, shown.link(1), pointerType);
      assert.equal(shown.state(), 'playing');
      expectFullPeriod(clock, shown);
    });
  }

  test('C2 focus anywhere inside pauses the timer, and leaving starts a full period', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    clock.tick(periodOf('fading') - 50);
    for (const element of [shown.rotation(), shown.link(1), ...shown.dots()]) {
      focus(element);
      assert.equal(shown.state(), 'focused');
    }
    expectNoMove(clock, shown);
    focus(shown.outside);
    assert.equal(shown.state(), 'playing');
    expectFullPeriod(clock, shown);
  });

  test('C2 a focused carousel stays focused while the window has no focus', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    focus(shown.link(1));
    fireEvent.blur(shown.link(1));
    assert.equal(shown.state(), 'focused');
    expectNoMove(clock, shown);
    hasFocus(shown.link(1));
  });

  test('C2 focus inside outlasts the mouse, and the mouse outlasts the focus', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    goOver(shown.outside, shown.link(1));
    focus(shown.link(1));
    assert.equal(shown.state(), 'focused');
    goOver(shown.link(1), shown.outside);
    assert.equal(shown.state(), 'focused');
    expectNoMove(clock, shown);
    goOver(shown.outside, shown.link(1));
    blur();
    assert.equal(shown.state(), 'hovered');
    expectNoMove(clock, shown);
  });

  test('C2 a focused arrow that a breakpoint removes does not pause the carousel for good', (t) => {
    const clock = fakeClock(t);
    const { arrows, region, state } = showCarousel('fading');
    focus(arrows()[1] ?? region);
    assert.equal(state(), 'focused');
    resize({ width: 700 });
    clock.tick(50);
    hasFocus(document.body);
    assert.equal(state(), 'playing');
  });

  for (const [pointer, hovers, state] of [
    ['mouse', true, 'hovered'],
    ['finger, which stays in :hover after a press', false, 'playing'],
  ] as const) {
    test(`C3 a carousel that appears under a ${pointer} is ${state}`, (t) => {
      const { matches } = Element.prototype;
      t.mock.method(Element.prototype, 'matches', function (this: Element, selector: string) {
        return selector === ':hover' || matches.call(this, selector);
      });
      const { matchMedia } = window;
      t.mock.method(window, 'matchMedia', (query: string) =>
        query === '(hover: hover)' ? { matches: hovers } : matchMedia.call(window, query),
      );
      fakeClock(t);
      assert.equal(showCarousel('fading').state(), state);
    });
  }
});
