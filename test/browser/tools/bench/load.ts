import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';

/** A phone: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const line = { download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, latency: 150 };
const slowdown = 4;
export const conditions = '1.6 Mbit/s, 150 ms, processor 4 times slower, 412 x 823, empty cache';

/** What a browser does about its new window must not fall on the visit, in ms. */
const settling = 600;

/** A whole browser: the headless shell skips work that visitors' browsers do. */
export function launch() {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/** Times in ms since the navigation began. */
interface Times {
  /** When the heading of the page has been painted. */
  heading: number;
  largestPaint: number;
  /** How long tasks of over 50 ms blocked the main thread beyond these 50 ms, from 0 to 5 s. */
  blocked: number;
}

export interface Load extends Times {
  bytes: number;
}

declare global {
  interface Window {
    bench: Times;
  }
}

/** Runs in the page before its own script. */
function observe() {
  window.bench = { heading: 0, largestPaint: 0, blocked: 0 };
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => (window.bench.largestPaint = entry.startTime));
  on('longtask', ({ startTime, duration }) => {
    if (startTime < 5000) window.bench.blocked += duration - 50;
  });
  const lookForHeading = () => {
    const headings = [...document.querySelectorAll('main h1')];
    if (!headings.some((each) => each.checkVisibility()))
      return requestAnimationFrame(lookForHeading);
    // The first task after the frame, before any other that waits.
    return scheduler.postTask(() => (window.bench.heading = performance.now()), {
      priority: 'user-blocking',
    });
  };
  requestAnimationFrame(lookForHeading);
}

/** Loads a page in a new context, so with an empty cache. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A machine with other work takes its time; one slow visit must not end a run of an hour.
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slowdown);
  // tsx wraps named functions in a helper that a function sent into the page leaves behind.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named;');
  const cdp = await page.createCDPSession();
  let bytes = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.evaluateOnNewDocument(observe);
  await wait(settling);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForNetworkIdle({ idleTime: 1000 });
  await page.waitForFunction(() => performance.now() > 5000);
  const times = await page.evaluate(() => window.bench);
  await context.close();
  return { bytes, ...times };
}
