import { useLayoutEffect, useState } from 'react';
import { type CarouselSettings, settingsAt, widerThan } from './settings';

/** The new width applies when no resize has followed for this long, in ms (behavior C1). */
const RESIZE_DEBOUNCE = 50;

/**
 * The settings for the window. Media queries decide, as in the style sheet: `innerWidth` rounds a
 * fractional width up, and WebKit shrinks it while the page is zoomed by pinching. `ready` is false
 * until the width is known: before hydration, only the style sheet depends on it. A change of
 * height alone has no effect (behavior C4).
 */
export function useSettings(base: CarouselSettings) {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readWidth = () => {
      const fitting = base.responsive
        .map(({ breakpoint }) => breakpoint)
        .filter((breakpoint) => !window.matchMedia(widerThan(breakpoint)).matches);
      setWidth(Math.min(...fitting));
    };
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(readWidth, RESIZE_DEBOUNCE);
    };
    readWidth();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [base]);
  return { settings: settingsAt(base, width ?? Infinity), ready: width !== null };
}
