import { toExpression } from './engines/in-page';
import type { Page } from './engines/page';

/** What the document did since the last call of `takeArrivals`, in order. */
export type Seen = {
  /** The headings of the pages that became visible. */
  pages: string[];
  titles: string[];
  announced: string[];
  /** Heading and scroll position in the frames that followed a change of the address. */
  frames: { heading: string; y: number }[];
};

type Watched = Window & { seen?: Seen };

/** Runs in the page, before its own scripts. */
const watch = () => {
  const seen: Seen = ((window as Watched).seen = {
    pages: [],
    titles: [],
    announced: [],
    frames: [],
  });
  const read = ({ target, type, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const came = type === 'attributes' ? [target] : element?.id === 'main' ? [...addedNodes] : [];
    for (const one of came as Element[])
      if (one.matches('main > article:not([hidden])'))
        seen.pages.push(one.querySelector('h1')?.textContent ?? '');
    if (element?.localName === 'title' && addedNodes.length > 0)
      seen.titles.push(element.textContent);
    // Emptied in between, so that the same words are announced again.
    if (element?.matches('#root > [role="status"]') && element.textContent)
      seen.announced.push(element.textContent);
  };
  const observer = new MutationObserver((records) => records.forEach(read));
  observer.observe(document, {
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
    subtree: true,
  });
  addEventListener('popstate', async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.frames.push({
        heading: document.querySelector('main > :not([hidden]) h1')?.textContent ?? '',
        y: scrollY,
      });
    }
  });
};

/** From the next document on. */
export const watchArrivals = (page: Page) => page.init(toExpression(watch));

export const takeArrivals = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as Watched;
    if (!seen) throw new Error('watchArrivals has to come before goto');
    const { pages, titles, announced, frames } = seen;
    return {
      pages: pages.splice(0),
      titles: titles.splice(0),
      announced: announced.splice(0),
      frames: frames.splice(0),
    };
  });
