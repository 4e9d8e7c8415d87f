import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../../src/build/sources/load';

/** Other tests build sites: this one has what no site has. */
const app = "import { b } from './lib/b';\nexport const run = () => ";
const mistakes: [what: string, app: string, b: string, message: string | RegExp][] = [
  ['an import of no file', 'b();', "\nimport './c';", /^src\/lib\/b\.tsx:2: .*"\.\/c"$/],
  ['a mistake in the code', 'b();\n}', '', /^src\/app\.ts:3: Unexpected "}"$/],
  ['an error of a module', 'b();', 'no();', /^src\/lib\/b\.tsx: .*: no is not defined$/],
  ['an error of a function', 'b();', '', 'src/lib/b.tsx: rendering failed: a'],
];
for (const [what, run, start, message] of mistakes)
  test(`${what} is named with its file`, () => {
    const files = new Map([
      ['src/app.ts', Buffer.from(app + run)],
      ['src/lib/b.tsx', Buffer.from(`${start}\nexport const b = () => { throw Error('a\\nb'); };`)],
    ]);
    const use = (module: { run(): void }) => module.run();
    return assert.rejects(load(files, 'src/app.ts', use), { message });
  });
