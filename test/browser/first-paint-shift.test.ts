import assert from 'node:assert/strict';
import { toExpression } from './engines/source';
import { serve } from './site';
import { statement } from './statement';
import { places, siteScript, standing } from './visits';
import { frames, waitFor } from './wait';

type Shifting = Window & { shifts?: string[] };

/** Runs in the page, before its own scripts. */
const watchShifts = () => {
  const shifts: string[] = ((window as Shifting).shifts = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push(`${entry.value} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const width of [390, 1280])
  statement('C14', `Nothing shifts at ${width} px, from first paint over hydration to the end of each page`, async (page) => {
    await page.setViewport(width, 800);
    await page.init(toExpression(watchShifts));
    for (const { path, hash } of places) {
      let release = () => {};
      const hold = new Promise<void>((resolve) => (release = resolve));
      const site = await serve({ faults: [[siteScript, { hold }]] });
      await page.goto(site.url(hash), 'commit');
      await waitFor(page, 'first paint', () => performance.getEntriesByName('first-contentful-paint').length > 0);
      await frames(page, 4);
      release();
      await standing(page, path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
        }
      });
      await frames(page, 10);
      assert.deepEqual(await page.evaluate(() => (window as Shifting).shifts), [], `${path} at ${width}`);
    }
  }, { engines: ['chromium'] });

statement('C14', 'Nothing shifts where scroll bars take room, though the header is painted before there is anything to scroll', async (page) => {
  await page.init(toExpression(watchShifts));
  let come = () => {};
  const pause = new Promise<void>((resolve) => (come = resolve));
  const site = await serve({ faults: [['/index.html', { pause, pauseAt: 0.9 }]] });
  await page.goto(site.url(), 'commit');
  await waitFor(page, 'first paint', () => performance.getEntriesByName('first-contentful-paint').length > 0);
  await frames(page, 4);
  come();
  await standing(page, '/');
  await frames(page, 4);
  assert.ok(await page.evaluate(() => innerWidth > document.documentElement.clientWidth), 'scroll bars take no room');
  assert.deepEqual(await page.evaluate(() => (window as Shifting).shifts), []);
}, { engines: ['chromium'], aside: ['!--hide-scrollbars'] });

statement('C14', 'While the document is on its way the footer waits for the page above it, which would push it down', async (page) => {
  let come = () => {};
  const pause = new Promise<void>((resolve) => (come = resolve));
  const site = await serve({ faults: [['/index.html', { pause, pauseAt: 0.998 }]] });
  await page.goto(site.url(), 'commit');
  await waitFor(page, 'the footer', () => document.querySelector('footer') !== null);
  const shown = () => ['header', 'main h1', 'footer'].map((part) => [...document.querySelectorAll(part)].some((one) => one.checkVisibility()));
  assert.deepEqual(await page.evaluate(shown), [true, false, false]);
  come();
  await standing(page, '/');
  assert.deepEqual(await page.evaluate(shown), [true, true, true]);
}, { engines: ['chromium', 'firefox'] });
