import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalHash, parseHash } from '../../src/router/route';
import { isRoute, type RoutePath, routes } from '../../src/schema/routes';

function printable(text: string) {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function opens(hash: string, path: RoutePath, canonical: string): void {
  assert.deepEqual([parseHash(hash), canonicalHash(hash)], [path, canonical], printable(hash));
}

test('R1 an empty hash, # and #/ are home, and none is changed', () => {
  for (const hash of ['', '#', '#/']) opens(hash, '/', hash);
});

const fragments = ['#main', 'main', '#services', '#?utm=1', '##', '#%252Fservices', '#!/services'];
for (const hash of [...fragments, '# /services', '#:~:text=quote', '#%', '#\ud800']) {
  test(`R2 ${printable(hash)} is a fragment`, () => assert.equal(parseHash(hash), null));
}

describe('R3 an address that no page has', () => {
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
    ['#/nope%23top', '/nope'],
    ['#/%E0%A4%B8%E0%A5%87%E0%A4%B5%E0%A4%BE', '/सेवा'],
    ['#/nope?utm=1', '/nope'],
    ['#/nope%3Futm=1', '/nope'],
    ['#/nope#top', '/nope'],
    ['#/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
    ['#/serv\u0000ices', '/serv\u0000ices'],
    ['#/\ud800', '/\ud800'],
    ['#/ſervices', '/ſervices'],
    [`#/${'%'.repeat(10_000)}`, `/${'%'.repeat(10_000)}`],
  ];
  for (const [hash, address] of unknown) {
    test(`R3 ${printable(hash)} is unknown, and its address is reported`, () => {
      assert.deepEqual([parseHash(hash), canonicalHash(hash)], [address, hash]);
    });
  }
});

function escaped(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('');
}

describe('R4 another spelling of a page', () => {
  for (const path of routes) {
    const bare = path.slice(1);
    test(`R4 ${path} opens in any case, with any slashes and escapes`, () => {
      const spellings = [
        `#${path.toUpperCase()}`,
        `#///${bare}`,
        `#${path}///`,
        `#/%2F${bare}`,
        `#%2F${bare}`,
        `#%2f${bare}%2F`,
        `#/%2f${bare}%2F`,
        `#/${escaped(bare)}`,
        `#/${escaped(bare.toUpperCase()).toLowerCase()}/`,
        `#${path}%20`,
        `#${path}/%09`,
      ];
      for (const hash of spellings) opens(hash, path, `#${path}`);
    });

    test(`R4 ${path} opens with a query or a fragment, and keeps it`, () => {
      for (const tail of [
        '?utm=1',
        '?',
        '?a=b&c=%',
        '%3Futm%3D1',
        '%3f%E0%A4%A',
        '#top',
        '%23top',
        '?a#b',
      ]) {
        opens(`#${path}${tail}`, path, `#${path}${tail}`);
        opens(`#/${path.toUpperCase()}/${tail}`, path, `#${path}${tail}`);
      }
    });
  }
});

describe('R3, R4 whatever the hash', () => {
  const pieces = [
    ...['#', '/', '//', '?', '%3F', '%', '%2F', '%E0%A4%A', '%00', ' ', '.', '\\', '<', '\u0000'],
    ...['\n', '\u202e', '\ud83d', 'İ', 'सेवा', 'main', '__proto__', 'x'.repeat(500)],
    ...routes,
    ...routes.map((path) => path.toUpperCase()),
  ];

  test('5,000 random hashes are parsed, and canonical hashes stay the same', () => {
    const below = seeded(20_250_101);
    const seen = { route: 0, unknown: 0, fragment: 0 };
    for (let round = 0; round < 5_000; round += 1) {
      const parts = Array.from({ length: below(7) }, () => pieces[below(pieces.length)]);
      const hash = `${['#', '#/', ''][below(3)]}${parts.join('')}`;
      const address = parseHash(hash);
      if (address === null) seen.fragment += 1;
      else if (!isRoute(address)) seen.unknown += 1;
      else {
        seen.route += 1;
        opens(canonicalHash(hash), address, canonicalHash(hash));
      }
    }
    for (const [kind, times] of Object.entries(seen)) assert.ok(times > 200, `${kind}: ${times}`);
  });
});

/**
 * Pseudo-random integers from 0 to `limit - 1` (xorshift, 32 bits), the same in every run, so that
 * a failure can be repeated.
 */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
