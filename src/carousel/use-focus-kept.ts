import { type RefObject, useLayoutEffect, useRef } from 'react';
import { slotOf, wrap } from './position';

/**
 * When a slide leaves with the focus in it, the focus moves to the slide that took its place
 * (behavior C8).
 */
export function useFocusKept(
  region: RefObject<HTMLElement | null>,
  position: number,
  count: number,
  slidesToShow: number,
): void {
  const previous = useRef(position);
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return;
    const slides = [...current.querySelectorAll('.carousel-slide')];
    const leaving = slides.findIndex((slide) => slide.contains(document.activeElement));
    const slot = slotOf(leaving, previous.current, count);
    previous.current = position;
    if (leaving < 0 || slotOf(leaving, position, count) < slidesToShow) return;
    const successor = slides[wrap(position + Math.min(slot, slidesToShow - 1), count)];
    successor?.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  }, [position, count, slidesToShow, region]);
}
