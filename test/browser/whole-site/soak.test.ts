import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { RoutePath } from '../../../src/router/routes';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { pageOf, ready } from '../harness/open-page';
import { serve } from '../harness/site';

const measures = ['heap', 'objects', 'nodes', 'listeners'] as const;
type Weight = Record<(typeof measures)[number], number>;

/** The number of live JavaScript objects. Counting them collects garbage first. */
async function countObjects(page: Page): Promise<number> {
  const { result } = (await page.cdp('Runtime.evaluate', { expression: 'Object.prototype' })) as {
    result: { objectId: string };
  };
  const query = { prototypeObjectId: result.objectId, objectGroup: 'soak' };
  const { objects } = (await page.cdp('Runtime.queryObjects', query)) as {
    objects: { objectId: string };
  };
  const ask = {
    functionDeclaration: 'function () { return this.length }',
    objectId: objects.objectId,
  };
  const { result: count } = (await page.cdp('Runtime.callFunctionOn', ask)) as {
    result: { value: number };
  };
  await page.cdp('Runtime.releaseObjectGroup', { objectGroup: 'soak' });
  return count.value;
}

async function weighOnce(page: Page): Promise<Weight> {
  const objects = await countObjects(page);
  await page.cdp('HeapProfiler.collectGarbage');
  const { usedSize } = (await page.cdp('Runtime.getHeapUsage')) as { usedSize: number };
  const { nodes, jsEventListeners } = (await page.cdp('Memory.getDOMCounters')) as {
    nodes: number;
    jsEventListeners: number;
  };
  return { heap: usedSize, objects, nodes, listeners: jsEventListeners };
}

/** The smallest of three measurements, because garbage that is not yet collected does not count. */
async function weigh(page: Page): Promise<Weight> {
  const tries = [await weighOnce(page), await weighOnce(page), await weighOnce(page)];
  const least = (what: keyof Weight) => Math.min(...tries.map((one) => one[what]));
  return {
    heap: least('heap'),
    objects: least('objects'),
    nodes: least('nodes'),
    listeners: least('listeners'),
  };
}

/**
 * Does the same ten times. After the last time, there may be 5 % more than after the first, 10 % in
 * the heap.
 */
async function soak(page: Page, t: TestContext, tenth: () => Promise<void>) {
  await tenth();
  const first = await weigh(page);
  for (let done = 1; done < 10; done += 1) await tenth();
  const last = await weigh(page);
  for (const what of measures) {
    const percent = ((last[what] / first[what] - 1) * 100).toFixed(2);
    const growth = `${what}: ${percent} % (from ${first[what]} to ${last[what]})`;
    t.diagnostic(growth);
    // The heap also holds what the engine collects about code that runs often.
    assert.ok(last[what] <= first[what] * (what === 'heap' ? 1.1 : 1.05), growth);
  }
}

/**
 * The site without pictures: each of them has a document with nodes of its own, which come and go
 * with the cache.
 */
async function openLight(page: Page) {
  // In a larger window, painting would take longer than the work that is measured.
  await page.setViewport(768, 300);
  const site = await serve({ failures: [[/\.svg$/, { status: 404 }]] });
  await page.goto(site.url());
  await ready(page, '#/');
}

// Without these compilers, because the code that they produce would count as growth of the site.
const flags = ['--js-flags=--no-opt,--no-maglev,--no-sparkplug'];
const oneEngine = { engines: ['chromium' as const], flags, timeout: 360_000 };

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
  'R11: 200 changes of the route leak no memory',
  async (page, t) => {
    await openLight(page);
    const pages = Array.from({ length: 20 }, (_, change) =>
      pageOf(change === 19 ? '/' : (round[change % round.length] ?? '/')),
    );
    await soak(page, t, () => page.evaluate(goAround, pages));
  },
  oneEngine,
);
