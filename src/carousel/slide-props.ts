import type { CSSProperties } from 'react';
import { loopOf, slotOf } from './position';
import type { Place } from './use-place';

/** The attributes that put a slide into its place; the style sheet reads them. */
export function slidePropsAt(slide: number, place: Place, count: number, slidesToShow: number) {
  const { position, restPosition, direction } = place;
  const inView = slotOf(slide, position, count) < slidesToShow;
  const loop = loopOf(slide, position, count, slidesToShow, direction);
  const restSlot = slotOf(slide, restPosition, count);
  // A slide that leaves on one side and enters on the other changes sides halfway through the move,
  // while it is out of view.
  const changesSides = restSlot < slidesToShow && slide + loop * count !== restPosition + restSlot;
  return {
    role: 'group',
    inert: !inView,
    'data-changes-sides': changesSides ? '' : undefined,
    style: { '--loop': loop * count } as CSSProperties,
  };
}
