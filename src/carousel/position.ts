/*
 * The arithmetic of an endless row without copies of slides (behavior C8).
 *
 * A position counts steps without end, in both directions. Cell `c` belongs to slide `wrap(c,
 * count)`. With 6 slides of which 3 are in view, at position 4, the spare slides before them:
 *
 *   cell       1    2    3  [ 4    5    6 ]
 *   slide      1    2    3  [ 4    5    0 ]
 *   slot       3    4    5  [ 0    1    2 ]    from the first slide in view
 *   shift      0    0    0  [ 0    0    6 ]    cell - slide: whole loops
 *
 * The style sheet moves the track by `-position` slides and each slide by its shift. Only `count`
 * cells are filled. During a move forward, the spare slides are before the view, so that the cells
 * that leave it stay filled; during a move backward, they are after it: [4 5 6] 7 8 9.
 */

/** The side of the view on which the spare slides are. */
export type Spare = 'before' | 'after';

/** The slide at a position: `wrap(-1, 6)` is 5. With no slides, 0. */
export function wrap(position: number, count: number): number {
  return count > 0 ? ((position % count) + count) % count : 0;
}

/** The steps between two slides by the shorter way round; forward if both are equally long. */
export function shortestMove(from: number, to: number, count: number): number {
  const ahead = wrap(to - from, count);
  return ahead * 2 <= count ? ahead : ahead - count;
}

/** The slot of a slide, from 0 for the first in view; `slidesToShow` or more is out of view. */
export function slotOf(slide: number, position: number, count: number): number {
  return wrap(slide - position, count);
}

/** The cell of a slide. There must be more slides than fit into the view. */
export function cellOf(
  slide: number,
  position: number,
  count: number,
  slidesToShow: number,
  spare: Spare,
): number {
  const first = spare === 'before' ? position + slidesToShow - count : position;
  return first + wrap(slide - first, count);
}

interface DragEnd {
  /** How far the pointer went, in CSS px; negative towards the next slide. */
  readonly distance: number;
  /** At the end, in CSS px per ms, signed like `distance`. */
  readonly velocity: number;
  readonly viewportWidth: number;
  readonly slidesToShow: number;
  /** No drag moves more slides than this. */
  readonly maxSteps: number;
}

/** A drag that ends this fast, in CSS px per ms, is a flick: even a short one changes the slide. */
const FLICK = 0.4;

/**
 * The steps of a drag: none below a fifth of the width, unless it ends with a flick in the same
 * direction (behavior C10).
 */
export function stepsOfDrag(drag: DragEnd): number {
  const { distance, velocity, viewportWidth, slidesToShow, maxSteps } = drag;
  const flicked = Math.abs(velocity) >= FLICK && Math.sign(velocity) === Math.sign(distance);
  if (Math.abs(distance) < viewportWidth / 5 && !flicked) return 0;
  const slides = Math.round((Math.abs(distance) * slidesToShow) / viewportWidth);
  return -Math.sign(distance) * Math.min(Math.max(slides, 1), maxSteps);
}
