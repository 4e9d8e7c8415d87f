import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { keySteps } from '../lib/key-steps';
import { wrap } from './position';
import type { CarouselSettings } from './settings';
import { useAutoplay } from './use-autoplay';
import { useDrag } from './use-drag';
import { useFocusKept } from './use-focus-kept';
import { usePlace } from './use-place';
import { useSettings } from './use-settings';
import { useSwipe } from './use-swipe';

/**
 * Everything that moves a carousel of `count` slides, as props for its markup. If all slides fit,
 * it is a plain row: `movable` is false, and there is no timer and no control (behavior C12).
 */
export function useCarousel(base: CarouselSettings, count: number) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { settings, ready } = useSettings(base);
  const { slidesToShow, autoplaySpeed, speed } = settings;
  const place = usePlace(track, count, slidesToShow);
  const { position, move, go, putSpare } = place;
  const currentSlide = wrap(position, count);
  const movable = ready && count > slidesToShow;
  const hasAutoplay = movable && settings.autoplay;
  const timer = { enabled: hasAutoplay, autoplaySpeed, currentSlide, move };
  const autoplay = useAutoplay(region, timer);
  const onPressChange = (pressed: boolean) => autoplay.report({ pressed });
  const dragProps = useDrag({ slidesToShow, count, putSpare, onPressChange, onMove: move });
  useSwipe(track, movable, move);
  useFocusKept(region, position, count, slidesToShow);
  const trackStyle = { '--position': position, '--speed': `${speed}ms` } as CSSProperties;
  return {
    movable,
    hasAutoplay,
    hasArrows: movable && settings.arrows,
    hasDots: movable && settings.dots,
    currentSlide,
    move,
    go,
    stopped: autoplay.state === 'paused',
    toggleAutoplay: autoplay.toggle,
    regionProps: {
      ref: region,
      'data-autoplay': hasAutoplay ? autoplay.state : undefined,
      'data-ready': ready ? '' : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        const steps = movable ? keySteps(event) : null;
        if (steps === null) return;
        event.preventDefault();
        if (Number.isFinite(steps)) move(steps);
        else go(steps < 0 ? 0 : count - 1);
      },
    },
    viewportProps: {
      'data-movable': movable ? '' : undefined,
      // Before hydration, the row is focusable, so that keys can scroll it.
      tabIndex: ready ? undefined : 0,
      ...(movable && dragProps),
    },
    trackProps: {
      ref: track,
      'aria-live':
        hasAutoplay && autoplay.state === 'playing' ? ('off' as const) : ('polite' as const),
      style: movable ? trackStyle : undefined,
      ...place.trackProps,
    },
    slideProps: place.slideProps,
  };
}
