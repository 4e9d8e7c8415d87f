import { toExpression } from './engines/in-page';
import type { Page } from './engines/page';

/** What the document has shown since the last call of `takeArrivals`, each change in order. */
interface Seen {
  /** The headings of the visible pages. */
  pages: string[];
  titles: string[];
  announced: string[];
  /** Heading and scroll position in the frames that followed a change of the address. */
  frames: { heading: string; y: number }[];
}

type Watched = Window & { seen?: Seen };

/** Runs in the page, before its own scripts. */
function watch() {
  const seen: Seen = { pages: [], titles: [], announced: [], frames: [] };
  (window as Watched).seen = seen;
  const text = (css: string) => document.querySelector(css)?.textContent ?? '';
  const heading = () => text('main > :not([hidden]) h1');
  let last = { pages: '', titles: '', announced: '' };
  new MutationObserver(() => {
    const announced = text('#root > [role="status"]');
    const now = { pages: heading(), titles: document.title, announced };
    for (const name of ['pages', 'titles', 'announced'] as const)
      if (now[name] && now[name] !== last[name]) seen[name].push(now[name]);
    last = now;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('popstate', async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.frames.push({ heading: heading(), y: scrollY });
    }
  });
}

/** Takes effect from the next document on. */
export function watchArrivals(page: Page) {
  return page.init(toExpression(watch));
}

export function takeArrivals(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { seen } = window as Watched;
    if (!seen) throw new Error('watchArrivals comes before goto');
    const copy = structuredClone(seen);
    for (const list of Object.values(seen)) list.length = 0;
    return copy;
  });
}
