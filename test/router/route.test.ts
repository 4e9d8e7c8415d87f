import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalHash, parseHash } from '../../src/router/route';
import { isRoute, routes } from '../../src/schema/routes';

/** Checks the address that a hash requests, and the hash that replaces it. */
function check(hash: string, address: string | null, canonical = hash): void {
  const what = JSON.stringify(hash.slice(0, 60));
  assert.deepEqual([parseHash(hash), canonicalHash(hash)], [address, canonical], what);
}

test('R1 an empty hash, # and #/ are home, and none is changed', () => {
  for (const hash of ['', '#', '#/']) check(hash, '/');
});

test('R2 a hash that does not begin with a slash is a fragment', () => {
  const fragments = ['#main', 'main', '#services', '#?utm=1', '##', '#%252Fservices'];
  for (const hash of [
    ...fragments,
    '#!/services',
    '# /services',
    '#:~:text=quote',
    '#%',
    '#\ud800',
  ])
    check(hash, null);
});

const unknown: readonly (readonly [hash: string, address: string])[] = [
  ['#/nope', '/nope'],
  ['#/Nope/', '/Nope/'],
  ['#/services/more', '/services/more'],
  ['#/ services', '/ services'],
  ['#/./services', '/./services'],
  ['#/__proto__', '/__proto__'],
  ['#/%', '/%'],
  ['#/%E0%A4%A', '/%E0%A4%A'],
  ['#/%C0%AFservices', '/%C0%AFservices'],
  ['#/%2573ervices', '/%73ervices'],
  ['#/%E0%A4%B8%E0%A5%87%E0%A4%B5%E0%A4%BE', '/सेवा'],
  ['#/nope?utm=1', '/nope'],
  ['#/nope%3Futm=1', '/nope'],
  ['#/nope#top', '/nope'],
  ['#/nope%23top', '/nope'],
  ['#/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
  ['#/serv\u0000ices', '/serv\u0000ices'],
  ['#/\ud800', '/\ud800'],
  ['#/ſervices', '/ſervices'],
  [`#/${'%'.repeat(10_000)}`, `/${'%'.repeat(10_000)}`],
];

test('R3 an address that no page has is reported as requested, and not changed', () => {
  for (const [hash, address] of unknown) check(hash, address);
});

function escaped(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('');
}

test('R4 a page opens in any case, with any slashes and escapes', () => {
  for (const path of routes) {
    const bare = path.slice(1);
    const starts = [`#${path.toUpperCase()}`, `#///${bare}`, `#/%2F${bare}`, `#%2F${bare}`];
    const tails = '/// %2F %20 /%09 . ). , ; ! … ” %22 । ۔'.split(' ');
    const ends = tails.map((tail) => `#${path}${tail}`);
    const escapes = [`#/${escaped(bare)}`, `#/${escaped(bare.toUpperCase()).toLowerCase()}/`];
    for (const hash of [...starts, ...ends, ...escapes]) check(hash, path, `#${path}`);
  }
});

test('R1, R4 a page opens with a query, a fragment or a link to a text, and keeps it', () => {
  const tails = [
    ...['?utm=1', '?', '?a=b&c=%', '%3Futm%3D1', '%3f%E0%A4%A', '#top', '%23top', '?a#b'],
    // Firefox up to 130 does not take it away.
    ':~:text=Bengali%20and',
  ];
  for (const path of routes)
    for (const tail of tails) {
      check(`#${path}${tail}`, path);
      check(`#/${path.toUpperCase()}/${tail}`, path, `#${path}${tail}`);
    }
});

test('R3, R4 any three pieces are parsed, and the canonical hash of a page is final', () => {
  const pieces = [
    ...['', '/', '//', '?', '#', '%3F', '%', '%2F', '%E0%A4%A', '%00', ' ', '.', '\\', '<'],
    ...['\n', '\u202e', '\ud83d', 'İ', 'सेवा', 'main', '__proto__', '/services', '/ABOUT-US'],
  ];
  const pairs = pieces.flatMap((first) => pieces.map((second) => first + second));
  for (const hash of pairs.flatMap((pair) => pieces.map((third) => `#${pair}${third}`))) {
    const address = parseHash(hash);
    const canonical = canonicalHash(hash);
    if (address !== null && isRoute(address)) check(canonical, address);
    else assert.equal(canonical, hash);
  }
});
