import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Before hydration the row may have been scrolled: the carousel begins with the slide that it was
 * scrolled to.
 */
export function useScrolledStart(
  viewport: RefObject<HTMLElement | null>,
  onScrolled: (to: number) => void,
): void {
  const begin = useEffectEvent(onScrolled);
  useLayoutEffect(() => {
    const row = viewport.current;
    const slide = row?.querySelector('.carousel-slide');
    if (!slide || !row?.scrollLeft) return;
    // Negative in right-to-left text.
    begin(Math.round(Math.abs(row.scrollLeft) / slide.clientWidth));
    row.scrollLeft = 0;
  }, [viewport]);
}
