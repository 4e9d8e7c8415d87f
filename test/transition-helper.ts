import { fireEvent } from '@testing-library/react';

/**
 * Stands in for transitions, which happy-dom has not: at first, each move of the track has one that
 * does not end.
 */
export function fakeTransitions(track: HTMLElement) {
  let running: readonly Element[] = [track];
  track.getAnimations = (options) =>
    running
      .filter((target) => target === track || options?.subtree)
      .map((target) => ({ effect: { target } }) as unknown as Animation);
  return {
    /** From now on these are in transition, and nothing else. */
    run: (...elements: readonly Element[]) => {
      running = elements;
    },
    /** One transition ends, or is cancelled; the next move has one again. */
    end: (target: Element = track, how: 'transitionEnd' | 'transitionCancel' = 'transitionEnd') => {
      const before = running;
      running = running.filter((element) => element !== target);
      fireEvent[how](target);
      running = before;
    },
  };
}
