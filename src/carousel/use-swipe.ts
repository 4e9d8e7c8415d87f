import { type RefObject, useEffect } from 'react';
import { isRightToLeft } from '../lib/is-right-to-left';
import { isZoomed } from '../lib/is-zoomed';

/** A swipe of this length moves one slide, in CSS px. */
const SWIPE_FROM = 30;

/** A swipe ends with a pause of this length, in ms; before it, a trackpad adds its momentum. */
const SWIPE_PAUSE = 100;

/**
 * Moves one slide for each horizontal swipe on a trackpad, which would otherwise be the
 * browser's Back (behavior C10). React's listener would be passive, and could not prevent that.
 */
export function useSwipe(
  track: RefObject<HTMLElement | null>,
  enabled: boolean,
  move: (steps: number) => void,
): void {
  useEffect(() => {
    const { current } = track;
    if (!current || !enabled) return;
    let last = -Infinity;
    let distance = 0;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY) || isZoomed()) return;
      event.preventDefault();
      const before = timeStamp - last > SWIPE_PAUSE ? 0 : distance;
      last = timeStamp;
      distance = before + deltaX;
      if (Math.abs(before) < SWIPE_FROM && Math.abs(distance) >= SWIPE_FROM)
        move(distance > 0 !== isRightToLeft(current) ? 1 : -1);
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [track, enabled, move]);
}
