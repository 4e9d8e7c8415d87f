import '../setup';
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { carouselLabels } from '../../src/content-model/labels';
import {
  hideDocument,
  preferReducedMotion,
  resize,
  type Shown,
  scroll,
  showCarousel,
} from '../helpers/carousel';
import { periodOf } from '../helpers/carousel-fixtures';
import { type Clock, fakeClock } from '../helpers/clock';
import { hasFocus, isElement } from '../helpers/element';
import { blur, focus, hover, hoverAway, press, sendPointer } from '../helpers/pointer';

const period = periodOf('fading');

/** Asserts when the carousel moves next, in ms from now; null for never, and without a timer. */
function expectMoveIn(clock: Clock, { current, dots }: Shown, next: number | null): void {
  const [before = NaN] = current();
  clock.tick((next ?? 60_000) - 1);
  assert.deepEqual(current(), [before], 'moved too early');
  if (next === null) assert.equal(clock.pending(), 0, 'timers');
  clock.tick(1);
  const after = next === null ? before : (before % dots().length) + 1;
  assert.deepEqual(current(), [after], 'did not move in time');
}

type Action = (shown: Shown, clock: Clock, t: TestContext) => void;
const over: Action = ({ region }) => hover(region);
const away: Action = ({ region }) => hoverAway(region);
const focusIn: Action = ({ link }) => focus(link(1));
const focusOut: Action = ({ outside }) => focus(outside);
const touch: Action = ({ link }) => sendPointer(link(1), 'pointerdown', { pointerType: 'touch' });
const button: Action = ({ rotation }) => press(rotation());
const hide: Action = (_shown, _clock, t) => hideDocument(t, true);
const show: Action = (_shown, _clock, t) => hideDocument(t, false);
const inView = (...reports: readonly boolean[]): Action => {
  return ({ region }) => scroll(region, ...reports);
};
const still: Action = () => preferReducedMotion(true);
const unstill: Action = () => preferReducedMotion(false);
const narrow: Action = (_shown, clock) => {
  resize({ width: 700 });
  clock.tick(50);
};
const leave: Action = (shown) => shown.leave();
const back: Action = (shown) => shown.comeBack();
const noise = [over, away, focusOut, inView(false), inView(true), hide, show, narrow];

/** What happens 50 ms before a move, the state then, and when the carousel moves. */
type Case = readonly [what: string, actions: readonly Action[], state: string, next: number | null];
const cases: readonly Case[] = [
  ['C1 nobody uses it', [], 'playing', 50],
  ['C3 the mouse enters', [over], 'hovered', null],
  ['C3 the mouse leaves', [over, away], 'playing', period],
  ['C3 a finger enters', [({ region }) => hover(region, 'touch')], 'playing', 50],
  ['C3 a pen enters', [({ region }) => hover(region, 'pen')], 'playing', 50],
  ['C2 the focus enters', [focusIn], 'focused', null],
  ['C2 the focus enters on a dot', [({ dot }) => focus(dot(2))], 'focused', null],
  ['C2 the focus leaves', [focusIn, focusOut], 'playing', period],
  ['C2 the window loses it', [focusIn, ({ link }) => fireEvent.blur(link(1))], 'focused', null],
  ['C2 the mouse and then the focus enter', [over, focusIn], 'focused', null],
  ['C2 the mouse leaves before the focus', [over, focusIn, away], 'focused', null],
  ['C2 the focus leaves before the mouse', [over, focusIn, blur], 'hovered', null],
  ['C2 a focused arrow goes', [({ next }) => focus(next()), narrow], 'playing', period],
  ['C3 the tab is hidden', [hide], 'playing', null],
  ['C3 the tab is shown again', [hide, show], 'playing', period],
  ['C3 it is scrolled out of view', [inView(false)], 'playing', null],
  ['C3 it is scrolled back', [inView(false), inView(true)], 'playing', period],
  ['C3 it goes while the page is busy', [inView(true, false)], 'playing', null],
  ['C3 it returns while the page is busy', [inView(false), inView(false, true)], 'playing', period],
  ['C3 only the tab is shown', [inView(false), hide, show], 'playing', null],
  ['C3 a finger presses', [touch], 'playing', null],
  ['C3 a finger is released', [touch, () => sendPointer(window, 'pointerup')], 'playing', period],
  ['C3 a finger is lost', [touch, () => sendPointer(window, 'pointercancel')], 'playing', period],
  ['C4 a visitor moves it', [({ next }) => fireEvent.click(next())], 'playing', period],
  ['C4 the height changes', [() => resize({ height: 500 })], 'playing', 50],
  ['C5 a visitor stops it', [button], 'paused', null],
  ['C5 anything else happens after Stop', [button, ...noise], 'paused', null],
  ['C5 a visitor starts it', [over, button, button], 'playing', period],
  ['C2 the focus enters after Start', [button, button, focusIn], 'focused', null],
  ['C6 motion is reduced', [still], 'paused', null],
  ['C6 a visitor starts it in reduced motion', [still, button], 'playing', period],
  ['C6 motion is reduced again', [still, button, unstill, still], 'paused', null],
  ['C5 its page returns after Stop', [button, leave, back], 'paused', null],
  ['C6 its page returns after Start', [still, button, leave, focusOut, back], 'playing', period],
  ['C2 its page returns without the mouse', [over, leave, back], 'playing', period],
  ['C2 its page returns without the focus', [focusIn, leave, focusOut, back], 'playing', period],
  ['C3 its page returns without the finger', [touch, leave, back], 'playing', period],
  ['C3 its page returns in a hidden tab', [leave, hide, back], 'playing', null],
  ['C6 its page returns in reduced motion', [leave, still, back], 'paused', null],
];

describe('C1 to C6 shortly before a move', () => {
  for (const [what, actions, state, next] of cases) {
    const moves = next === null ? 'does not move' : `moves after ${next} ms`;
    test(`${what}: a carousel is ${state} and ${moves}`, (t) => {
      const clock = fakeClock(t);
      const shown = showCarousel('fading');
      clock.tick(period - 50);
      for (const action of actions) action(shown, clock, t);
      assert.equal(shown.state(), state);
      expectMoveIn(clock, shown, next);
    });
  }
});

describe('C1 to C5 a carousel that opens', () => {
  test('C1 a carousel moves every autoplaySpeed + 50 ms, round and round', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('sliding');
    for (let move = 1; move <= 7; move += 1) expectMoveIn(clock, shown, periodOf('sliding'));
  });

  test('C1 a carousel without autoplay never moves by itself, and has no button for it', (t) => {
    const clock = fakeClock(t);
    const shown = showCarousel('still');
    expectMoveIn(clock, shown, null);
    assert.deepEqual([shown.state(), shown.buttons()], [undefined, shown.dots()]);
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

  test('C5 the rotation button comes first, and its name says what a press does', (t) => {
    fakeClock(t);
    const { region, rotation } = showCarousel('fading');
    const button = rotation();
    isElement(region.firstElementChild, button);
    for (const name of [carouselLabels.stop, carouselLabels.start, carouselLabels.stop]) {
      assert.equal(button.textContent, name);
      press(button);
      isElement(rotation(), button, 'replaced, which loses the focus');
      hasFocus(button);
    }
  });
});
