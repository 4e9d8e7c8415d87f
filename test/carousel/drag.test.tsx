import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { type DragOptions, type DragStep, showWide } from '../helpers/drag';
import { pinch } from '../helpers/pointer';

const rtl = { dir: 'rtl' } as const;
const fading = { name: 'fading' } as const;
const touch = { press: { pointerType: 'touch' } } as const;
/** A pointer that rests before its release does not flick. */
const rest = { rest: 101 };

/** What happens, how far the slides follow the pointer at the end, and which slide is current. */
type Drag = readonly [string, DragOptions, readonly DragStep[], pulled: string | null, number];
const drags: readonly Drag[] = [
  ['4 px do not drag', {}, [[-4, 3]], null, 1],
  ['5 px drag', {}, [-5], '-5px', 1],
  ['the axis is locked', {}, [-5, [37, 500]], '37px', 1],
  ['the slides follow as far as there are spare ones', { count: 5 }, [-5000], '-600px', 1],
  ['the slides follow as far in the other direction', { count: 5 }, [5000], '600px', 1],
  ['another button may be down too', {}, [[-300, 0, 3]], '-300px', 1],
  ['a drag without its button is over', {}, [-300, [-400, 0, 2], -500], null, 1],
  ['a finger that goes down scrolls the page', touch, [[0, 5], [-400, 5], 'release'], null, 1],
  ['a finger that goes as far down scrolls', touch, [[5, 5], [-400, 5], 'release'], null, 1],
  ['a finger that goes up scrolls the page', touch, [[6, -40], [-400, -40], 'release'], null, 1],
  ['another button does not drag', { press: { button: 2 } }, [-300], null, 1],
  ['a second finger does not drag', { press: { isPrimary: false } }, [-300], null, 1],
  ['Ctrl opens the context menu of macOS', { press: { ctrlKey: true } }, [-300], null, 1],
  ['less than a fifth of the width moves nothing', {}, [-179, rest, 'release'], null, 1],
  ['a finger pans a zoomed page', { ...touch, zoom: 2 }, [-300], null, 1],
  ['a pen pans it too', { press: { pointerType: 'pen' }, zoom: 2 }, [-300], null, 1],
  ['a mouse drags in a zoomed page', { zoom: 2 }, [-300], '-300px', 1],
  ['a finger drags in a page zoomed out', { ...touch, zoom: 1.01 }, [-300], '-300px', 1],
  ['a fifth of the width moves one slide', {}, [-180, rest, 'release'], null, 2],
  ['less than a slide and a half moves one', {}, [-449, rest, 'release'], null, 2],
  ['a slide and a half moves two', {}, [-450, rest, 'release'], null, 3],
  ['to the right, two slides', {}, [600, rest, 'release'], null, 5],
  ['no drag moves more than the spare slides', {}, [-3000, rest, 'release'], null, 4],
  ['E5 in right-to-left text, to the right', rtl, [180, rest, 'release'], null, 2],
  ['fading slides wait for the release', fading, [-300], '-300px', 1],
  ['fading slides change at the release', fading, [-300, rest, 'release'], null, 2],
  ['6 px in 15 ms are a flick', {}, [{ rest: 15 }, -6, 'release'], null, 2],
  ['5 px in 13 ms are none', {}, [{ rest: 13 }, -5, 'release'], null, 1],
  ['E5 in right-to-left text, too', rtl, [{ rest: 5 }, 10, 'release'], null, 2],
  ['a flick may rest 100 ms', {}, [{ rest: 5 }, -10, { rest: 100 }, 'release'], null, 2],
  ['a flick rests no longer', {}, [{ rest: 5 }, -10, rest, 'release'], null, 1],
  ['moves at the same time are no flick', {}, [{ rest: 100 }, -10, -20, 'release'], null, 1],
  ['nor is a way back', {}, [{ rest: 20 }, -60, { rest: 20 }, -20, 'release'], null, 1],
  ['a way back after a fifth is none', {}, [-300, { rest: 9 }, -250, 'release'], null, 2],
  ['a canceled pointer restores the position', touch, [-400, 'cancel', -500], null, 1],
  ['a second finger starts a pinch', touch, [-400, 'second pointerdown', -500], null, 1],
  ['a new press replaces a lost one', {}, [-300, 'press', -200, rest, 'release'], null, 2],
  ['another pointer moves', {}, [-50, 'second pointermove'], '-50px', 1],
  ['another pointer is released', {}, [-50, 'second pointerup'], '-50px', 1],
  ['another pointer is canceled', {}, [-50, 'second pointercancel'], '-50px', 1],
];

describe('C10 a drag', () => {
  for (const [what, options, steps, followed, slide] of drags) {
    test(`C10 ${what}: the slides follow ${followed ?? 'nothing'}, ${slide} is current`, (t) => {
      const { zoom = 1 } = options;
      const zoomTo = pinch(t, 1);
      const { drag, pulled, current, viewport } = showWide(options);
      zoomTo(zoom);
      assert.equal(viewport.hasAttribute('data-zoomed'), zoom > 1.01, 'data-zoomed');
      drag(...steps);
      assert.deepEqual([pulled(), current()], [followed, [slide]]);
      assert.equal(viewport.style.length, followed === null ? 0 : 1, 'traces of the drag');
      if (followed !== null) assert.ok(viewport.hasPointerCapture(1), 'not captured');
    });
  }

  test('C10 a drag grabs the track where its transition is', () => {
    const { drag, pulled, track, viewport } = showWide();
    // What an extension may add.
    viewport.prepend(document.createElement('span'));
    const lefts = [70, 20];
    track.getBoundingClientRect = () => new DOMRect(lefts.shift());
    drag(-10);
    assert.equal(pulled(), '40px');
  });

  for (const [dir, across, first] of [
    ['ltr', -100, 0],
    ['ltr', 100, -3],
    ['rtl', -100, -3],
    ['rtl', 100, 0],
  ] as const) {
    test(`C8 a drag of ${across} px in ${dir} text uncovers slides, until it has returned`, () => {
      const { drag, cells } = showWide({ dir });
      for (const end of [[], [rest, 'release' as const]]) {
        drag(across, ...end);
        assert.deepEqual(
          cells(),
          [0, 1, 2, 3, 4, 5].map((cell) => first + cell),
        );
      }
    });
  }
});

describe('C10 the click after a drag', () => {
  test('C10 a press that moves less than 5 px opens its link and moves no slide', () => {
    const { drag, opens, isMoving } = showWide();
    assert.equal(opens(), true, 'without a press, as by a screen reader');
    drag([4, 3], 'release');
    assert.deepEqual([opens(), isMoving()], [true, false]);
  });

  test('C10 the click after a drag opens no link, even where the drag began; the next does', () => {
    const { drag, opens } = showWide();
    drag(-50, 0, 'release');
    assert.deepEqual([opens(), opens(0)], [false, true], 'a click by mouse, and by keyboard');
    drag('release');
    assert.equal(opens(), true);
  });

  test('C10 a click by keyboard that has a detail, as in Firefox, opens its link', () => {
    const { drag, link, opens } = showWide();
    drag(-20, 'release');
    fireEvent.keyDown(link(1), { key: 'Enter' });
    assert.equal(opens(1), true);
  });
});
