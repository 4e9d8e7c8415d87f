import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, openSite, ready } from '../harness/open-page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';
import { eventually, settleScroll, waitFor } from '../harness/wait';

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

/** Runs in the page: the links of the answer, whether all of it can be seen, and what is announced. */
function answer() {
  const field = document.querySelector('#search')?.getBoundingClientRect() ?? new DOMRect();
  const links = [...document.querySelectorAll('.page-head .search-answer a')];
  const covered = links.filter((link) => {
    const { left, top, right, bottom } = link.getClientRects()[0] ?? new DOMRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top < field.bottom || bottom > innerHeight || !link.contains(at);
  });
  const live = [...document.querySelectorAll('.page:not([hidden]) [role="status"]')];
  const isAbove = document.elementFromPoint(field.left + 20, field.top + 20)?.id === 'search';
  return {
    first: links[0]?.textContent ?? '',
    unseen: covered.map(({ textContent }) => textContent),
    isAbove,
    live: live.filter(({ textContent }) => textContent).length,
  };
}

for (const { tag, file } of editions)
  browserTest(
    `F8: what is typed in the head is answered there, with links to the entries (${tag})`,
    async (page) => {
      const { tag: id, autonym } = scriptGroups.at(-1)?.languages.at(-1) ?? {};
      for (const width of [360, 1280]) {
        await page.setViewport(width, 740);
        await openSite(page, `${file}#/language`);
        await page.click('#search');
        const finds = async (typed: string, words: string) => {
          await page.type(typed);
          await eventually(async () => {
            const { first, ...rest } = await page.evaluate(answer);
            return [first.includes(words), rest];
          }, [true, { unseen: [], isAbove: true, live: 1 }]);
          await page.press('Tab');
          await page.press('Enter');
        };
        await finds(`${autonym}`, `${autonym}`);
        const focused = () => [location.hash, document.activeElement?.id];
        await eventually(() => page.evaluate(focused), [`#/language?${id}`, `/language?${id}`]);
        await settleScroll(page);
        const box = await page.evaluate(() =>
          document.activeElement?.getBoundingClientRect().toJSON(),
        );
        assert.ok(box && box.top > 0 && box.bottom <= 740, `the entry at ${box?.top}`);
        await page.back();
        const text = () => document.activeElement?.textContent ?? '';
        await eventually(async () => (await page.evaluate(text)).includes(`${autonym}`), true);
        await page.evaluate(() => document.querySelector<HTMLInputElement>('#search')?.select());
        await page.click('#search');
        await finds('qxqx', 'qxqx');
        await ready(page, '#/contact-us');
      }
    },
    // In WebKit, the window is never active, and nothing matches `:focus-within`.
    { engines: tag === 'en' ? ['chromium', 'firefox'] : ['chromium'] },
  );
