import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { headerLink, open, pageOf, ready } from '../harness/open-page';
import { serve } from '../harness/site';

/** The DOM nodes and listeners that are alive after garbage was collected. */
async function weigh(page: Page) {
  for (let time = 0; time < 3; time += 1) await page.cdp('HeapProfiler.collectGarbage');
  return (await page.cdp('Memory.getDOMCounters')) as { nodes: number; jsEventListeners: number };
}

/** How each page is reached, and which one. */
const round: readonly [by: string, to: RoutePath][] = [
  ['link', '/about-us'],
  ['typed', '/services'],
  ['link', '/language'],
  ['typed', '/industry'],
  ['link', '/contact-us'],
  ['back', '/industry'],
  ['back', '/language'],
  ['forward', '/industry'],
  ['link', '/'],
];

/** Runs in the page: makes each change as soon as the page before has been painted. */
async function goAround(steps: { by: string; hash: string; heading: string; css: string }[]) {
  for (const { by, hash, heading, css } of steps) {
    if (by === 'back' || by === 'forward') history[by]();
    else if (by === 'typed') location.hash = hash;
    else document.querySelector<HTMLElement>(`${css}[href="${hash}"]`)?.click();
    const deadline = performance.now() + 10_000;
    while (document.querySelector('main > :not([hidden]) h1')?.textContent !== heading) {
      if (performance.now() > deadline) throw new Error(`${hash} did not open by ${by}`);
      await new Promise(requestAnimationFrame);
    }
  }
}

browserTest(
  'R11: 180 changes of the route leave no element and no listener behind',
  async (page) => {
    // Each picture has a document with nodes of its own, which come and go with the cache.
    const site = await serve({ failures: [[/\.svg$/, { status: 404 }]] });
    await open(page, site.url());
    const steps = round.map(([by, to]) => ({ by, ...pageOf(to), ...headerLink(to) }));
    for (let time = 0; time < 5; time += 1) await page.evaluate(goAround, steps);
    const first = await weigh(page);
    for (let time = 5; time < 20; time += 1) await page.evaluate(goAround, steps);
    const last = await weigh(page);
    for (const what of ['nodes', 'jsEventListeners'] as const)
      assert.ok(last[what] <= first[what] * 1.02, `${what}: ${first[what]}, then ${last[what]}`);
    await ready(page, '#/');
  },
  { engines: ['chromium'] },
);
