import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DragEnd, stepsOfDrag } from '../../src/carousel/position';

const one = { velocity: 0, viewportWidth: 1000, slidesToShow: 1, maxSteps: 5 } as const;
const three = { velocity: 0, viewportWidth: 900, slidesToShow: 3, maxSteps: 3 } as const;
const drags: readonly (readonly [drag: string, end: DragEnd, steps: number])[] = [
  ['a fifth of the width', { ...one, distance: -200 }, 1],
  ['slightly less than a fifth', { ...one, distance: -199.99 }, 0],
  ['no distance', { ...one, distance: 0 }, 0],
  ['no distance, but fast', { ...one, distance: 0, velocity: -9 }, 0],
  ['a short flick', { ...one, distance: -6, velocity: -0.4 }, 1],
  ['a short drag slightly slower than a flick', { ...one, distance: -6, velocity: -0.399 }, 0],
  ['a short flick against its direction', { ...one, distance: -100, velocity: 5 }, 0],
  ['more than a fifth, flicked back at the end', { ...one, distance: -300, velocity: 5 }, 1],
  ['a slide and a half', { ...one, distance: -1500 }, 2],
  ['less than a slide and a half', { ...one, distance: -1499 }, 1],
  ['much more than all slides', { ...one, distance: -90_000 }, 5],
  ['a fifth of three slides', { ...three, distance: -180 }, 1],
  ['one of three slides', { ...three, distance: -300 }, 1],
  ['two of three slides', { ...three, distance: -600 }, 2],
  ['all three slides', { ...three, distance: -900 }, 3],
  ['more than the spare slides', { ...three, maxSteps: 1, distance: -900 }, 1],
  ['a viewport without width', { ...one, viewportWidth: 0, distance: -300, velocity: -5 }, 0],
];

describe('C10 the end of a drag', () => {
  for (const [drag, end, steps] of drags) {
    test(`C10 a drag of ${drag} moves ${steps} slides, either way`, () => {
      const mirrored = { ...end, distance: -end.distance, velocity: -end.velocity };
      assert.deepEqual([stepsOfDrag(end), stepsOfDrag(mirrored) + steps], [steps, 0]);
    });
  }
});
