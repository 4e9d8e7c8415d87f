import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * The visitor may have scrolled the row before hydration: the carousel starts with the slide at the
 * start of the view.
 */
export function useScrolledStart(
  viewport: RefObject<HTMLElement | null>,
  onScrolled: (to: number) => void,
): void {
  const start = useEffectEvent(onScrolled);
  useLayoutEffect(() => {
    const row = viewport.current;
    const slide = row?.querySelector('.carousel-slide');
    if (!slide || !row?.scrollLeft) return;
    // Negative in right-to-left text.
    start(Math.round(Math.abs(row.scrollLeft) / slide.clientWidth));
    row.scrollLeft = 0;
  }, [viewport]);
}
