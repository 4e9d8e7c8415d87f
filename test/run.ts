import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/*
 * Runs the unit tests, or with `npm test -- carousel` those whose file name contains a word. No
 * shell expands a glob. The test of the owner's recipes builds and tests two copies, which takes
 * minutes: only `npm test -- owner-recipes` and CI run it.
 */
const words = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) =>
    words.length === 0 ? !name.startsWith('owner-') : words.some((word) => name.includes(word)),
  )
  .map((name) => `test/${name}`);
if (files.length === 0) throw new Error(`No test file has "${words.join('" or "')}" in its name.`);
const flags = ['--enable-source-maps', '--import', 'tsx', '--test', '--test-concurrency=2'];
const run = spawnSync(process.execPath, [...flags, '--test-reporter=spec', ...files], {
  cwd: `${import.meta.dirname}/..`,
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
