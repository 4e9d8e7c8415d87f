import { fireEvent } from '@testing-library/react';

/** Fakes transitions. Initially, each move of the track starts one that never ends. */
export function fakeTransitions(track: HTMLElement) {
  let running: readonly Element[] = [track];
  track.getAnimations = (options) =>
    running
      .filter((target) => target === track || options?.subtree)
      .map((target) => ({ effect: { target } }) as unknown as Animation);
  return {
    /** From now on, exactly these elements are in transition. */
    run: (...elements: readonly Element[]) => {
      running = elements;
    },
    /** Ends or cancels one transition. The next move starts it again. */
    end: (target: Element = track, how: 'transitionEnd' | 'transitionCancel' = 'transitionEnd') => {
      const before = running;
      running = running.filter((element) => element !== target);
      fireEvent[how](target);
      running = before;
    },
  };
}
