import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { ProjectCopy } from '../helpers/build';

const copy = new ProjectCopy();
let server: ChildProcess;
const output = new PassThrough();
let printed = '';
let origin = '';

/**
 * Waits until the server prints a line, and discards the output up to it. After a minute, it throws
 * an error with the output.
 */
async function prints(pattern: RegExp): Promise<RegExpExecArray> {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    const found = pattern.exec(printed);
    if (found) {
      printed = printed.slice(found.index + found[0].length);
      return found;
    }
    await once(output, 'data', { signal }).catch(() => {
      throw new Error(`npm start did not print ${pattern}, but:\n${printed}`);
    });
  }
}

/** Edits a file, and waits until the site is rebuilt and an open page is asked to reload. */
async function reloadsAfter(edit: () => void, line = /^Built in \d+ ms\.$/m): Promise<void> {
  const headers = { accept: 'text/event-stream' };
  const events = (await fetch(`${origin}/esbuild`, { headers })).body?.getReader();
  edit();
  await prints(line);
  let received = '';
  while (!received.includes('event: change'))
    received += Buffer.from((await events?.read())?.value ?? []).toString();
  await events?.cancel();
}

async function home() {
  return (await fetch(`${origin}/`)).text();
}

/** The message above the page, if there is one. */
async function message() {
  return /<fieldset role="alert">.*<\/fieldset>/.exec(await home())?.[0] ?? '';
}

before(() => {
  const args = ['--import', 'tsx', 'build.ts', '--serve', '--pseudo'];
  server = spawn(process.execPath, args, { cwd: copy.folder });
  for (const stream of [server.stdout, server.stderr]) stream?.pipe(output, { end: false });
  output.on('data', (data) => (printed += String(data)));
});

after(() => {
  server.kill('SIGKILL');
  copy.remove();
});

describe('npm start -- --pseudo', { timeout: 180_000 }, () => {
  test('npm start serves the site with live reload, apart from dist/', async () => {
    [, origin = ''] = await prints(/^Open (http:\/\/127\.0\.0\.1:\d+)\//m);
    await prints(/^Built in \d+ ms\.$/m);
    const html = await home();
    assert.match(html, /connect-src [^;]*'self'/, 'the policy forbids the live reload');
    const script = /src="(site-[a-f0-9]{8}\.js)"/.exec(html)?.[1];
    assert.match(await (await fetch(`${origin}/${script}`)).text(), /EventSource/);
    assert.ok(!existsSync(join(copy.folder, 'dist')), 'dist/ was written');
  });

  test('npm start -- --pseudo accents, lengthens and brackets the words', async () => {
    const [, skip = ''] = /<a [^>]*class="skip"[^>]*>([^<]*)</.exec(await home()) ?? [];
    assert.match(skip, /^\[[^AEIOUaeiou]+\]$/);
  });

  const edits: [what: string, file: string, from: string, to: string][] = [
    ['the content', 'src/content/company.ts', "name: 'Bhasha Bridge'", "name: 'Another Name'"],
    ['a style', 'src/styles/tokens.css', ':root', ':root '],
    ['the document', 'index.html', '</head>', '\n</head>'],
    ['a picture', 'assets/images/favicon.svg', '</svg>', '\n</svg>'],
  ];
  for (const [what, file, from, to] of edits) {
    test(`npm start reloads the page after an edit of ${what}`, () =>
      reloadsAfter(() => copy.edit(file, from, to)));
  }

  test('npm start shows a mistake in the terminal and above the last good page', async () => {
    await reloadsAfter(
      () => copy.edit('src/content/company.ts', "name: 'Another Name'", "name: 'Another <b> Name"),
      /^src\/content\/company\.ts:\d+: cannot be read[\s\S]*^Still showing the last good build\./m,
    );
    assert.match(await message(), /<p>src\/content\/company\.ts:\d+: cannot be read/);
    assert.match(await home(), /Another Name/);
    await reloadsAfter(() =>
      copy.edit('src/content/company.ts', "name: 'Another <b> Name", "name: 'Third Name'"),
    );
    assert.match(await home(), /Third Name/);
    assert.equal(await message(), '');
  });

  test('npm start notices a new and a deleted edition', async () => {
    const list = 'src/content/editions.ts';
    const before = copy.read(list);
    cpSync(join(copy.folder, 'src/content/en'), join(copy.folder, 'src/content/ks'), {
      recursive: true,
    });
    copy.edit('src/content/ks/edition.ts', "tag: 'en'", "tag: 'ks'");
    const entry = "{ tag: 'ks', file: 'ks.html', name: 'کٲشُر', dir: 'rtl', ";
    const end = "card: 'images/social-card-ks.png', reviewedBy: null },\n];";
    await reloadsAfter(() => copy.edit(list, /\n\];/, `\n${entry}${end}`));
    assert.match(await (await fetch(`${origin}/ks.html`)).text(), /<html lang="ks" dir="rtl">/);
    await reloadsAfter(() => copy.write(list, before));
    assert.equal((await fetch(`${origin}/ks.html`)).status, 404);
  });

  test('npm start shows type errors above the new page, also of a broken tsconfig', async () => {
    await reloadsAfter(
      () => copy.edit('src/content/company.ts', "countryCode: 'IN',", ''),
      /^src\/content\/company\.ts:\d+: "countryCode" is missing in company\. Add it\.$/m,
    );
    assert.match(await message(), /"countryCode" is missing/);
    copy.write('tsconfig.json', '{ nonsense');
    copy.edit(
      'src/content/company.ts',
      "country: 'India',",
      "country: 'India', countryCode: 'IN',",
    );
    await prints(/tsconfig\.json/m);
    assert.equal((await fetch(`${origin}/`)).status, 200);
  });

  test('npm start stops cleanly', {
    skip: process.platform === 'win32' && 'Windows has no such signal',
  }, async () => {
    server.kill('SIGINT');
    assert.deepEqual(await once(server, 'exit'), [0, null]);
    await assert.rejects(fetch(`${origin}/`));
    const left = readdirSync(join(copy.folder, 'node_modules/.site'));
    assert.ok(!left.includes(String(server.pid)), `its folder is still in ${left}`);
  });
});
