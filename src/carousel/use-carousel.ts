import {
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  type TransitionEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { loopOf, slotOf, wrap } from './position';
import type { CarouselSettings } from './settings';
import { useAutoplay } from './use-autoplay';
import { useDrag } from './use-drag';
import { usePlace, type Place } from './use-place';
import { useSettings } from './use-settings';

/**
 * Everything that moves a carousel of `count` slides, as props for its markup. As many slides as fit, or fewer, are a
 * plain row: `rotates` is false, and there is no timer and no control (behaviour C12).
 */
export function useCarousel(base: CarouselSettings, count: number) {
  const region = useRef<HTMLElement>(null);
  const { settings, ready } = useSettings(base);
  const { slidesToShow, autoplaySpeed, fade, speed } = settings;
  const rotates = ready && count > slidesToShow;
  const { place, move, go, face, jump, settle } = usePlace(count);
  const rotating = rotates && settings.autoplay;
  const autoplay = useAutoplay({ enabled: rotating, autoplaySpeed, region, onTick: () => move(1) });
  const drag = useDrag({
    enabled: rotates,
    follows: !fade,
    slidesToShow,
    count,
    onFace: face,
    onMove: move,
    onHold: (held) => autoplay.send(held ? 'press' : 'release'),
  });
  const current = wrap(place.position, count);
  useScrolledStart(region, ready, jump);
  useFocusKept(region, place.position, count, slidesToShow);
  const live = rotating && autoplay.state === 'playing' ? ('off' as const) : ('polite' as const);
  return {
    settings,
    rotates,
    rotating,
    current,
    move,
    go,
    autoplayState: autoplay.state,
    toggleAutoplay: () => autoplay.send(autoplay.state === 'paused' ? 'start' : 'stop'),
    regionProps: {
      ref: region,
      'data-autoplay': rotating ? autoplay.state : undefined,
      'data-ready': ready ? '' : undefined,
      ...(rotates && {
        ...autoplay.regionProps,
        onKeyDown: (event: KeyboardEvent) => onKeyDown(event, count, move, go),
      }),
    },
    // Before script takes it over, the row is scrolled by keys too.
    viewportProps: { ...drag, tabIndex: ready ? undefined : 0 },
    trackProps: {
      'aria-live': live,
      'data-moving': place.moving ? '' : undefined,
      style: rotates
        ? ({ '--position': place.position, '--speed': `${speed}ms` } as CSSProperties)
        : undefined,
      onTransitionEnd: (event: TransitionEvent) => settleAtOnce(event, settle),
    },
    slideProps: (slide: number) => slideProps(slide, place, count, slidesToShow, rotates),
  };
}

/**
 * The place at rest is measured before the next move starts from it: a key pressed at this very moment would have the
 * track run from its old place, with the slides in their new ones, and the row empty.
 * https://drafts.csswg.org/css-transitions/#before-change-style
 */
function settleAtOnce({ target, currentTarget }: TransitionEvent, settle: () => void): void {
  if (target !== currentTarget) return;
  flushSync(settle);
  currentTarget.getBoundingClientRect();
}

function slideProps(
  slide: number,
  place: Place,
  count: number,
  slidesToShow: number,
  rotates: boolean,
) {
  if (!rotates) return {};
  const { position, from, heading, moving } = place;
  const shown = slotOf(slide, position, count) < slidesToShow;
  const loop = loopOf(slide, position, count, slidesToShow, heading);
  const slot = slotOf(slide, from, count);
  // A slide that has to leave on one side and come in on the other changes sides half-way, when it is out of view.
  const changesSides = moving && slot < slidesToShow && slide + loop * count !== from + slot;
  return {
    role: 'group',
    'aria-roledescription': 'slide',
    inert: !shown,
    'data-shown': shown ? '' : undefined,
    'data-changes-sides': changesSides ? '' : undefined,
    style: { '--loop': loop * count } as CSSProperties,
  };
}

/** Arrow keys, Home and End, unless they belong to a text field; mirrored in right-to-left text (behaviour C11). */
function onKeyDown(
  event: KeyboardEvent,
  count: number,
  move: (steps: number) => void,
  go: (to: number) => void,
): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (target.closest('input, textarea, select, [contenteditable]')) return;
  const ahead =
    getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') move(event.key === ahead ? 1 : -1);
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(count - 1);
  else return;
  event.preventDefault();
}

/** Before script the row may have been scrolled by hand: the carousel begins with the slide it was scrolled to. */
function useScrolledStart(
  region: RefObject<HTMLElement | null>,
  ready: boolean,
  jump: (to: number) => void,
): void {
  useLayoutEffect(() => {
    const viewport = region.current?.querySelector('.carousel-viewport');
    const slide = viewport?.querySelector('.carousel-slide');
    if (ready || !viewport?.scrollLeft || !slide) return;
    jump(Math.round(Math.abs(viewport.scrollLeft) / slide.clientWidth));
    viewport.scrollLeft = 0;
  }, []);
}

/** When a slide leaves with the focus inside, the focus moves to the slide that took its place (behaviour C8). */
function useFocusKept(
  region: RefObject<HTMLElement | null>,
  position: number,
  count: number,
  slidesToShow: number,
): void {
  const previous = useRef(position);
  useLayoutEffect(() => {
    const slides = [...(region.current?.querySelectorAll<HTMLElement>('.carousel-slide') ?? [])];
    const leaving = slides.findIndex((slide) => slide.contains(document.activeElement));
    const slot = slotOf(leaving, previous.current, count);
    previous.current = position;
    if (leaving < 0 || slotOf(leaving, position, count) < slidesToShow) return;
    const successor = slides[wrap(position + Math.min(slot, slidesToShow - 1), count)];
    (successor?.querySelector<HTMLElement>('a, button') ?? successor)?.focus({
      preventScroll: true,
    });
  }, [position, count, slidesToShow, region]);
}
