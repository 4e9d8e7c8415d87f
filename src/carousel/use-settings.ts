import { useLayoutEffect, useState } from 'react';
import { type CarouselSettings, settingsAt } from './settings';

/** The new width applies when no resize has followed for this long, in ms (behavior C1). */
const RESIZE_DEBOUNCE = 50;

/**
 * The settings for the window's width. `ready` is false until the width is known: before hydration,
 * only the style sheet depends on it. A change of height alone has no effect (behavior C4).
 */
export function useSettings(base: CarouselSettings) {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readWidth = () => setWidth(windowWidth());
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
  }, []);
  return { settings: settingsAt(base, width ?? Infinity), ready: width !== null };
}

/**
 * The width in CSS px, as media queries see it. WebKit shrinks `innerWidth` while the page is
 * zoomed by pinching.
 */
function windowWidth(): number {
  const zoomed = (window.visualViewport?.scale ?? 1) > 1;
  return zoomed ? document.documentElement.clientWidth : window.innerWidth;
}
