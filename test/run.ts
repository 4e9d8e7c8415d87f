import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

/*
 * Runs the unit tests: all, or those of some files, by name (`npm test -- links`) or part of a name
 * (`npm test -- build-`), or with `--name "real anchor"` the tests that have these words in
 * their name. No shell expands a glob. The test of the owner's recipes builds and tests two copies,
 * which takes minutes: only `npm test -- owner-recipes` and CI run it.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
});
const files = readdirSync(import.meta.dirname).filter((file) => /\.test\.tsx?$/.test(file));

function filesOf(word: string): string[] {
  const exact = files.filter((file) => file.startsWith(`${word}.test.`));
  return exact.length > 0 ? exact : files.filter((file) => file.includes(word));
}

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

const unknown = words.find((word) => filesOf(word).length === 0);
if (unknown === undefined) {
  const all = files.filter((file) => !file.startsWith('owner-'));
  process.exitCode = run(words.length > 0 ? words.flatMap(filesOf) : all) ?? 1;
} else {
  console.error(`No test file has "${unknown}" in its name.`);
  process.exitCode = 1;
}
