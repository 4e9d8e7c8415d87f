import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  hideDocument,
  preferReducedMotion,
  resize,
  scroll,
  showCarousel,
} from '../helpers/carousel';
import { labels } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { hasFocus, isElement } from '../helpers/element';
import { focus, goOver, press } from '../helpers/pointer';
import { expectFullPeriod, expectNoMove } from '../helpers/rotation';

describe('C5 the rotation button', () => {
  test('C5 the rotation button comes first, and its name says what a press does', (t) => {
    fakeClock(t);
    const { region, rotation } = showCarousel('fading');
    const button = rotation();
    isElement(region.firstElementChild, button);
    assert.deepEqual([button.tagName, button.getAttribute('type')], ['BUTTON', 'button']);
    assert.equal(button.textContent, labels.stop);
    press(button);
    isElement(rotation(), button, 'replaced, which loses the focus');
    assert.equal(button.textContent, labels.start);
    assert.equal(button.hasAttribute('aria-pressed'), false);
  });

  test('C5 a stopped carousel stays stopped, whatever focus, mouse, window and view do', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    press(shown.rotation());
    assert.equal(shown.state(), 'paused');
    const actions = [
      () => goOver(shown.outside, shown.link(1)),
      () => goOver(shown.link(1), shown.outside),
      () => focus(shown.outside),
      () => scroll(shown.region, false),
      () => scroll(shown.region, true),
      () => hideDocument(t, true),
      () => hideDocument(t, false),
      () => resize({ width: 700 }),
    ];
    for (const action of actions) {
      action();
      assert.equal(shown.state(), 'paused', action.toString());
    }
    clock.tick(50);
    expectNoMove(clock, shown);
  });

  test('C5 Start plays at once, though focus and mouse are on the button', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    goOver(shown.outside, shown.rotation());
    press(shown.rotation());
    expectNoMove(clock, shown);
    press(shown.rotation());
    hasFocus(shown.rotation());
    assert.equal(shown.state(), 'playing');
    expectFullPeriod(clock, shown);
  });

  test('C2 after Start, focus that moves on to a slide pauses the timer again', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    press(shown.rotation());
    press(shown.rotation());
    focus(shown.link(1));
    assert.equal(shown.state(), 'focused');
    expectNoMove(clock, shown);
  });
});

describe('C6 reduced motion', () => {
  test('C6 with reduced motion the carousel starts paused, and Start works', (t) => {
    preferReducedMotion();
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    assert.equal(shown.state(), 'paused');
    assert.equal(shown.rotation().textContent, labels.start);
    expectNoMove(clock, shown);
    press(shown.rotation());
    assert.equal(shown.state(), 'playing');
    expectFullPeriod(clock, shown);
  });

  test('C6 reduced motion that is switched off and on pauses a started carousel again', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('fading');
    preferReducedMotion();
    assert.equal(shown.state(), 'paused');
    press(shown.rotation());
    preferReducedMotion(false);
    assert.equal(shown.state(), 'playing');
    preferReducedMotion();
    clock.tick(50);
    assert.equal(shown.state(), 'paused');
    expectNoMove(clock, shown);
  });
});
