import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, {
  type Browser,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { medians } from './report';
import { ready } from './use';

interface Cost {
  /** In ms. */
  readonly mainThread: number;
  readonly styles: number;
}

/** What 60 s or so of a carousel that moves by itself cost. */
export interface Autoplay extends Cost {
  readonly name: string;
  /** In bytes. */
  readonly heapGrowth: number;
}

const carousels = [
  ['the banner', '.banner'],
  ['the services', '[data-carousel="services"]'],
] as const;

/** Script is not compiled while it runs: the code that grows as it warms up would count as what the site keeps. */
const uncompiled = '--js-flags=--jitless,--no-lazy-feedback-allocation';

const metric = async (cdp: CDPSession, name: string): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? NaN;
};

/** The home page, unthrottled, with a carousel in view, once it has come to rest. */
const openAt = async (
  browser: Browser,
  origin: string,
  inView: string,
): Promise<[Page, CDPSession]> => {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${origin}/#/`);
  await ready(page);
  await page.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
    inView,
  );
  await page.waitForNetworkIdle({ idleTime: 1500 });
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable');
  return [page, cdp];
};

const collected = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
};

const measureTime = async (
  browser: Browser,
  origin: string,
  inView: string,
  seconds: number,
): Promise<Cost> => {
  const [page, cdp] = await openAt(browser, origin, inView);
  await collected(cdp);
  const [tasks, styles] = [
    await metric(cdp, 'TaskDuration'),
    await metric(cdp, 'RecalcStyleCount'),
  ];
  await wait(seconds * 1000);
  const cost = {
    mainThread: ((await metric(cdp, 'TaskDuration')) - tasks) * 1000,
    styles: (await metric(cdp, 'RecalcStyleCount')) - styles,
  };
  await page.close();
  return cost;
};

const measureHeap = async (
  options: LaunchOptions,
  origin: string,
  inView: string,
  seconds: number,
): Promise<number> => {
  const browser = await puppeteer.launch({
    ...options,
    args: [...(options.args ?? []), uncompiled],
  });
  const [, cdp] = await openAt(browser, origin, inView);
  const before = await collected(cdp);
  await wait(seconds * 1000);
  const growth = (await collected(cdp)) - before;
  await browser.close();
  return growth;
};

/** Time, one carousel after the other, the median of three; then, where the time does not matter, both at once for the heap. */
export const measureAutoplay = async (
  browser: Browser,
  options: LaunchOptions,
  origin: string,
  seconds: number,
): Promise<Autoplay[]> => {
  const costs = carousels.map((): Cost[] => []);
  for (let run = 0; run < 3; run += 1) {
    for (const [index, [, inView]] of carousels.entries())
      costs[index]?.push(await measureTime(browser, origin, inView, seconds));
  }
  const growths = await Promise.all(
    carousels.map(([, inView]) => measureHeap(options, origin, inView, seconds)),
  );
  return carousels.map(([name], index) => ({
    name,
    ...medians(costs[index] ?? []),
    heapGrowth: growths[index] ?? NaN,
  }));
};
