import { useReducer } from 'react';
import { type Direction, shortestMove, wrap } from './position';

/** Which slides are in view, and how they got there. Positions are explained in position.ts. */
export interface Place {
  readonly position: number;
  /** The last position at rest. */
  readonly restPosition: number;
  readonly direction: Direction;
  /** From a move until its transition is over; use-rest.ts ends it. */
  readonly moving: boolean;
}

type PlaceAction =
  | { readonly type: 'move'; readonly steps: number }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'direct'; readonly direction: Direction }
  | { readonly type: 'jump'; readonly to: number }
  | { readonly type: 'rest' };

const start: Place = { position: 0, restPosition: 0, direction: 'forward', moving: false };

function placeReducer(count: number) {
  return (place: Place, action: PlaceAction): Place => {
    switch (action.type) {
      case 'move':
        return moved(place, action.steps);
      case 'go': {
        const steps = shortestMove(place.position, action.to, count);
        return steps === 0 ? place : moved(place, steps);
      }
      case 'direct': {
        const { direction } = action;
        return place.direction === direction ? place : { ...place, direction };
      }
      case 'jump':
        return { ...start, position: action.to, restPosition: action.to };
      case 'rest': {
        const position = wrap(place.position, count);
        return { ...place, position, restPosition: position, moving: false };
      }
    }
  };
}

function moved(place: Place, steps: number): Place {
  const direction = steps === 0 ? place.direction : steps > 0 ? 'forward' : 'backward';
  return { ...place, position: place.position + steps, direction, moving: true };
}

/**
 * The carousel's place and its moves. Moves add up, so quick presses are neither lost nor queued
 * (behavior C13).
 */
export function usePlace(count: number) {
  const [place, dispatch] = useReducer(placeReducer(count), start);
  return {
    place,
    move: (steps: number) => dispatch({ type: 'move', steps }),
    /** Moves to a slide by the shorter way. */
    go: (to: number) => dispatch({ type: 'go', to }),
    setDirection: (direction: Direction) => dispatch({ type: 'direct', direction }),
    /** Shows a slide without a move. */
    jump: (to: number) => dispatch({ type: 'jump', to }),
    rest: () => dispatch({ type: 'rest' }),
  };
}
