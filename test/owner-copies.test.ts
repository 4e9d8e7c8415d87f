import { execFile } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { root } from '../src/build/sources/files';
import { ProjectCopy } from './helpers/build';
import { addEverything, removeEverything } from './helpers/recipes';
import { testFilesIn } from './helpers/test-files';

/*
 * Writes the two sites of owner-recipes.test.ts into copies of the project, and runs the type
 * checker, the unit tests and browser tests there: an owner's edits leave them green.
 */

/** All but those of recipes and of the site as delivered, and those that start other processes. */
function unitTestsIn(folder: string): string[] {
  const others = /^(?:owner|specification|build\.|build\/words\/xliff)/;
  return testFilesIn(join(folder, 'test')).filter((name) => !others.test(name));
}

/** The browser tests that read most of the content. */
const browserTests = ['components', 'shell', 'pages/map', 'styles/states', 'styles/right-to-left'];
const browserPackages = 'test/browser/node_modules';
const skip = !existsSync(join(root, browserPackages)) && 'run npm ci --prefix test/browser';

function copyWith(site: ReturnType<typeof addEverything>): ProjectCopy {
  const copy = new ProjectCopy();
  const isOurs = (path: string) => basename(path) !== 'node_modules';
  cpSync(join(root, 'test'), join(copy.folder, 'test'), { recursive: true, filter: isOurs });
  symlinkSync(join(root, browserPackages), join(copy.folder, browserPackages));
  for (const [file, content] of site.changes) copy.write(file, content);
  return copy;
}

/** Runs a command of Node in a copy; fails with what it printed. */
function run(copy: ProjectCopy, ...args: string[]): Promise<void> {
  // Inside a test run, `node --test` would report to the outer run instead of failing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const options = { cwd: copy.folder, env, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) =>
    execFile(process.execPath, args, options, (error, out, err) =>
      error ? reject(new Error(out + err)) : resolve(),
    ),
  );
}

for (const [what, site] of [
  ['adds', addEverything],
  ['removes', removeEverything],
] as const)
  describe(`a site in which an owner ${what} what the guide describes`, () => {
    const copy = copyWith(site());
    const tsx = ['--import', 'tsx'];
    after(() => copy.remove());

    test('it builds', () => run(copy, ...tsx, 'build.ts'));
    test('it passes the unit tests', () =>
      run(copy, ...tsx, 'test/run.ts', ...unitTestsIn(copy.folder)));
    test('it passes browser tests', { skip }, () =>
      run(copy, ...tsx, 'test/browser/harness/run.ts', ...browserTests, '--engine', 'chromium'),
    );
  });
