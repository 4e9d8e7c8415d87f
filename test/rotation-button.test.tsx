import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hideDocument, preferReducedMotion, resize, scroll, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { hasFocus, isElement } from './element-helper';
import { focus, goOver, press } from './pointer-helper';
import { standsStill, startsFullPeriod } from './rotation-helper';

describe('C5 the rotation button', () => {
  test('C5 it stands first in the region, and its name says what pressing does', (t) => {
    holdClock(t);
    const { region, rotation } = showCarousel('banner');
    const button = rotation();
    isElement(region.firstElementChild, button);
    assert.deepEqual([button.tagName, button.getAttribute('type')], ['BUTTON', 'button']);
    assert.equal(button.textContent, 'Stop automatic slide show');
    press(button);
    isElement(rotation(), button, 'swapped for another, which loses the focus');
    assert.equal(button.textContent, 'Start automatic slide show');
    assert.equal(button.hasAttribute('aria-pressed'), false);
  });

  test('C5 stopped stays stopped, whatever focus, mouse, window and view do', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    press(shown.rotation());
    assert.equal(shown.state(), 'paused');
    const doings = [
      () => goOver(shown.outside, shown.link(1)),
      () => goOver(shown.link(1), shown.outside),
      () => focus(shown.outside),
      () => scroll(shown.region, false),
      () => scroll(shown.region, true),
      () => hideDocument(t, true),
      () => hideDocument(t, false),
      () => resize({ width: 700 }),
    ];
    for (const doing of doings) {
      doing();
      assert.equal(shown.state(), 'paused', doing.toString());
    }
    clock.tick(50);
    standsStill(clock, shown);
  });

  test('C5 start plays at once and for a full period, with focus on the button and the mouse over it', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    goOver(shown.outside, shown.rotation());
    press(shown.rotation());
    standsStill(clock, shown);
    press(shown.rotation());
    hasFocus(shown.rotation());
    assert.equal(shown.state(), 'playing');
    startsFullPeriod(clock, shown);
  });

  test('C5 while focus or mouse hold it, the button still stops it', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    focus(shown.rotation());
    assert.equal(shown.state(), 'focused');
    press(shown.rotation());
    assert.equal(shown.state(), 'paused');
    focus(shown.outside);
    standsStill(clock, shown);
  });

  test('C2 after start, focus that goes on to a slide holds it again', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    press(shown.rotation());
    press(shown.rotation());
    focus(shown.link(1));
    assert.equal(shown.state(), 'focused');
    standsStill(clock, shown);
  });
});

describe('C6 the wish for less motion', () => {
  test('C6 with it the carousel starts paused, and Start still works', (t) => {
    preferReducedMotion();
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    assert.equal(shown.state(), 'paused');
    assert.equal(shown.rotation().textContent, 'Start automatic slide show');
    standsStill(clock, shown);
    press(shown.rotation());
    assert.equal(shown.state(), 'playing');
    startsFullPeriod(clock, shown);
  });

  test('C6 a wish that comes while it plays stops it for good', (t) => {
    const clock = holdClock(t);
    const shown = showCarousel('banner');
    assert.equal(shown.state(), 'playing');
    preferReducedMotion();
    clock.tick(50);
    assert.equal(shown.state(), 'paused');
    standsStill(clock, shown);
  });

  test('C6 moves without transitions, whose end never comes, go on adding up', (t) => {
    preferReducedMotion();
    holdClock(t);
    const { inside, currentDots, dots } = showCarousel('banner');
    const next = inside.getByRole('button', { name: 'Next slide' });
    for (const number of [2, 3, 4, 5, 6, 1, 2]) {
      press(next);
      assert.deepEqual(currentDots(), [number]);
    }
    const [first = next] = dots();
    press(first);
    assert.deepEqual(currentDots(), [1]);
  });
});
