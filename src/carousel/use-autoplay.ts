import { type RefObject, useEffect, useReducer } from 'react';
import { watchRegion } from './watch-region';

/** Added to `autoplaySpeed`, in ms (behavior C1). */
const AUTOPLAY_EXTRA = 50;

/** Independent facts, from which the state and the timer are derived. */
const initialFacts = {
  stopped: false,
  focused: false,
  hovered: false,
  pressed: false,
  outOfView: false,
  reducedMotion: false,
};

type AutoplayFacts = Readonly<typeof initialFacts>;

interface AutoplayOptions {
  readonly enabled: boolean;
  readonly autoplaySpeed: number;
  readonly currentSlide: number;
  /** Always the same function. */
  readonly move: (steps: number) => void;
}

/**
 * Moves one slide every `autoplaySpeed` + 50 ms while all facts allow it (behavior C1 to C6).
 * Returns the value of `data-autoplay`, `toggle` for the rotation button, and `report` for facts
 * that other hooks observe.
 */
export function useAutoplay(region: RefObject<HTMLElement | null>, options: AutoplayOptions) {
  const { enabled, autoplaySpeed, currentSlide, move } = options;
  const [facts, report] = useReducer(withReported, initialFacts);
  const state = stateOf(facts);
  const runs = enabled && state === 'playing' && !facts.pressed && !facts.outOfView;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts a full period (C4)
  useEffect(() => {
    if (!runs) return;
    return whileTabVisible(() => {
      const timer = setInterval(() => move(1), autoplaySpeed + AUTOPLAY_EXTRA);
      return () => clearInterval(timer);
    });
  }, [runs, autoplaySpeed, currentSlide, move]);
  useEffect(() => (region.current ? watchRegion(region.current, report) : undefined), [region]);
  // After each render: browsers report no blur when a focused control is removed.
  useEffect(() => {
    if (facts.focused && !region.current?.contains(document.activeElement))
      report({ focused: false });
  });
  // Start plays at once, even though focus and mouse are on the pressed button (behavior C5).
  const started = { stopped: false, focused: false, hovered: false };
  const toggle = () => report(state === 'paused' ? started : { stopped: true });
  return { state, report, toggle };
}

/**
 * Calls `start` when the tab is in view, and its cleanup function when it is hidden. No state of
 * React changes: a page that the visitor leaves is hidden first, and in Firefox a render that then
 * waits in React's scheduler would block all later ones after Back (see main.tsx).
 */
function whileTabVisible(start: () => () => void): () => void {
  let end: (() => void) | undefined;
  const onChange = () => {
    end?.();
    end = document.hidden ? undefined : start();
  };
  onChange();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    end?.();
  };
}

/** The facts after a report; the same object if none has changed, so that React renders nothing. */
function withReported(facts: AutoplayFacts, reported: Partial<AutoplayFacts>): AutoplayFacts {
  const names = Object.keys(reported) as (keyof AutoplayFacts)[];
  if (names.every((name) => reported[name] === facts[name])) return facts;
  // Reduced motion stops the carousel once; reported again, it does not undo the visitor's Start
  // (behavior C6).
  return { ...facts, ...reported, ...(reported.reducedMotion && { stopped: true }) };
}

/** paused > focused > hovered > playing (behavior C2). */
function stateOf({ stopped, focused, hovered }: AutoplayFacts) {
  if (stopped) return 'paused';
  if (focused) return 'focused';
  return hovered ? 'hovered' : 'playing';
}
