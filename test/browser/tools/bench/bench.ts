import { writeFile } from 'node:fs/promises';
import type { Browser } from 'puppeteer-core';
import { compareAutoplay } from './autoplay';
import { circumstances } from './circumstances';
import { loads, presses } from './loads';
import { options, positionals, rounds, runs } from './options';
import { buildCommit, servePages, sizes, urlOf, type Variant } from './pages';
import { medianOf, ratio, table, whole } from './report';
import { measureRouteChanges } from './route-change';
import { conditions, launch } from './visit';

/**
 * Without script, the browser changes the page by `:target` alone: no site can be faster. Beside it,
 * react-router mounts each page again.
 */
async function routeChanges(browser: Browser, origin: string) {
  const measure = (variant: Variant) => measureRouteChanges(browser, urlOf(origin, variant, '/'));
  const seen: Record<'site' | 'no-script' | 'slick', Record<string, number>>[] = [];
  for (const _ of runs.slice(0, 3))
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
const older = options.against ? await buildCommit(options.against) : undefined;
const server = await servePages(older?.dist);
const browser = await launch();
const { script, document } = await sizes();
const report: string[] = [];

/** Prints a table at once: a part that fails later does not lose it. */
function add(text: string) {
  report.push(text);
  console.log(`${text}\n`);
}

add(circumstances());
add(
  `${await browser.version()}; ${conditions}; medians of ${runs.length} interleaved runs, in ms; of loads in ${rounds.length} rounds`,
);
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
await older?.remove();
// A part is no replacement for the whole report.
if (options.write && positionals.length === 0)
  await writeFile(new URL('last.md', import.meta.url), `${report.join('\n\n')}\n`);
