import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { routes } from '../../../../src/schema/routes';
import { compareAutoplay } from './autoplay';
import { circumstances } from './circumstances';
import { type Load, measureLoad, measurePress } from './load';
import { servePages, sizes, urlOf, type Variant } from './pages';
import { medianOf, ratio, table, whole } from './report';
import { measureRouteChanges } from './route-change';
import { conditions, launch } from './visit';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Array.from({ length: Number(options.runs) }, (_, run) => run);
const variants = ['site', 'no-script', 'plain'] as const;
type Measured = (typeof variants)[number];

/** One after the other, each in turn the first: other load on the machine affects all alike. */
function inTurn(run: number): Measured[] {
  return variants.map((_, index) => variants[(index + run) % variants.length] ?? 'site');
}

async function eachVariant<Result>(
  run: number,
  measure: (variant: Measured) => Promise<Result>,
): Promise<Record<Measured, Result>> {
  const results: [Measured, Result][] = [];
  for (const variant of inTurn(run)) results.push([variant, await measure(variant)]);
  return Object.fromEntries(results) as Record<Measured, Result>;
}

async function loads(browser: Browser, origin: string) {
  const seen = new Map(routes.map((route) => [route, [] as Record<Measured, Load>[]]));
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
      const beside = (figure: (typeof figures)[number], other: Measured) =>
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
  const seen: Record<Measured, number>[] = [];
  for (const run of runs)
    seen.push(await eachVariant(run, (each) => measurePress(browser, homeOf(origin, each))));
  const beside = (other: Measured) => ratio(medianOf(seen, (run) => run.site / run[other]));
  return table(
    ['FAQ press answered', 'ms', '× plain', '× no script'],
    [['/', whole(medianOf(seen, ({ site }) => site)), beside('plain'), beside('no-script')]],
  );
}

/**
 * Without script, the browser changes the page by `:target` alone: no site can be faster. Beside it,
 * react-router mounts each page again.
 */
async function routeChanges(browser: Browser, origin: string) {
  const measure = (variant: Variant) => measureRouteChanges(browser, urlOf(origin, variant, '/'));
  const seen: Record<'site' | 'no-script' | 'slick', Record<string, number>>[] = [];
  for (const _ of runs)
    seen.push({
      site: await measure('site'),
      slick: await measure('slick'),
      'no-script': await measure('no-script'),
    });
  const of = (run: Record<string, number>, name: string) => run[name] ?? NaN;
  const beside = (name: string, other: 'no-script' | 'slick') =>
    ratio(medianOf(seen, (run) => of(run.site, name) / of(run[other], name)));
  return table(
    ['route change to', 'ms', '× no script', '× react-router with react-slick'],
    Object.keys(seen[0]?.site ?? {}).map((name) => [
      name,
      whole(medianOf(seen, ({ site }) => of(site, name))),
      beside(name, 'no-script'),
      beside(name, 'slick'),
    ]),
  );
}

function autoplay(browser: Browser, origin: string) {
  return compareAutoplay(browser, origin, Number(options.seconds));
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

add(circumstances());
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
// A part is no replacement for the whole report.
if (options.write && positionals.length === 0)
  await writeFile(new URL('last.md', import.meta.url), `${report.join('\n\n')}\n`);
