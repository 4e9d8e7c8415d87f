import type { CSSProperties } from 'react';
import { cellOf, slotOf } from './position';
import type { Place } from './use-place';

/** The attributes that put a slide into its cell; the style sheet reads them. */
export function slidePropsAt(slide: number, place: Place, count: number, slidesToShow: number) {
  const { position, restPosition, spare } = place;
  const cell = cellOf(slide, position, count, slidesToShow, spare);
  const restSlot = slotOf(slide, restPosition, count);
  // A slide that leaves on one side and enters on the other changes sides halfway through the move,
  // while it is out of view.
  const changesSides = restSlot < slidesToShow && cell !== restPosition + restSlot;
  return {
    inert: slotOf(slide, position, count) >= slidesToShow,
    'data-changes-sides': changesSides ? '' : undefined,
    style: { '--shift': cell - slide } as CSSProperties,
  };
}
