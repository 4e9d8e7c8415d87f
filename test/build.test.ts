import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ProjectCopy } from './helpers/build';

/*
 * Starts build.ts as npm does, in a copy with one language. What it builds is tested in memory, in
 * build/site/. CI also runs the commands of the README, and compares two builds of each language.
 */
const copy = new ProjectCopy();
copy.setEditions('');
// What a removed edition leaves behind is listed for the owner to decide.
copy.write('src/content/xx/edition.ts', copy.read('src/content/en/edition.ts'));
after(() => copy.remove());

describe('npm start', { timeout: 180_000 }, () => {
  let server: ChildProcess;
  const output = new PassThrough();
  let printed = '';
  let origin = '';

  /** Waits until the server prints a line; at most a minute. */
  async function prints(pattern: RegExp): Promise<string> {
    const late = setTimeout(60_000, 'late', { ref: false });
    for (;;) {
      const [line, part = ''] = pattern.exec(printed) ?? [];
      if (line !== undefined) {
        printed = printed.slice(printed.indexOf(line) + line.length);
        return part;
      }
      if ((await Promise.race([once(output, 'data'), late])) === 'late')
        throw new Error(`npm start did not print ${pattern}, but:\n${printed}`);
    }
  }

  /** Edits a file, and waits until the site is rebuilt and an open page is asked to reload. */
  async function reloadsAfter(edit: () => void): Promise<void> {
    const headers = { accept: 'text/event-stream' };
    const events = (await fetch(`${origin}/esbuild`, { headers })).body?.getReader();
    edit();
    await prints(/^Built in \d+ ms\.$/m);
    let received = '';
    while (!received.includes('event: change'))
      received += Buffer.from((await events?.read())?.value ?? []).toString();
    await events?.cancel();
  }

  async function textAt(path: string): Promise<string> {
    return (await fetch(origin + path)).text();
  }

  before(() => {
    const args = ['--import', 'tsx', 'build.ts', '--serve'];
    server = spawn(process.execPath, args, { cwd: copy.folder });
    for (const stream of [server.stdout, server.stderr]) stream?.pipe(output, { end: false });
    output.on('data', (data) => (printed += String(data)));
  });
  after(() => server.kill('SIGKILL'));

  test('npm start serves the site with live reload, apart from dist/', async () => {
    origin = await prints(/^Open (http:\/\/127\.0\.0\.1:\d+)\//m);
    await prints(/^Built in \d+ ms\.$/m);
    // Another address of this machine.
    await assert.rejects(
      fetch(origin.replace('127.0.0.1', '127.0.0.2')),
      'others can see the site',
    );
    const html = await textAt('/');
    assert.match(html, /connect-src [^;]*'self'/, 'the policy forbids the live reload');
    const [script = ''] = /site-[a-f0-9]{8}\.js/.exec(html) ?? [];
    assert.match(await textAt(`/${script}`), /EventSource/);
    assert.ok(!existsSync(join(copy.folder, 'dist')), 'dist/ was written');
  });

  test('npm start reloads the page after an edit, and after a new file', async () => {
    const company = 'src/content/company.ts';
    await reloadsAfter(() => copy.edit(company, "name: 'Bhasha Bridge'", "name: 'Another Name'"));
    assert.match(await textAt('/'), /Another Name/);
    const picture = copy.read('assets/images/favicon.svg');
    await reloadsAfter(() => copy.write('assets/images/new.svg', picture));
    assert.equal(await textAt('/images/new.svg'), picture);
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

describe('npm run build', () => {
  test('npm run build -- --release refuses samples, lists them, and writes nothing', async () => {
    copy.write('dist/index.html', 'the last release');
    const { code, errors } = await copy.build('--release');
    assert.equal(code, 1);
    const [refusal = '', ...tasks] = errors;
    assert.match(refusal, /^Nothing is written\. Before a release, .* what is listed here:$/);
    const placeholder = /^- src\/content\/company\.ts:\d+: hello@example\.com is a placeholder$/;
    assert.ok(
      tasks.some((task) => placeholder.test(task)),
      tasks.join('\n'),
    );
    assert.ok(
      !tasks.some((task) => task.includes('editions.ts: add')),
      'advice keeps from publishing',
    );
    assert.equal(copy.read('dist/index.html'), 'the last release');
  });

  test('npm run build -- --single-file replaces dist/, and prints what is left to do', async () => {
    copy.write('dist/site-00000000.js', 'old');
    copy.write('assets/root/.DS_Store', '');
    const { code, output, errors } = await copy.build('--single-file');
    assert.deepEqual([code, errors], [0, []]);
    assert.match(output, /^dist\/ written: \d+ files in \d+ ms\.$/m);
    assert.match(output, /: \+91 00000 00000 is a placeholder$/m);
    assert.match(output, /\nFor you to decide:\n[\s\S]*xx\/ is not in editions\.ts: add it/);
    // The owner's guide explains the mark of samples.
    assert.doesNotMatch(output, /\.md/);
    const files = readdirSync(join(copy.folder, 'dist'));
    assert.deepEqual(
      files.filter((name) => /DS_Store|00000000/.test(name)),
      [],
    );
    for (const name of ['site.html', 'index.html.br', 'sbom.cdx.json', 'SHA256SUMS'])
      assert.ok(files.includes(name), `dist/ has no ${name}`);
    const beside = readdirSync(copy.folder).filter((name) => name.startsWith('dist'));
    assert.deepEqual(beside, ['dist']);
  });

  test('npm run build shows what the type checker says about a field that is not there', async () => {
    copy.edit('src/sections/call-out.tsx', 'contactCallOut.text', 'contactCallOut.txet');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^src\/sections\/call-out\.tsx\(.*'txet' does not exist/);
  });
});
