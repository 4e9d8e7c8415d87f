import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { selectFiles, testFilesIn } from './helpers/test-files';

/*
 * Runs the unit tests: all, or those of a folder (`npm test -- carousel`), of a file by its name
 * (`npm test -- links`) or of files by a part of their paths, or with `--name "real anchor"` the
 * tests that have these words in their name. No shell expands a glob. The test of the owner's
 * recipes builds and tests two copies, which takes minutes: only `npm test -- owner-recipes` and CI
 * run it.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
});
const files = testFilesIn(import.meta.dirname);

function run(selected: readonly string[]): number | null {
  const flags = ['--enable-source-maps', '--import', 'tsx', '--test', '--test-concurrency=2'];
  const pattern = values.name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (pattern) flags.push(`--test-name-pattern=${pattern}`);
  const paths = selected.map((file) => `test/${file}`);
  return spawnSync(process.execPath, [...flags, '--test-reporter=spec', ...paths], {
    cwd: `${import.meta.dirname}/..`,
    stdio: 'inherit',
  }).status;
}

try {
  const selected = selectFiles(files, words);
  const quick = selected.filter((file) => words.length > 0 || file !== 'owner-recipes.test.ts');
  process.exitCode = run(quick) ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
