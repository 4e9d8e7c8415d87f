import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/schema/routes';
import { takeArrivals, watchArrivals } from '../harness/arrivals';
import { browserTest } from '../harness/browser-test';
import { freezeClock } from '../harness/clock';
import { headerLink, open, openFresh, pageOf, ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, scrollOn, waitFor } from '../harness/wait';

function here() {
  return {
    y: scrollY,
    entries: history.length,
    focus: document.activeElement?.localName,
  };
}

browserTest(
  'R6: a link to the current page, and the skip link, lead to its heading at the top',
  async (page) => {
    await watchArrivals(page);
    const site = await serve();
    await open(page, site.url('#/services'));
    const { entries } = await page.evaluate(here);
    await takeArrivals(page);
    const byKey = (css: string) => async () => {
      await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), css);
      await page.press('Enter');
    };
    const ways = [
      () => page.click(headerLink('/services')),
      () => page.click({ css: 'footer nav a', name: pageOf('/services').label }),
      byKey('.menu [aria-current]'),
      byKey('.skip'),
    ];
    for (const way of ways) {
      assert.ok((await scrollOn(page, 700)) > 300, 'the page did not scroll');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await way();
      await eventually(() => page.evaluate(here), { y: 0, entries, focus: 'h1' });
    }
    const { pages, announced } = await takeArrivals(page);
    assert.deepEqual([...pages, ...announced], [], 'shown or announced');
  },
);

browserTest(
  'R7, R10: the first load changes nothing; an arrival scrolls, titles, focuses, announces once',
  async (page) => {
    await watchArrivals(page);
    const clock = await freezeClock(page);
    const site = await serve();
    await openFresh(page, site.url('#/language'));
    await clock.advance(1000);
    const { y, focus } = await page.evaluate(here);
    assert.deepEqual([y, focus, (await takeArrivals(page)).announced], [0, 'body', []]);
    const ways = {
      link: (path: RoutePath) => page.click(headerLink(path)),
      hash: (path: RoutePath) =>
        page.evaluate((hash: string) => void (location.hash = hash), `#${path}`),
      address: (path: RoutePath) => page.goto(site.url(`#${path}`)),
    };
    const visits = [
      ['link', '/about-us'],
      ['hash', '/contact-us'],
      ['address', '/services'],
    ] as const;
    for (const [way, path] of visits) {
      const { title, heading } = pageOf(path);
      await scrollOn(page, 400);
      await takeArrivals(page);
      await ways[way](path);
      await ready(page, `#${path}`);
      await clock.advance(1000);
      // React renders it in another task.
      const announced = () => document.querySelector('#root > [role="status"]')?.textContent;
      await waitFor(page, 'an announcement', announced);
      const { frames, ...seen } = await takeArrivals(page);
      assert.deepEqual(seen, { pages: [heading], titles: [title], announced: [title] }, way);
      assert.ok(
        frames.length > 0 && frames.every((frame) => frame.heading === heading && frame.y === 0),
        JSON.stringify(frames),
      );
      assert.equal((await page.evaluate(here)).focus, 'h1', 'focused element');
    }
  },
);
