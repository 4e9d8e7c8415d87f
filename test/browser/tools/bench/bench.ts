import { parseArgs } from 'node:util';
import { writeDocuments } from '../../harness/documents';
import { conditions, launch } from './load';
import { loads } from './loads';
import { buildCommit, servePages } from './pages';

const { values } = parseArgs({
  options: {
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '27' },
  },
});
const builds = new Map([['documents', await writeDocuments()]]);
for (const commit of values.against) builds.set(commit, await buildCommit(commit));
const server = await servePages(new Map([...builds].map(([name, { dist }]) => [name, dist])));
const browser = await launch();
console.log(`${await browser.version()}; ${conditions}; medians of ${values.runs} runs, in ms\n`);
console.log(await loads(browser, server.origin, values.against, Number(values.runs)));
await browser.close();
server.close();
for (const { remove } of builds.values()) await remove();
