import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useReducer } from 'react';
import { autoplayReducer, autoplayRuns, autoplayState, initialFacts } from './autoplay';
import { watchRegion } from './watch-region';

/** Added to `autoplaySpeed`, in ms (behavior C1). */
const AUTOPLAY_EXTRA = 50;

interface AutoplayOptions {
  readonly enabled: boolean;
  readonly autoplaySpeed: number;
  readonly region: RefObject<HTMLElement | null>;
  readonly onTick: () => void;
}

/**
 * Calls `onTick` every `autoplaySpeed` + 50 ms while all facts allow it (behavior C1 to C6).
 * Returns the state, the region's focus handlers, `report` for facts that other hooks observe, and
 * `restart`, which starts a full period.
 */
export function useAutoplay({ enabled, autoplaySpeed, region, onTick }: AutoplayOptions) {
  const [facts, report] = useReducer(autoplayReducer, initialFacts);
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const tick = useEffectEvent(onTick);
  const runs = enabled && autoplayRuns(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` sets the interval again
  useEffect(() => {
    if (!runs) return;
    return setVisibleInterval(() => tick(), autoplaySpeed + AUTOPLAY_EXTRA);
  }, [runs, autoplaySpeed, restarts]);
  useEffect(() => (region.current ? watchRegion(region.current, report) : undefined), [region]);
  // After each render: browsers report no blur when a focused control is removed.
  useEffect(() => {
    if (facts.focused && !region.current?.contains(document.activeElement))
      report({ focused: false });
  });
  const focusHandlers = {
    onFocus: () => report({ focused: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) report({ focused: false });
    },
  };
  return { state: autoplayState(facts), report, restart, focusHandlers };
}

/**
 * An interval of `period` ms that is paused while the document is hidden, without catching up. This
 * is not React state: when a page enters the back/forward cache, Firefox drops the tasks of React's
 * scheduler, and the carousel would stay paused after Back. Returns the cleanup function.
 */
function setVisibleInterval(work: () => void, period: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    if (!document.hidden) timer = setInterval(work, period);
  };
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', restart);
  };
}
