import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { routes } from '../../../../src/schema/routes';
import { measureAutoplay } from './autoplay';
import { type Load, measureLoad, measurePress } from './load';
import { servePages, sizes, urlOf, type Variant } from './pages';
import { medianOf, ratio, table, whole } from './report';
import { measureRouteChanges } from './route-change';
import { conditions, launch } from './visit';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Array.from({ length: Number(options.runs) }, (_, run) => run);
const variants = ['site', 'no-script', 'plain'] as const;

/** One after the other, each in turn the first: other load on the machine affects all alike. */
function inTurn(run: number): Variant[] {
  return variants.map((_, index) => variants[(index + run) % variants.length] ?? 'site');
}

async function eachVariant<Result>(
  run: number,
  measure: (variant: Variant) => Promise<Result>,
): Promise<Record<Variant, Result>> {
  const results: [Variant, Result][] = [];
  for (const variant of inTurn(run)) results.push([variant, await measure(variant)]);
  return Object.fromEntries(results) as Record<Variant, Result>;
}

async function loads(browser: Browser, origin: string) {
  const seen = new Map(routes.map((route) => [route, [] as Record<Variant, Load>[]]));
  for (const run of runs) {
    for (const [route, all] of seen)
      all.push(await eachVariant(run, (each) => measureLoad(browser, urlOf(origin, each, route))));
    console.error(`loads: run ${run + 1} of ${runs.length}`);
  }
  const figures = ['heading', 'largestPaint', 'blocked'] as const;
  return table(
    [
      'route',
      'KB',
      ...['heading visible', 'largest paint', 'main thread blocked'].flatMap((name) => [
        name,
        '× plain',
        '× no script',
      ]),
      'layout shift',
    ],
    [...seen].map(([route, all]) => {
      const beside = (figure: (typeof figures)[number], other: Variant) =>
        ratio(medianOf(all, (run) => run.site[figure] / run[other][figure]));
      return [
        route,
        (medianOf(all, ({ site }) => site.bytes) / 1000).toFixed(1),
        ...figures.flatMap((figure) => [
          whole(medianOf(all, ({ site }) => site[figure])),
          beside(figure, 'plain'),
          beside(figure, 'no-script'),
        ]),
        Math.max(...all.map(({ site }) => site.shift)).toFixed(3),
      ];
    }),
  );
}

/** Home without a fragment, to which the browser would scroll back from the question. */
function homeOf(origin: string, variant: Variant) {
  return urlOf(origin, variant, '/').replace(/#.*/, '');
}

async function presses(browser: Browser, origin: string) {
  const seen: Record<Variant, number>[] = [];
  for (const run of runs)
    seen.push(await eachVariant(run, (each) => measurePress(browser, homeOf(origin, each))));
  const beside = (other: Variant) => ratio(medianOf(seen, (run) => run.site / run[other]));
  return table(
    ['FAQ press answered', 'ms', '× plain', '× no script'],
    [['/', whole(medianOf(seen, ({ site }) => site)), beside('plain'), beside('no-script')]],
  );
}

/** Without script, the browser changes the page by `:target` alone: no site can be faster. */
async function routeChanges(browser: Browser, origin: string) {
  const measure = (variant: Variant) => measureRouteChanges(browser, urlOf(origin, variant, '/'));
  const seen: Record<'site' | 'no-script', Record<string, number>>[] = [];
  for (const _ of runs)
    seen.push({ site: await measure('site'), 'no-script': await measure('no-script') });
  const of = (run: Record<string, number>, name: string) => run[name] ?? NaN;
  return table(
    ['route change to', 'ms', '× no script'],
    Object.keys(seen[0]?.site ?? {}).map((name) => [
      name,
      whole(medianOf(seen, ({ site }) => of(site, name))),
      ratio(medianOf(seen, (run) => of(run.site, name) / of(run['no-script'], name))),
    ]),
  );
}

async function autoplay(browser: Browser, origin: string) {
  const seen = [];
  for (const _ of [1, 2, 3])
    seen.push(await measureAutoplay(browser, origin, Number(options.seconds)));
  return table(
    [`${options.seconds} s on the home page`, 'median of 3'],
    [
      ['main thread (ms)', whole(medianOf(seen, (run) => run.mainThread))],
      ['style recalculations', whole(medianOf(seen, (run) => run.styleRecalculations))],
      ['heap growth (KB)', (medianOf(seen, (run) => run.heapGrowth) / 1000).toFixed(1)],
    ],
  );
}

const parts = { loads, presses, routeChanges, autoplay };
const server = await servePages();
const browser = await launch();
const { script, document } = await sizes();
const report: string[] = [];

/** Prints a table at once: a part that fails later does not lose it. */
function add(text: string) {
  report.push(text);
  console.log(`${text}\n`);
}

add(`${await browser.version()}; ${conditions}; medians of ${runs.length} interleaved runs, in ms`);
add(
  table(
    ['compressed', 'bytes'],
    [
      ['script', whole(script)],
      ['document', whole(document)],
    ],
  ),
);
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name))
    add(await part(browser, server.origin));
}
await browser.close();
server.close();
if (options.write) await writeFile(new URL('last.md', import.meta.url), `${report.join('\n\n')}\n`);
