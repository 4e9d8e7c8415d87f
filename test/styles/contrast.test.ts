import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../src/', import.meta.url);
const sheets = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The style sheets of editions set type, not colors.
    .filter((file) => file.endsWith('.css') && !file.startsWith('content'))
    .map((file) => [
      file.split(/[\\/]/).at(-1) ?? file,
      readFileSync(new URL(file, folder), 'utf8'),
    ]),
);
const sheet = (file: string) =>
  sheets.get(file) ?? assert.fail(`There is no ${file}: correct this test's tables`);

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** All text needs 7:1 (WCAG 1.4.6), controls, graphics and the focus ring 3:1 (WCAG 1.4.11). */
const TEXT = 7;
const GRAPHIC = 3;

type Palette = ReadonlyMap<string, string>;

/** The declarations of a rule's body. */
function declarationsOf(body: string): Palette {
  const matches = body.matchAll(/--([a-z-]+): ([^;]+);/g);
  return new Map([...matches].map(([, name = '', value = '']) => [name, value]));
}

/** The tokens of a scheme: the dark ones are in a media query and replace the light ones. */
function tokensOf(scheme: Scheme): Palette {
  const [light = '', dark = ''] = sheet('tokens.css').split('(prefers-color-scheme: dark)');
  return new Map([
    ...declarationsOf(light),
    ...(scheme === 'dark' ? declarationsOf(dark) : new Map<string, string>()),
  ]);
}

/** Every rule that changes tokens for what is inside it, by its selector. */
const scopes = [...sheets].flatMap(([file, css]) =>
  file === 'tokens.css' || file === 'languages.css'
    ? []
    : [...css.matchAll(/([^{}]+)\{([^{}]*--[^{}]*)[{}]/g)].map(([, selector = '', body = '']) => ({
        file,
        selector: selector.replace(/\/\*[\s\S]*?\*\//g, '').trim(),
        tokens: declarationsOf(body),
      })),
);

/**
 * For each ground, the rules that change its tokens, outermost first, by a part of their selectors.
 */
const grounds: Readonly<Record<string, readonly string[]>> = {
  paper: ['body'],
  card: ['body', '.card'],
  'card of the form': ['body', '.contact-card'],
  sand: ['body', "='sand'] {"],
  lilac: ['body', "='lilac'"],
  indigo: ['body', "='indigo'"],
  night: ['body', "='indigo'", "='night'] {"],
  peacock: ['body', "='indigo'", "='peacock'] {", ":is([data-ground='peacock'], "],
  ask: ['body', "='ask'"],
  vermilion: ['body', "='indigo'", "='vermilion'] {", ":is([data-ground='peacock'], "],
};

/** The value of a token on a ground, with what it refers to. */
function colorOn(ground: string, token: string, scheme: Scheme): string {
  const inScope = (grounds[ground] ?? []).flatMap((part) => {
    const found = scopes.filter(({ selector }) => `${selector} {`.includes(part));
    assert.ok(found.length > 0, `No rule has ${part}: correct this test's table of grounds.`);
    return found.map(({ tokens }) => tokens);
  });
  const palette = new Map([tokensOf(scheme), ...inScope].flatMap((tokens) => [...tokens]));
  const resolve = (name: string): string => {
    const value = palette.get(name) ?? assert.fail(`No token --${name} on ${ground}`);
    const reference = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return resolve(token);
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4
      ? [...hex.slice(1)].map((digit) => digit + digit)
      : (hex.match(/[0-9a-f]{2}/gi) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => {
    const part = parseInt(digit, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the contrast of two colors is computed as WCAG 2.2 defines it', () => {
  assert.equal(contrast('#000', '#ffffff'), 21);
  assert.equal(contrast('#777777', '#fff').toFixed(2), '4.48');
});

/** The colors with too little contrast, one line each. */
function faint(
  scheme: Scheme,
  pairs: readonly (readonly [front: string, ground: string, on: string])[],
  least: number,
): string[] {
  return pairs.flatMap(([front, ground, on]) => {
    const ratio = contrast(colorOn(on, front, scheme), colorOn(on, ground, scheme));
    return ratio < least ? [`--${front} on ${on} (${ground}): ${ratio.toFixed(2)}:1`] : [];
  });
}

for (const scheme of schemes) {
  test(`text has a contrast of 7:1 on every ground in the ${scheme} scheme`, () => {
    const pairs = Object.keys(grounds).flatMap((on) =>
      ['ink', 'muted', 'link', 'accent'].map((front) => [front, 'ground', on] as const),
    );
    assert.deepEqual(faint(scheme, pairs, TEXT), []);
  });

  test(`labels of buttons and fields are readable in the ${scheme} scheme`, () => {
    const marigolds = ['marigold', 'marigold-hover', 'marigold-active'];
    assert.deepEqual(
      [
        ...faint(
          scheme,
          marigolds.map((one) => ['on-marigold', one, 'paper'] as const),
          4.5,
        ),
        ...faint(scheme, [['ink', 'field', 'indigo']], TEXT),
        ...faint(scheme, [['ink', 'paper', 'card of the form']], TEXT),
        ...faint(scheme, [['link', 'hairline', 'paper']], 4.5),
      ],
      [],
    );
  });

  test(`controls, graphics and rings have a contrast of 3:1 in the ${scheme} scheme`, () => {
    const plain = ['paper', 'card', 'sand', 'lilac'];
    const all = [...plain, 'indigo', 'night', 'peacock', 'ask'];
    const pairs = [
      ...all.map((on) => ['ring', 'ground', on] as const),
      ...[...plain, 'indigo'].map((on) => ['edge', 'ground', on] as const),
      ...plain.flatMap((on) =>
        ['vermilion', 'peacock'].map((front) => [front, 'ground', on] as const),
      ),
      ['marigold', 'night', 'sand'],
      ['marigold', 'indigo', 'paper'],
      ['marigold', 'ground', 'peacock'],
    ] as const;
    assert.deepEqual(faint(scheme, pairs, GRAPHIC), []);
  });
}

test('neighboring grounds have a contrast of 1.25:1 in the dark scheme', () => {
  const neighbors = [
    ...['card', 'sand', 'lilac', 'indigo', 'peacock'].map((other) => ['paper', other] as const),
    ...['card', 'peacock', 'night'].map((other) => ['sand', other] as const),
    ['card', 'indigo'],
    ...['peacock', 'vermilion', 'night'].map((other) => ['indigo', other] as const),
    ['lilac', 'night'],
  ] as const;
  const alike = neighbors.filter(([one, other]) => {
    const [front, back] = [one, other].map((on) => colorOn(on, 'ground', 'dark'));
    return contrast(front ?? '', back ?? '') < 1.25;
  });
  assert.deepEqual(alike, []);
});

test('every color that a rule gives to text, lines and rings is one of the checked tokens', () => {
  const checked = ['ink', 'muted', 'link', 'accent', 'edge', 'ring', 'vermilion', 'peacock'];
  const labels = ['on-marigold'];
  // Decoration: hairlines, decks, spans.
  const decorative = ['hairline', 'marigold', 'frieze'];
  const declaration =
    /(?<![\w-])(?:color|outline(?:-color)?|border(?:-[a-z-]+)?): [^;{}]*?var\(--([a-z-]+)\)/g;
  const isColor = (name: string) => tokensOf('light').get(name)?.startsWith('#') ?? true;
  for (const [file, css] of sheets) {
    const used = [...css.matchAll(declaration)].map(([, name = '']) => name);
    const unknown = used.filter(
      (name) => isColor(name) && ![...checked, ...labels, ...decorative].includes(name),
    );
    assert.deepEqual(unknown, [], file);
  }
});
