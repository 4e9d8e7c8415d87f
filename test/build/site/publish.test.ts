import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { replaceFolder } from '../../../src/build/site/publish';
import { BuildError } from '../../../src/build/sources/errors';

let parent: string;

/** Publishes files with these names to dist/. Returns the message if that fails. */
function publish(content: string, ...names: string[]): Promise<string> {
  const files = new Map(names.map((name) => [name, Buffer.from(content)]));
  return replaceFolder(join(parent, 'dist'), files).then(
    () => '',
    (error: unknown) => {
      assert.ok(error instanceof BuildError, String(error));
      return error.message.replaceAll(parent, '…');
    },
  );
}

function assertOldFolder(message: string): void {
  const folders = readdirSync(parent).join();
  assert.equal(folders, 'dist', `left are the folders "${folders}", expected "dist"`);
  assert.equal(readFileSync(join(parent, 'dist/index.html'), 'utf8'), 'old');
  assert.match(message, /^…\/dist cannot be written: .*\. Close programs that use the folder;/);
}

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'publish-'));
  assert.equal(await publish('old', 'index.html'), '');
});

afterEach(() => rmSync(parent, { recursive: true }));

describe('publishing to dist/', () => {
  test('what a build of the same process number has left, that was stopped, is not published', async () => {
    for (const part of ['next', 'last']) {
      const left = join(parent, `dist.${part}-${process.pid}`);
      mkdirSync(left);
      writeFileSync(join(left, 'old.html'), 'left');
    }
    assert.equal(await publish('new', 'index.html'), '');
    assert.deepEqual(readdirSync(parent), ['dist']);
    assert.deepEqual(readdirSync(join(parent, 'dist')), ['index.html']);
  });

  test('if a file cannot be written, the old folder stays and the message names it', async () => {
    // The name of a file is also that of a folder.
    assertOldFolder(await publish('new', 'index.html', 'index.html/a.txt'));
  });

  test('if it cannot be put back, it is kept, and the message says where it is', async (t) => {
    let calls = 0;
    const { rename } = fs;
    t.mock.method(fs, 'rename', async (from: string, to: string) => {
      if (++calls > 1) throw new Error('busy');
      return rename(from, to);
    });
    syncBuiltinESMExports();
    const message = await publish('new', 'index.html');
    t.mock.restoreAll();
    syncBuiltinESMExports();
    const [, kept = ''] = /busy\..* The last good folder is now …(.*)\.$/.exec(message) ?? [];
    assert.deepEqual(readdirSync(parent), [kept.slice(1)], message);
    assert.equal(readFileSync(join(parent, kept, 'index.html'), 'utf8'), 'old');
  });

  test('if the new folder cannot be renamed, the old folder is put back', async () => {
    // Without files, no new folder is created.
    assertOldFolder(await publish('new'));
  });
});
