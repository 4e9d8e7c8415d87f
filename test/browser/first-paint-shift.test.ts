import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toExpression } from './engines/source';
import { distFolder, serve } from './site';
import { statement } from './statement';
import { places, siteScript, standing } from './visits';
import { frames, waitFor } from './wait';

type Shifting = Window & { shifts?: string[] };

/** Runs in the page, before its own scripts. */
const watchShifts = () => {
  const shifts: string[] = ((window as Shifting).shifts = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      shifts.push(
        `${entry.value} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName)).join(', ')}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const width of [390, 1280])
  statement(
    'C14',
    `Nothing shifts at ${width} px, from first paint over hydration to the end of each page`,
    async (page) => {
      await page.setViewport(width, 800);
      await page.init(toExpression(watchShifts));
      for (const { path: route, hash } of places) {
        let release = () => {};
        const hold = new Promise<void>((resolve) => (release = resolve));
        const site = await serve({ faults: [[siteScript, { hold }]] });
        await page.goto(site.url(hash), 'commit');
        await waitFor(
          page,
          'first paint',
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await frames(page, 4);
        release();
        await standing(page, route);
        await page.evaluate(async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
            scrollTo(0, y);
            for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          }
        });
        await frames(page, 10);
        assert.deepEqual(
          await page.evaluate(() => (window as Shifting).shifts),
          [],
          `${route} at ${width}`,
        );
      }
    },
    { engines: ['chromium'] },
  );

statement(
  'C14',
  'Nothing shifts where scroll bars take room, though the header is painted before there is anything to scroll',
  async (page) => {
    await page.init(toExpression(watchShifts));
    let come = () => {};
    const pause = new Promise<void>((resolve) => (come = resolve));
    const site = await serve({ faults: [['/index.html', { pause, pauseAt: 0.9 }]] });
    await page.goto(site.url(), 'commit');
    await waitFor(
      page,
      'first paint',
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await frames(page, 4);
    come();
    await standing(page, '/');
    await frames(page, 4);
    assert.ok(
      await page.evaluate(() => innerWidth > document.documentElement.clientWidth),
      'scroll bars take no room',
    );
    assert.deepEqual(await page.evaluate(() => (window as Shifting).shifts), []);
  },
  { engines: ['chromium'], aside: ['!--hide-scrollbars'] },
);

const shown = () =>
  ['header', 'main h1', 'footer'].map((part) =>
    [...document.querySelectorAll(part)].some((one) => one.checkVisibility()),
  );

/** How much of the document is there when its script is: browsers paint then, and after it look for the fragment's target. */
const behindScript = async () => {
  const html = await readFile(path.join(distFolder, 'index.html'), 'utf8');
  return Buffer.byteLength(html.split('</script>\n<div')[0] ?? '') / Buffer.byteLength(html);
};

statement(
  'C14',
  'While the document is on its way the footer waits for the page above it, which would push it down',
  async (page) => {
    for (const pauseAt of [0.998, await behindScript()]) {
      let come = () => {};
      const pause = new Promise<void>((resolve) => (come = resolve));
      const site = await serve({
        faults: [
          ['/index.html', { pause, pauseAt }],
          [siteScript, { hold: pause }],
        ],
      });
      await page.goto(site.url(), 'commit');
      await waitFor(page, 'the footer', () => document.querySelector('footer') !== null);
      await frames(page, 6);
      assert.deepEqual(
        await page.evaluate(shown),
        [true, false, false],
        `with ${pauseAt * 100} % of the document there`,
      );
      come();
      await standing(page, '/');
      assert.deepEqual(await page.evaluate(shown), [true, true, true]);
    }
  },
  { engines: ['chromium', 'firefox'] },
);
