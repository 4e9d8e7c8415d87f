import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { showCarousel, type Shown } from './carousel-helper';
import { holdClock } from './clock-helper';
import { blur, focus, goOver } from './pointer-helper';
import { standsStill, startsFullPeriod } from './rotation-helper';

describe('C1 the period', () => {
  const periods = [
    ['banner', 6050],
    ['services', 3050],
    ['testimonials-home', 3050],
  ] as const;
  for (const [name, period] of periods) {
    test(`C1 ${name} moves after ${period} ms, not after ${period - 1}, and so on around`, (t) => {
      const clock = holdClock(t);
      const { currentDots } = showCarousel(name);
      for (const [before, after] of [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 1],
        [1, 2],
      ]) {
        clock.tick(period - 1);
        assert.deepEqual(currentDots(), [before]);
        clock.tick(1);
        assert.deepEqual(currentDots(), [after]);
      }
    });
  }

  test('C1 the testimonials of About Us never move by themselves, and have no word for it', (t) => {
    const clock = holdClock(t);
    const { region, inside, currentDots } = showCarousel('testimonials-about');
    assert.equal(clock.pending(), 0);
    clock.tick(60_000);
    assert.deepEqual(currentDots(), [1]);
    assert.equal(region.hasAttribute('data-autoplay'), false);
    assert.equal(inside.queryAllByRole('button', { name: /automatic/ }).length, 0);
  });
});

describe('C2, C3 what holds it', () => {
  const over: readonly (readonly [string, (shown: Shown) => Element])[] = [
    ['a slide', (shown) => shown.link(1)],
    ['a dot', (shown) => shown.dots()[0] ?? shown.region],
    ['an arrow', (shown) => shown.inside.getByRole('button', { name: 'Next slide' })],
  ];
  for (const [what, find] of over) {
    test(`C3 the mouse over ${what} holds it, and leaving starts a full period`, (t) => {
      const clock = holdClock(t);
      const shown = showCarousel('banner');
      clock.tick(6000);
      goOver(shown.outside, find(shown));
      assert.equal(shown.state(), 'hovered');
      standsStill(clock, shown);
      goOver(find(shown), shown.outside);
      assert.equal(shown.state(), 'playing');
      startsFullPeriod(clock, shown);
    });
  }

  test('C3 going from dots to slides with the mouse stays hovered all the while, and leaving from there plays on', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
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
    startsFullPeriod(clock, shown);
  });

  for (const pointerType of ['touch', 'pen'] as const) {
    test(`C3 a ${pointerType} over it does not hover`, (t) => {
      const clock = holdClock(t);
      const shown = showCarousel('banner');
      goOver(shown.outside, shown.link(1), pointerType);
      assert.equal(shown.state(), 'playing');
      startsFullPeriod(clock, shown);
    });
  }

  test('C2 focus inside holds it, moving the focus on inside holds it still, and leaving starts a full period', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    clock.tick(6000);
    for (const element of [shown.rotation(), shown.link(1), ...shown.dots()]) {
      focus(element);
      assert.equal(shown.state(), 'focused');
    }
    standsStill(clock, shown);
    // A browser tells of the blur before it tells of the focus that follows.
    fireEvent.blur(shown.link(1), { relatedTarget: shown.rotation() });
    assert.equal(shown.state(), 'focused');
    focus(shown.outside);
    assert.equal(shown.state(), 'playing');
    startsFullPeriod(clock, shown);
  });

  test('C2 leaving with the mouse while focus is inside stays focused; blur while the mouse is over becomes hovered', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    goOver(shown.outside, shown.link(1));
    focus(shown.link(1));
    assert.equal(shown.state(), 'focused');
    goOver(shown.link(1), shown.outside);
    assert.equal(shown.state(), 'focused');
    standsStill(clock, shown);
    goOver(shown.outside, shown.link(1));
    blur();
    assert.equal(shown.state(), 'hovered');
    standsStill(clock, shown);
  });
});
