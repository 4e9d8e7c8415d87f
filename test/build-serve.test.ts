import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const project = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'site-serve-'));
const parts = ['src', 'assets', 'index.html', 'build.ts', 'package.json', 'tsconfig.json'];

let other: Server;
let server: ChildProcess;
let said = '';

/** Waits until what the server says from now on fits, and returns the match. */
async function says(pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(said);
    if (found) {
      said = said.slice(found.index + found[0].length);
      return found;
    }
    await Promise.race([
      once(server.stdout as NodeJS.ReadableStream, 'data'),
      once(server.stderr as NodeJS.ReadableStream, 'data'),
    ]);
  }
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  assert.ok(text.includes(from), file);
  writeFileSync(join(copy, file), text.replace(from, to));
}

before(async () => {
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Whether this takes the port or somebody has it already: it is taken.
  other = createServer().listen(8000, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve).once('error', resolve));
  server = spawn(process.execPath, ['--import', 'tsx', 'build.ts', '--serve'], { cwd: copy });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data) => (said += String(data)));
});

after(() => {
  server.kill('SIGKILL');
  other.close();
  rmSync(copy, { recursive: true });
});

let origin = '';

/** Waits until the build has followed a change and the pages that are open have been told. */
async function tells(doing: () => void): Promise<void> {
  const events = (
    await fetch(`${origin}/esbuild`, { headers: { accept: 'text/event-stream' } })
  ).body?.getReader();
  doing();
  await says(/^Built in \d+ ms\.$/m);
  let told = '';
  while (!told.includes('event: change'))
    told += Buffer.from((await events?.read())?.value ?? []).toString();
  await events?.cancel();
}

describe('npm start', { timeout: 180_000 }, () => {
  test('says that a port is taken, takes the next, and serves the site with live reload alone added', async () => {
    await says(/^Port 8000 is taken; trying 8001\.$/m);
    [, origin = ''] = await says(/^Open (http:\/\/127\.0\.0\.1:\d+)\//m);
    await says(/^Built in \d+ ms\.$/m);
    const html = await (await fetch(`${origin}/`)).text();
    assert.ok(html.includes('connect-src &#39;self&#39;') || html.includes("connect-src 'self'"));
    const script = /src="(site-[A-Z0-9]{8}\.js)"/.exec(html)?.[1];
    assert.match(await (await fetch(`${origin}/${script}`)).text(), /EventSource/);
    assert.ok(!existsSync(join(copy, 'dist')));
  });

  const changes: [what: string, file: string, from: string, to: string][] = [
    ['content', 'src/content/company.ts', "name: 'Bhasha Bridge'", "name: 'Another Name'"],
    ['style', 'src/styles/tokens.css', '#fbf8f2', '#fbf8f3'],
    [
      'the frame',
      'index.html',
      '<meta name="theme-color" content="#2a2a72">',
      '<meta name="theme-color" content="#2a2a73">',
    ],
    ['a picture', 'assets/images/about.svg', '#F3ECDD', '#F3ECDE'],
  ];
  for (const [what, file, from, to] of changes) {
    test(`follows a change of ${what}, and tells the page`, () =>
      tells(() => change(file, from, to)));
  }

  test('tells of a mistake, keeps the last page, and follows when it is mended', async () => {
    change('src/content/company.ts', "name: 'Another Name'", "name: 'Another Name");
    await says(/^src\/content\/company\.ts:\d+: Unterminated string literal$/m);
    await says(/^The page stays as it last was\. Mend this, and it follows\.$/m);
    assert.match(await (await fetch(`${origin}/`)).text(), /Another Name/);
    await tells(() =>
      change('src/content/company.ts', "name: 'Another Name", "name: 'Third Name'"),
    );
    assert.match(await (await fetch(`${origin}/`)).text(), /Third Name/);
  });

  test('tells of a missing field while it goes on', async () => {
    change('src/content/company.ts', "countryCode: 'IN',", '');
    await says(/^src\/content\/company\.ts:\d+: "countryCode" is missing\. Add it\.$/m);
    assert.equal((await fetch(`${origin}/`)).status, 200);
  });

  test('ends cleanly', {
    skip: process.platform === 'win32' && 'Windows has no such signal',
  }, async () => {
    server.kill('SIGINT');
    assert.deepEqual(await once(server, 'exit'), [0, null]);
    await assert.rejects(fetch(`${origin}/`));
    assert.ok(!existsSync(join(project, 'node_modules/.site', new URL(origin).port)));
  });
});
