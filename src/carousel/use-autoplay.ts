import { use, useEffect, useEffectEvent, useReducer, type FocusEvent, type RefObject } from 'react';
import { PageShown } from '../shell/page-shown';
import {
  autoplayReducer,
  autoplayRuns,
  autoplayState,
  initialFacts,
  type AutoplayEvent,
} from './autoplay';

/** Added to `autoplaySpeed`, in ms (specification, section 9). */
const AUTOPLAY_EXTRA = 50;

interface AutoplayOptions {
  readonly enabled: boolean;
  readonly autoplaySpeed: number;
  readonly region: RefObject<HTMLElement | null>;
  readonly onTick: () => void;
}

/**
 * Calls `onTick` every `autoplaySpeed` + 50 ms for as long as every fact allows it (behaviour C1 to C6). Returns the
 * word that names the state, the props that keep the facts, and `send` for those that others know.
 */
export function useAutoplay({ enabled, autoplaySpeed, region, onTick }: AutoplayOptions) {
  const [facts, send] = useReducer(autoplayReducer, initialFacts);
  const tick = useEffectEvent(onTick);
  const rotates = use(PageShown) && enabled;
  const runs = rotates && autoplayRuns(facts);
  useEffect(() => {
    if (!runs) return;
    return whileVisible(() => tick(), autoplaySpeed + AUTOPLAY_EXTRA);
  }, [runs, autoplaySpeed]);
  // A control that leaves takes the focus along without a word: React hears no blur of what it removes.
  useEffect(() => {
    if (facts.focused && !region.current?.contains(document.activeElement)) send('blur');
  });
  useEffect(
    () => (enabled && region.current ? watchMouse(region.current, send) : undefined),
    [enabled, region],
  );
  useEffect(
    () => (rotates && region.current ? watchView(region.current, send) : undefined),
    [rotates, region],
  );
  return { state: autoplayState(facts), send, regionProps: regionProps(send) };
}

/**
 * An interval of `period` ms that a hidden page holds, without catching up. No state of React's: Firefox, when it puts
 * a page away for Back, loses what waits for React's scheduler then, and the page would never move again.
 */
function whileVisible(work: () => void, period: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = () => {
    clearInterval(timer);
    if (!document.hidden) timer = setInterval(work, period);
  };
  check();
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

function regionProps(send: (event: AutoplayEvent) => void) {
  return {
    onFocus: () => send('focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) send('blur');
    },
  };
}

/**
 * The mouse, as React hears of no mouse over what a new page brings under it, while that page is kept as well
 * (https://github.com/facebook/react/issues/13956). Returns the remover.
 */
function watchMouse(region: HTMLElement, send: (event: AutoplayEvent) => void): () => void {
  const mouse =
    (event: AutoplayEvent) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') send(event);
    };
  const enter = mouse('enter');
  const leave = mouse('leave');
  // What a finger has pressed counts as hovered as well.
  if (region.matches(':hover') && window.matchMedia('(hover: hover)').matches) send('enter');
  region.addEventListener('pointerenter', enter);
  region.addEventListener('pointerleave', leave);
  return () => {
    region.removeEventListener('pointerenter', enter);
    region.removeEventListener('pointerleave', leave);
  };
}

/** The view and the wish for less motion, as long as the page shows. Returns the remover. */
function watchView(region: HTMLElement, send: (event: AutoplayEvent) => void): () => void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onMotion = () => {
    if (reducedMotion.matches) send('stop');
  };
  const observer = new IntersectionObserver((entries) => {
    const inView = entries.at(-1)?.isIntersecting !== false;
    send(inView ? 'scroll-back' : 'scroll-away');
    // A lazy picture would come too late for the slide that is about to move in.
    if (inView) for (const picture of region.querySelectorAll('img')) picture.loading = 'eager';
  });
  if (region.contains(document.activeElement)) send('focus');
  // Where the page was left with the mouse over it and is come back to, none says that the mouse has gone.
  if (!region.matches(':hover')) send('leave');
  onMotion();
  reducedMotion.addEventListener('change', onMotion);
  observer.observe(region);
  return () => {
    reducedMotion.removeEventListener('change', onMotion);
    observer.disconnect();
  };
}
