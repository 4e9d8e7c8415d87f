import { useState } from 'react';
import { type Spare, shortestMove, wrap } from './position';

/** Which slides are in view, and how they got there. Positions are explained in position.ts. */
export interface Place {
  readonly position: number;
  /** The last position at rest. */
  readonly restPosition: number;
  readonly spare: Spare;
  /** From a move until its transition is over; use-move-end.ts ends it. */
  readonly moving: boolean;
}

const start: Place = { position: 0, restPosition: 0, spare: 'before', moving: false };

/**
 * The carousel's place and its moves. Moves add up, so quick presses are neither lost nor queued
 * (behavior C13).
 */
export function usePlace(count: number) {
  const [place, setPlace] = useState(start);
  return {
    place,
    move: (steps: number) => setPlace((last) => moved(last, steps)),
    /** Moves to a slide by the shorter way. */
    go: (to: number) =>
      setPlace((last) => {
        const steps = shortestMove(last.position, to, count);
        return steps === 0 ? last : moved(last, steps);
      }),
    putSpare: (spare: Spare) =>
      setPlace((last) => (last.spare === spare ? last : { ...last, spare })),
    /** Shows a slide without a move. */
    jump: (to: number) => setPlace({ ...start, position: to, restPosition: to }),
    endMove: () => setPlace((last) => atRest(last, count)),
  };
}

function moved(place: Place, steps: number): Place {
  const spare = steps === 0 ? place.spare : steps > 0 ? 'before' : 'after';
  return { ...place, position: place.position + steps, spare, moving: true };
}

/** The same slides at a position of the first loop. */
function atRest(place: Place, count: number): Place {
  const position = wrap(place.position, count);
  return { ...place, position, restPosition: position, moving: false };
}
