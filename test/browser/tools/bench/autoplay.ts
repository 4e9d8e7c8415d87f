import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { urlOf, type Variant } from './pages';
import { medianOf, ratio, table, whole } from './report';
import { visit } from './visit';

/** What the home page costs while nobody touches it. */
interface Autoplay {
  /** In ms. */
  readonly mainThread: number;
  readonly layouts: number;
  readonly styleRecalculations: number;
  /** In bytes, after garbage collection. */
  readonly heapGrowth: number;
}

async function read(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  return {
    tasks: metric('TaskDuration') * 1000,
    layouts: metric('LayoutCount'),
    styles: metric('RecalcStyleCount'),
  };
}

async function heap(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** The home page as it opens, on a quick line and processor. The first rotations warm it up. */
function measureAutoplay(browser: Browser, url: string, seconds: number): Promise<Autoplay> {
  return visit(browser, { line: false, processor: false }, async (page, cdp) => {
    await page.goto(url);
    await page.waitForNetworkIdle({ idleTime: 1500 });
    await wait(7000);
    await cdp.send('Performance.enable');
    const heapBefore = await heap(cdp);
    const before = await read(cdp);
    await wait(seconds * 1000);
    const after = await read(cdp);
    return {
      mainThread: after.tasks - before.tasks,
      layouts: after.layouts - before.layouts,
      styleRecalculations: after.styles - before.styles,
      heapGrowth: (await heap(cdp)) - heapBefore,
    };
  });
}

/** The site and, with the same slides, react-slick: interleaved. */
export async function compareAutoplay(browser: Browser, origin: string, seconds: number) {
  const measure = (variant: Variant) =>
    measureAutoplay(browser, urlOf(origin, variant, '/'), seconds);
  const seen: Record<'site' | 'slick', Autoplay>[] = [];
  for (const _ of [1, 2]) seen.push({ site: await measure('site'), slick: await measure('slick') });
  const row = (name: string, figure: (seen: Autoplay) => number) => [
    name,
    whole(medianOf(seen, ({ site }) => figure(site))),
    whole(medianOf(seen, ({ slick }) => figure(slick))),
    ratio(medianOf(seen, ({ site, slick }) => figure(site) / figure(slick))),
  ];
  return table(
    [`${seconds} s on the home page, median of 2`, 'site', 'react-slick', '×'],
    [
      row('main thread (ms)', (run) => run.mainThread),
      row('layouts', (run) => run.layouts),
      row('style recalculations', (run) => run.styleRecalculations),
      row('heap growth (KB)', (run) => run.heapGrowth / 1000),
    ],
  );
}
