/**
 * Where slides stand. A position counts steps without end in both directions; slide `i` stands at the places
 * `i + k * count`, and `k`, its loop, is chosen so that no slide has to stand twice (behaviour C8).
 */
export type Heading = 'forward' | 'backward';

/** The slide at a position: `wrap(-1, 6)` is 5. With no slides, 0. */
export function wrap(position: number, count: number): number {
  return count > 0 ? ((position % count) + count) % count : 0;
}

/** The steps from one slide to another by the shorter way round; forward where both are as long. */
export function shortestMove(from: number, to: number, count: number): number {
  const ahead = wrap(to - from, count);
  return ahead * 2 <= count ? ahead : ahead - count;
}

/** Where in the row, from 0, a slide stands; `slidesToShow` and more is out of view. */
export function slotOf(slide: number, position: number, count: number): number {
  return wrap(slide - position, count);
}

/**
 * How many whole loops the slide stands away from its place in the document. Moving forward, spare slides wait behind
 * the ones in view, so that the row just left stays filled; moving backward, they wait ahead.
 */
export function loopOf(
  slide: number,
  position: number,
  count: number,
  slidesToShow: number,
  heading: Heading,
): number {
  if (count <= slidesToShow) return 0;
  const first = heading === 'forward' ? position + slidesToShow - count : position;
  return Math.round((first + wrap(slide - first, count) - slide) / count);
}

export interface DragEnd {
  /** How far the pointer went, in CSS px; negative towards the next slide. */
  readonly distance: number;
  /** At the end, in CSS px a ms, signed like `distance`. */
  readonly velocity: number;
  readonly viewportWidth: number;
  readonly slidesToShow: number;
  /** No drag goes further than this many slides. */
  readonly most: number;
}

/** A flick this fast, in CSS px a ms, moves on however short it was. */
const FLICK = 0.4;

/** The steps that a drag makes: none below a fifth of the width, unless flicked the way it went (behaviour C10). */
export function stepsOfDrag({
  distance,
  velocity,
  viewportWidth,
  slidesToShow,
  most,
}: DragEnd): number {
  const flicked = Math.abs(velocity) >= FLICK && Math.sign(velocity) === Math.sign(distance);
  if (!(viewportWidth > 0) || (Math.abs(distance) < viewportWidth / 5 && !flicked)) return 0;
  const slides = Math.round((Math.abs(distance) * slidesToShow) / viewportWidth);
  return -Math.sign(distance) * Math.min(Math.max(slides, 1), most);
}
