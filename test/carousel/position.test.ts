import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cellOf, slotOf } from '../../src/carousel/position';

describe('C8 cells', () => {
  // The first two are drawn in position.ts.
  for (const [count, slidesToShow, position, spare, cells, slots] of [
    [6, 3, 4, 'before', [6, 1, 2, 3, 4, 5], [2, 3, 4, 5, 0, 1]],
    [6, 3, 4, 'after', [6, 7, 8, 9, 4, 5], [2, 3, 4, 5, 0, 1]],
    [6, 3, 0, 'before', [0, 1, 2, -3, -2, -1], [0, 1, 2, 3, 4, 5]],
    [6, 3, -1, 'before', [0, 1, -4, -3, -2, -1], [1, 2, 3, 4, 5, 0]],
    [4, 3, -5, 'after', [-4, -3, -2, -5], [1, 2, 3, 0]],
    [2, 1, 7, 'before', [6, 7], [1, 0]],
  ] as const) {
    test(`C8 at position ${position}, ${count} slides are in cells ${cells}`, () => {
      const all = Array.from({ length: count }, (_, slide) => slide);
      assert.deepEqual(
        all.map((slide) => cellOf(slide, position, count, slidesToShow, spare)),
        cells,
      );
      assert.deepEqual(
        all.map((slide) => slotOf(slide, position, count)),
        slots,
      );
    });
  }
});
