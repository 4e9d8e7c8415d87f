import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/schema/routes';
import { takeArrivals, watchArrivals } from '../harness/arrivals';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { follow, open, pageOf, ready } from '../harness/open-page';
import { fileAddress, serve } from '../harness/site';
import { frames, scrollOn } from '../harness/wait';

function scrolled(page: Page) {
  return page.evaluate(() => scrollY);
}

/** Waits for the page; every frame that shows it must show it where the visitor left it. */
async function returned(page: Page, path: RoutePath, y: number) {
  await ready(page, `#${path}`);
  await frames(page, 6);
  const seen = await takeArrivals(page);
  const { heading } = pageOf(path);
  assert.equal(await scrolled(page), y, `scrolled to, at ${path}`);
  assert.deepEqual(
    seen.frames.filter((frame) => frame.heading === heading && frame.y !== y),
    [],
    `${path} at ${y}`,
  );
  return seen.pages;
}

/** Tall, short, tall, with a scroll on each. */
async function walk(page: Page) {
  const trail: [RoutePath, number][] = [
    ['/', 1303],
    ['/contact-us', 211],
    ['/language', 2417],
    ['/industry', 96],
  ];
  const left: [RoutePath, number][] = [];
  for (const [path, by] of trail) {
    if (path !== '/') await follow(page, path);
    left.push([path, await scrollOn(page, by)]);
  }
  assert.ok(
    left.every(([, y]) => y > 50),
    JSON.stringify(left),
  );
  return left;
}

async function backAndForth(page: Page, url: string) {
  await watchArrivals(page);
  await open(page, url);
  const left = await walk(page);
  await takeArrivals(page);
  for (const [path, y] of left.toReversed().slice(1)) {
    await page.back();
    assert.deepEqual(await returned(page, path, y), [pageOf(path).heading]);
  }
  for (const [path, y] of left.slice(1)) {
    await page.forward();
    assert.deepEqual(await returned(page, path, y), [pageOf(path).heading]);
  }
  return left;
}

browserTest(
  'R8: Back and Forward restore the scroll position to the pixel in the first frame',
  async (page) => {
    const site = await serve();
    await backAndForth(page, site.url());
  },
);

browserTest(
  'R8: Back and Forward restore the position from file:// and after a reload',
  async (page) => {
    const left = await backAndForth(page, fileAddress());
    const [path, y] = left.at(-1) ?? ['/', 0];
    await page.reload();
    await ready(page, `#${path}`);
    await frames(page, 4);
    assert.equal(await scrolled(page), y, 'scrolled to');
    await takeArrivals(page);
    for (const [earlier, where] of left.toReversed().slice(1)) {
      await page.back();
      await returned(page, earlier, where);
    }
  },
  { engines: ['chromium', 'firefox'] },
);
