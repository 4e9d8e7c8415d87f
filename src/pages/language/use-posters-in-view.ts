import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { ScriptGroup } from '../../content-model/lists-with-words';
import { posterId } from './arcade';

/** The posters in this band of the window are in view: it begins below the letters. */
const band = '-30% 0px -60%';

/** The ids of the posters in view, and a strip of links, which scrolls to the first one. */
export function usePostersInView(found: readonly ScriptGroup[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const all = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { id = '' } = target.querySelector('h3') ?? {};
          if (isIntersecting) all.add(id);
          else all.delete(id);
        }
        // Between two rows, the last one keeps its marks.
        if (all.size > 0) setInView([...all]);
      },
      { rootMargin: band },
    );
    for (const { id } of found) {
      const poster = document.getElementById(posterId(id))?.closest('.wall-group');
      if (poster) observer.observe(poster);
    }
    return () => observer.disconnect();
  }, [found]);
  useEffect(() => {
    const link = inView.length > 0 && ref.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) scrollTo(link);
  }, [inView]);
  return {
    strip: { ref, onFocus: ({ target }: FocusEvent<HTMLElement>) => scrollTo(target) },
    inView,
  };
}

/** Scrolls the strip only: to scroll a link into view could scroll the page, too. */
function scrollTo(link: HTMLElement): void {
  const row = link.parentElement;
  row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}
