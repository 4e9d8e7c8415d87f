import type { Browser } from 'puppeteer-core';
import { visit } from './visit';

/** Times in ms since the navigation began. */
export interface Load {
  readonly bytes: number;
  /** When the heading of the page has been painted. */
  readonly heading: number;
  readonly largestPaint: number;
  /** How long tasks of over 50 ms blocked the main thread beyond these 50 ms, from 0 to 5 s. */
  readonly blocked: number;
}

declare global {
  interface Window {
    bench: { largest: number; heading: number; blocked: number };
  }
}

/** Runs in the page before its own script. */
function observe() {
  window.bench = { largest: 0, heading: 0, blocked: 0 };
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => (window.bench.largest = entry.startTime));
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

export function measureLoad(browser: Browser, url: string): Promise<Load> {
  return visit(browser, async (page, cdp) => {
    let bytes = 0;
    await cdp.send('Network.enable');
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.evaluateOnNewDocument(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: 1000 });
    await page.waitForFunction(() => performance.now() > 5000);
    const times = await page.evaluate(() => ({
      heading: window.bench.heading,
      blocked: window.bench.blocked,
      largestPaint: window.bench.largest,
    }));
    return { bytes, ...times };
  });
}
