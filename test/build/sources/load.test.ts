import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Files } from '../../../src/build/sources/files';
import { load, readFrom } from '../../../src/build/sources/load';

function filesOf(sources: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(sources).map(([path, text]) => [path, Buffer.from(text)]));
}

const app = "import { b } from './lib/b';\nimport { word } from '#words/w';\n";
const sources = filesOf({
  'src/app.ts': `${app}export const all = () => [b, word];`,
  'src/lib/b.tsx': 'export const b: string = "b";',
  'src/content/en/w.ts': "export const word = 'hello';",
  'src/content/hi/w.ts': "export const word = 'नमस्ते';",
});

interface App {
  all(): string[];
}

describe('source files in an object', () => {
  test('source files run with what they import, and with the words of a language', async () => {
    const run = (options?: object) => load(sources, 'src/app.ts', (one: App) => one.all(), options);
    assert.deepEqual(await run(), ['b', 'hello']);
    assert.deepEqual(await run({ plugins: [readFrom(sources, 'hi')] }), ['b', 'नमस्ते']);
  });

  const mistakes: [what: string, file: string, text: string, message: RegExp][] = [
    ['an import of no file', 'src/lib/b.tsx', "\nimport './c';", /^src\/lib\/b\.tsx:2: .*"\.\/c"$/],
    ['a mistake in the code', 'src/app.ts', '\n}', /^src\/app\.ts:2: Unexpected "}"$/],
    ['an error of a module', 'src/lib/b.tsx', 'no();', /^src\/lib\/b\.tsx: .*: no is not defined$/],
  ];
  for (const [what, file, text, message] of mistakes)
    test(`${what} is named with its file`, async () => {
      const broken = new Map([...sources, ...filesOf({ [file]: text })]);
      await assert.rejects(
        load(broken, 'src/app.ts', (one: App) => one.all()),
        { message },
      );
    });

  test('an error of a function that is called is named with its file', async () => {
    const broken = filesOf({
      'src/app.ts': 'export const all = () => { throw new Error("a\\nb"); };',
    });
    const message = 'src/app.ts: rendering failed: a';
    await assert.rejects(
      load(broken, 'src/app.ts', (one: App) => one.all()),
      { message },
    );
  });
});
