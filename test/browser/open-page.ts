import type { Frozen } from './clock';
import type { Page } from './engines/page';
import { layOutAll } from './engines/source';
import { type SiteOptions, serve } from './site';
import { waitFor } from './wait';

/** Runs in the page. */
const isTakenOver = () => {
  // Where browsers know no idle time script waits for timers.
  (window as Frozen).frozenClock?.tick(0);
  const [page, other] = document.querySelectorAll('main > article:not([hidden])');
  if (!page || other || page.id !== '' || document.querySelectorAll('main > [hidden]').length < 5)
    return false;
  // Before its first frame a page has only what is in sight.
  if (document.querySelector('main > :not([hidden])[data-partial]')) return false;
  const parts = {
    '.carousel': '.carousel[data-ready]',
    '.tabs': '.tabs[data-ready]',
    '.wall-filter': '.wall-filter input',
    '.office-map': '.office-map iframe',
  };
  return Object.entries(parts).every(
    ([part, ready]) => page.querySelectorAll(part).length === page.querySelectorAll(ready).length,
  );
};

export const takenOver = async (page: Page) => {
  await waitFor(page, 'script to have taken the page over', isTakenOver);
  await page.evaluate(layOutAll);
};

/** Goes to an address of the site and waits until script answers there. */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  await takenOver(page);
};

/** Goes to an address whose script does not come, and waits until the document is read to its end. */
export const openEarly = async (page: Page, address: string) => {
  await page.goto(address, 'commit');
  await waitFor(
    page,
    'the end of the document',
    () =>
      document.querySelector('#root > footer')?.checkVisibility() &&
      [...document.querySelectorAll('.page')].some((one) => one.checkVisibility()),
  );
  await page.evaluate(layOutAll);
};

/** The site with its script kept back until `release`. */
export const serveWithoutScript = async (options: SiteOptions = {}) => {
  let release = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  const site = await serve({ ...options, faults: [[/\/site-[^/]*\.js$/, { hold }]] });
  return { ...site, release };
};

export const routes = [
  '#/',
  '#/about-us',
  '#/services',
  '#/language',
  '#/industry',
  '#/contact-us',
] as const;
/** Every page there is to look at. */
export const pages = [...routes, '#/no-such-page'] as const;
