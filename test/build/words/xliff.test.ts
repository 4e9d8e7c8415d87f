import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { State, Translation } from '../../../src/build/sources/translations';
import { readXliff, toXliff } from '../../../src/build/words/xliff';
import { ProjectCopy } from '../../helpers/build';

/* These tests need `npm ci --prefix src/build/words`. */

/** A text of an edition, or of English. */
function text(key: string, value: string, edition = 'xx') {
  const [name = '', ...path] = key.split(' ');
  const kind = { form: 'text' } as const;
  return { key, value, edition, kind, path, file: `src/content/${edition}/${name}` };
}

function translation(state: State, key: string, own: string, english?: string): Translation {
  const source = english === undefined ? undefined : text(key, english, 'en');
  return { item: text(key, own), english: source, sources: new Map(), state };
}
const slots = '{count} of {count} texts';
const texts = [
  translation('needs-review-translation', 'names.ts names first', 'نمک', 'Salt\u00a0& <pepper>'),
  translation('needs-translation', 'names.ts names count', slots, slots),
  translation('signed-off', 'edition.ts street', 'گلی'),
];
const literal = { value: '', path: [], comments: ['Names & "<keys>".'], start: 0, end: 0 };
const xliff = toXliff('xx', texts, { literalAt: () => literal });

test('a file has its languages; a unit its keys, note, English text, target and state', () => {
  for (const name of ['edition', 'names'])
    assert.ok(
      xliff.includes(`<file original="src/content/xx/${name}.ts" datatype="plaintext"
 source-language="en" target-language="xx">`),
      name,
    );
  assert.equal(
    salt,
    `<trans-unit id="names.ts names first" xml:space="preserve">
<source>Salt\u00a0&#38; &#60;pepper&#62;</source>
<target state="needs-review-translation">نمک</target>
<note>names.ts names first. Names &#38; &#34;&#60;keys&#62;&#34;.</note>
</trans-unit>
`,
  );
  const slot = (id: string) => `<x id="${id}" equiv-text="{count}"/>`;
  const target = `<target state="needs-translation">${slot('count')} of ${slot('count.2')} texts</target>`;
  assert.ok(xliff.includes(target), 'slots are placeholders, each with its own id');
  assert.match(xliff, /<source xml:lang="xx">گلی<.source>\n<target state="signed-off">/);
});

test('a target is signed if its state is final or signed-off, and a draft if it is translated', () => {
  const stateOf = (state: string) => read(xliff.replace('needs-translation', state))[1]?.state;
  assert.deepEqual(['needs-translation', 'translated', 'final', 'signed-off'].map(stateOf), [
    undefined,
    'translated',
    'signed-off',
    'signed-off',
  ]);
});

function read(file: string | Buffer, tag = 'xx') {
  return readXliff(Buffer.from(file), tag);
}

function edit(from: string | RegExp, to: string) {
  return read(xliff.replace(from, () => to));
}

/** Reads the file with another target of the text “نمک”. */
function target(xml: string) {
  return edit('>نمک</target>', `>${xml}</target>`);
}

const all = texts.map(({ item, english = item, state }) => ({
  key: item.key,
  source: english.value,
  text: item.value,
  state: state === 'signed-off' ? state : undefined,
}));
const salt = /<trans-unit id="names[\s\S]*?<\/trans-unit>\n/.exec(xliff)?.[0] ?? '';

test('an export is read as the texts that were exported', () => {
  assert.deepEqual(read(xliff), all);
  const saved = xliff.replace(/(?<=>)\n(?=<)/g, '\r\n\t').replace('<?xml', '\ufeff<?xml');
  assert.deepEqual(read(saved), all, 'saved with indents, CRLF and BOM');
  for (const language of ['xx-IN', 'xx_IN', 'XX-IN'])
    assert.deepEqual(edit(/target-language="xx"/g, `target-language="${language}"`), all);
});

test('proposals, sources and groups of a tool are ignored', () => {
  const alternative = '<alt-trans><target>no</target></alt-trans></trans-unit>';
  const unit = salt
    .replace('<target', '<seg-source><mrk mtype="seg">S</mrk></seg-source><target')
    .replace('</trans-unit>', alternative);
  assert.deepEqual(edit(salt, `<group id="1">${unit}</group>`), all);
});

const targets: [what: string, xml: string, text: string][] = [
  [
    'quotes, marks of XML and Tamil',
    `O’s "a" &amp;amp; \\ &lt;b&gt; 'இது' 𝄞`,
    `O’s "a" &amp; \\ <b> 'இது' 𝄞`,
  ],
  ['spaces and line breaks', ' a\u00a0&#160;\t b\r\n c&#13; ', ' a\u00a0\u00a0\t b\n c\r '],
  ['CDATA and a comment', '<![CDATA[<b> & ]]><!-- why -->c', '<b> & c'],
  [
    'the sentences that a tool has marked',
    '<mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk>',
    'A. B.',
  ],
];
for (const [what, xml, text] of targets) {
  test(`a target may have ${what}`, () => {
    assert.equal(target(xml).find(({ key }) => key.endsWith('first'))?.text, text);
  });
}

const inline = /^names\.ts names first: <target> may have text and the <x\/> of <source> only/;
const broken = /\(line \d+, column \d+\)\. Correct it, with & as &amp;/;
// biome-ignore format: one mistake a line
const refusals: [what: string, run: () => unknown, message: string | RegExp][] = [
  ['a unit without id', () => edit(/<trans-unit id/, '<trans-unit key'), /has no id/],
  ['no target', () => edit(/<target.*نمک<.target>/, ''), /first: must have one <target>/],
  ['two targets', () => target('a</target><target>b'), /first: must have one <target>/],
  ['an element of another tool', () => target('<g id="1">a</g>'), inline],
  ['an instruction for another tool', () => target('a<?x y?>'), inline],
  ['another mark than of a sentence', () => target('<mrk mtype="term">a</mrk>'), inline],
  ['text in a placeholder', () => target('<x id="count" equiv-text="{count}">a</x>'), inline],
  ['a changed placeholder', () => target('<x id="count" equiv-text="{number}"/>'), inline],
  [
    'the words of another edition',
    () => read(xliff, 'en'),
    '<file target-language="xx">: expected are words of "en".',
  ],
  ['no language', () => edit(/target-language="xx"/, ''), '<file target-language="">: expected are words of "xx".'],
  ['XLIFF 2.0', () => edit('1.2', '2.0'), '<xliff version="2.0">: save the file as XLIFF 1.2, without prefixes.'],
  ['a prefix', () => read(xliff.replace(/<(\/?)(?=\w)/g, '<$1a:')), /<a:xliff version="1.2">: save the file as XLIFF 1.2, without prefixes/],
  ['UTF-16', () => read(Buffer.from(xliff, 'utf16le')), /UTF-8|line 1/],
  ['Latin-1', () => read(Buffer.from('<a>é</a>', 'latin1')), /Save it as UTF-8/],
  ['a file that is cut off', () => read(xliff.slice(0, -9)), broken],
  ['a lone &', () => target('a & b'), broken],
  [
    'an entity of its own',
    () => read(xliff.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>').replace('نمک', '&b;')),
    broken,
  ],
  ['elements without end', () => read('<a>'.repeat(100_000)), /Correct it/],
];
for (const [what, run, message] of refusals) {
  test(`the import refuses ${what}`, () => assert.throws(run, { message }));
}

describe('npm run words', () => {
  const copy = new ProjectCopy();
  after(() => copy.remove());
  const words = (...args: string[]) => copy.run('src/build/words/words.ts', ...args);
  const xlf = join(copy.folder, 'hi.xlf');
  const [path, record] = ['src/content/hi/interface.ts', 'src/content/hi/review.json'];
  const inCopy = (file: string) => join(copy.folder, file);

  test('an export writes over no file', async () => {
    copy.write(record, null);
    assert.equal((await words('export', 'hi', xlf)).code, 0);
    const before = copy.read('hi.xlf');
    const { code, errors } = await words('export', 'hi', xlf);
    assert.deepEqual([code, copy.read('hi.xlf')], [1, before]);
    assert.match(
      errors.join(),
      /hi\.xlf cannot be written\. .*,EEXIST: file already exists, [^,]*$/,
    );
  });

  test('an import that cannot write a file says so, and can be repeated', async () => {
    copy.edit(
      'hi.xlf',
      /(?<=id="interface\.ts headerWords menu"[\s\S]*?<target[^>]*>)[^<]*/,
      'सूचियाँ',
    );
    const folder = await words('import', 'hi', copy.folder);
    assert.match(
      folder.errors.join(),
      /is not imported, nothing has changed:,EISDIR: [^,]*, read$/,
    );
    mkdirSync(inCopy(record));
    const { code, errors } = await words('import', 'hi', xlf);
    assert.equal(code, 1);
    assert.match(errors.join(), /^src\/content\/hi\/review\.json cannot be written\. /);
    rmdirSync(inCopy(record));
    const { output } = await words('import', 'hi', xlf);
    assert.match(
      output,
      /^src\/content\/hi\/: 0 of \d+ texts of the edition hi \(Hindi\) are signed\. /,
    );
    assert.match(copy.read(path), /menu: 'सूचियाँ'/);
    assert.ok(existsSync(inCopy(record)));
  });

  test('translations are brought beside their English without the package that reads XLIFF', async () => {
    rmSync(inCopy('src/build/words/node_modules'), { recursive: true });
    const { code, output } = await words('beside', 'hi');
    assert.equal(code, 0);
    assert.doesNotMatch(output, /to compare with the English/);
    assert.ok(existsSync(inCopy(record)));
    const refused = await words('import', 'hi', xlf);
    assert.match(
      refused.errors.join('\n'),
      /nothing has changed:\nRun npm ci --prefix src\/build\/words$/,
    );
  });
});
