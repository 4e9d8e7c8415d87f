import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

/** The folders of src/, lowest first; `.` is the files in src/ itself. */
const floors = [
  'content',
  'lib',
  'schema',
  'router',
  'components',
  'content-model',
  'carousel',
  'sections',
  'pages',
  'shell',
  'head',
  '.',
  'build/sources',
  'build/checks',
  'build/site',
  'build/words',
];

const src = join(import.meta.dirname, '../src');

function floorOf(path: string): string {
  const [folder = '.'] =
    /^build\/\w+|^[\w-]+(?=\/)/.exec(relative(src, path).replaceAll('\\', '/')) ?? [];
  return folder;
}

/** The files of src/ that a source file imports. `#words/*` is the words of an edition. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]+'([.#][^']+)'/g);
  return [...found].map(([, path = '']) =>
    path.startsWith('.')
      ? join(dirname(file), path)
      : join(src, path.replace('#words', 'content/en')),
  );
}

test('no file imports from a folder above its own', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(src, name));
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => floors.indexOf(floorOf(path)) > floors.indexOf(floorOf(file)))
      .map(
        (path) =>
          `src/${relative(src, file)} imports src/${relative(src, path)}, which is above it`,
      ),
  );
  const unknown = files.map(floorOf).filter((folder) => !floors.includes(folder));
  assert.deepEqual([...new Set(unknown)], [], 'folders of src/ without a floor in this list');
  assert.deepEqual(upwards, [], 'an import runs upwards');
});
