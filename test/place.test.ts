import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { usePlace } from '../src/carousel/use-place';

function standing(count = 6) {
  const { result } = renderHook(() => usePlace(count));
  const then = (action: (hook: ReturnType<typeof usePlace>) => void) => {
    act(() => action(result.current));
    return result.current.place;
  };
  return { then, place: () => result.current.place };
}

describe('C13 the place', () => {
  test('it begins at rest at the first slide', () => {
    assert.deepEqual(standing().place(), {
      position: 0,
      from: 0,
      heading: 'forward',
      moving: false,
    });
  });

  test('C13 moves add up while the slides move, and remember where they rested', () => {
    const { then } = standing();
    assert.deepEqual(
      then(({ move }) => move(1)),
      { position: 1, from: 0, heading: 'forward', moving: true },
    );
    assert.deepEqual(
      then(({ move }) => move(1)),
      { position: 2, from: 0, heading: 'forward', moving: true },
    );
    assert.deepEqual(
      then(({ move }) => move(-3)),
      { position: -1, from: 0, heading: 'backward', moving: true },
    );
  });

  test('C13 moves that come before anything is rendered add up too', () => {
    const moved = standing().then(({ move, go }) => {
      for (let press = 0; press < 7; press += 1) move(1);
      go(0);
    });
    assert.deepEqual(moved, { position: 6, from: 0, heading: 'backward', moving: true });
  });

  test('C8 at rest the position comes back to the first loop, wherever it went', () => {
    const { then } = standing();
    then(({ move }) => move(-1));
    assert.deepEqual(
      then(({ settle }) => settle()),
      { position: 5, from: 5, heading: 'backward', moving: false },
    );
    then(({ move }) => move(8));
    assert.deepEqual(
      then(({ settle }) => settle()),
      { position: 1, from: 1, heading: 'forward', moving: false },
    );
  });

  test('going to a slide takes the shorter way', () => {
    const ways = [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, -2],
      [5, -1],
      [0, 0],
    ] as const;
    for (const [to, position] of ways)
      assert.equal(standing().then(({ go }) => go(to)).position, position);
    assert.equal(standing(5).then(({ go }) => go(3)).position, -2);
  });

  test('a drag that comes to nothing moves back, facing as before', () => {
    for (const heading of ['forward', 'backward'] as const) {
      const { then } = standing();
      then(({ face }) => face(heading));
      assert.deepEqual(
        then(({ move }) => move(0)),
        { position: 0, from: 0, heading, moving: true },
      );
    }
  });

  test('facing where it faces already changes nothing, so that nothing is rendered', () => {
    const { then, place } = standing();
    const before = place();
    assert.equal(
      then(({ face }) => face('forward')),
      before,
    );
    assert.equal(then(({ face }) => face('backward')).heading, 'backward');
  });

  test('a jump is no move: it rests where it lands', () => {
    const { then } = standing();
    then(({ move }) => move(2));
    assert.deepEqual(
      then(({ jump }) => jump(4)),
      { position: 4, from: 4, heading: 'forward', moving: false },
    );
  });
});
