import '../setup';
import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ProjectCopy } from '../helpers/build';

const copy = new ProjectCopy();
let run: Awaited<ReturnType<typeof copy.build>>;
let page: Document;

before(async () => {
  const file = 'src/content/company.ts';
  copy.edit(file, 'hello@example.com', 'desk@bridge.example');
  copy.edit(file, "phone: '+91 00000 00000'", "phone: '1800 123 4567'");
  copy.write(file, copy.read(file).replace(/^ {4}sample: true,\n/m, ''));
  copy.edit(file, /street:\s*'[^'\n]*'/, "street: 'Gates < 5'");
  copy.edit(file, "siteUrl: ''", "siteUrl: 'https://bridge.example/a&b/'");
  copy.edit(file, /frame:\s*'https[^']*'/, "frame: ''");
  // The default edition and a second one: the English words again, read from right to left.
  cpSync(join(copy.folder, 'src/content/en'), join(copy.folder, 'src/content/ur'), {
    recursive: true,
  });
  copy.edit('src/content/ur/edition.ts', "tag: 'en'", "tag: 'ur'");
  // A third one, which no linguist has reviewed.
  cpSync(join(copy.folder, 'src/content/en'), join(copy.folder, 'src/content/bn'), {
    recursive: true,
  });
  copy.edit('src/content/bn/edition.ts', "tag: 'en'", "tag: 'bn'");
  cpSync(
    join(copy.folder, 'assets/images/social-card.png'),
    join(copy.folder, 'assets/images/social-card-ur.png'),
  );
  // Two languages of one script may have the same letter.
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  copy.write('assets/images/letter-both.svg', svg);
  copy.edit(
    'src/content/editions.ts',
    /(?<=\n {2}\},)(?:(?!\n\];)[\s\S])*\n\];/,
    "\n{ tag: 'ur', file: 'ur.html', name: 'اردو', dir: 'rtl', " +
      "letter: 'images/letter-both.svg', card: 'images/social-card-ur.png', " +
      "reviewedBy: 'A linguist' },\n" +
      "{ tag: 'bn', file: 'bn.html', name: 'বাংলা', dir: 'ltr', " +
      "letter: 'images/letter-both.svg', card: 'images/social-card.png', reviewedBy: null },\n];",
  );
  // What an edition leaves behind that was removed from editions.ts only.
  copy.write('src/content/xx/edition.ts', copy.read('src/content/en/edition.ts'));
  run = await copy.build('--single-file');
  assert.deepEqual(run.errors, []);
  page = new DOMParser().parseFromString(copy.read('dist/index.html'), 'text/html');
});

after(() => copy.remove());

describe('a site with the owner’s details', () => {
  test('the site is built, and its details are no longer listed as samples', () => {
    assert.deepEqual([run.code, run.errors], [0, []]);
    assert.doesNotMatch(run.output, /company\.ts: sample/);
  });

  test('the site gives its public address to search engines and shared links', () => {
    const address = 'https://bridge.example/a&b/';
    assert.equal(page.querySelector('link[rel="canonical"]')?.getAttribute('href'), address);
    const properties = [...page.querySelectorAll('meta[property]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
    const {
      'og:url': url,
      'og:image': image,
      'og:locale': locale,
    } = Object.fromEntries(properties);
    assert.deepEqual([url, image, locale], [address, `${address}images/social-card.png`, 'en_IN']);
    assert.ok(existsSync(join(copy.folder, 'dist/images/social-card.png')), 'the card is missing');
    assert.equal(
      copy.read('dist/robots.txt'),
      `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`,
    );
    assert.match(copy.read('dist/sitemap.xml'), /<loc>https:\/\/bridge\.example\/a&amp;b\/<\/loc>/);
  });

  test('the site describes the company for search engines', () => {
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const { '@type': type, email, telephone, contactPoint, address } = JSON.parse(data);
    assert.deepEqual(
      [type, email, telephone, contactPoint.telephone, address.streetAddress],
      ['Organization', 'desk@bridge.example', '1800 123 4567', '1800 123 4567', 'Gates < 5'],
    );
    assert.doesNotMatch(data, /</, 'a character of the data could end the script');
  });

  test('the site allows no frame if there is no map', () => {
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    assert.match(policy, /^default-src 'none'; /);
    assert.doesNotMatch(policy, /frame-src/);
  });
});

describe('a site in two languages', () => {
  test('each language has a document and a script, which refer to the other language', () => {
    const urdu = new DOMParser().parseFromString(copy.read('dist/ur.html'), 'text/html');
    const { lang, dir } = urdu.documentElement;
    assert.deepEqual([lang, dir], ['ur', 'rtl']);
    const address = 'https://bridge.example/a&b/';
    assert.equal(
      urdu.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      `${address}ur.html`,
    );
    for (const document of [page, urdu]) {
      const alternates = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      assert.deepEqual(alternates, [
        ['en', address],
        ['ur', `${address}ur.html`],
        ['x-default', address],
      ]);
    }
    assert.equal(copy.read('dist/sitemap.xml').split('<url>').length, 3);
  });

  test('only the language that is read from the right has mirrored pictures', () => {
    const pictures = (file: string) => copy.read(file).match(/images\/about[a-z-]*\.svg/g);
    assert.deepEqual(pictures('dist/ur.html'), ['images/about-ur.svg']);
    assert.deepEqual(pictures('dist/index.html'), ['images/about.svg']);
  });

  test('each language has a single-file site', () => {
    assert.match(copy.read('dist/site.html'), /<html lang="en"/);
    assert.match(copy.read('dist/site.ur.html'), /<html lang="ur"/);
  });

  test('an edition that no linguist has reviewed is listed, and kept from search engines', () => {
    assert.match(
      run.output,
      /^- src\/content\/editions\.ts:\d+: no linguist has reviewed the edition bn \(\w+\)$/m,
    );
    const robots = '<meta name="robots" content="noindex"/>';
    const marked = ['index', 'ur', 'bn'].filter((name) =>
      copy.read(`dist/${name}.html`).includes(robots),
    );
    assert.deepEqual(marked, ['bn']);
    assert.doesNotMatch(copy.read('dist/sitemap.xml'), /bn\.html/);
    assert.doesNotMatch(copy.read('dist/index.html'), /<link [^>]*hreflang="bn"/i);
  });

  test('npm run build -- --release refuses samples and drafts, lists them, and writes nothing', async () => {
    copy.write('dist/index.html', 'the last release');
    const { code, errors } = await copy.build('--release');
    assert.equal(code, 1);
    const [refusal = '', ...tasks] = errors;
    assert.match(
      refusal,
      /^Nothing is written\. Before a release, replace, delete or review what is listed here:$/,
    );
    assert.ok(tasks.some((task) => / no linguist has reviewed the edition bn \(/.test(task)));
    assert.ok(!tasks.some((task) => task.includes('idiomatic')), 'advice keeps from publishing');
    assert.equal(copy.read('dist/index.html'), 'the last release');
  });

  test('the build lists the texts of an edition that are still English', () => {
    assert.match(
      run.output,
      /^- src\/content\/ur\/pages\.ts: English texts in lines (?:\d+, ){10}\d+ more$/m,
    );
    assert.doesNotMatch(run.output, /src\/content\/en\/.* English text/);
  });

  test('the build lists the card of a shared link that shows an old name', async () => {
    copy.edit('src/content/company.ts', /(?<=^ {2}name: ')[^']*/m, 'Another Name');
    const touchIcon = join(copy.folder, 'assets/images/touch-icon.png');
    cpSync(touchIcon, join(copy.folder, 'assets/images/social-card-ur.png'));
    const { output } = await copy.build();
    const listed = output.match(/^- assets\/.*$/gm);
    const stale = '- assets/images/social-card.png shows an old name or text: run npm run cards';
    assert.deepEqual(
      new Set(listed),
      new Set([stale]),
      'only the card that npm run cards drew is expected',
    );
  });

  test('the build lists the folder of a removed edition', () => {
    assert.match(
      run.output,
      /^- src\/content\/xx\/ is not in editions\.ts: add it, or delete it$/m,
    );
    assert.doesNotMatch(run.output, /src\/content\/ur\/ is not in/);
  });
});
