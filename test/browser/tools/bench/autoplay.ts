import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { urlOf } from './pages';
import { visit } from './visit';

/** What the home page costs while nobody touches it. */
export interface Autoplay {
  /** In ms. */
  readonly mainThread: number;
  readonly styleRecalculations: number;
  /** In bytes, after garbage collection. */
  readonly heapGrowth: number;
}

async function read(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  return { tasks: metric('TaskDuration') * 1000, styles: metric('RecalcStyleCount') };
}

async function heap(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** The home page as it opens, on a quick line and processor. The first rotations warm it up. */
export function measureAutoplay(
  browser: Browser,
  origin: string,
  seconds: number,
): Promise<Autoplay> {
  return visit(browser, { line: false, processor: false }, async (page, cdp) => {
    await page.goto(urlOf(origin, 'site', '/'));
    await page.waitForNetworkIdle({ idleTime: 1500 });
    await wait(7000);
    await cdp.send('Performance.enable');
    const heapBefore = await heap(cdp);
    const before = await read(cdp);
    await wait(seconds * 1000);
    const after = await read(cdp);
    return {
      mainThread: after.tasks - before.tasks,
      styleRecalculations: after.styles - before.styles,
      heapGrowth: (await heap(cdp)) - heapBefore,
    };
  });
}
