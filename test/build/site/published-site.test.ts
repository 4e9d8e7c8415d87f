import '../../setup';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { makeSite } from '../../../src/build/site/site';
import { sitemapFiles } from '../../../src/build/site/sitemap';
import { readContent } from '../../../src/build/sources/content';
import { root } from '../../../src/build/sources/files';
import {
  headings,
  notFoundWords,
  pageDescriptions,
  titles,
} from '../../../src/content-model/words';
import { alternates } from '../../../src/head/edition-urls';
import { routes } from '../../../src/schema/routes';
import { ChangedSources } from '../../helpers/build';
import { filled } from '../../helpers/facts';
import { translated } from '../../helpers/translated';

/*
 * A site with the owner's details and two more editions, built once in memory: Urdu with the English
 * words and a full stop after each, and Manipuri, whose words are the English ones and whose tag has a
 * capital. A linguist has signed both, as far as anybody can sign English words as Manipuri.
 */
const project = new ChangedSources();
const company = 'src/content/company.ts';
project.edit(company, '"name": "Setu Languages"', '"name": "Another Name"');
project.edit(company, 'hello@example.com', 'desk@bridge.example.in');
project.edit(company, '+91 00000 00000', '1800 123 4567');
project.edit(company, 'Sector 50', 'Gates < 5');
project.edit(company, '"siteUrl": ""', '"siteUrl": "https://bridge.example/a&b/"');
project.edit(company, /"frame": ".*"/, '"frame": ""');
const letter = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>';
project.write('assets/images/letter-both.svg', letter);
const card = readFileSync(join(root, 'assets/images/touch-icon.png'));
project.write('assets/images/social-card-ur.png', card);
for (const [file, source] of translated(await project.files(), 'ur', (text) => `${text}.`))
  project.write(file, source);
project.addEdition('mni-Mtei');
project.write('assets/images/wordmark-ur.svg', letter);
project.edit(
  'src/content/ur/edition.ts',
  "tag: 'ur'",
  "tag: 'ur', wordmark: { of: 'Another Name', width: 9, height: 9 }",
);
project.setEditions(`
  { tag: 'ur', file: 'ur.html', name: 'اردو', dir: 'rtl',
    letter: 'images/letter-both.svg', card: 'images/social-card-ur.png' },
  { tag: 'mni-Mtei', file: 'mni.html', name: 'ꯃꯤꯇꯩꯂꯣꯟ', dir: 'ltr',
    letter: 'images/letter-both.svg', card: 'images/social-card.png' },`);
// Home is the last in the header.
project.edit('src/content/routes.ts', /'\/',\s*/, '');
project.edit('src/content/routes.ts', /,?\s*(?=\] as const)/, ", '/'");
await project.review('ur');
await project.review('mni-Mtei');
const sources = await project.files();
const content = readContent(sources);
const { files } = await makeSite(sources, content, { singleFile: true });
const address = 'https://bridge.example/a&b/';

function documentIn(file: string): Document {
  return new DOMParser().parseFromString(String(files.get(file)), 'text/html');
}

/** The names of a page's documents in English and Urdu, as they are in its address. */
function documentNames(path: string): readonly [en: string, ur: string] {
  return path === '/' ? ['', 'ur.html'] : [`${path.slice(1)}.html`, `ur-${path.slice(1)}.html`];
}

function attributesOf(document: Document, selector: string, ...names: string[]) {
  const found = [...document.querySelectorAll(selector)];
  return found.map((element) => names.map((name) => element.getAttribute(name)));
}

const page = documentIn('index.html');

describe('a site with the owner’s details', () => {
  test('R1 in a header of any order, home is the first page of the document, and hidden elsewhere', () => {
    const [first = ''] = attributesOf(page, 'article', 'id');
    assert.deepEqual(first, ['/']);
    const css = page.querySelector('style')?.textContent ?? '';
    assert.ok(
      css.includes('[data-route]:not([data-route="/"]) .page[data-page="/"]{display:none}'),
    );
    assert.ok(css.includes('[data-route="/about-us"] .page[data-page="/about-us"],'));
  });

  test('E9 the links home have the company’s name, as text or as a drawing of it', () => {
    for (const [file, isDrawn] of Object.entries({ 'index.html': false, 'ur.html': true })) {
      const document = documentIn(file);
      const [inHeader, inFooter] = document.querySelectorAll('.brand');
      const drawing = inHeader?.querySelector('svg');
      assert.equal(drawing?.getAttribute('aria-label') ?? inHeader?.textContent, 'Another Name');
      assert.equal(inFooter?.innerHTML, inHeader?.innerHTML);
      const drawn = [drawing != null, document.querySelectorAll('#wordmark path').length === 1];
      assert.deepEqual(drawn, [isDrawn, isDrawn], file);
    }
  });

  test('D2 search engines and shared links get its public address', () => {
    const properties = Object.fromEntries(
      attributesOf(page, 'meta[property]', 'property', 'content'),
    );
    const { 'og:image': image, 'og:locale': locale } = properties;
    assert.deepEqual([image, locale], [`${address}images/social-card.png`, 'en_IN']);
    const card = attributesOf(page, 'meta[name="twitter:card"]', 'content');
    assert.deepEqual(card, [['summary_large_image']]);
    assert.ok(files.has('images/social-card.png'), 'the card is missing');
    const robots = `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`;
    assert.equal(String(files.get('robots.txt')), robots);
  });

  test('search engines get a description of the company', () => {
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const { '@type': type, email, telephone, address } = JSON.parse(data);
    assert.deepEqual(
      [type, email, telephone, address.streetAddress, address.addressCountry],
      ['Organization', 'desk@bridge.example.in', '1800 123 4567', 'Gates < 5', 'IN'],
    );
    assert.doesNotMatch(data, /</, 'a character of the data could end the script');
  });

  test('the policy of a single file allows its scripts and its style, and no others', () => {
    const single = documentIn('site.html');
    const [[policy = ''] = []] = attributesOf(single, 'meta[http-equiv]', 'content');
    const hashes = (css: string) =>
      [...single.querySelectorAll(css)].map(
        ({ textContent }) =>
          `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
      );
    const scripts = hashes('script:not([type], [src])').join(' ');
    assert.ok(`${policy};`.includes(`script-src ${scripts};`), `scripts ${scripts}: ${policy}`);
    assert.ok(`${policy};`.includes(`style-src ${hashes('style')};`), `style: ${policy}`);
  });

  test('M2 the policy allows no frame if there is no map', () => {
    const [[policy = ''] = []] = attributesOf(page, 'meta[http-equiv]', 'content');
    assert.match(String(policy), /^default-src 'none'; /);
    assert.doesNotMatch(String(policy), /frame-src/);
  });
});

describe('a site in three languages, one of which is not reviewed', () => {
  test('each has a document and a single file in its language', () => {
    for (const name of ['ur.html', 'site.ur.html'])
      assert.match(String(files.get(name)), /<html lang="ur" dir="rtl"/);
    for (const name of ['mni.html', 'site.mni.html'])
      assert.match(String(files.get(name)), /<html lang="mni-Mtei" dir="ltr"/);
  });

  test('the one that is not reviewed is not in the sitemap', () => {
    const sitemap = String(files.get('sitemap.xml'));
    const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const escaped = address.replace('&', '&amp;');
    const names = content.facts.routes.map((path) => documentNames(path));
    assert.deepEqual(
      locations.sort(),
      names
        .flat()
        .map((name) => escaped + name)
        .sort(),
    );
  });

  test('if the first one is not reviewed, other languages get the first that is', () => {
    const found = alternates(address, content.facts.editions.slice(1), '/');
    assert.deepEqual(found.at(-1), ['x-default', `${address}ur.html`]);
  });

  test('without any reviewed edition there is no sitemap, and robots.txt names none', () => {
    assert.deepEqual(sitemapFiles(address, []), [['robots.txt', 'User-agent: *\nAllow: /\n']]);
  });
});

describe('the document of a page', () => {
  const pages = routes.flatMap((path) => (path === '/' ? [] : [path]));

  for (const path of routes)
    test(`D2 search engines and shared links get the values of ${path}, in each edition`, () => {
      const [en, ur] = documentNames(path);
      const title = filled(titles[path], 'en', { company: 'Another Name' });
      const description = filled(pageDescriptions[path] ?? headings[path].lead, 'en', {
        town: 'Noida',
      });
      const alternates = [
        ['en', address + en],
        ['ur', address + ur],
        ['x-default', address + en],
      ];
      const draft = en === '' ? 'mni.html' : `mni-${en}`;
      for (const [name, end, isDraft] of [
        [en, ''],
        [ur, '.'],
        [draft, '', true],
      ] as const) {
        const document = documentIn(name || 'index.html');
        const meta = Object.fromEntries(
          attributesOf(document, 'meta[content]', 'property', 'content'),
        );
        const named = Object.fromEntries(attributesOf(document, 'meta[name]', 'name', 'content'));
        assert.deepEqual(
          [document.title, meta['og:title'], named['description'], meta['og:description']],
          [title, title, description, description].map((text) => text + end),
        );
        assert.equal(meta['og:url'], address + name);
        assert.equal(named['robots'], isDraft ? 'noindex' : undefined);
        assert.deepEqual(attributesOf(document, 'link[rel="canonical"]', 'href'), [
          [address + name],
        ]);
        const links = attributesOf(document, 'link[rel="alternate"]', 'hreflang', 'href');
        assert.deepEqual(links, alternates);
      }
    });

  /** An element as text, with links as in the document with all pages, unmarked, without React's ids. */
  const textOf = (document: Document, css: string, all: string) => {
    const prefix = all === 'index.html' ? '' : all.replace('.html', '-');
    const html = document.querySelector(css)?.outerHTML.replace(/_R_\w+_/g, 'id') ?? css;
    const inAll = pages.reduce(
      (text, path) => text.replaceAll(`"${prefix}${path.slice(1)}.html`, `"#${path}`),
      html.replaceAll(`href="${all}"`, 'href="#/"').replaceAll(' aria-current="page"', ''),
    );
    return inAll.replaceAll(/(?<="#)\/[\w-]+#/g, '');
  };

  for (const [index, all] of ['index.html', 'ur.html'].entries())
    test(`D3 every page of ${all} is the same in its own document`, () => {
      for (const path of pages) {
        const document = documentIn(documentNames(path)[index] ?? '');
        assert.equal(document.querySelectorAll('article').length, 1);
        for (const css of [
          `[data-page="${path}"]`,
          '.brand',
          '.site-footer nav',
          '.site-header nav',
        ])
          assert.ok(
            textOf(document, css, all) === textOf(documentIn(all), css, all),
            `${css} of ${document.title} differs`,
          );
      }
    });

  test('D4 its links are files of the site, and home is the document with all pages', () => {
    for (const path of pages)
      for (const name of documentNames(path)) {
        const document = documentIn(name);
        const links = attributesOf(document, 'a[href]:not([href*=":"])', 'href').flat();
        const inSite = links.filter((href) => !files.has(`${href?.split('#')[0]}`));
        assert.deepEqual(
          inSite.filter((href) => href !== '#main' && !href?.startsWith(`#${path}?`)),
          [],
          name,
        );
        const [home] = attributesOf(document, '.brand', 'href').flat();
        assert.equal(home, name.startsWith('ur-') ? 'ur.html' : 'index.html');
        const editions = attributesOf(document, '.site-footer .edition-links a', 'href').flat();
        const [en, ur] = documentNames(path);
        assert.deepEqual(editions, [en, ur, `mni-${en}`]);
      }
  });
});

test('D6 404.html leads home in each language from an address of any depth, without script', () => {
  const document = documentIn('404.html');
  const sources = attributesOf(document, '[src]', 'src').flat();
  const homes = attributesOf(document, 'main a', 'href').flat();
  const places = [...sources, ...attributesOf(document, '[href]', 'href').flat()];
  assert.deepEqual(homes, ['/a&b/index.html', '/a&b/ur.html', '/a&b/mni.html']);
  for (const place of places) assert.ok(files.has(`${place?.replace('/a&b/', '')}`), `${place}`);
  assert.deepEqual(attributesOf(document, 'main [dir]', 'lang', 'dir'), [
    ['en', 'ltr'],
    ['ur', 'rtl'],
    ['mni-Mtei', 'ltr'],
  ]);
  assert.equal(document.title, `${notFoundWords.title} – Another Name`);
  assert.deepEqual(attributesOf(document, 'meta[name="robots"]', 'content'), [['noindex']]);
  assert.equal(document.querySelector('script')?.textContent, '');
  const [[policy = ''] = []] = attributesOf(document, 'meta[http-equiv]', 'content');
  const style = document.querySelector('style')?.textContent ?? '';
  assert.ok(policy?.includes(createHash('sha256').update(style).digest('base64')), `${policy}`);
});

test('every document of a draft says so below the footer, one that is not reviewed also that', () => {
  const drafts = [...files].filter(([name]) => /^(?!404).*\.html$/.test(name));
  const saying = (words: string) =>
    drafts.flatMap(([name, html]) => {
      const [, line = ''] =
        /<\/div>\n<aside class="draft"[^>]*>(.*?)<\/aside>/.exec(`${html}`) ?? [];
      return line.includes(words) ? name : [];
    });
  const text = (key: string) =>
    content.texts.find((one) => one.edition === 'en' && one.path.join(' ') === `draftWords ${key}`)
      ?.value ?? '';
  assert.equal(saying(text('draft')).length, drafts.length);
  assert.ok(saying(text('unreviewed')).every((name) => /^(?:site\.)?mni/.test(name)));
  assert.ok(saying(text('unreviewed')).includes('mni.html'));
});

test('a site with nothing left to do does not say that it is a draft', async () => {
  const released = new ChangedSources();
  released.setEditions('');
  released.edit(company, 'hello@example.com', 'desk@bridge.example.in');
  released.edit(company, '+91 00000 00000', '1800 123 4567');
  for (const [file, source] of await released.files())
    if (/^src\/content\/(?:en\/)?[\w-]+\.ts$/.test(file))
      released.write(file, `${source}`.replace(/^ *"?sample"?: true,\n|, sample: true/gm, ''));
  const { files: published } = await released.make();
  assert.doesNotMatch(String(published.get('index.html')), /class="draft"/);
});
