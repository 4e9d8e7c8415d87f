import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { searchFiles, sharingTags } from '../src/builder/head';
import { checkDetails, standingPlaceholders } from '../src/builder/owner';
import { company } from '../src/content/company';

const site = 'https://www.example.com/translation/';
const words = { title: 'Title', description: 'All & "more"' };
const real = {
  ...company,
  email: 'desk@bridge.example',
  phone: '+91 12345 67890',
  phoneHref: 'tel:+911234567890',
  siteUrl: site,
} as const;

function headOf(tags: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><head>${tags}</head>`, 'text/html');
}

function contents(page: Document, kind: 'name' | 'property'): Record<string, string | null> {
  return Object.fromEntries(
    [...page.querySelectorAll(`meta[${kind}]`)].map((meta) => [
      meta.getAttribute(kind),
      meta.getAttribute('content'),
    ]),
  );
}

const dataOf = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

describe('search and sharing', () => {
  test('have nothing to say where the site has no address: none is guessed', () => {
    assert.equal(sharingTags({ company: { ...real, siteUrl: '' }, ...words }), '');
    assert.equal(searchFiles({ ...real, siteUrl: '' }).size, 0);
  });

  test('name the one address, and the card that a shared link shows', () => {
    const page = headOf(sharingTags({ company: real, ...words }));
    assert.equal(page.querySelector('link[rel="canonical"]')?.getAttribute('href'), site);
    assert.deepEqual(contents(page, 'property'), {
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': 'Title',
      'og:description': 'All & "more"',
      'og:url': site,
      'og:image': `${site}images/social-card.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Title',
    });
    assert.deepEqual(contents(page, 'name'), { 'twitter:card': 'summary_large_image' });
  });

  test('describe the company, with its post address and a contact point, and claim no reviews', () => {
    const data = dataOf(headOf(sharingTags({ company: real, ...words })));
    assert.deepEqual(data, {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.name,
      url: site,
      logo: `${site}images/touch-icon.png`,
      email: 'desk@bridge.example',
      telephone: '+911234567890',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Sector 50',
        addressLocality: 'Noida',
        addressRegion: 'Uttar Pradesh',
        addressCountry: 'IN',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: 'desk@bridge.example',
        telephone: '+911234567890',
      },
    });
  });

  test('leave out details that are nobody’s', () => {
    const data = dataOf(headOf(sharingTags({ company: { ...company, siteUrl: site }, ...words })));
    assert.deepEqual(Object.keys(data), ['@context', '@type', 'name', 'url', 'logo', 'address']);
  });

  test('let no value end the data block', () => {
    const name = '</script><script>alert(1)</script><!--';
    const page = headOf(sharingTags({ company: { ...real, name }, ...words }));
    assert.equal(page.querySelectorAll('script').length, 1);
    assert.equal(dataOf(page).name, name);
  });

  test('tell a search engine of one page', () => {
    const files = searchFiles({ ...real, siteUrl: 'https://a.example/x&y/' });
    const [robots, sitemap] = ['robots.txt', 'sitemap.xml'].map((name) =>
      Buffer.from(files.get(name) ?? '').toString(),
    );
    assert.equal(files.size, 2);
    assert.equal(robots, 'User-agent: *\nAllow: /\nSitemap: https://a.example/x&y/sitemap.xml\n');
    const page = new DOMParser().parseFromString(sitemap ?? '', 'application/xml');
    assert.deepEqual(
      [...page.querySelectorAll('url')].map(({ textContent }) => textContent),
      ['https://a.example/x&y/'],
    );
  });
});

describe('the owner’s details', () => {
  const told = (changes: Partial<Parameters<typeof checkDetails>[0]>) => () =>
    checkDetails({ ...real, ...changes });

  for (const siteUrl of [
    '',
    'https://a.example/',
    'http://intranet/',
    'http://intranet:8080/a/b/',
  ]) {
    test(`take the address "${siteUrl}"`, () => assert.doesNotThrow(told({ siteUrl })));
  }

  const wrong = [
    'a.example',
    'https://a.example',
    'https://a.example/site',
    '//a.example/',
    'https:///',
    'https://a.example/?x=/',
    'https://a b/',
    'ftp://a.example/',
  ];
  for (const siteUrl of wrong) {
    test(`refuse the address "${siteUrl}", and name the file and the mend`, () => {
      assert.throws(told({ siteUrl }), {
        message: `src/content/company.ts: siteUrl "${siteUrl}" is no whole address. Write it so: https://www.example.com/, with the slash at its end.`,
      });
    });
  }

  for (const email of ['', 'desk', 'desk@', 'desk@bridge', 'a b@c.example']) {
    test(`refuse the e-mail "${email}"`, () =>
      assert.throws(told({ email }), {
        message: /^src\/content\/company\.ts: email .* is no address\. /,
      }));
  }

  test('refuse two numbers for one phone, and none', () => {
    const message =
      /^src\/content\/company\.ts: phone .* are two numbers\. Write the same into both\.$/;
    assert.throws(told({ phone: '+91 12345 67891' }), { message });
    assert.throws(told({ phone: '', phoneHref: 'tel:+' }), { message });
    assert.doesNotThrow(told({ phone: '+91 (12345) 678-90' }));
  });

  test('refuse a map without a whole, encrypted address', () => {
    for (const frame of ['map.example', 'http://map.example/', '']) {
      assert.throws(told({ map: { ...company.map, frame } }), {
        message: /^src\/content\/company\.ts: map\.frame /,
      });
    }
    assert.throws(told({ map: { ...company.map, link: '#' } }), {
      message: /^src\/content\/company\.ts: map\.link /,
    });
  });

  test('are nobody’s until they are replaced', () => {
    assert.deepEqual(
      standingPlaceholders({ ...real, email: 'a@example.org', phone: '+91 00000 00000' }),
      ['email', 'phone'],
    );
    assert.deepEqual(standingPlaceholders(real), []);
  });
});
