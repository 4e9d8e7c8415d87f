import type { Browser, Page } from 'puppeteer-core';
import { keepNames, slowdown } from './load';

declare global {
  interface Window {
    longest: number;
  }
}

/** From the press to the frame that shows its answer, in ms, by the browser's own event timing (steps of 8 ms). */
const interaction = async (page: Page, prepare: string, selector: string): Promise<number> => {
  await page.evaluate(
    (found) => document.querySelector(found)?.scrollIntoView({ block: 'center' }),
    prepare,
  );
  await page.evaluate(() => {
    window.longest = -1;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.click(selector);
  // The event's entry comes with the frame after the answer; a press under 16 ms leaves none.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 250))),
      ),
  );
  return page.evaluate(() => Math.max(window.longest, 0));
};

/** Runs in the page: from the press on a link to the frame that shows the new page, in ms. */
const changeRoute = (href: string) =>
  new Promise<number>((resolve) => {
    const shown = () =>
      [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
    const before = shown();
    const link = document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${href}"]`);
    const started = performance.now();
    const look = () => {
      if (shown() === before) return void requestAnimationFrame(look);
      // The next thing after the frame is painted, before what else waits its turn.
      void scheduler.postTask(() => resolve(performance.now() - started), {
        priority: 'user-blocking',
      });
    };
    link?.click();
    requestAnimationFrame(look);
  });

/** Once the page before has come to rest, as when somebody reads it. */
const routeChange = async (page: Page, to: string): Promise<number> => {
  await page.waitForNetworkIdle({ idleTime: 700 });
  return page.evaluate(changeRoute, to);
};

export interface Use {
  readonly [name: string]: number;
}

export const ready = (page: Page) => page.waitForSelector('[data-ready]');

/** A visit to the home page that has come up, on the slowed processor. */
const visitHome = async <Seen>(
  browser: Browser,
  origin: string,
  see: (page: Page) => Promise<Seen>,
): Promise<Seen> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, hasTouch: true });
  await page.evaluateOnNewDocument(keepNames);
  await page.goto(`${origin}/#/`);
  await ready(page);
  await page.emulateCPUThrottling(slowdown);
  const seen = await see(page);
  await context.close();
  return seen;
};

const measurePresses = async (page: Page): Promise<Use> => {
  const menu = await interaction(page, '.site-header', '.menu-button');
  await page.keyboard.press('Escape');
  return {
    'press: menu': menu,
    'press: dot': await interaction(
      page,
      '[data-carousel="services"]',
      '[data-carousel="services"] .carousel-dot:nth-child(2)',
    ),
    'press: tab': await interaction(page, '.mission', '.mission .tab:nth-child(2)'),
    'press: answer': await interaction(
      page,
      '.accordion',
      '.accordion details:nth-child(2) summary',
    ),
  };
};

/** The first change of a visit, which has to load what the others find loaded, leads to another page in each run, and is told apart. */
const measureRoutes = async (
  page: Page,
  [home = '/', ...others]: readonly string[],
  run: number,
): Promise<Use> => {
  const first = others[run % others.length] ?? home;
  const use: Record<string, number> = {
    'route: the first of a visit': await routeChange(page, `#${first}`),
  };
  for (const path of [...others.filter((other) => other !== first), home, first])
    use[`route: ${path}`] = await routeChange(page, `#${path}`);
  return use;
};

/** Presses and, in a visit of their own, route changes, in ms. */
export const measureUse = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
  run: number,
): Promise<Use> => ({
  ...(await visitHome(browser, origin, measurePresses)),
  ...(await visitHome(browser, origin, (page) => measureRoutes(page, paths, run))),
});
