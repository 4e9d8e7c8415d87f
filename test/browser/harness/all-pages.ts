import type { RoutePath } from '../../../src/schema/routes';
import type { Page } from './engines/page';
import { allHashes, ready } from './open-page';

/** Runs in the page: every page is visible, as it was when it was left, and nothing moves. */
export function showAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.page { display: block !important } * { animation: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const show = () => {
    for (const block of document.querySelectorAll<HTMLElement>('.page > *'))
      block.style.removeProperty('display');
  };
  // React may hydrate a page later, and then hide its blocks.
  new MutationObserver(show).observe(document, { subtree: true, attributeFilter: ['style'] });
  show();
}

/**
 * Visits every page of an open edition, home last, and then shows all of them at once, so that a
 * test inspects them in one layout. `prepare` brings pages into another state.
 */
export async function showAllPages(
  page: Page,
  prepare: Partial<Record<RoutePath, (page: Page) => Promise<unknown>>> = {},
) {
  await ready(page);
  for (const hash of allHashes.toReversed()) {
    await page.evaluate((to: string) => void (location.hash = to), hash);
    await ready(page, hash);
    await prepare[hash.slice(1) as RoutePath]?.(page);
  }
  await page.evaluate(showAll);
}
