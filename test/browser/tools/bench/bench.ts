import { writeFile } from 'node:fs/promises';
import { writeDocuments } from '../../harness/documents';
import { circumstances } from './circumstances';
import { loads } from './loads';
import { options, rounds, runs } from './options';
import { buildCommit, servePages, sizes } from './pages';
import { table, whole } from './report';
import { conditions, launch } from './visit';

const builds = new Map([['documents', await writeDocuments()]]);
for (const commit of options.against) builds.set(commit, await buildCommit(commit));
const server = await servePages(new Map([...builds].map(([commit, { dist }]) => [commit, dist])));
const browser = await launch();
const { script, document } = await sizes();
const report: string[] = [];

/** Prints a table at once: loads that fail later do not lose it. */
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
add(await loads(browser, server.origin));
await browser.close();
server.close();
for (const { remove } of builds.values()) await remove();
if (options.write) await writeFile(new URL('last.md', import.meta.url), `${report.join('\n\n')}\n`);
