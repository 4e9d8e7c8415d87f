import assert from 'node:assert/strict';
import type { RoutePath } from '../../src/router/routes';
import { look, watchArrivals } from './arrivals';
import { freezeClock } from './clock';
import { countLeftovers, leftovers } from './leftovers';
import { fileAddress, serve } from './site';
import { statement } from './statement';
import {
  follow,
  headerLink,
  openAnew,
  placeOf,
  places,
  scrollOn,
  standing,
  tidied,
} from './visits';
import { waitFor } from './wait';

const here = () => ({
  y: scrollY,
  entries: history.length,
  focus: document.activeElement?.localName,
});
const onHeading = () => document.activeElement?.localName === 'h1' && scrollY === 0;

statement(
  'R6',
  'A link to the current route scrolls to the top and focuses the heading, without a history entry',
  async (page) => {
    await watchArrivals(page);
    const site = await serve();
    await page.goto(site.url('#/services'));
    await standing(page, '/services');
    const { entries } = await page.evaluate(here);
    await look(page);
    const inFooter = { css: 'footer nav a', name: placeOf('/services').label };
    const ways = [
      () => page.click(headerLink('/services')),
      () => page.click(inFooter),
      () => page.press('Enter'),
    ];
    for (const way of ways) {
      assert.ok((await scrollOn(page, 700)) > 300);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.site-header nav [aria-current]')?.focus(),
      );
      await way();
      await waitFor(page, 'focus on the heading', onHeading);
      assert.deepEqual(await page.evaluate(here), { y: 0, entries, focus: 'h1' });
    }
    const { pages, announced } = await look(page);
    assert.deepEqual([...pages, ...announced], []);
  },
);

statement(
  'R7',
  'On first load nothing moves, nothing takes the focus, and nothing is announced',
  async (page) => {
    await watchArrivals(page);
    const clock = await freezeClock(page);
    const site = await serve();
    for (const path of ['/', '/language'] satisfies RoutePath[]) {
      await openAnew(page, site.url(placeOf(path).hash));
      await clock.advance(0);
      await standing(page, path);
      await clock.advance(1000);
      const { y, focus } = await page.evaluate(here);
      assert.deepEqual([y, focus, (await look(page)).announced], [0, 'body', []]);
    }
  },
);

statement(
  'R7, R10',
  'Arrival: top, title, focus on the heading, one announcement; one navigation renders once',
  async (page) => {
    await watchArrivals(page);
    const clock = await freezeClock(page);
    const site = await serve();
    await page.goto(site.url());
    await clock.advance(0);
    await standing(page, '/');
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
      const { title, heading } = placeOf(path);
      await scrollOn(page, 400);
      await look(page);
      await ways[way](path);
      await standing(page, path);
      await clock.advance(1000);
      // React paints it in a task of its own.
      await waitFor(
        page,
        'an announcement',
        () => document.querySelector('#root > [role="status"]')?.textContent !== '',
      );
      const { frames, ...seen } = await look(page);
      assert.deepEqual(seen, { pages: [heading], titles: [title], announced: [title] }, way);
      assert.ok(
        frames.length > 0 && frames.every((frame) => frame.heading === heading && frame.y === 0),
        JSON.stringify(frames),
      );
      assert.equal((await page.evaluate(here)).focus, 'h1');
    }
  },
);

const marked = () =>
  ['.site-header nav', 'footer nav'].map((part) =>
    [...document.querySelectorAll(`${part} [aria-current]`)].map(
      (link) => `${link.getAttribute('aria-current')} ${link.getAttribute('href')}`,
    ),
  );

statement(
  'R9',
  'One header link and its footer twin are marked, and the phone menu closes on arrival',
  async (page) => {
    const site = await serve();
    await page.setViewport(390, 740);
    await page.goto(site.url('#/services'));
    await standing(page, '/services');
    const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
    for (const { path, hash } of places) {
      await page.click('.menu-button');
      assert.ok(await page.evaluate(isOpen));
      await follow(page, path);
      assert.ok(!(await page.evaluate(isOpen)));
      assert.deepEqual(await page.evaluate(marked), [[`page ${hash}`], [`page ${hash}`]]);
    }
    await openAnew(page, site.url('#/nope'));
    await waitFor(page, 'the not-found page', () => document.querySelector('main code') !== null);
    assert.deepEqual(await page.evaluate(marked), [[], []]);
  },
);

statement(
  'R10',
  'From file:// the pages open by deep link, by links, by a hash set by hand, and by Back',
  async (page) => {
    for (const { path, hash } of places.slice(1)) {
      await openAnew(page, fileAddress(hash));
      await standing(page, path);
    }
    await follow(page, '/');
    await follow(page, '/services');
    await page.evaluate(() => void (location.hash = '#/Industry/'));
    await standing(page, '/industry');
    await tidied(page, '#/industry');
    await page.back();
    await standing(page, '/services');
    await page.forward();
    await standing(page, '/industry');
    if (page.engine !== 'webkit') assert.deepEqual(await page.messages(), []);
  },
);

statement(
  'R11',
  'Leaving a page leaves no timer, no listener and no observer behind',
  async (page) => {
    await countLeftovers(page);
    const clock = await freezeClock(page);
    const site = await serve();
    await page.goto(site.url('#/contact-us'));
    await clock.advance(0);
    await standing(page, '/contact-us');
    await clock.advance(1000);
    const before = await leftovers(page);
    assert.deepEqual([await clock.pending(), before.observers], [0, 0]);
    await follow(page, '/');
    await clock.advance(1000);
    const busy = await leftovers(page);
    assert.ok(
      busy.observers > 0 &&
        busy.listeners.length > before.listeners.length &&
        Number(await clock.pending()) > 0,
    );
    for (const path of [
      '/about-us',
      '/services',
      '/language',
      '/industry',
      '/',
      '/contact-us',
    ] satisfies RoutePath[])
      await follow(page, path);
    await clock.advance(1000);
    assert.deepEqual([await clock.pending(), await leftovers(page)], [0, before]);
  },
);
