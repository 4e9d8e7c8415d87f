import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { type CarouselSettings, settingsAt } from './settings';

/** The new width applies when no resize has followed for this long, in ms (behavior C1). */
const RESIZE_DEBOUNCE = 50;

/**
 * The settings for the window's width, and whether that is known: before hydration only the style
 * sheet knows it. A change of height alone changes nothing (behavior C4).
 */
export function useSettings(settings: CarouselSettings): {
  settings: CarouselSettings;
  ready: boolean;
} {
  const hydrated = useHydrated();
  const [width, setWidth] = useState(() => (hydrated ? window.innerWidth : null));
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readWidth = () => setWidth(window.innerWidth);
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
  return {
    settings: width === null ? settings : settingsAt(settings, width),
    ready: width !== null,
  };
}
