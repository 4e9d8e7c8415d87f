import type { Browser } from 'puppeteer-core';
import { routes } from '../../../../src/schema/routes';
import { besides, cells, columns, measureEach } from './compare';
import { runs } from './options';
import { urlOf, type Variant } from './pages';
import { table } from './report';
import { visit } from './visit';

/** Runs in the page: from the press on a link to the frame that shows the new page, in ms. */
function changeRoute(href: string) {
  return new Promise<number>((resolve) => {
    const heading = () =>
      [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility());
    const before = heading();
    const started = performance.now();
    const check = () => {
      if (heading() === before) return void requestAnimationFrame(check);
      // The first task after the frame, before any other that waits.
      void scheduler.postTask(() => resolve(performance.now() - started), {
        priority: 'user-blocking',
      });
    };
    document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${href}"]`)?.click();
    requestAnimationFrame(check);
  });
}

/** A tour of the pages from home, each first shown, then shown again. In ms by route. */
function measureRouteChanges(browser: Browser, url: string): Promise<Record<string, number>> {
  return visit(browser, { line: false, processor: true }, async (page) => {
    await page.goto(url);
    await page.waitForNetworkIdle({ idleTime: 1500 });
    const times: Record<string, number> = {};
    const [home, ...others] = routes;
    for (const [round, tour] of [[...others, home], others].entries()) {
      for (const route of tour) {
        const time = await page.evaluate(changeRoute, `#${route}`);
        times[`${route}${round ? ', again' : ''}`] = time;
        await page.waitForNetworkIdle({ idleTime: 700 });
      }
    }
    return times;
  });
}

/** Without script, the browser changes the page by `:target` alone: no site can be faster. */
export async function routeChanges(browser: Browser, origin: string) {
  const others = besides('no-script');
  const measure = (variant: Variant) => measureRouteChanges(browser, urlOf(origin, variant, '/'));
  const seen: ReadonlyMap<Variant, Record<string, number>>[] = [];
  for (const run of runs.slice(0, 3)) seen.push(await measureEach(run, others, measure));
  return table(
    ['route change to', ...columns('ms', others)],
    Object.keys(seen[0]?.get('site') ?? {}).map((name) => [
      name,
      ...cells([seen], others, (times) => times[name] ?? NaN),
    ]),
  );
}
