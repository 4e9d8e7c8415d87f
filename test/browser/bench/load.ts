import type { Browser, Page } from 'puppeteer-core';

/** 1.6 Mbit/s down, 150 ms there and back, a processor four times slower: a phone on a poor line. */
const line = { download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, latency: 150 };
export const slowdown = 4;

export interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocking: number;
  readonly pressAnswered: number;
}

interface Watched {
  shift: number;
  largest: number;
  tasks: { start: number; duration: number }[];
  answered: number;
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** What tsx wraps named functions in, which stays behind when one is sent into the page. */
export const keepNames = 'globalThis.__name = (named) => named;';

/** Runs in the page before its own script. The first paint presses the menu's button, as an impatient visitor would. */
const watch = () => {
  const watched: Watched = { shift: 0, largest: 0, tasks: [], answered: 0 };
  window.watched = watched;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe(
    'layout-shift',
    (entry) => (watched.shift += (entry as PerformanceEntry & { value: number }).value),
  );
  observe('largest-contentful-paint', (entry) => (watched.largest = entry.startTime));
  observe('longtask', ({ startTime, duration }) =>
    watched.tasks.push({ start: startTime, duration }),
  );
};

/** Presses the menu's button once it is painted; the answer is the first frame that shows the menu. */
const pressMenu = async (page: Page) => {
  const button = await page.waitForSelector('.menu-button', { visible: true });
  await page.evaluate(() => {
    document.getElementById('menu')?.addEventListener('toggle', () => {
      requestAnimationFrame(() => setTimeout(() => (window.watched.answered = performance.now())));
    });
  });
  await button?.click();
  await page.waitForFunction(() => window.watched.answered > 0);
};

/** One visit with an empty cache. Sizes in bytes on the line, times in ms since the navigation began. */
export const measureLoad = async (
  browser: Browser,
  url: string,
  pressing: boolean,
): Promise<Load> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  const cdp = await page.createCDPSession();
  await cdp.send('Network.enable');
  const seen = { bytes: 0, requests: 0 };
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    seen.requests += 1;
  });
  await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluateOnNewDocument(keepNames);
  await page.evaluateOnNewDocument(watch);
  await page.goto(url, { waitUntil: pressing ? 'domcontentloaded' : 'networkidle0' });
  if (pressing) await pressMenu(page);
  else await page.waitForNetworkIdle({ idleTime: 1500 });
  const load = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { shift, largest, tasks, answered } = window.watched;
    const over = tasks
      .filter(({ start }) => start >= first)
      .map(({ duration }) => Math.max(duration - 50, 0));
    return {
      firstPaint: first,
      largestPaint: largest,
      shift,
      blocking: over.reduce((sum, ms) => sum + ms, 0),
      pressAnswered: answered,
    };
  });
  await context.close();
  return { ...load, ...seen };
};
