import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import {
  foreignFiles,
  refuseForeign,
  sumsName,
  sumsOf,
  swapIn,
  type Files,
} from '../src/builder/folder';
import { differences } from '../src/builder/differences';

let place: string;
let dist: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'written-'));
  dist = join(place, 'dist');
});
afterEach(() => rmSync(place, { recursive: true }));

function filesOf(texts: Record<string, string>): Files {
  const files: Files = new Map(
    Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]),
  );
  return files.set(sumsName, sumsOf(files));
}

describe('the written folder', () => {
  test('lists its files with their checksums, by name', () => {
    const sums = sumsOf(filesOf({ 'b/c.txt': '', 'a.txt': 'abc' })).toString();
    assert.deepEqual(sums.split('\n').slice(1), [
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b/c.txt',
      '',
    ]);
  });

  test('gives way to the next as a whole, and leaves nothing beside it', async () => {
    await swapIn(dist, filesOf({ 'old.txt': '1', 'images/a.svg': '1' }));
    await swapIn(dist, filesOf({ 'new.txt': '2' }));
    assert.deepEqual(readdirSync(dist).sort(), [sumsName, 'new.txt']);
    assert.deepEqual(readdirSync(place), ['dist']);
  });

  test('stands as it was where writing fails', async () => {
    await swapIn(dist, filesOf({ 'a.txt': 'last good' }));
    const impossible = filesOf({ b: '', 'b/c': '' });
    await assert.rejects(swapIn(dist, impossible), {
      message: /^dist\/: cannot be written \((?:ENOTDIR|EEXIST)\)\. /,
    });
    assert.equal(readFileSync(join(dist, 'a.txt'), 'utf8'), 'last good');
    assert.deepEqual(readdirSync(place), ['dist']);
  });

  test('may be a link to a folder elsewhere, and stays one', async () => {
    mkdirSync(join(place, 'elsewhere'));
    symlinkSync(join(place, 'elsewhere'), dist, 'junction');
    await swapIn(dist, filesOf({ 'a.txt': '1' }));
    assert.ok(existsSync(join(place, 'elsewhere/a.txt')));
    assert.ok(existsSync(join(dist, 'a.txt')));
  });

  test('survives builds at the same time', async () => {
    await Promise.all(
      [1, 2, 3].map((turn) => swapIn(dist, filesOf({ 'a.txt': `${turn}` })).catch(() => undefined)),
    );
    assert.match(readFileSync(join(dist, 'a.txt'), 'utf8'), /^[123]$/);
  });
});

describe('a folder that the build did not write', () => {
  test('is not there, or empty: the build goes on', async () => {
    await refuseForeign(dist);
    mkdirSync(dist);
    await refuseForeign(dist);
  });

  test('is its own work: the build goes on', async () => {
    await swapIn(dist, filesOf({ 'a.txt': '1', 'images/a.svg': '1' }));
    assert.deepEqual(await foreignFiles(dist), []);
  });

  test('holds something else: the build stops and names it', async () => {
    await swapIn(dist, filesOf({ 'a.txt': '1' }));
    writeFileSync(join(dist, 'notes.txt'), '');
    mkdirSync(join(dist, 'old/empty'), { recursive: true });
    assert.deepEqual(await foreignFiles(dist), ['notes.txt', 'old', 'old/empty']);
    await assert.rejects(refuseForeign(dist), {
      message: /^dist\/: holds notes\.txt and 2 more, which this build did not write\. /,
    });
  });

  test('has no list of checksums, or an empty one: all of it is foreign', async () => {
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), '');
    await assert.rejects(refuseForeign(dist), { message: /^dist\/: holds index\.html, which / });
    writeFileSync(join(dist, sumsName), 'not a list');
    assert.deepEqual(await foreignFiles(dist), [sumsName, 'index.html']);
  });

  test('is a file: the build stops', async () => {
    writeFileSync(dist, '');
    await assert.rejects(refuseForeign(dist), {
      message: /^dist\/: cannot be read \(ENOTDIR\)\. /,
    });
  });
});

describe('two lists of checksums', () => {
  const line = (letter: string, name: string) => `${letter.repeat(64)}  ${name}\n`;

  test('agree, whatever their order', () => {
    assert.deepEqual(
      differences(line('a', 'x') + line('b', 'y'), line('b', 'y') + line('a', 'x'), 'differs'),
      [],
    );
  });

  test('differ by content, by a file more and by a file less', () => {
    const other = line('c', 'x') + line('b', 'z');
    assert.deepEqual(differences(line('a', 'x') + line('b', 'y'), other, 'differs'), [
      'x: differs',
      'y: differs',
      'z: differs',
    ]);
  });

  test('may differ by the one-file edition standing in one alone, but not by its content', () => {
    assert.deepEqual(
      differences(
        line('a', 'x'),
        line('a', 'x') + line('b', 'site.html') + line('c', 'site.html.br'),
        'differs',
      ),
      [],
    );
    assert.deepEqual(differences(line('a', 'site.html'), line('b', 'site.html'), 'differs'), [
      'site.html: differs',
    ]);
  });
});
