import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BuildError } from '../../../src/build/sources/errors';
import { readSources } from '../../../src/build/sources/files';
import { quote } from '../../../src/build/sources/quote';
import { readData } from '../../../src/build/sources/read-data';

const source = `/** Names. */
export const names = {
  /* First. */
  first: 'ISO\\u00a017100',
  'a-b': "it's", // Beside.
  2021: [1.5, -2, true, { a: 'x' }],
} as const;

export const constructor = 'a\\'b\\n'
`;
const first = 'export const faq = [\n  { question: "Why?", answer: "So." },\n';

describe('a file of content', () => {
  test('its constants have the values of its literals', () => {
    const { data } = readData('names.ts', source);
    assert.deepEqual(data, {
      names: {
        first: 'ISO\u00a017100',
        'a-b': "it's",
        2021: [1.5, -2, true, { a: 'x' }],
      },
      constructor: "a'b\n",
    });
  });

  test('each value has its place in the source, and the comments above it', () => {
    const { literals } = readData('names.ts', source);
    const seen = [...literals.values()].map(({ path, comments, start, end }) => [
      path.join(' '),
      source.slice(start, end).replace(/\s[\s\S]*/, ''),
      comments.join('|'),
    ]);
    assert.deepEqual(seen, [
      ['names', '{', 'Names.'],
      ['names first', "'ISO\\u00a017100'", 'Names.|First.'],
      ['names a-b', '"it\'s"', 'Names.'],
      ['names 2021', '[1.5,', 'Names.|Beside.'],
      ['names 2021 1', '1.5', 'Names.|Beside.'],
      ['names 2021 2', '-2', 'Names.|Beside.'],
      ['names 2021 3', 'true', 'Names.|Beside.'],
      ['names 2021 4', '{', 'Names.|Beside.'],
      ['names 2021 4 a', "'x'", 'Names.|Beside.'],
      ['constructor', "'a\\'b\\n'", ''],
    ]);
  });

  test('a text is the same after it was quoted', () => {
    for (const text of ["it's", '"a"', `'"\\`, 'a\r\n\u00a0b', '{count}'])
      assert.equal(readData('a.ts', `export const a = ${quote(text)};`).data['a'], text);
  });

  const rest = "a straight quote ' at both ends of each text, ’ for an apostrophe in it, ";
  // biome-ignore format: one mistake a line
  const mistakes: readonly (readonly [source: string, message: string])[] = [
    [`${first}  { question: ‘Who?’ },\n];`, '3: cannot be read from "‘" on.'],
    [`${first}  { question: 'Who?' answer: 'We.' },\n];`, '3: cannot be read from "answer" on.'],
    [`${first}  { question 'Who?' },\n];`, `3: cannot be read from "'" on.`],
    [`${first}  { question: 'Who?'; },\n];`, '3: cannot be read from ";" on.'],
    [`${first}  { question: 'Who?' }\n  { question: 'We?' },\n];`, '4: cannot be read from "{" on.'],
    [`${first}  { question: The owner },\n];`, '3: cannot be read from "owner" on.'],
    [`${first}  { question: 'The owner's' },\n];`, '3: cannot be read from "s" on.'],
    [`${first}  { question: 'More\nthan one' },\n];`, "3: this text does not end in its line. Write ' at its end, and ’ for an apostrophe."],
    [`${first}  { question: Nobody },\n];`, "3: Nobody is unknown. Write 'Nobody' for a text, true for a mark."],
    [`${first}  { sample: True },\n];`, "3: True is unknown. Write 'True' for a text, true for a mark."],
    [`${first}  { question: \`Who?\` },\n];`, '3: use straight quotes.'],
    [`${first}  { question: 'Who ' + 'else?' },\n];`, '3: write this text as one string, without +.'],
    ["export const a = [\n  'A\\u{110000}',\n];", "2: 'A\\u{110000}' has a code of no character. Write the character itself."],
    [`${first}  { question: 'Who?', question: 'We?' },\n];`, '3: "question" is there twice. Rename one, or delete it.'],
    [`${first}];\nexport const faq = [];`, '4: "faq" is there twice. Rename one, or delete it.'],
    [`${first}`, '3: cannot be read from the end of the file on.'],
    [`${first}];\nconst old = [];`, '4: write export before const, or delete this part.'],
    [`${first}];\n{ a: 1 },`, '4: cannot be read from "{" on.'],
    ['<!-- old -->\nexport const a = 1;', '1: cannot be read from "<" on.'],
    ['export const a = { percent: 85% };', '1: cannot be read from "%" on.'],
    ['export const a = process.exit();', '1: cannot be read from "." on.'],
    ["import b from './b';", '1: cannot be read from "import" on.'],
    ['export const a: string = 1;', '1: cannot be read from "export" on.'],
  ];
  for (const [text, message] of mistakes)
    test(`“${text.replace(first, '…')}” is refused: ${message}`, () =>
      assert.throws(
        () => readData('a.ts', text),
        (error: BuildError) => {
          assert.ok(error instanceof BuildError);
          const [start] = error.message.split(` Check this line and just above it: ${rest}`);
          assert.equal(start, `a.ts:${message}`);
          return true;
        },
      ));
});

/** Other ways to write the same: how editors and formatters leave it. */
// biome-ignore format: one way a line
const ways: readonly (readonly [how: string, rewrite: (source: string) => string])[] = [
  ['in one line', (text) => text.replace(/^\s*\/\/.*/gm, '').replace(/\s*\n\s*/g, ' ')],
  ['without semicolons, with tabs and Windows line ends', (text) => text.replace(/;$/gm, '').replaceAll('  ', '\t').replaceAll('\n', '\r\n')],
  ['with quoted names', (text) => text.replace(/(?<=^ *)(\w+)(?=: )/gm, "'$1'")],
  ['with a byte order mark', (text) => `\ufeff${text}`],
];
const files = [...(await readSources())].filter(([file]) => /^src\/content\/.*\.ts$/.test(file));
for (const [how, rewrite] of ways)
  test(`content that is written ${how} is the same`, () => {
    for (const [file, text] of files) {
      const plain = String(text).replace(/\/\*[\s\S]*?\*\//g, '');
      assert.deepEqual(readData(file, rewrite(plain)).data, readData(file, plain).data, file);
    }
  });
