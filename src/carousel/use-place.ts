import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
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
  const isOver = () => place.moving && track.current && !inTransition(track.current);
  const rest = () => setPlace((last) => atRest(last, count));
  useEffect(() => {
    if (isOver()) rest();
  });
  const onTransitionOver = () => {
    if (!isOver()) return;
    // The track and the slides go back a loop. This forces their layout at rest before the next move
    // starts. Otherwise a key pressed at this moment would start the transition from the track's old
    // position with the slides in their new cells, and the row would be empty.
    // https://drafts.csswg.org/css-transitions/#before-change-style
    flushSync(rest);
    track.current?.getBoundingClientRect();
  };
  return {
    position: place.position,
    /** Always the same function. */
    move: useCallback((steps: number) => setPlace((last) => moved(last, steps)), []),
    /** Moves to a slide by the shorter way. */
    go: (to: number) => setPlace((last) => moved(last, shortestMove(last.position, to, count))),
    putSpare: (spare: Spare) =>
      setPlace((last) => (last.spare === spare ? last : { ...last, spare })),
    trackProps: {
      'data-moving': place.moving ? '' : undefined,
      onTransitionEnd: onTransitionOver,
      onTransitionCancel: onTransitionOver,
    },
    slideProps: (slide: number) => slidePropsAt(place, slide, count, slidesToShow),
  };
}

/**
 * The visitor may have scrolled the row before hydration. Returns the slide at the start of the
 * view, and scrolls back. A row that is not laid out yet (shell/late-layout.css) is not measured:
 * that would lay it out.
 */
function takeScroll(track: HTMLElement): number {
  const [row, slide] = [track.parentElement, track.querySelector('.carousel-slide')];
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
    return target === track || target?.classList.contains('carousel-slide');
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

/** The same slides at a position of the first loop: rounding errors would add up. */
function atRest(place: Place, count: number): Place {
  return { ...place, position: wrap(place.position, count), moving: false };
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
