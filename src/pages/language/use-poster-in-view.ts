import { useEffect, useRef, useState } from 'react';
import type { ScriptGroup } from '../../content-model/lists-with-words';
import { posterId } from './arcade';

/** The poster at this height of the window is the current one. */
const height = '-40% 0px -60%';

/** The id of the poster that is in view, and a strip of links, which scrolls to the current one. */
export function usePosterInView(found: readonly ScriptGroup[]) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.querySelector('h3')?.id);
      },
      { rootMargin: height },
    );
    for (const { id } of found) {
      const poster = document.getElementById(posterId(id))?.closest('.wall-group');
      if (poster) observer.observe(poster);
    }
    return () => observer.disconnect();
  }, [found]);
  useEffect(() => {
    const row = strip.current;
    const link = current && row?.querySelector<HTMLElement>('[aria-current]');
    // Scrolling the link into view could scroll the page, too.
    if (link) row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return { strip, current };
}
