import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cellOf, type Spare, shortestMove, slotOf, wrap } from '../../src/carousel/position';

const counts = upTo(1, 8);
const widths = upTo(1, 4);
const positions = upTo(-12, 12);
const spareSides = ['before', 'after'] as const satisfies readonly Spare[];

function upTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface Row {
  readonly count: number;
  readonly slidesToShow: number;
  readonly position: number;
  readonly spare: Spare;
  readonly name: string;
}

/** All carousels of up to 8 slides, at all positions from -12 to 12. */
const rows: readonly Row[] = counts.flatMap((count) =>
  widths.flatMap((slidesToShow) =>
    positions.flatMap((position) =>
      spareSides.map((spare) => ({
        count,
        slidesToShow,
        position,
        spare,
        name: `${slidesToShow} of ${count} slides in view, position ${position}, spare ${spare}`,
      })),
    ),
  ),
);

/** The cells of the slides, in document order. */
function cellsOf({ count, slidesToShow, position, spare }: Row): number[] {
  return upTo(0, count - 1).map((slide) => cellOf(slide, position, count, slidesToShow, spare));
}

function ascending(numbers: readonly number[]) {
  return [...numbers].sort((a, b) => a - b);
}

describe('C8 cells', () => {
  test('C8 as many slides are in view as fit, or all if there are fewer', () => {
    for (const { count, slidesToShow, position, name } of rows) {
      const inView = upTo(0, count - 1).filter(
        (slide) => slotOf(slide, position, count) < slidesToShow,
      );
      assert.equal(inView.length, Math.min(count, slidesToShow), name);
    }
  });

  test('C8 the cells are in a row, each whole loops from the place of its slide', () => {
    for (const row of rows) {
      const cells = cellsOf(row);
      cells.forEach((cell, slide) => assert.equal(wrap(cell, row.count), slide, row.name));
      const first = Math.min(...cells);
      assert.deepEqual(ascending(cells), upTo(first, first + row.count - 1), row.name);
    }
  });

  test('C8 the slides in view have the cells from the position on', () => {
    for (const row of rows.filter(({ count, slidesToShow }) => count > slidesToShow)) {
      cellsOf(row).forEach((cell, slide) => {
        const slot = slotOf(slide, row.position, row.count);
        if (slot < row.slidesToShow) assert.equal(cell, row.position + slot, row.name);
        else assert.ok(cell < row.position || cell >= row.position + row.slidesToShow, row.name);
      });
    }
  });

  test('C8 a move of as many steps as there are spare slides passes no gap', () => {
    for (const row of rows.filter(({ count, slidesToShow }) => count > slidesToShow)) {
      const { count, slidesToShow, position, spare, name } = row;
      const way = spare === 'before' ? -1 : 1;
      const cells = new Set(cellsOf(row));
      for (const steps of upTo(0, count - slidesToShow)) {
        const left = position + way * steps;
        for (const cell of upTo(left, left + slidesToShow - 1))
          assert.ok(cells.has(cell), `${name}, moved ${steps}: cell ${cell} in view is empty`);
      }
    }
  });
});

describe('moves', () => {
  test('a position wraps to the slide of that cell', () => {
    for (const count of counts) {
      for (const position of positions) {
        const slide = wrap(position, count);
        assert.ok(Object.is(slide, Math.abs(slide)) && slide < count, `${position} of ${count}`);
        assert.ok(Number.isInteger((position - slide) / count), `${position} of ${count}`);
      }
    }
    assert.equal(wrap(-1, 6), 5);
    assert.equal(wrap(3, 0), 0);
  });

  test('the shortest move is at most half the loop, forward if both ways are equal', () => {
    for (const count of counts) {
      for (const from of positions) {
        for (const to of upTo(0, count - 1)) {
          const move = shortestMove(from, to, count);
          const name = `${from} to ${to} of ${count}`;
          assert.equal(wrap(from + move, count), to, `${name} moves ${move}, to another slide`);
          assert.ok(Math.abs(move) * 2 <= count, `${name} moves ${move}: the other way is shorter`);
          assert.notEqual(move * 2, -count, `${name} moves backward, but forward is as short`);
        }
      }
    }
  });
});
