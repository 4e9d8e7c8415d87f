import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { readExtra } from '../src/builder/extra';

let place: string;

beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'extra-'))));
afterEach(() => rmSync(place, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(join(place, 'assets/root', name, '..'), { recursive: true });
  writeFileSync(join(place, 'assets/root', name), text);
}

describe('what the owner adds to the published folder', () => {
  test('may be nothing', async () => assert.equal((await readExtra(place)).size, 0));

  test('is taken as it is, from folders as well, in the order of names', async () => {
    write('_headers', 'a');
    write('.well-known/security.txt', 'b');
    write('.htaccess', 'c');
    const texts = [...(await readExtra(place))].map(([name, content]) => [
      name,
      Buffer.from(content).toString(),
    ]);
    assert.deepEqual(texts, [
      ['.htaccess', 'c'],
      ['.well-known/security.txt', 'b'],
      ['_headers', 'a'],
    ]);
  });

  for (const name of [
    'index.html',
    'site.html',
    'SHA256SUMS',
    'LICENSES.txt',
    'sbom.cdx.json',
    'images/mark.svg',
  ]) {
    test(`takes the place of no file of the build: ${name}`, async () => {
      write(name, '');
      await assert.rejects(readExtra(place), {
        message: `assets/root/${name}: the build writes a file of this name itself. Give it another.`,
      });
    });
  }
});
