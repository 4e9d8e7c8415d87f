import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { keySteps } from '../components/key-steps';
import { startedFacts } from './autoplay';
import { wrap } from './position';
import type { CarouselSettings } from './settings';
import { slidePropsAt } from './slide-props';
import { useAutoplay } from './use-autoplay';
import { useDrag } from './use-drag';
import { useFocusKept } from './use-focus-kept';
import { useMoveEnd } from './use-move-end';
import { usePlace } from './use-place';
import { useScrolledStart } from './use-scrolled-start';
import { useSettings } from './use-settings';
import { useZoomed } from './use-zoomed';

/**
 * Everything that moves a carousel of `count` slides, as props for its markup. If all slides fit,
 * it is a plain row: `movable` is false, and there is no timer and no control (behavior C12).
 */
export function useCarousel(base: CarouselSettings, count: number) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { settings, ready } = useSettings(base);
  const { slidesToShow, autoplaySpeed, fade, speed } = settings;
  const { place, move, go, putSpare, jump, endMove } = usePlace(count);
  const movable = ready && count > slidesToShow;
  const hasAutoplay = movable && settings.autoplay;
  const onTick = () => move(1);
  const autoplay = useAutoplay({ enabled: hasAutoplay, autoplaySpeed, region, onTick });
  const onPressChange = (pressed: boolean) => autoplay.report({ pressed });
  const drag = { follows: !fade, slidesToShow, count, putSpare, onPressChange };
  const dragProps = useDrag({ ...drag, onMove: move });
  const moveEndProps = useMoveEnd(track, place, endMove);
  const zoomed = useZoomed();
  useScrolledStart(viewport, jump);
  useFocusKept(region, place.position, count, slidesToShow);
  const onKeyDown = (event: KeyboardEvent) => handleKey(event, count, move, go);
  const trackStyle = { '--position': place.position, '--speed': `${speed}ms` } as CSSProperties;
  return {
    movable,
    hasAutoplay,
    hasArrows: movable && settings.arrows,
    hasDots: movable && settings.dots,
    currentSlide: wrap(place.position, count),
    // Focus on the button would pause the timer, but on iOS a press focuses no button.
    onArrow: (steps: number) => {
      autoplay.restart();
      move(steps);
    },
    onDot: (to: number) => {
      autoplay.restart();
      go(to);
    },
    stopped: autoplay.state === 'paused',
    toggleAutoplay: () =>
      autoplay.report(autoplay.state === 'paused' ? startedFacts : { stopped: true }),
    regionProps: {
      ref: region,
      'data-autoplay': hasAutoplay ? autoplay.state : undefined,
      'data-ready': ready ? '' : undefined,
      ...autoplay.focusHandlers,
      onKeyDown: movable ? onKeyDown : undefined,
    },
    viewportProps: {
      ref: viewport,
      'data-movable': movable ? '' : undefined,
      'data-zoomed': zoomed ? '' : undefined,
      // Before hydration, the row is focusable, so that keys can scroll it.
      tabIndex: ready ? undefined : 0,
      ...(movable && dragProps),
    },
    trackProps: {
      ref: track,
      'aria-live':
        hasAutoplay && autoplay.state === 'playing' ? ('off' as const) : ('polite' as const),
      'data-moving': place.moving ? '' : undefined,
      style: movable ? trackStyle : undefined,
      ...moveEndProps,
    },
    slideProps: (slide: number) => slidePropsAt(slide, place, count, slidesToShow),
  };
}

/**
 * Handles arrow keys, Home and End, unless a field in a slide uses them (behavior C11).
 */
function handleKey(
  event: KeyboardEvent,
  count: number,
  move: (steps: number) => void,
  go: (to: number) => void,
): void {
  const target = event.target as Element;
  const steps = keySteps(event);
  if (steps === null || event.defaultPrevented) return;
  if (target.closest('input, textarea, select, [contenteditable]')) return;
  event.preventDefault();
  if (Number.isFinite(steps)) move(steps);
  else go(steps < 0 ? 0 : count - 1);
}
