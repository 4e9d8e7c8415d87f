import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { ProjectCopy } from '../../helpers/build';

/* The preview of a site in one language. Each test continues where the last one ends. */
const project = new ProjectCopy();
project.setEditions('');
const company = 'src/content/company.ts';

const options = { cwd: project.folder, shell: true, timeout: 1_800_000 };
const npm = spawn('exec npm start 2>&1', options);
// The streams close when all processes have ended, not npm alone.
const closed = once(npm, 'close');
after(() => {
  npm.kill();
  npm.stdout.destroy();
  project.remove();
});

const printed: string[] = [];
const lines = createInterface(npm.stdout)[Symbol.asyncIterator]();

/** Waits until a line with this beginning is printed. Returns its rest. */
async function untilPrinted(beginning: string): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    assert.ok(!done, `not printed is "${beginning}", but:\n${printed.join('\n')}`);
    printed.push(value);
    if (value.startsWith(beginning)) return value.slice(beginning.length);
  }
}

const address = (await untilPrinted('Open ')).split(' ')[0] ?? '';

async function get(path = ''): Promise<string> {
  const answer = await fetch(address + path);
  assert.equal(answer.status, 200, path);
  return answer.text();
}

/** Listens as a page of this document does. Returns a wait for the message to reload. */
async function follow(html: string): Promise<() => Promise<unknown>> {
  const [, version] = /src="\/reload\.js(\?\w+)"/.exec(html) ?? [];
  const { body } = await fetch(`${address}changes${version}`);
  const messages = body?.[Symbol.asyncIterator]();
  return async () => {
    const message = await messages?.next();
    assert.match(String(Buffer.from(message?.value ?? '')), /^data: .+\n\n$/);
  };
}

/** Writes a text as some editors do: a new file takes the place of the old one. */
function replace(from: string, to: string): void {
  project.write('new.ts', project.read(company).replace(from, to));
  renameSync(join(project.folder, 'new.ts'), join(project.folder, company));
}

/** The page, and the message above it, if there is one. */
async function shown(): Promise<string[]> {
  const [, message = '', page = ''] =
    /<body>.*?(?:(<fieldset role="alert">.*)<\/fieldset>)?\n(.*)/s.exec(await get()) ?? [];
  return [message, page];
}

await untilPrinted('Built');
const first = await get();
const reloadNotice = await follow(first);

test('npm start serves the site on this machine only, and writes nothing', async () => {
  assert.match(
    first,
    /connect-src [^;]*'self'/,
    'the policy forbids the question whether to reload',
  );
  assert.match(await get('reload.js'), /EventSource/);
  // Another address of this machine.
  await assert.rejects(fetch(address.replace('127.0.0.1', '127.0.0.2')), 'others can see the site');
  assert.ok(!existsSync(join(project.folder, 'dist')), 'dist/ was written');
});

test('npm start builds when a file has changed, and at no other time', async () => {
  const pictures = first.match(/(?<=src=")images\/[^"]+/g) ?? [];
  for (const picture of pictures) await get(picture);
  mkdirSync(join(project.folder, 'assets/root/new'), { recursive: true });
  project.write('assets/root/new/a.txt', 'a file in a new folder');
  await untilPrinted('Built');
  assert.equal(await get('new/a.txt'), 'a file in a new folder');
  assert.equal(await get(), first, 'a page after a change that it does not show');
  replace('"Setu Languages"', '"Second Name"');
  await untilPrinted('Built');
  assert.match(await get(), /Second Name/);
  const builds = printed.filter((line) => line.startsWith('Built'));
  assert.equal(builds.length, 3, `builds for two changes and ${pictures.length} requests`);
});

test('npm start shows mistakes above the last good page, until they are fixed', async () => {
  const [, good = ''] = await shown();
  replace('"Second Name"', '"Second Name');
  await untilPrinted('Fix this and the page updates.');
  const [unreadable = '', old] = await shown();
  assert.match(unreadable, /<p>src\/content\/company\.ts:\d+: this text does not end in its line/);
  assert.equal(old, good);
  project.write('src/lib/wrong.ts', 'export const a: Promise<1>[] & {} = 1;\n');
  replace('"Second Name', '"Third Name"');
  await untilPrinted('src/lib/wrong.ts');
  const [mistake = '', page = ''] = await shown();
  assert.match(mistake, /<p>src\/lib\/wrong\.ts.* type 'Promise&lt;1>\[\]/);
  assert.match(page, /Third Name/, 'the page is new if only a check fails');
  project.write('src/lib/wrong.ts', null);
  await untilPrinted('Built');
  assert.deepEqual(await shown(), ['', page]);
});

test('npm start reloads a page once, if what it shows has changed', async () => {
  await reloadNotice();
  // Another page was loaded while the first was replaced.
  const otherNotice = await follow(first);
  await otherNotice();
  npm.kill();
  await assert.rejects(reloadNotice(), 'a page that has not yet reloaded gets a second message');
});

test('npm start ends when npm is killed', { timeout: 100_000 }, async () => {
  await closed;
});
