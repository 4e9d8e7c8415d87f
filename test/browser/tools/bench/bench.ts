import { writeFile } from 'node:fs/promises';
import { autoplay } from './autoplay';
import { circumstances } from './circumstances';
import { loads, presses } from './loads';
import { options, positionals, rounds, runs } from './options';
import { buildCommit, servePages, sizes } from './pages';
import { table, whole } from './report';
import { routeChanges } from './route-change';
import { conditions, launch } from './visit';

const parts = { loads, presses, routeChanges, autoplay };
const builds = new Map<string, Awaited<ReturnType<typeof buildCommit>>>();
for (const commit of options.against) builds.set(commit, await buildCommit(commit));
const server = await servePages(new Map([...builds].map(([commit, { dist }]) => [commit, dist])));
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
for (const { remove } of builds.values()) await remove();
// A part is no replacement for the whole report.
if (options.write && positionals.length === 0)
  await writeFile(new URL('last.md', import.meta.url), `${report.join('\n\n')}\n`);
