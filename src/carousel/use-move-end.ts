import { type RefObject, type TransitionEvent, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from './use-place';

/**
 * Calls `onEnd` when a move is over (behavior C18): after its last transition, or at once if it has
 * none, as with reduced motion or after a drag that returned. Returns the handlers for the track.
 */
export function useMoveEnd(track: RefObject<HTMLElement | null>, place: Place, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (place.moving && track.current && !inTransition(track.current)) end();
  }, [place, track]);
  const onOver = ({ currentTarget }: TransitionEvent) => {
    if (place.moving && !inTransition(currentTarget)) endAtOnce(currentTarget, onEnd);
  };
  return { onTransitionEnd: onOver, onTransitionCancel: onOver };
}

/** Whether the track or a slide is in transition; what the slides contain does not count. */
function inTransition(track: Element): boolean {
  return track.getAnimations({ subtree: true }).some(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return target === track || target?.parentElement === track;
  });
}

/**
 * Forces a layout at rest before the next move starts. Otherwise a key pressed at this moment would
 * start the transition from the track's old place with the slides in their new places, and the row
 * would be empty. https://drafts.csswg.org/css-transitions/#before-change-style
 */
function endAtOnce(track: Element, onEnd: () => void): void {
  flushSync(onEnd);
  track.getBoundingClientRect();
}
