import type { Browser } from 'puppeteer-core';
import { routes } from '../../../../src/schema/routes';
import { type Load, measureLoad, measurePress } from './load';
import { type Measured, options, others, rounds, runs, variants } from './options';
import { urlOf, type Variant } from './pages';
import { medianOf, ratio, table, whole } from './report';

type Each<Result> = Readonly<Partial<Record<Measured, Result>>>;

/** One after the other, each in turn the first: other load on the machine affects all alike. */
async function eachVariant<Result>(run: number, measure: (variant: Measured) => Promise<Result>) {
  const results: Partial<Record<Measured, Result>> = {};
  for (const index of variants.keys()) {
    const variant = variants[(index + run) % variants.length] ?? 'site';
    results[variant] = await measure(variant);
  }
  return results;
}

/** The medians of the rounds, each from the median of its runs: of the site, and × each other. */
function pooled<Result>(seen: readonly Each<Result>[][], figure: (of: Result) => number) {
  const medianIn = (round: readonly Each<Result>[], variant: Measured) =>
    medianOf(
      round.flatMap((run) => run[variant] ?? []),
      figure,
    );
  return [
    whole(medianOf(seen, (round) => medianIn(round, 'site'))),
    ...others.map((other) =>
      ratio(medianOf(seen, (round) => medianIn(round, 'site') / medianIn(round, other))),
    ),
  ];
}

/** The columns of a figure: its name, and `× plain` and the like. */
function columns(name: string) {
  return [name, ...others.map((other) => `× ${other === 'against' ? options.against : other}`)];
}

/** The first views of all routes. */
export async function loads(browser: Browser, origin: string) {
  const seen = new Map(routes.map((route) => [route, rounds.map((): Each<Load>[] => [])]));
  for (const round of rounds)
    for (const run of runs) {
      for (const [route, all] of seen) {
        const measure = (each: Measured) => measureLoad(browser, urlOf(origin, each, route));
        all[round]?.push(await eachVariant(run, measure));
      }
      console.error(`loads: round ${round + 1}, run ${run + 1} of ${runs.length}`);
    }
  return table(
    [
      'route',
      'KB',
      ...['heading visible', 'largest paint', 'main thread blocked'].flatMap(columns),
      'layout shift',
    ],
    [...seen].map(([route, all]) => {
      const own = all.flat().flatMap(({ site }) => site ?? []);
      return [
        route,
        (medianOf(own, ({ bytes }) => bytes) / 1000).toFixed(1),
        ...pooled(all, ({ heading }) => heading),
        ...pooled(all, ({ largestPaint }) => largestPaint),
        ...pooled(all, ({ blocked }) => blocked),
        Math.max(...own.map(({ shift }) => shift)).toFixed(3),
      ];
    }),
  );
}

/** A press on a question while the home page loads. */
export async function presses(browser: Browser, origin: string) {
  // Without a fragment, to which the browser would scroll back from the question.
  const home = (variant: Variant) => urlOf(origin, variant, '/').replace(/#.*/, '');
  const seen: Each<number>[] = [];
  for (const run of runs)
    seen.push(await eachVariant(run, (each) => measurePress(browser, home(each))));
  return table(columns('FAQ press answered, in ms'), [pooled([seen], (time) => time)]);
}
