import '../setup';
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { carouselOf, partsOf, resize, type Shown, showCarousel } from '../helpers/carousel';
import { fakeClock } from '../helpers/clock';
import { hydrateAfter } from '../helpers/hydrate';
import { countListeners } from '../helpers/listeners';
import { pinch, sendPointer } from '../helpers/pointer';
import { countObserved } from '../helpers/view';

describe('a carousel before hydration', () => {
  /** Hydrates a carousel of five slides after an action of the visitor. */
  function hydrate(t: TestContext, action: (parts: ReturnType<typeof partsOf>) => void) {
    fakeClock(t);
    const carousel = carouselOf('sliding', { count: 5 });
    const { container } = hydrateAfter(carousel, (before) => action(partsOf(before)));
    return partsOf(container);
  }

  test('C2 focus that was inside before hydration pauses the carousel', (t) => {
    assert.equal(hydrate(t, ({ link }) => link(1).focus()).state(), 'focused');
  });

  for (const [scrollLeft, isLaidOut, slide] of [
    [600, true, 3],
    [-600, true, 3],
    [440, true, 2],
    [600, false, 1],
  ] as const) {
    const row = isLaidOut ? 'row' : 'row that is not laid out';
    test(`a ${row}, scrolled by ${scrollLeft} px, becomes a carousel at slide ${slide}`, (t) => {
      const { current, viewport, isMoving } = hydrate(t, (before) => {
        Object.defineProperty(before.slides()[0], 'clientWidth', { value: 300 });
        before.viewport.checkVisibility = () => isLaidOut;
        before.viewport.scrollLeft = scrollLeft;
      });
      assert.deepEqual([current(), isMoving()], [[slide], false]);
      assert.equal(viewport.scrollLeft, isLaidOut ? 0 : scrollLeft);
    });
  }
});

describe('a carousel on a page that becomes inactive and active again', () => {
  const drags = ({ viewport }: Shown) => {
    sendPointer(viewport, 'pointerdown', { clientX: 500 });
    sendPointer(window, 'pointermove', { clientX: 400 });
  };
  for (const [moment, happens, timers] of [
    ['while it plays', () => undefined, 1],
    ['while a resize waits', () => resize({ width: innerWidth - 1 }), 2],
    ['in the middle of a drag', drags, 0],
  ] as const) {
    test(`R11, C16 a carousel left ${moment} keeps no timer, listener or observer`, (t) => {
      pinch(t, 1);
      const clock = fakeClock(t);
      const shown = showCarousel('fading', { strict: true });
      shown.leave();
      const { region, track } = shown;
      const zoom = window.visualViewport as EventTarget;
      const listeners = countListeners(t, { region, track, zoom });
      const listening = ['region pointerenter', 'region focusin', 'track wheel', 'zoom resize'];
      for (const end of [shown.leave, shown.unmount]) {
        shown.comeBack();
        happens(shown);
        assert.deepEqual([clock.pending(), countObserved()], [timers, 1]);
        for (const one of [...listening, 'window resize'])
          assert.ok(listeners().includes(one), one);
        end();
        assert.deepEqual([clock.pending(), countObserved(), listeners()], [0, 0, []]);
      }
    });
  }

  test('C15, C18 a carousel left during a move and resized is at rest, and fits', () => {
    const { dot, isMoving, leave, comeBack, shown } = showCarousel('sliding');
    fireEvent.click(dot(6));
    assert.equal(isMoving(), true, 'the dot moves nothing');
    leave();
    resize({ width: 600 });
    comeBack();
    assert.deepEqual([isMoving(), shown()], [false, [6]]);
  });
});
