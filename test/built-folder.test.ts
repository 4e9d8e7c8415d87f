import './setup';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashSource } from '../src/builder/document';
import { routes } from '../src/router/routes';

const project = join(import.meta.dirname, '..');
const parts = [
  'src',
  'assets',
  'index.html',
  'build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** A copy to build in, so that a run disturbs neither the project's own dist/ nor who works there. */
const copy = mkdtempSync(join(tmpdir(), 'site-build-'));
const built = (file: string) => readFileSync(join(copy, 'dist', file), 'utf8');

interface Run {
  readonly code: number;
  readonly output: string;
  readonly errors: readonly string[];
}

function build(...flags: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'build.ts', ...flags],
      { cwd: copy },
      (error, stdout, stderr) => {
        const errors = stderr
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('warning: '));
        resolve({ code: error ? Number(error.code) : 0, output: stdout, errors });
      },
    );
  });
}

let run: Run;
let page: Document;

before(async () => {
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  run = await build('--single-file');
  page = new DOMParser().parseFromString(built('index.html'), 'text/html');
});

after(() => rmSync(copy, { recursive: true }));

describe('npm run build', () => {
  test('ends well, without a complaint, and says what it wrote', () => {
    assert.deepEqual([run.code, run.errors], [0, []]);
    assert.match(run.output, /^index\.html +\d+ +\d+ +\d+ +\d+$/m);
    assert.match(run.output, /^dist\/ written: \d+ files in \d+ ms\.$/m);
    assert.deepEqual(
      readdirSync(copy).filter((name) => name.startsWith('dist')),
      ['dist'],
    );
  });

  test('paints six articles, one for each route, home last, each with one h1', () => {
    const articles = [...page.querySelectorAll('article')];
    assert.deepEqual(
      articles.map(({ id }) => id),
      [...routes.slice(1), '/'],
    );
    for (const article of articles)
      assert.equal(article.querySelectorAll('h1').length, 1, article.id);
  });

  test('writes no style attribute, no inline handler and no inline script', () => {
    assert.equal(page.querySelectorAll('[style]').length, 0);
    const names = [...page.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name),
    );
    assert.deepEqual(
      names.filter((name) => name.startsWith('on')),
      [],
    );
    assert.deepEqual(
      [...page.querySelectorAll('script')].map(({ textContent }) => textContent),
      [''],
    );
  });

  test('names every file by a relative path, in its exact case, and no path of this machine', () => {
    const addresses = [...page.querySelectorAll('[href], [src]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
    );
    const inside = addresses.filter((address) => !/^(?:#|https:|mailto:|tel:)/.test(address));
    assert.ok(inside.length > 20);
    const all = readdirSync(join(copy, 'dist'), { recursive: true }).map(String);
    assert.deepEqual(
      inside.filter((address) => !all.includes(address)),
      [],
    );
    for (const file of all.filter((name) => /\.(?:html|js)$/.test(name)))
      assert.ok(!built(file).includes(copy), file);
  });

  test('puts the policy before all that loads, with the hash of the one style sheet', () => {
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const before = [...page.head.children].slice(
      0,
      [...page.head.children].indexOf(policy as Element),
    );
    assert.deepEqual(
      before.map(({ outerHTML }) => outerHTML),
      ['<meta charset="utf-8">'],
    );
    const style = /<style>(.*?)<\/style>/s.exec(built('index.html'))?.[1] ?? '';
    assert.ok(style.length > 1000);
    assert.ok(policy?.getAttribute('content')?.includes(`style-src ${hashSource(style)};`));
    assert.equal(page.querySelectorAll('style, link[rel="stylesheet"]').length, 1);
  });

  test('loads one classic async script, whose name holds the hash of its content', () => {
    const script = page.querySelector('script');
    const source = script?.getAttribute('src') ?? '';
    assert.match(source, /^site-[A-Z0-9]{8}\.js$/);
    assert.ok(existsSync(join(copy, 'dist', source)));
    assert.deepEqual(
      [...(script?.attributes ?? [])].map(({ name }) => name),
      ['async', 'src'],
    );
    assert.doesNotMatch(built(source), /\bimport\(|\bimport\.meta\b|EventSource/);
  });

  test('lists every other file with its checksum, and puts twins beside each text', () => {
    const all = readdirSync(join(copy, 'dist'), { recursive: true })
      .map(String)
      .filter((name) => name !== 'images');
    const hashOf = (name: string) =>
      createHash('sha256')
        .update(readFileSync(join(copy, 'dist', name)))
        .digest('hex');
    const lines = all
      .filter((name) => name !== 'SHA256SUMS')
      .sort()
      .map((name) => `${hashOf(name)}  ${name}\n`);
    assert.equal(built('SHA256SUMS'), lines.join(''));
    const texts = all.filter((name) => /\.(?:html|js|svg|json|txt|xml)$/.test(name));
    assert.ok(texts.length > 30);
    for (const name of texts) {
      const content = readFileSync(join(copy, 'dist', name));
      assert.deepEqual(
        brotliDecompressSync(readFileSync(join(copy, 'dist', `${name}.br`))),
        content,
        name,
      );
      assert.deepEqual(gunzipSync(readFileSync(join(copy, 'dist', `${name}.gz`))), content, name);
    }
  });

  test('bills what is shipped, with the licence texts, and tells no machine, no time and no registry', () => {
    const bill = JSON.parse(built('sbom.cdx.json')) as {
      bomFormat: string;
      components: { name: string; version: string }[];
    };
    assert.equal(bill.bomFormat, 'CycloneDX');
    assert.deepEqual(
      bill.components.map(({ name }) => name),
      ['react', 'react-dom', 'scheduler'],
    );
    for (const { name, version } of bill.components)
      assert.ok(built('LICENSES.txt').includes(`${name} ${version}\n\nMIT License\n`), name);
    assert.ok(built('LICENSES.txt').startsWith('This site\n\nMIT License\n'));
    assert.doesNotMatch(built('sbom.cdx.json'), /registry|tarball|timestamp|serialNumber|\/tmp\//);
  });

  test('writes the one-file edition: script, style and pictures inlined, each allowed by its hash', () => {
    const html = built('site.html');
    const one = new DOMParser().parseFromString(html, 'text/html');
    const policy = one.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const [style = '', script = ''] = [/<style>(.*?)<\/style>/s, /<script>(.*?)<\/script>/s].map(
      (part) => part.exec(html)?.[1],
    );
    assert.ok(style.length > 50_000 && script.length > 200_000);
    assert.ok(
      policy.includes(
        `script-src ${hashSource(script)}; style-src ${hashSource(style)}; img-src data:; `,
      ),
    );
    assert.doesNotMatch(policy, /unsafe-|'self'/);
    assert.ok(
      html.trim().endsWith(`<script>${script}</script>\n<div id="end"></div>\n</body>\n</html>`),
    );
    const sources = [...one.querySelectorAll('[src], link')].map(
      (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '',
    );
    assert.deepEqual(
      sources.filter((source) => !source.startsWith('data:image/')),
      [],
    );
    assert.doesNotMatch(html, /["'`]images\//);
  });

  test('names no address while the owner has set none', () => {
    assert.equal(
      page.querySelectorAll('link[rel="canonical"], meta[property], script[type]').length,
      0,
    );
    for (const file of ['robots.txt', 'sitemap.xml', 'images/social-card.png'])
      assert.ok(!existsSync(join(copy, 'dist', file)), file);
  });

  test('ends with one line for a flag that it does not know', async () => {
    const { code, errors } = await build('--nope');
    assert.notEqual(code, 0);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0] ?? '', /--nope/);
  });

  test('stops at a fault, names file and mend in one line, and leaves the last folder whole', async () => {
    const before = built('index.html');
    const source = join(copy, 'src/content/en/services.ts');
    writeFileSync(
      source,
      readFileSync(source, 'utf8').replace('images/service-dtp.svg', 'images/Service-DTP.svg'),
    );
    const { code, errors } = await build();
    assert.notEqual(code, 0);
    const mend = 'The file is called "images/service-dtp.svg": write it so.';
    assert.deepEqual(errors, [
      `src/content/en/services.ts: "images/Service-DTP.svg" is not in the built folder. ${mend}`,
    ]);
    assert.equal(built('index.html'), before);
  });
});
