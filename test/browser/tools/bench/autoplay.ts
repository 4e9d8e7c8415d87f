import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { besides, cells, columns, measureEach } from './compare';
import { options } from './options';
import { urlOf, type Variant } from './pages';
import { table } from './report';
import { visit } from './visit';

/** What the home page costs while nobody touches it. */
interface Autoplay {
  /** In ms, until the end of the measurement. */
  readonly fromSecond2: number;
  readonly fromSecond5: number;
  /** From the fifth second on, when late layout is over. */
  readonly layouts: number;
  readonly styleRecalculations: number;
  /** In bytes, at the end, after garbage collection. */
  readonly heap: number;
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

/** The home page as it opens, on a quick line and processor. */
function measureAutoplay(browser: Browser, url: string, seconds: number): Promise<Autoplay> {
  return visit(browser, { line: false, processor: false }, async (page, cdp) => {
    await cdp.send('Performance.enable');
    await page.goto(url);
    await page.waitForFunction(() => performance.now() > 2000);
    const second2 = await read(cdp);
    await page.waitForFunction(() => performance.now() > 5000);
    const second5 = await read(cdp);
    await wait(seconds * 1000);
    const after = await read(cdp);
    await cdp.send('HeapProfiler.collectGarbage');
    return {
      fromSecond2: after.tasks - second2.tasks,
      fromSecond5: after.tasks - second5.tasks,
      layouts: after.layouts - second5.layouts,
      styleRecalculations: after.styles - second5.styles,
      heap: (await cdp.send('Runtime.getHeapUsage')).usedSize,
    };
  });
}

/** The site and older builds of it. */
export async function autoplay(browser: Browser, origin: string) {
  const seconds = Number(options.seconds);
  const others = besides();
  const measure = (variant: Variant) =>
    measureAutoplay(browser, urlOf(origin, variant, '/'), seconds);
  const seen: ReadonlyMap<Variant, Autoplay>[] = [];
  for (const run of [0, 1]) seen.push(await measureEach(run, others, measure));
  const row = (name: string, figure: (seen: Autoplay) => number) => [
    name,
    ...cells([seen], others, figure),
  ];
  return table(
    [`${seconds} s on the home page, median of 2`, ...columns('site', others)],
    [
      row('main thread from second 5 on (ms)', (run) => run.fromSecond5),
      row('main thread from second 2 on (ms)', (run) => run.fromSecond2),
      row('layouts', (run) => run.layouts),
      row('style recalculations', (run) => run.styleRecalculations),
      row('heap at the end (KB)', (run) => run.heap / 1000),
    ],
  );
}
