import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/schema/routes';
import { takeArrivals, watchArrivals } from '../harness/arrivals';
import { browserTest } from '../harness/browser-test';
import { freezeClock } from '../harness/clock';
import { toExpression } from '../harness/engines/in-page';
import {
  follow,
  headerLink,
  isInHeader,
  open,
  openFresh,
  pageOf,
  pages,
  ready,
} from '../harness/open-page';
import { fileAddress, serve } from '../harness/site';
import { eventually, scrollOn, waitFor } from '../harness/wait';

function here() {
  return {
    y: scrollY,
    entries: history.length,
    focus: document.activeElement?.localName,
  };
}

function onHeading() {
  return document.activeElement?.localName === 'h1' && scrollY === 0;
}

browserTest(
  'R6: a link to the current page scrolls to the top and focuses the heading',
  async (page) => {
    await watchArrivals(page);
    const site = await serve();
    await open(page, site.url('#/services'));
    const { entries } = await page.evaluate(here);
    await takeArrivals(page);
    const inFooter = { css: 'footer nav a', name: pageOf('/services').label };
    const ways = [
      () => page.click(headerLink('/services')),
      () => page.click(inFooter),
      () => page.press('Enter'),
    ];
    for (const way of ways) {
      assert.ok((await scrollOn(page, 700)) > 300, 'the page did not scroll');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.menu [aria-current]')?.focus(),
      );
      await way();
      await waitFor(page, 'focus on the heading', onHeading);
      assert.deepEqual(await page.evaluate(here), { y: 0, entries, focus: 'h1' });
    }
    const { pages, announced } = await takeArrivals(page);
    assert.deepEqual([...pages, ...announced], [], 'shown or announced');
  },
);

browserTest(
  'R6: at #main the logo leads to the top of the same page',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    await page.evaluate(() => void (location.hash = '#main'));
    await eventually(() => page.evaluate(() => location.hash), '#main');
    await scrollOn(page, 600);
    const entries = await page.evaluate(() => history.length);
    await page.click('.site-header .brand');
    await eventually(
      () => page.evaluate(() => [scrollY, document.activeElement?.localName, history.length]),
      [0, 'h1', entries],
    );
  },
  { engines: ['chromium'] },
);

browserTest(
  'R7: the first load neither scrolls nor moves the focus nor announces anything',
  async (page) => {
    await watchArrivals(page);
    const clock = await freezeClock(page);
    const site = await serve();
    for (const path of ['/', '/language'] satisfies RoutePath[]) {
      await openFresh(page, site.url(pageOf(path).hash));
      await clock.advance(1000);
      const { y, focus } = await page.evaluate(here);
      assert.deepEqual([y, focus, (await takeArrivals(page)).announced], [0, 'body', []]);
    }
  },
);

browserTest(
  'R7, R10: arrival scrolls to the top, sets the title, focuses the h1, announces once',
  async (page) => {
    await watchArrivals(page);
    const clock = await freezeClock(page);
    const site = await serve();
    await open(page, site.url());
    const ways = {
      link: (path: RoutePath) => page.click(headerLink(path)),
      hash: (path: RoutePath) =>
        page.evaluate((hash: string) => void (location.hash = hash), `#${path}`),
      address: (path: RoutePath) => page.goto(site.url(`#${path}`)),
    };
    const visits = [
      ['link', '/about-us'],
      ['hash', '/contact-us'],
      ['address', '/language'],
      ['link', '/'],
    ] as const;
    for (const [way, path] of visits) {
      const { title, heading } = pageOf(path);
      await scrollOn(page, 400);
      await takeArrivals(page);
      await ways[way](path);
      await ready(page, `#${path}`);
      await clock.advance(1000);
      // React renders it in another task.
      await waitFor(
        page,
        'an announcement',
        () => document.querySelector('#root > [role="status"]')?.textContent !== '',
      );
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

function marked() {
  return ['.menu', 'footer nav:not(.edition-links)'].map((part) =>
    [...document.querySelectorAll(`${part} [aria-current="page"]`)].map(
      (link) => `${link.getAttribute('aria-current')} ${link.getAttribute('href')}`,
    ),
  );
}

browserTest(
  'R9: one link of the header and the footer is current, and the phone menu closes',
  async (page) => {
    const site = await serve();
    await page.setViewport(390, 740);
    await open(page, site.url('#/services'));
    const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
    for (const { path, hash } of pages) {
      if (isInHeader(path)) {
        await page.click('.menu-button');
        assert.ok(await page.evaluate(isOpen), 'the menu is closed after a press');
      }
      await follow(page, path);
      assert.ok(!(await page.evaluate(isOpen)), `the menu is open at ${hash}`);
      assert.deepEqual(await page.evaluate(marked), [
        isInHeader(path) ? [`page ${hash}`] : [],
        [`page ${hash}`],
      ]);
    }
    await openFresh(page, site.url('#/nope'));
    await waitFor(page, 'the not-found page', () => document.querySelector('main code') !== null);
    assert.deepEqual(await page.evaluate(marked), [[], []]);
  },
  { engines: ['chromium'] },
);

browserTest(
  'R10: from file:// pages open by deep link, by links, by a typed hash, and by Back',
  async (page) => {
    for (const { path, hash } of pages.slice(1)) {
      await openFresh(page, fileAddress(hash));
      await ready(page, `#${path}`);
    }
    await follow(page, '/');
    await follow(page, '/services');
    await page.evaluate(() => void (location.hash = '#/Industry/'));
    await ready(page, '#/industry');
    await eventually(() => page.evaluate(() => location.hash), '#/industry');
    await page.back();
    await ready(page, '#/services');
    await page.forward();
    await ready(page, '#/industry');
    if (page.engine !== 'webkit') assert.deepEqual(await page.messages(), []);
  },
);

/**
 * Runs in the page: follows a link when the site has begun to listen for a new address, but has not
 * rendered its first one.
 */
function followDuringHydration() {
  const { addEventListener } = window;
  const press = () =>
    document.querySelector<HTMLElement>('footer nav a[href="#/services"]')?.click();
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener.apply(window, args);
    // The script in the head listens as well, but earlier.
    if (args[0] === 'hashchange' && document.readyState !== 'loading') setTimeout(press);
  };
}

browserTest(
  'R7: a link followed in the last moment of hydration focuses and announces its page',
  async (page) => {
    if (page.engine === 'chromium') await page.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.init(toExpression(followDuringHydration));
    const site = await serve();
    await page.goto(site.url());
    await ready(page, '#/services');
    const { title } = pageOf('/services');
    const seen = () =>
      page.evaluate(() => [
        document.activeElement?.localName,
        document.querySelector('#root > [role="status"]')?.textContent,
      ]);
    await eventually(seen, ['h1', title]);
  },
  { engines: ['chromium', 'firefox'] },
);
