import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { toExpression } from '../harness/engines/in-page';
import type { Page } from '../harness/engines/page';
import { allHashes, otherEditions, ready, serveWithoutScript } from '../harness/open-page';
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
      for (const hash of allHashes) {
        const site = await serveWithoutScript();
        await page.goto(site.url(hash), 'commit');
        await firstPaint(page);
        site.release();
        await ready(page, hash);
        await scrollThrough(page);
        await frames(page, 10);
        await expectNoShift(page, `${hash} at ${width} px`);
      }
    },
    { engines: ['chromium'] },
  );

for (const { tag, file } of otherEditions)
  browserTest(
    `C14: nothing shifts on the home page of the edition ${tag}`,
    async (page) => {
      await page.init(toExpression(watchShifts));
      for (const width of [390, 1280]) {
        await page.setViewport(width, 800);
        const site = await serveWithoutScript();
        await page.goto(`${site.origin}/${file}`, 'commit');
        await firstPaint(page);
        site.release();
        await ready(page, '#/');
        await frames(page, 10);
        await expectNoShift(page, `${file} at ${width} px`);
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
    await frames(page, 4);
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    assert.ok(bar > 0, `scrollbar: ${bar} px`);
    await expectNoShift(page, 'home');
  },
  { engines: ['chromium'], flags: [] },
);

browserTest(
  'C14: a page that does not scroll has no empty strip for the scrollbar',
  async (page) => {
    await page.setViewport(1280, 4000);
    const site = await serve();
    await page.goto(site.url('#/services'));
    await ready(page, '#/services');
    const { scrolls, header, width } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollHeight > innerHeight,
      header: document.querySelector('header')?.getBoundingClientRect().width,
      width: innerWidth,
    }));
    assert.deepEqual({ scrolls, header }, { scrolls: false, header: width });
  },
  { engines: ['chromium'], flags: [] },
);
