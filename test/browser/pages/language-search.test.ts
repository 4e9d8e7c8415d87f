import { scriptGroups } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, ready } from '../harness/open-page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';
import { waitFor } from '../harness/wait';

const first = scriptGroups[0]?.languages[0]?.autonym ?? '';

/** Both fields have the query, and the list is filtered by it. */
function isFiltered(page: Page) {
  return waitFor(
    page,
    `the list, filtered by ${first}`,
    (query: string, all: number) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
      const values = fields.map(({ value }) => value);
      const tiles = document.querySelectorAll('.wall-group').length;
      if (values.every((value) => value === query) && tiles > 0 && tiles < all) return true;
      throw new Error(`fields: ${values}; tiles: ${tiles} of ${all}`);
    },
    first,
    scriptGroups.length,
  );
}

browserTest(
  'R12: what was typed in the search still filters the list after Back',
  async (page) => {
    // A page with such a listener is not kept in the back/forward cache.
    await page.init("addEventListener('unload', () => {});");
    const site = await serve({
      // Firefox restores no field of a page that is not to be stored.
      failures: [[/index\.html$/, { headers: { 'cache-control': 'no-cache' } }]],
      documents: { '/elsewhere.html': '<!doctype html><title>Elsewhere</title><p>Elsewhere' },
    });
    await open(page, site.url('#/language'));
    await states.filtered(page);
    await isFiltered(page);
    await page.goto(site.url('elsewhere.html'));
    await page.back();
    await ready(page, '#/language');
    await isFiltered(page);
  },
  // WebKit always has its cache on Back.
  { engines: ['chromium', 'firefox'] },
);
