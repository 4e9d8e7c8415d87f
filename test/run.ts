import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { selectFiles, testFilesIn } from './helpers/test-files';

/*
 * Runs the unit tests: all, or those of a folder (`npm test -- carousel`), of a file by its name
 * (`npm test -- links`) or of files by a part of their paths, or with `--name "real anchor"` the
 * tests that have these words in their name.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
});
const folder = new URL('.', import.meta.url);
/** Only a command that names these files runs them, as CI does. */
const onRequest = new Map([
  ['owner-recipes.test.ts', 'which builds two sites by the guide'],
  ['specification.test.ts', 'which compares the site as delivered with its specification'],
]);
if (!existsSync(new URL('../src/build/words/node_modules', folder)))
  onRequest.set('build/words/xliff.test.ts', 'after npm ci --prefix src/build/words');

/** A process takes longer to start than most tests: the files of a folder share one. */
function folderOf(file: string): string {
  return `${dirname(file)}/`.replace('./', 'test/');
}

/** Runs test files in one process. Returns its exit code and what it printed. */
function runFiles(files: readonly string[], show: boolean): Promise<[code: number, out: string]> {
  const flags = ['--enable-source-maps', '--import', 'tsx', '--test-reporter=spec'];
  const pattern = values.name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (pattern) flags.push(`--test-name-pattern=${pattern}`);
  const imports = files
    .map((file) => `import ${JSON.stringify(new URL(file, folder))};`)
    .join('\n');
  const args = [...flags, '--input-type=module', '--eval', imports];
  const child = spawn(process.execPath, args, { cwd: new URL('..', folder) });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => (out += String(data)));
    if (show) stream.pipe(process.stdout);
  }
  return new Promise((resolve) => child.on('close', (code) => resolve([code ?? 1, out])));
}

const groups = new Map<string, string[]>();
let passedInAll = 0;

/** Runs the next folder of the list until it is empty; two of these run at a time. */
async function runAll(names: string[], show: boolean): Promise<void> {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const start = performance.now();
    if (!show) console.log(`${name} …`);
    const [code, out] = await runFiles(groups.get(name) ?? [], show);
    const passed = Number(/^ℹ pass (\d+)$/m.exec(out)?.[1] ?? 0);
    passedInAll += passed;
    if (code !== 0) process.exitCode = 1;
    if (show) continue;
    const [, failures = ''] = code === 0 ? [] : [out, out.split('failing tests:')[1] ?? out];
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const result = code === 0 ? '' : ', the others failed:';
    console.log(`${name} ${passed} passed in ${seconds} s${result}${failures}`);
  }
}

try {
  const files = selectFiles(testFilesIn(import.meta.dirname), words);
  for (const file of files.filter((one) => words.length > 0 || !onRequest.has(one)))
    groups.set(folderOf(file), [...(groups.get(folderOf(file)) ?? []), file]);
  // The folder that builds sites takes longest: the others run beside it.
  const names = [...new Set(['build/site/', ...groups.keys()])].filter((name) => groups.has(name));
  const show = names.length === 1;
  await Promise.all([runAll(names, show), runAll(names, show)]);
  if (passedInAll === 0 && !process.exitCode)
    throw new Error(values.name ? `No test has "${values.name}" in its name.` : 'No test has run.');
  const seconds = Math.round(process.uptime());
  if (!show) console.log(`${process.exitCode ? 'Failed' : 'All passed'} in ${seconds} s.`);
  for (const [file, when] of words.length > 0 ? [] : onRequest)
    console.log(`Not run: npm test -- ${file.replace(/.*\/|\.test\.ts$/g, '')}, ${when}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
