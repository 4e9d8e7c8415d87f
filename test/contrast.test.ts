import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../src/', import.meta.url);
const sheets = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [
      file.split(/[\\/]/).at(-1) ?? file,
      readFileSync(new URL(file, folder), 'utf8'),
    ]),
);
const sheet = (file: string) =>
  sheets.get(file) ?? assert.fail(`${file} is gone: mend this test's table`);

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Text, and what has to stand out as text does, needs 4.5:1; a longer text 7:1; controls, states and the focus ring 3:1. */
const LONG_TEXT = 7;
const TEXT = 4.5;
const CONTROL = 3;

type Row = readonly [
  what: string,
  colors: readonly string[],
  grounds: readonly string[],
  least: number,
];

const all = ['paper', 'card', 'sand'];

/** Which colours stand on which grounds, by the file whose rules say so. Checked against the files below. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'base.css': [
    ['text', ['ink'], all, LONG_TEXT],
    ['links, and the focus ring', ['link'], all, TEXT],
    ['the focus ring', ['marigold'], ['indigo'], CONTROL],
  ],
  'layout.css': [['the skip link', ['ink'], ['card'], LONG_TEXT]],
  'section.css': [
    ['text and leads', ['on-indigo', 'muted-on-indigo'], ['indigo'], LONG_TEXT],
    ['leads', ['muted'], all, LONG_TEXT],
    ['links', ['link-on-indigo'], ['indigo'], TEXT],
    ['eyebrows', ['vermilion'], all, TEXT],
    ['eyebrows', ['marigold'], ['indigo'], TEXT],
  ],
  'site-header.css': [
    ['the name and the links', ['ink'], ['card'], LONG_TEXT],
    ['the link under the pointer, and the current one', ['link', 'vermilion'], ['card'], TEXT],
    ['the menu button', ['edge'], ['card'], CONTROL],
  ],
  'site-footer.css': [
    ['the name and the text', ['on-indigo', 'muted-on-indigo'], ['footer'], LONG_TEXT],
    ['headings and links', ['marigold', 'link-on-indigo'], ['footer'], TEXT],
  ],
  'button.css': [
    [
      'the label',
      ['on-marigold'],
      ['marigold', 'button under the pointer', 'button pressed'],
      TEXT,
    ],
    ['the label and the frame of the quiet one', ['link'], [...all, 'hairline'], TEXT],
  ],
  'banner.css': [['text', ['muted-on-indigo'], ['indigo'], LONG_TEXT]],
  'claims.css': [['figures, and what they count', ['ink', 'muted'], ['card'], LONG_TEXT]],
  'carousel.css': [
    ['controls', ['ink', 'link'], all, CONTROL],
    ['controls', ['on-indigo', 'link-on-indigo'], ['indigo'], CONTROL],
  ],
  'service-card.css': [['text', ['muted'], all, LONG_TEXT]],
  'testimonials.css': [
    ['who says it', ['muted'], ['card'], LONG_TEXT],
    ['the quotation mark and the rule', ['peacock'], ['card'], CONTROL],
  ],
  'tabs.css': [
    ['the labels', ['ink', 'muted'], ['paper', 'sand'], LONG_TEXT],
    ['the focus ring before script', ['link'], ['paper', 'sand'], CONTROL],
    ['the line below the selected label', ['vermilion'], ['paper'], CONTROL],
  ],
  'timeline.css': [
    [
      'the years on the line, the selected one, and ticks',
      ['edge', 'ink', 'peacock'],
      ['sand'],
      CONTROL,
    ],
  ],
  'accordion.css': [
    ['answers', ['muted'], ['paper'], LONG_TEXT],
    ['the question under the pointer, and the arrow', ['link'], ['paper'], TEXT],
  ],
  'progress-bar.css': [
    ['what it measures', ['muted'], ['paper', 'sand'], LONG_TEXT],
    ['the frame, and the end of the filled part', ['edge', 'ink'], all, CONTROL],
  ],
  'steps.css': [
    ['text', ['muted'], ['paper', 'sand'], LONG_TEXT],
    ['the number', ['marigold'], ['arch'], TEXT],
  ],
  'language-wall.css': [
    [
      'names, states, scripts',
      ['on-indigo', 'muted-on-indigo', 'marigold'],
      ['indigo', 'letter of the wall'],
      TEXT,
    ],
  ],
  'why-us.css': [['text', ['muted'], ['paper'], LONG_TEXT]],
  'industry.css': [['the services', ['muted'], ['paper'], LONG_TEXT]],
  'language.css': [['the solutions', ['muted'], ['sand'], LONG_TEXT]],
  'contact-details.css': [['the labels', ['muted'], ['paper'], LONG_TEXT]],
  'contact-form.css': [['the note', ['muted'], ['paper'], LONG_TEXT]],
  'field.css': [
    ['what was typed', ['ink'], ['card'], LONG_TEXT],
    [
      'the frames of a field and an invalid field',
      ['edge', 'vermilion'],
      ['paper', 'card'],
      CONTROL,
    ],
  ],
  'message-panel.css': [['the frame', ['peacock'], ['paper'], CONTROL]],
  'office-map.css': [['the words', ['muted'], ['card'], LONG_TEXT]],
};

/** The colours of tokens.css in a scheme, and those that a rule elsewhere says by itself. */
function paletteOf(scheme: Scheme): ReadonlyMap<string, string> {
  const tokens = [
    ...sheet('tokens.css').matchAll(/--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g),
  ];
  const literal = (file: string, pattern: RegExp) =>
    pattern.exec(sheet(file))?.[1] ?? assert.fail(`${file} has no ${pattern}`);
  return new Map([
    ...tokens.map(
      ([, name = '', light, dark, both = '']) =>
        [name, (scheme === 'light' ? light : dark) ?? both] as const,
    ),
    ['link-on-indigo', literal('section.css', /\[data-ground=.indigo.\]\s*\{\s*--link: (#\w+);/)],
    ['button under the pointer', literal('button.css', /&:hover \{\s*background: (#\w+);/)],
    ['button pressed', literal('button.css', /&:active \{\s*background: (#\w+);/)],
    ['footer', literal('site-footer.css', /^ {2}background: (#\w+);/m)],
    ['letter of the wall', literal('language-wall.css', /\.wall-letter \{[^}]*?color: (#\w+);/)],
  ]);
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

test('contrast is reckoned as in WCAG 2.2', () => {
  assert.equal(contrast('#000', '#ffffff'), 21);
  assert.equal(contrast('#777777', '#fff').toFixed(2), '4.48');
});

for (const scheme of schemes) {
  const palette = paletteOf(scheme);
  const colorOf = (name: string) => palette.get(name) ?? assert.fail(`tokens.css has no ${name}`);
  for (const [file, ofFile] of Object.entries(rows)) {
    test(`what ${file} colours has contrast enough in the ${scheme} scheme`, () => {
      const tried = ofFile.flatMap(([what, colors, grounds, least]) =>
        colors.flatMap((color) =>
          grounds.map((ground) => {
            const ratio = contrast(colorOf(color), colorOf(ground));
            return {
              held: ratio >= least,
              text: `${what}: ${color} on ${ground} is ${ratio.toFixed(2)}:1 and needs ${least}:1`,
            };
          }),
        ),
      );
      assert.deepEqual(
        tried.filter(({ held }) => !held).map(({ text }) => text),
        [],
      );
    });
  }
}

test('every colour that a rule gives to text, lines and rings has its row', () => {
  // Hairlines only decorate; the line of an arch has the colour of what it surrounds.
  const decorative = ['hairline', 'arch'];
  const declaration =
    /(?<![\w-])(?:color|outline(?:-color)?|border(?:-[a-z-]+)?): [^;{}]*?var\(--([a-z-]+)\)/g;
  const palette = paletteOf('light');
  for (const [file, css] of sheets) {
    const named = (rows[file] ?? []).flatMap(([, colors]) => colors);
    const used = [...css.matchAll(declaration)].map(([, name = '']) => name);
    const missing = used.filter(
      (name) => palette.has(name) && !decorative.includes(name) && !named.includes(name),
    );
    assert.deepEqual(missing, [], file);
  }
});
