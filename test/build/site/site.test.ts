import '../../setup';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { licenseFiles } from '../../../src/build/site/licenses';
import { contacted, formTargets } from '../../../src/build/site/policy';
import { addChecksums, compress, sizeProblems } from '../../../src/build/site/publish';
import { readContent } from '../../../src/build/sources/content';
import { editions } from '../../../src/content/editions';
import { routes } from '../../../src/schema/routes';
import { ChangedSources } from '../../helpers/build';
import { filled } from '../../helpers/facts';

/* The site as it is, with the details that the tests expect, built once in memory. */
const project = new ChangedSources();
project.write('assets/root/.well-known/security.txt', 'Contact: mailto:a@b.example\n');
project.write('assets/root/data.json', '[]');
project.write('assets/root/data.json.gz', "the owner's own copy");
project.edit('index.html', '</body>', '<a href="https://a.example/%ab%cd">A</a>\n</body>');
const { files, packages } = await project.make();
const { texts } = readContent(await project.files());

function built(file: string): string {
  const content = files.get(file);
  assert.ok(content, `${file} is not built`);
  return String(content);
}

function documentIn(file: string): Document {
  return new DOMParser().parseFromString(built(file), 'text/html');
}

/** The text of a document's inline element. */
function inlined(file: string, tag: string): string {
  return new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(built(file))?.[1] ?? '';
}

/** Whether the owner has linked this script in index.html, such as one of an analytics tool. */
function isOwners(src: string): boolean {
  return project.read('index.html').includes(`src="${src}"`);
}

function sha256(text: string | Buffer, form: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(form);
}

/** The expression with which a policy allows the inline element of a document. */
function allowed(file: string, tag: string): string {
  return `'sha256-${sha256(inlined(file, tag), 'base64')}'`;
}

const page = documentIn('index.html');

describe('the documents', () => {
  test('R1, R3, R7 each page and the not-found page are prerendered, home first, with one h1', () => {
    const articles = [...page.querySelectorAll('article')];
    const names = articles.map(({ id }) => id);
    assert.equal(names[0], '/', 'the first page of the document');
    assert.deepEqual(names.sort(), [...routes, 'notFound'].sort());
    for (const article of articles) {
      const headings = [...article.querySelectorAll('h1')];
      const canTakeFocus = headings.map((heading) => heading.getAttribute('tabindex') === '-1');
      assert.deepEqual(canTakeFocus, [true], article.id);
    }
  });

  for (const { tag, dir, file, letter } of editions) {
    const document = documentIn(file);

    test(`E3 ${file} has the language, title and description of its edition`, () => {
      const text = (key: string) =>
        texts.find((one) => one.edition === tag && one.path.join(' ') === key)?.value;
      const description = document.querySelector('meta[name="description"]');
      assert.deepEqual(
        [document.documentElement.lang, document.documentElement.dir, document.title],
        [tag, dir, filled(text('titles /') ?? '', tag, { company: 'Setu Languages' })],
      );
      const words = text('pageDescriptions /') ?? text('headings / lead') ?? '';
      assert.equal(description?.getAttribute('content'), filled(words, tag));
    });

    if (letter)
      test(`E7 ${file} leads with its letter in pictures, and with its script in the list`, () => {
        const [, path = ''] = /(<path.*)<\/svg>/.exec(project.read(`assets/${letter}`)) ?? [];
        const about = document.querySelector('.about-teaser img')?.getAttribute('src') ?? '';
        assert.ok(built(about).includes(path), about);
        const script = document.querySelector('.wall-group')?.querySelector(`[lang="${tag}"]`);
        assert.ok(script, `the first script of the list is not that of ${tag}`);
      });
  }

  test('the pages load one classic async script, named by the hash of its content', () => {
    const scripts = [...page.querySelectorAll('script[src]')];
    const [script, ...more] = scripts.filter((one) => !isOwners(one.getAttribute('src') ?? ''));
    const name = script?.getAttribute('src') ?? '';
    assert.deepEqual([name, more], [`site-${sha256(built(name), 'hex').slice(0, 8)}.js`, []]);
    assert.deepEqual(script?.getAttributeNames().sort(), ['async', 'src']);
    assert.doesNotMatch(built(name), /\bimport\(|\bimport\.meta\b|EventSource/);
  });

  test('CSS is rewritten for the oldest browsers: no nesting, no media range', () => {
    assert.doesNotMatch(inlined('index.html', 'style'), /@media[^{]*[<>]|[;{]\s*&/);
  });

  test('a text of index.html between percent signs that is no slot stays', () => {
    assert.ok(built('index.html').includes('href="https://a.example/%ab%cd"'));
  });

  test('D1 without the site’s address, nothing that needs it is built', () => {
    assert.equal(page.querySelectorAll('link[rel="canonical"], meta[property]').length, 0);
    for (const file of ['robots.txt', 'sitemap.xml', 'images/social-card.png', 'services.html'])
      assert.ok(!files.has(file), file);
  });
});

describe('the policy', () => {
  test('the policy precedes everything that loads, and allows script and style by their hashes', () => {
    const [charset, policy] = page.head.children;
    const first = `${charset?.outerHTML} ${policy?.outerHTML}`;
    assert.ok(charset?.hasAttribute('charset') && policy?.hasAttribute('http-equiv'), first);
    // The owner may allow servers in policy.ts.
    const connect = contacted.length > 0 ? `connect-src ${contacted.join(' ')}; ` : '';
    assert.equal(
      policy?.getAttribute('content'),
      `default-src 'none'; script-src ${allowed('index.html', 'script')} 'self'; ` +
        `style-src ${allowed('index.html', 'style')} 'self'; img-src 'self'; ` +
        `frame-src https://www.openstreetmap.org; ${connect}form-action ` +
        `${formTargets.join(' ') || "'none'"}; base-uri 'none'; ` +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('one policy file allows every document, for hosts that send a policy as a header', () => {
    const policy = built('content-security-policy.txt');
    for (const { file } of editions)
      for (const tag of ['script', 'style'])
        assert.ok(policy.includes(allowed(file, tag)), `the ${tag} of ${file}`);
    assert.match(
      policy,
      /; frame-src https:\/\/www\.openstreetmap\.org; .*; frame-ancestors 'self'\n$/,
    );
  });
});

describe('the folder to publish', async () => {
  const published = addChecksums(
    await compress(new Map([...files, ...(await licenseFiles(packages))]), 1),
  );

  test('the files of assets/root/ are in it unchanged', () => {
    assert.equal(built('.well-known/security.txt'), 'Contact: mailto:a@b.example\n');
    assert.equal(String(published.get('data.json.gz')), "the owner's own copy");
    assert.ok(published.has('data.json.br'), 'a copy that the owner has not made is missing');
  });

  test('the checksum of every other file is in SHA256SUMS', () => {
    const names = [...published.keys()].filter((name) => name !== 'SHA256SUMS').sort();
    const sum = (name: string) => sha256(published.get(name) ?? '', 'hex');
    const lines = names.map((name) => `${sum(name)}  ${name}\n`);
    assert.equal(String(published.get('SHA256SUMS')), lines.join(''));
  });

  test('each text has compressed copies', () => {
    const texts = [...published].filter(([name]) =>
      /\.(?:html|js|css|svg|json|txt|xml)$/.test(name),
    );
    assert.ok(texts.length > routes.length, `only ${texts.length} texts`);
    for (const [name, content] of texts) {
      if (name === 'data.json') continue;
      const [br = content, gz = content] = ['.br', '.gz'].map((end) => published.get(name + end));
      assert.deepEqual(brotliDecompressSync(br), content, name);
      assert.deepEqual(gunzipSync(gz), content, name);
      assert.equal(gz[9], 255, `byte 9 of ${name}.gz names the operating system`);
    }
  });

  test('a document or a script that is twice as large, and a large picture, are over their budgets', () => {
    const twice = [...published].map(([name, content]): [string, Buffer] => [
      name,
      Buffer.concat([content, content]),
    ]);
    const problems = sizeProblems(new Map(twice).set('images/photo.png', Buffer.alloc(10_241)));
    const names = [...published.keys()].filter((name) => /(?:\.html|^site-.*\.js)\.br$/.test(name));
    for (const name of [...names, 'images/photo.png'])
      assert.ok(problems.join('\n').includes(`${name} has `), name);
  });

  test('the SBOM lists the shipped packages, without machine, time or registry', () => {
    const sbom = String(published.get('sbom.cdx.json'));
    const { bomFormat, components } = JSON.parse(sbom);
    const names = components.map(({ name }: { name: string }) => name);
    assert.deepEqual([bomFormat, ...names], ['CycloneDX', 'react', 'react-dom', 'scheduler']);
    const licenses = String(published.get('LICENSES.txt'));
    assert.match(licenses, /^This site\n\nMIT License\n/);
    for (const { name, version } of components)
      assert.ok(licenses.includes(`\n${name} ${version}\n\nMIT License\n`), name);
    assert.doesNotMatch(sbom, /registry|tarball|timestamp|serialNumber/);
  });
});
