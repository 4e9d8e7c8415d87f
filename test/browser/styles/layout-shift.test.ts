import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { toExpression } from '../harness/engines/in-page';
import type { Page } from '../harness/engines/page';
import { allHashes, ready, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { frames, scrollThrough, waitFor } from '../harness/wait';

type Shifting = Window & { shifts?: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page, before its own scripts. */
function watchShifts() {
  const shifts: string[] = ((window as Shifting).shifts = []);
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      shifts.push(`${value} ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectNoShift(page: Page, where: string) {
  await frames(page, 4);
  return assert.deepEqual(await page.evaluate(() => (window as Shifting).shifts), [], where);
}

async function firstPaint(page: Page) {
  await waitFor(
    page,
    'the first paint',
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await frames(page, 4);
}

for (const width of [390, 1280])
  browserTest(
    `C14: nothing shifts at ${width} px from the first paint to the end of each page`,
    async (page) => {
      await page.setViewport(width, 800);
      await page.init(toExpression(watchShifts));
      for (const path of [...allHashes, ...editions.slice(1).map(({ file }) => `${file}#/`)]) {
        const site = await serveWithoutScript();
        await page.goto(site.url(path), 'commit');
        await firstPaint(page);
        site.release();
        await ready(page);
        // Editions differ at the top of the home page: in the height of lines, and in wrapping.
        if (path.startsWith('#')) await scrollThrough(page);
        await expectNoShift(page, `${path} at ${width} px`);
      }
    },
    { engines: ['chromium'] },
  );

browserTest(
  'C14: nothing shifts where scrollbars take room and the header is painted first',
  async (page) => {
    await page.init(toExpression(watchShifts));
    const site = await serve({ failures: [[/index\.html$/, { pauseAt: 0.9 }]] });
    await page.goto(site.url(), 'commit');
    await firstPaint(page);
    site.release();
    await ready(page, '#/');
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    assert.ok(bar > 0, `scrollbar: ${bar} px`);
    await expectNoShift(page, 'home');
  },
  { engines: ['chromium'], preferences: { scrollbars: true } },
);
