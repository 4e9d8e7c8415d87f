import { setTimeout as delay } from 'node:timers/promises';
import { headings } from '../../src/content/en/pages';
import { titles } from '../../src/content/pages';
import { navLabels } from '../../src/content/en/interface';
import { type RoutePath, routes } from '../../src/router/routes';
import type { Frozen } from './clock';
import type { Page } from './engines/page';
import { waitFor, waitWithin } from './wait';

export const places = routes.map((path) => ({
  path,
  hash: `#${path}` as const,
  title: titles[path],
  heading: headings[path].h1,
  label: navLabels[path],
}));

export const placeOf = (path: RoutePath) => {
  const place = places.find((one) => one.path === path);
  if (!place) throw new Error(`${path} is no route`);
  return place;
};

/** The site's one script, and not the one that the tests put before it. */
export const siteScript = /\/site-[^/]*\.js$/;

type Kept = { heading: string; title: string };

/** Runs in the page. Once script has taken over, the current page alone shows, whole, and the others stand ready behind it. */
const standsAlone = ({ heading, title }: Kept) => {
  // Where browsers know no idle time script waits for timers.
  (window as Frozen).frozenClock?.tick(0);
  const shown = [...document.querySelectorAll('main > :not([hidden]) h1')].map(
    (one) => one.textContent,
  );
  const count = (css: string) => document.querySelectorAll(css).length;
  const found = [
    count('main > [hidden]'),
    count('main > [data-partial]'),
    document.title,
    ...shown,
  ];
  if (JSON.stringify(found) === JSON.stringify([5, 5, title, heading])) return true;
  throw new Error(JSON.stringify(found));
};

/** Waits until script runs the site and the page of this route is the one that stands. */
export const standing = async (page: Page, path: RoutePath, frame?: string) => {
  const there = frame === undefined ? page : { ...page, evaluate: page.inFrame(frame) };
  const { heading, title } = placeOf(path);
  await waitWithin(10_000, there, `the page ${path}`, standsAlone, { heading, title });
};

/** A document of its own: from one hash to another the browser would keep the one that it has. */
export const openAnew = async (page: Page, url: string) => {
  await page.goto('about:blank');
  await page.goto(url);
};

export const headerLink = (path: RoutePath) => ({
  css: '.site-header nav a',
  name: navLabels[path],
});

/** Through the header, as visitors go. */
export const follow = async (page: Page, path: RoutePath, frame?: string) => {
  await page.click(headerLink(path), frame === undefined ? {} : { frame });
  await standing(page, path, frame);
};

/** The address follows once the page is painted. */
export const tidied = (page: Page, tidy: string) =>
  waitFor(page, 'the tidy address', (wish: string) => location.hash === wish, tidy);

/** Runs in the page: the browser moves on for some frames after the wheel has stopped. */
const afterScroll = async (before: number) => {
  let last = before;
  for (let still = 0, frame = 0; still < 8 && frame < 240; frame += 1) {
    await new Promise(requestAnimationFrame);
    still = scrollY === last && last !== before ? still + 1 : 0;
    last = scrollY;
  }
  return scrollY;
};

/** With the wheel, which WebKit's driver drops or delivers late; returns where the page came to rest. */
export const scrollOn = async (page: Page, by: number): Promise<number> => {
  const before = await page.evaluate(() => scrollY);
  if (page.engine === 'webkit') await page.evaluate((y: number) => void scrollBy(0, y), by);
  else await page.wheel({ x: 600, y: 500 }, { x: 0, y: by });
  const after = await page.evaluate(afterScroll, before);
  // A wheel that turns while the page is being replaced is lost, for visitors too: they turn it again.
  return after === before ? scrollOn(page, by) : after;
};

/** Asks the test's side, where waitFor asks the page. */
export const until = async (
  what: string,
  isSo: () => Promise<boolean> | boolean,
  milliseconds = 10_000,
): Promise<void> => {
  const deadline = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`Waited ${milliseconds} ms in vain for ${what}`);
    await delay(16);
  }
};
