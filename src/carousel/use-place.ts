import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { cellOf, type Spare, shortestMove, slotOf, wrap } from './position';

/** Which slides are in view, and how they got there. Positions are explained in position.ts. */
interface Place {
  readonly position: number;
  /** The position at which the move has begun; without meaning at rest. */
  readonly from: number;
  readonly spare: Spare;
  /** From a move until its transition is over. */
  readonly moving: boolean;
}

const start: Place = { position: 0, from: 0, spare: 'before', moving: false };

/** A carousel at rest farther than this from its start goes back to it: pixels lose precision. */
const FAR = 1000;

/**
 * The carousel's place, from the beginning of each move to its end (behavior C18): after its last
 * transition, or at once if it has none, as with reduced motion or after a drag that returned.
 * Moves add up, so quick presses are neither lost nor queued (behavior C13).
 */
export function usePlace(
  track: RefObject<HTMLElement | null>,
  count: number,
  slidesToShow: number,
) {
  const [place, setPlace] = useState(start);
  useLayoutEffect(() => {
    const position = track.current ? takeScroll(track.current) : 0;
    if (position > 0) setPlace({ ...start, position });
  }, [track]);
  const settle = () => {
    if (place.moving && track.current && !inTransition(track.current))
      setPlace((last) => atRest(last, count));
  };
  useEffect(settle);
  return {
    position: place.position,
    move: (steps: number) => setPlace((last) => moved(last, steps)),
    /** Moves to a slide by the shorter way. */
    go: (to: number) => setPlace((last) => moved(last, shortestMove(last.position, to, count))),
    putSpare: (spare: Spare) =>
      setPlace((last) => (last.spare === spare ? last : { ...last, spare })),
    trackProps: {
      'data-moving': place.moving ? '' : undefined,
      onTransitionEnd: settle,
      onTransitionCancel: settle,
    },
    slideProps: (slide: number) => slidePropsAt(place, slide, count, slidesToShow),
  };
}

/**
 * The visitor may have scrolled the row before hydration. Returns the slide at the start of the
 * view, and scrolls back. A row that is not laid out yet (page.css) is not measured: that would lay
 * it out.
 */
function takeScroll({ parentElement: row, firstElementChild: slide }: HTMLElement): number {
  if (!row || !slide || row.checkVisibility?.({ contentVisibilityAuto: true }) === false) return 0;
  // Negative in right-to-left text.
  const scrolled = Math.abs(row.scrollLeft);
  row.scrollLeft = 0;
  return Math.round(scrolled / slide.clientWidth);
}

/** Whether the track or a slide is in transition; what the slides contain does not count. */
function inTransition(track: Element): boolean {
  return track.getAnimations({ subtree: true }).some(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return target === track || target?.parentElement === track;
  });
}

function moved(place: Place, steps: number): Place {
  const { position, from, spare, moving } = place;
  return {
    position: position + steps,
    from: moving ? from : position,
    spare: steps === 0 ? spare : steps > 0 ? 'before' : 'after',
    moving: true,
  };
}

function atRest(place: Place, count: number): Place {
  const { position } = place;
  const isFar = Math.abs(position) > FAR;
  return { ...place, position: isFar ? wrap(position, count) : position, moving: false };
}

/** The attributes that put a slide into its cell; the style sheet reads them. */
function slidePropsAt(place: Place, slide: number, count: number, slidesToShow: number) {
  const { position, from, spare, moving } = place;
  const cell = cellOf(slide, position, count, slidesToShow, spare);
  const slotBefore = slotOf(slide, from, count);
  // A slide that leaves on one side and enters on the other changes sides halfway through the move,
  // while it is out of view.
  const changesSides = moving && slotBefore < slidesToShow && cell !== from + slotBefore;
  return {
    inert: slotOf(slide, position, count) >= slidesToShow,
    'data-changes-sides': changesSides ? '' : undefined,
    style: { '--shift': cell - slide } as CSSProperties,
  };
}
