import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hrefTo, parseHash } from '../../src/router/hash';
import { isRoute, type RoutePath, routes } from '../../src/router/routes';

const printable = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function opens(hash: string, path: RoutePath, canonicalHash: string): void {
  assert.deepEqual(parseHash(hash), { address: path, canonicalHash }, printable(hash));
}

describe('R1 the pages', () => {
  test('R1 an empty hash, # and #/ are home, and none is changed', () => {
    for (const hash of ['', '#', '#/']) opens(hash, '/', hash);
  });

  for (const path of routes) {
    test(`R1 the href of ${path} is # and the path, and parses back to it`, () => {
      assert.equal(hrefTo(path), `#${path}`);
      opens(hrefTo(path), path, `#${path}`);
    });
  }

  test('R1 the pages, and nothing else, are routes', () => {
    for (const path of routes) assert.equal(isRoute(path), true);
    for (const path of ['', 'services', '/services/', '/Services', '/toString', '__proto__'])
      assert.equal(isRoute(path), false);
  });
});

describe('R2 a hash that is not a route', () => {
  const fragments = [
    '#main',
    'main',
    '#services',
    '#?utm=1',
    '##/services',
    '##',
    '# /services',
    '#%2Fservices',
    '#\\services',
    '#!/services',
    '#:~:text=quote',
    '#%',
    '#.',
    '#\u0000',
    '#\ud800',
    '#<b>',
  ];
  for (const hash of fragments) {
    test(`R2 ${printable(hash)} is a fragment`, () => assert.equal(parseHash(hash), null));
  }
});

describe('R3 an address that no page has', () => {
  const unknown: readonly (readonly [hash: string, address: string])[] = [
    ['#/nope', '/nope'],
    ['#/Nope/', '/Nope/'],
    ['#/services/more', '/services/more'],
    ['#/servicess', '/servicess'],
    ['#/ services', '/ services'],
    ['#/./services', '/./services'],
    ['#/services.html', '/services.html'],
    ['#/\\services', '/\\services'],
    ['#/constructor', '/constructor'],
    ['#/__proto__', '/__proto__'],
    ['#/%', '/%'],
    ['#/%E0%A4%A', '/%E0%A4%A'],
    ['#/%zz', '/%zz'],
    ['#/%ff', '/%ff'],
    ['#/%C0%AFservices', '/%C0%AFservices'],
    ['#/services%', '/services%'],
    ['#/%25', '/%'],
    ['#/%2573ervices', '/%73ervices'],
    ['#/services%23top', '/services#top'],
    ['#/%E0%A4%B8%E0%A5%87%E0%A4%B5%E0%A4%BE', '/सेवा'],
    ['#/nope?utm=1', '/nope'],
    ['#/nope%3Futm=1', '/nope'],
    ['#/nope#top', '/nope'],
    ['#/<img src=x onerror=alert(1)>', '/<img src=x onerror=alert(1)>'],
    ['#/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
    ['#/%00', '/\u0000'],
    ['#/\u0000\u0007\u001b[31m', '/\u0000\u0007\u001b[31m'],
    ['#/serv\u0000ices', '/serv\u0000ices'],
    ['#/a%0Ab', '/a\nb'],
    ['#/\ud800', '/\ud800'],
    ['#/\udc00services', '/\udc00services'],
    ['#/%ED%A0%80', '/%ED%A0%80'],
    ['#/%E2%80%AEsecivres', '/\u202esecivres'],
    ['#/ſervices', '/ſervices'],
    ['#/servİces', '/servİces'],
    [`#/${'a'.repeat(10_000)}`, `/${'a'.repeat(10_000)}`],
    [`#/${'%'.repeat(10_000)}`, `/${'%'.repeat(10_000)}`],
    [`#/services${'/x'.repeat(5_000)}`, `/services${'/x'.repeat(5_000)}`],
  ];
  for (const [hash, address] of unknown) {
    test(`R3 ${printable(hash)} is unknown, and its address is reported`, () => {
      assert.deepEqual(parseHash(hash), { address, canonicalHash: hash });
    });
  }
});

describe('R4 another spelling of a page', () => {
  for (const path of routes) {
    const bare = path.slice(1);
    const spellings = [
      `#${path.toUpperCase()}`,
      `#/${path}`,
      `#///${bare}`,
      `#${path}/`,
      `#${path}///`,
      `#/%2F${bare}`,
      `#/%2f${bare}%2F`,
      `#/${escaped(bare)}`,
      `#/${escaped(bare).toLowerCase()}`,
      `#/${escaped(bare.toUpperCase())}/`,
      `#${path}%20`,
      `#${path} `,
      `#${path}/%09`,
      `#${path}${'/'.repeat(10_000)}`,
    ];
    for (const hash of spellings)
      test(`R4 ${printable(hash)} opens ${path}`, () => opens(hash, path, `#${path}`));

    const tails = [
      '?utm=1',
      '?',
      '?a=b&c=%',
      '%3Futm%3D1',
      '%3f%E0%A4%A',
      '?q=/nope',
      '?A=Ü%20',
      '#top',
      '#',
      '?a#b',
      '#/nope',
      '?%E0%A4%A',
      '?\ud800',
    ];
    for (const tail of tails) {
      test(`R4 ${path} with ${printable(tail)} after it opens and keeps it`, () => {
        opens(`#${path}${tail}`, path, `#${path}${tail}`);
        opens(`#/${path.toUpperCase()}/${tail}`, path, `#${path}${tail}`);
      });
    }
  }
});

describe('R3, R4 whatever the hash', () => {
  const pieces = [
    '#',
    '/',
    '//',
    '?',
    '%3F',
    '%',
    '%2F',
    '%2f',
    '%E0%A4%A',
    '%00',
    '%20',
    ' ',
    '.',
    '..',
    '\\',
    '&',
    '=',
    '<',
    '"',
    '\u0000',
    '\n',
    '\u00a0',
    '\u202e',
    '\ud83d',
    '\ude00',
    'İ',
    'ß',
    'सेवा',
    'main',
    '0',
    '__proto__',
    'x'.repeat(500),
    ...routes,
    ...routes.map((path) => path.slice(1)),
    ...routes.map((path) => path.toUpperCase()),
  ] as const satisfies readonly string[];

  test('5,000 random hashes are parsed, and canonical hashes stay the same', () => {
    const random = seeded(20_250_101);
    const seen = { route: 0, unknown: 0, fragment: 0 };
    for (let round = 0; round < 5_000; round += 1) {
      const parts = Array.from({ length: random.below(7) }, () => random.pick(['', ...pieces]));
      const hash = `${random.pick(['#', '#/', ''])}${parts.join('')}`;
      const parsed = parseHash(hash);
      if (!parsed) seen.fragment += 1;
      else if (!isRoute(parsed.address)) seen.unknown += 1;
      else {
        seen.route += 1;
        opens(parsed.canonicalHash, parsed.address, parsed.canonicalHash);
      }
    }
    for (const [kind, times] of Object.entries(seen)) assert.ok(times > 200, `${kind}: ${times}`);
  });

  test('R4 2,000 random spellings open their pages', () => {
    const random = seeded(7);
    for (let round = 0; round < 2_000; round += 1) {
      const path = random.pick(routes);
      const spelt = [...path].map((letter) => misspell(letter, random)).join('');
      const query = random.pick(['', '?', '?utm=1', '#top']);
      opens(
        `#/${spelt}${random.pick(['', '/', '%2F', '//', '/%20'])}${query}`,
        path,
        `#${path}${query}`,
      );
    }
  });
});

function escaped(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('');
}

function misspell(letter: string, random: Random): string {
  if (letter === '/') return random.pick(['/', '//', '/%2F', '///']);
  return random.pick([
    letter,
    letter.toUpperCase(),
    escaped(letter),
    escaped(letter.toUpperCase()),
  ]);
}

interface Random {
  /** An integer from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<Item>(from: readonly [Item, ...Item[]]): Item;
}

/**
 * Pseudo-random numbers (xorshift, 32 bits), the same in every run, so that failures can be
 * repeated.
 */
function seeded(seed: number): Random {
  let state = seed | 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return { below, pick: (from) => from[below(from.length)] ?? from[0] };
}
