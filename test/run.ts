import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/*
 * Runs the unit tests, or with `npm test -- carousel` those whose file name contains a word. No shell expands a glob.
 * The owner's recipes take minutes, as they build and test two copies: `npm test -- owner-recipes` runs them, CI too.
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
