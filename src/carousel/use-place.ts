import { use, useLayoutEffect, useReducer } from 'react';
import { PageShown } from '../shell/page-shown';
import { shortestMove, wrap, type Heading } from './position';

/** Where the carousel stands. `from` is the last position at rest; `moving` lasts as long as the transition. */
export interface Place {
  readonly position: number;
  readonly from: number;
  readonly heading: Heading;
  readonly moving: boolean;
}

type PlaceAction =
  | { readonly type: 'move'; readonly steps: number }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'face'; readonly heading: Heading }
  | { readonly type: 'jump'; readonly to: number }
  | { readonly type: 'settle' };

const start: Place = { position: 0, from: 0, heading: 'forward', moving: false };

function placeReducer(count: number) {
  return (place: Place, action: PlaceAction): Place => {
    switch (action.type) {
      case 'move':
        return moved(place, action.steps);
      case 'go': {
        const steps = shortestMove(place.position, action.to, count);
        return steps === 0 ? place : moved(place, steps);
      }
      case 'face':
        return place.heading === action.heading ? place : { ...place, heading: action.heading };
      case 'jump':
        return { ...start, position: action.to, from: action.to };
      case 'settle': {
        const position = wrap(place.position, count);
        return { ...place, position, from: position, moving: false };
      }
    }
  };
}

function moved(place: Place, steps: number): Place {
  const heading = steps === 0 ? place.heading : steps > 0 ? 'forward' : 'backward';
  return {
    position: place.position + steps,
    from: place.moving ? place.from : place.position,
    heading,
    moving: true,
  };
}

/** The carousel's place and its moves. Moves add up, so quick presses are neither lost nor queued (behaviour C13). */
export function usePlace(count: number) {
  const [place, dispatch] = useReducer(placeReducer(count), start);
  // A page that is put away amid a move hears no end of it.
  const shown = use(PageShown);
  useLayoutEffect(() => {
    if (!shown) dispatch({ type: 'settle' });
  }, [shown]);
  return {
    place,
    move: (steps: number) => dispatch({ type: 'move', steps }),
    go: (to: number) => dispatch({ type: 'go', to }),
    face: (heading: Heading) => dispatch({ type: 'face', heading }),
    jump: (to: number) => dispatch({ type: 'jump', to }),
    settle: () => dispatch({ type: 'settle' }),
  };
}
