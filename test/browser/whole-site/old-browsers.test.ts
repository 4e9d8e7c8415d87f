import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { oldBuilds } from '../harness/engines/types';
import { ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { visitAll } from './visit-all';

browserTest(
  'B2, B3: without script every page can be read and reached in an old Chromium',
  async (page) => {
    const site = await serve();
    await visitAll(page, site.url(), page.engine === 'chromium-92');
  },
  { engines: oldBuilds, preferences: { script: false } },
);

/** Runs in the page: the texts that are cut off by the window's edge, or less than 8 px away. */
function textsAtTheEdge() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.nodeValue?.trim() || text.parentElement?.closest('.carousel, .skip, [aria-hidden]'))
      continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 1 && (left < 8 || right > innerWidth - 8)) found.push(text.nodeValue);
  }
  return found;
}

/** Runs in the page: where the header ends when a visitor has scrolled. */
function headerEnd() {
  scrollTo({ top: 2000, behavior: 'instant' });
  return document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN;
}

browserTest(
  'B2: in an old Chromium home keeps its margins, and on a phone the header does not cover it',
  async (page) => {
    const site = await serve();
    for (const { file } of editions) {
      await page.goto(site.url(file));
      // Blocks that are laid out late would be laid out again for each text.
      await page.evaluate(() => document.documentElement.removeAttribute('data-late'));
      for (const width of [360, 1280]) {
        await page.setViewport(width, 700);
        assert.deepEqual(await page.evaluate(textsAtTheEdge), [], `${file} at ${width} px`);
        const end = width === 360 ? await page.evaluate(headerEnd) : 0;
        assert.ok(end < 200, `the header covers ${end} of 700 px`);
      }
    }
  },
  { engines: oldBuilds },
);

browserTest(
  'B2, B4: with script every page can be read and reached, and it runs completely or not at all',
  async (page) => {
    await page.init(
      `window.errors = []; addEventListener('error', ({ message }) => errors.push(message));`,
    );
    const site = await serve();
    await visitAll(page, site.url());
    const errors = await page.evaluate(() => (window as { errors?: string[] }).errors ?? []);
    assert.deepEqual(errors, []);
    if (page.engine === 'chromium-117') return ready(page);
    const parts = () => document.querySelectorAll('[data-ready]').length;
    assert.equal(await page.evaluate(parts), 0, 'parts that the script has changed');
  },
  { engines: oldBuilds },
);
