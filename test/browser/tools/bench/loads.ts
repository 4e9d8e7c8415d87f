import type { Browser } from 'puppeteer-core';
import { type RoutePath, routes } from '../../../../src/schema/routes';
import { cells, columns, measureEach } from './compare';
import { type Load, measureLoad } from './load';
import { options, rounds, runs } from './options';
import { urlOf, type Variant } from './pages';
import { medianOf, table } from './report';

const others = ['plain', 'documents', ...options.against];
/** Where visitors land from a search: these are measured in the documents of one page, too. */
const landing: readonly RoutePath[] = ['/services', '/language'];

function othersOf(route: RoutePath): readonly Variant[] {
  return landing.includes(route) ? others : others.filter((one) => one !== 'documents');
}

/** The first views of all routes. */
export async function loads(browser: Browser, origin: string) {
  const seen = new Map(
    routes.map((route) => [route, rounds.map((): ReadonlyMap<Variant, Load>[] => [])]),
  );
  for (const round of rounds) {
    const start = performance.now();
    for (const run of runs)
      for (const [route, all] of seen) {
        const measure = (each: Variant) => measureLoad(browser, urlOf(origin, each, route));
        all[round]?.push(await measureEach(run, othersOf(route), measure));
      }
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.error(`loads: round ${round + 1} of ${rounds.length} took ${minutes} minutes`);
  }
  const figures = ['heading visible', 'largest paint', 'main thread blocked'];
  return table(
    ['route', 'KB', ...figures.flatMap((name) => columns(name, others)), 'layout shift'],
    [...seen].map(([route, all]) => {
      const own = all.flat().flatMap((results) => results.get('site') ?? []);
      return [
        route,
        (medianOf(own, ({ bytes }) => bytes) / 1000).toFixed(1),
        ...cells(all, others, ({ heading }) => heading),
        ...cells(all, others, ({ largestPaint }) => largestPaint),
        ...cells(all, others, ({ blocked }) => blocked),
        Math.max(...own.map(({ shift }) => shift)).toFixed(3),
      ];
    }),
  );
}
