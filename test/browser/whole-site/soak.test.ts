import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/router/routes';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, pageOf } from '../harness/open-page';
import { serve } from '../harness/site';

/** What is alive after garbage was collected. */
async function weigh(page: Page) {
  for (let time = 0; time < 3; time += 1) await page.cdp('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = (await page.cdp('Memory.getDOMCounters')) as {
    nodes: number;
    jsEventListeners: number;
  };
  return { nodes, listeners: jsEventListeners };
}

const round: readonly RoutePath[] = [
  '/about-us',
  '/services',
  '/language',
  '/industry',
  '/contact-us',
];

/** Runs in the page: follows link after link, each as soon as the page before has been painted. */
async function goAround(pages: { hash: string; heading: string }[]) {
  for (const { hash, heading } of pages) {
    document.querySelector<HTMLElement>(`.menu a[href="${hash}"]`)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    if (document.querySelector('main > :not([hidden]) h1')?.textContent !== heading)
      throw new Error(`${hash} did not open`);
  }
}

browserTest(
  'R11: 200 changes of the route leave no element and no listener behind',
  async (page) => {
    // Each picture has a document with nodes of its own, which come and go with the cache.
    const site = await serve({ failures: [[/\.svg$/, { status: 404 }]] });
    await open(page, site.url());
    const pages = Array.from({ length: 20 }, (_, change) =>
      pageOf(change === 19 ? '/' : (round[change % round.length] ?? '/')),
    );
    await page.evaluate(goAround, pages);
    const first = await weigh(page);
    for (let time = 1; time < 10; time += 1) await page.evaluate(goAround, pages);
    const last = await weigh(page);
    for (const what of ['nodes', 'listeners'] as const)
      assert.ok(last[what] <= first[what] * 1.05, `${what}: ${first[what]}, then ${last[what]}`);
  },
  { engines: ['chromium'] },
);
