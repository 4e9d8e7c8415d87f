import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { selectFiles, testFilesIn } from '../../helpers/test-files';
import { chosen, flaky, runTests, times } from './browser-test';

// Runs the browser tests (../README.md). `npm run test:browser -- menu --engine webkit --name C10`
// runs the tests of menu.test.ts that have C10 in their name, in WebKit.

/** More tests than this that pass only on their second attempt fail the run. */
const FLAKY_LIMIT = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
  },
});
Object.assign(chosen, { name: values.name, engine: values.engine });
// Who works on one file wants to see its failure at once.
chosen.secondAttempt = positionals.length !== 1;

for (const file of selectFiles(testFilesIn(join(import.meta.dirname, '..')), positionals)) {
  chosen.file = file.replace('.test.ts', '');
  await import(`../${file}`);
}
runTests();

process.on('exit', () => {
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  };
  const tooMany = flaky.length > FLAKY_LIMIT;
  if (tooMany || times.length === 0) process.exitCode = 1;
  list(
    `flaky: ${flaky.length} passed only on the second attempt; more than ${FLAKY_LIMIT} fail the run`,
    flaky,
  );
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  list(
    'slowest tests',
    slowest.map(({ title, seconds }) => `${seconds.toFixed(1)} s  ${title}`),
  );
  const total = `${times.length} tests in ${Math.round(process.uptime())} s`;
  console.log(times.length > 0 ? `\n${total}` : 'No test has run.');
});
