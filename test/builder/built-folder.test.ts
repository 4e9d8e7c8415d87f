import '../setup';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contacted, formTargets } from '../../src/builder/policy';
import { editions } from '../../src/content/editions';
import { fill } from '../../src/content-model/text';
import { routes } from '../../src/schema/routes';
import { ProjectCopy } from '../helpers/build';

const copy = new ProjectCopy();
function built(file: string) {
  return copy.read(`dist/${file}`);
}

function bytes(file: string) {
  return readFileSync(join(copy.folder, 'dist', file));
}

/** The texts of a document's inline elements. */
function inlined(file: string, tag: string) {
  return [...built(file).matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text]) => text ?? '',
  );
}

/** Whether the owner has linked this script in index.html, such as one of an analytics tool. */
function isOwners(src: string | null) {
  return copy.read('index.html').includes(`src="${src}"`);
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyIn(page: Document) {
  return (
    page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? ''
  );
}

let run: Awaited<ReturnType<typeof copy.build>>;
let page: Document;
let files: string[];

before(async () => {
  // A file that file managers write, and a file of an earlier build.
  mkdirSync(join(copy.folder, 'dist'));
  for (const name of ['.DS_Store', 'Thumbs.db', 'site-00000000.js'])
    copy.write(`dist/${name}`, 'old');
  mkdirSync(join(copy.folder, 'assets/root/.well-known'), { recursive: true });
  copy.write('assets/root/.well-known/security.txt', 'Contact: mailto:a@b.example\n');
  copy.write('assets/root/.DS_Store', '');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
  copy.write('assets/images/spare.svg', svg);
  run = await copy.build('--single-file');
  page = new DOMParser().parseFromString(built('index.html'), 'text/html');
  files = readdirSync(join(copy.folder, 'dist'), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => statSync(join(copy.folder, 'dist', name)).isFile());
});

after(() => copy.remove());

describe('npm run build', () => {
  test('the build prints the size of every file and what it wrote', () => {
    assert.deepEqual([run.code, run.errors], [0, []]);
    assert.match(run.output, /^index\.html +\d+ +\d+ +\d+ +\d+ brotli$/m);
    assert.match(run.output, /^dist\/ written: \d+ files in \d+ ms\.$/m);
  });

  test('E7 each edition leads with its letter in pictures, and with its script in the list', () => {
    for (const { tag, file, letter } of editions.filter(({ letter }) => letter)) {
      const document = new DOMParser().parseFromString(built(file), 'text/html');
      const [, path = ''] = /(<path.*)<\/svg>/.exec(copy.read(`assets/${letter}`)) ?? [];
      const banner = document.querySelector('.banner-slide img')?.getAttribute('src') ?? '';
      assert.ok(built(banner).includes(path), banner);
      const script = document.querySelector('.wall-group')?.querySelector(`[lang="${tag}"]`);
      assert.ok(script, `the first script of the list is not that of ${tag}`);
    }
  });

  test('the build ends with the list of everything that is still a sample', () => {
    const [, list = ''] = run.output.split('`sample: true` with each sample):\n');
    assert.match(list, /^- src\/content\/company\.ts:\d+: hello@example\.com is a placeholder$/m);
    assert.match(list, /^- src\/content\/company\.ts:\d+: \+91 00000 00000 is a placeholder$/m);
    // Not the owner's guide, which explains the mark.
    assert.doesNotMatch(list, /\.md/);
  });

  test('the list ends with the pictures that no page shows, and does not name the icons', () => {
    const [, unused = ''] = run.output.split('that no page shows, to delete:');
    assert.match(unused, /images\/spare\.svg/);
    assert.doesNotMatch(unused, /favicon|touch-icon/);
  });

  test('the build replaces what was in dist/, and leaves nothing beside it', () => {
    assert.deepEqual(
      files.filter((name) => /DS_Store|Thumbs|00000000/.test(name)),
      [],
    );
    assert.deepEqual(
      readdirSync(copy.folder).filter((name) => name.startsWith('dist')),
      ['dist'],
    );
  });

  test('the build copies assets/root/ unchanged', () => {
    assert.equal(built('.well-known/security.txt'), 'Contact: mailto:a@b.example\n');
  });

  test('R1, R3 the build prerenders each page and the not-found page, home first, each with one h1', () => {
    const articles = [...page.querySelectorAll('article')];
    const names = articles.map(({ id }) => id);
    assert.equal(names[0], '/', 'the first page of the document');
    assert.deepEqual(names.sort(), [...routes, 'notFound'].sort());
    for (const article of articles)
      assert.equal(article.querySelectorAll('h1').length, 1, article.id);
  });

  for (const { tag, dir, file } of editions) {
    test(`E3 ${file} has the language, title and description of its edition`, async () => {
      const one = new DOMParser().parseFromString(built(file), 'text/html');
      const words: typeof import('../../src/content/en/pages') = await import(
        `../../src/content/${tag}/pages.ts`
      );
      const description = one.querySelector('meta[name="description"]')?.getAttribute('content');
      assert.deepEqual(
        [one.documentElement.lang, one.documentElement.dir, one.title, description],
        [tag, dir, fill(words.titles['/'], { company: 'Bhasha Bridge' }), words.siteDescription],
      );
    });
  }

  test('no file names the folder in which the site was built', () => {
    for (const file of files) assert.ok(!bytes(file).includes(copy.folder), file);
  });

  test('the policy precedes everything that loads, and has the hashes of script and style', () => {
    const [charset, policy] = page.head.children;
    const first = `${charset?.outerHTML} ${policy?.outerHTML}`;
    assert.ok(charset?.hasAttribute('charset') && policy?.hasAttribute('http-equiv'), first);
    const [style = ''] = inlined('index.html', 'style');
    const [script = ''] = inlined('index.html', 'script');
    assert.deepEqual(policyIn(page).split('; '), [
      "default-src 'none'",
      `script-src ${hashOf(script)} 'self'`,
      `style-src ${hashOf(style)} 'self'`,
      "img-src 'self'",
      'frame-src https://www.openstreetmap.org',
      ...(contacted.length > 0 ? [`connect-src ${contacted.join(' ')}`] : []),
      `form-action ${formTargets.join(' ') || "'none'"}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test('one policy file allows every document, for hosts that send a policy as a header', () => {
    const policy = built('content-security-policy.txt');
    for (const { file } of editions)
      for (const text of [...inlined(file, 'script'), ...inlined(file, 'style')])
        assert.ok(policy.includes(hashOf(text)), `${file}: ${text.slice(0, 40)}…`);
    assert.match(
      policy,
      /; frame-src https:\/\/www\.openstreetmap\.org; .*; frame-ancestors 'self'\n$/,
    );
  });

  test('the pages load one classic async script, named by the hash of its content', () => {
    const scripts = [...page.querySelectorAll('script[src]')];
    const [script, ...more] = scripts.filter((one) => !isOwners(one.getAttribute('src')));
    const name = script?.getAttribute('src') ?? '';
    const hash = createHash('sha256').update(bytes(name)).digest('hex').slice(0, 8);
    assert.deepEqual([name, more], [`site-${hash}.js`, []]);
    assert.deepEqual([...(script?.attributes ?? [])].map((one) => one.name).sort(), [
      'async',
      'src',
    ]);
    assert.doesNotMatch(built(name), /\bimport\(|\bimport\.meta\b|EventSource/);
  });

  test('the build rewrites CSS for the oldest browsers: no nesting, no media range', () => {
    const style = page.querySelector('style')?.textContent ?? '';
    assert.doesNotMatch(style, /@media[^{]*[<>]/);
    assert.doesNotMatch(style, /[;{]\s*&/);
  });

  test('the build writes the checksum of every other file', () => {
    const names = files.filter((name) => name !== 'SHA256SUMS').sort();
    const sum = (name: string) => createHash('sha256').update(bytes(name)).digest('hex');
    assert.equal(built('SHA256SUMS'), names.map((name) => `${sum(name)}  ${name}\n`).join(''));
  });

  test('the build writes compressed copies of each text', () => {
    const texts = files.filter((name) => /\.(?:html|js|svg|json|txt|xml)$/.test(name));
    assert.ok(texts.length > routes.length, texts.join());
    for (const name of texts) {
      assert.deepEqual(brotliDecompressSync(bytes(`${name}.br`)), bytes(name), name);
      assert.deepEqual(gunzipSync(bytes(`${name}.gz`)), bytes(name), name);
    }
  });

  test('the SBOM lists the shipped packages, without machine, time or registry', () => {
    const sbom = JSON.parse(built('sbom.cdx.json')) as {
      bomFormat: string;
      components: { name: string; version: string }[];
    };
    assert.equal(sbom.bomFormat, 'CycloneDX');
    assert.deepEqual(
      sbom.components.map(({ name }) => name),
      ['react', 'react-dom', 'scheduler'],
    );
    for (const { name, version } of sbom.components)
      assert.ok(built('LICENSES.txt').includes(`\n${name} ${version}\n\nMIT License\n`), name);
    assert.match(built('LICENSES.txt'), /^This site\n\nMIT License\n/);
    assert.doesNotMatch(built('sbom.cdx.json'), /registry|tarball|timestamp|serialNumber/);
  });

  test('the single-file site contains script, style and pictures, allowed by their hashes', () => {
    const html = built('site.html');
    const single = new DOMParser().parseFromString(html, 'text/html');
    const [style] = inlined('site.html', 'style');
    const [inHead, script] = inlined('site.html', 'script');
    assert.ok(style && inHead && script, 'the style sheet or a script is empty');
    const inline = `script-src ${hashOf(inHead)} ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; `;
    assert.ok(policyIn(single).includes(inline), policyIn(single));
    const sources = [...single.querySelectorAll('[src], link')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    assert.deepEqual(
      sources.filter((source) => !source.startsWith('data:image/') && !isOwners(source)),
      [],
    );
    assert.doesNotMatch(html, /["'`]images\//);
  });

  test('without the site’s address, the build writes no tag or file that needs it', () => {
    assert.equal(page.querySelectorAll('link[rel="canonical"], meta[property]').length, 0);
    for (const file of ['robots.txt', 'sitemap.xml', 'images/social-card.png'])
      assert.ok(!existsSync(join(copy.folder, 'dist', file)), file);
  });
});
