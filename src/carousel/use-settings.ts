import { use, useEffect, useLayoutEffect, useState } from 'react';
import { PageShown } from '../shell/page-shown';
import { useHydrated } from '../components/use-hydrated';
import { settingsAt, type CarouselSettings } from './settings';

/** Resize work waits until the window has kept its width this long, in ms (specification, section 9). */
const RESIZE_DEBOUNCE = 50;

/**
 * The settings that hold at the window's width, and whether the browser has been asked yet: before hydration it is
 * the style sheet alone that knows the width. A change of height only changes nothing (behaviour C4).
 */
export function useSettings(settings: CarouselSettings): {
  settings: CarouselSettings;
  ready: boolean;
} {
  const hydrated = useHydrated();
  const [width, setWidth] = useState(() => (hydrated ? window.innerWidth : null));
  const shown = use(PageShown);
  // Also when the page is come back to: the window may have changed.
  useLayoutEffect(() => setWidth(window.innerWidth), [shown]);
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(window.innerWidth), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [shown]);
  return {
    settings: width === null ? settings : settingsAt(settings, width),
    ready: width !== null,
  };
}
