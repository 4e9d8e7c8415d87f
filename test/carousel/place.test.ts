import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { usePlace } from '../../src/carousel/use-place';

function startAt(count = 6) {
  const { result } = renderHook(() => usePlace(count));
  const after = (action: (hook: ReturnType<typeof usePlace>) => void) => {
    act(() => action(result.current));
    return result.current.place;
  };
  return { after, place: () => result.current.place };
}

describe('the place of a carousel', () => {
  test('a carousel begins at rest at the first slide', () => {
    const expected = { position: 0, restPosition: 0, spare: 'before', moving: false };
    assert.deepEqual(startAt().place(), expected);
  });

  test('C13 moves add up while the slides move, and keep the last position at rest', () => {
    const { after } = startAt();
    after(({ move }) => move(2));
    after(({ endMove }) => endMove());
    const positions = [1, 1, -3].map((steps) => after(({ move }) => move(steps)));
    const moving = { restPosition: 2, moving: true };
    assert.deepEqual(positions, [
      { position: 3, spare: 'before', ...moving },
      { position: 4, spare: 'before', ...moving },
      { position: 1, spare: 'after', ...moving },
    ]);
  });

  test('C13 moves before the next render add up too', () => {
    const moved = startAt().after(({ move, go }) => {
      for (let press = 0; press < 7; press += 1) move(1);
      go(0);
    });
    const expected = { position: 6, restPosition: 0, spare: 'after', moving: true };
    assert.deepEqual(moved, expected);
  });

  for (const [steps, position] of [
    [-1, 5],
    [8, 2],
  ] as const) {
    test(`C8 a carousel of 6 that moved ${steps} rests at ${position}, in the first loop`, () => {
      const { after } = startAt();
      const { spare } = after(({ move }) => move(steps));
      const expected = { position, restPosition: position, spare, moving: false };
      assert.deepEqual(
        after(({ endMove }) => endMove()),
        expected,
      );
    });
  }

  for (const [count, to, position] of [
    [6, 1, 1],
    [6, 2, 2],
    [6, 3, 3],
    [6, 4, -2],
    [6, 5, -1],
    [5, 3, -2],
  ] as const) {
    test(`going to slide ${to} of ${count} takes the shorter way, to ${position}`, () => {
      const { moving, ...place } = startAt(count).after(({ go }) => go(to));
      assert.deepEqual([place.position, moving], [position, true]);
    });
  }

  test('C18 going to the slide in view starts no move', () => {
    const { after, place } = startAt();
    const before = place();
    assert.equal(
      after(({ go }) => go(0)),
      before,
    );
  });

  for (const spare of ['before', 'after'] as const) {
    test(`C10 a drag that moves nothing keeps the spare slides ${spare} the view`, () => {
      const { after } = startAt();
      after(({ putSpare }) => putSpare(spare));
      const expected = { position: 0, restPosition: 0, spare, moving: true };
      assert.deepEqual(
        after(({ move }) => move(0)),
        expected,
      );
    });
  }

  test('putting the spare slides where they are returns the same place', () => {
    const { after, place } = startAt();
    const before = place();
    assert.equal(
      after(({ putSpare }) => putSpare('before')),
      before,
    );
    assert.equal(after(({ putSpare }) => putSpare('after')).spare, 'after');
  });

  test('a jump rests at its slide', () => {
    const { after } = startAt();
    after(({ move }) => move(-2));
    const expected = { position: 4, restPosition: 4, spare: 'before', moving: false };
    assert.deepEqual(
      after(({ jump }) => jump(4)),
      expected,
    );
  });
});
