import { toExpression } from './engines/in-page';
import type { Page } from './engines/page';

/** What the document did since the last call of `takeArrivals`, in order. */
type Seen = {
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
  const seen: Seen = { pages: [], titles: [], announced: [], frames: [] };
  (window as Watched).seen = seen;
  const heading = (article: Element | null) => article?.querySelector('h1')?.textContent ?? '';
  const read = ({ target, type, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    for (const node of type === 'attributes' ? [target] : addedNodes)
      if (node instanceof Element && node.matches('main > article:not([hidden])'))
        seen.pages.push(heading(node));
    if (element?.localName === 'title' && addedNodes.length > 0)
      seen.titles.push(element.textContent);
    // The live region is emptied first, so that a repeated text is announced again.
    if (element?.matches('#root > [role="status"]') && element.textContent)
      seen.announced.push(element.textContent);
  };
  new MutationObserver((records) => records.forEach(read)).observe(document, {
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
    subtree: true,
  });
  addEventListener('popstate', async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      const page = document.querySelector('main > :not([hidden])');
      seen.frames.push({ heading: heading(page), y: scrollY });
    }
  });
};

/** Takes effect from the next document on. */
export const watchArrivals = (page: Page) => page.init(toExpression(watch));

export const takeArrivals = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as Watched;
    if (!seen) throw new Error('watchArrivals comes before goto');
    const copy = structuredClone(seen);
    for (const list of Object.values(seen)) list.length = 0;
    return copy;
  });
