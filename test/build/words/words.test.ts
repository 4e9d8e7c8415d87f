import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readSources, root } from '../../../src/build/sources/files';
import { literalsOf, quote } from '../../../src/build/sources/literals';
import {
  editionTexts,
  importTexts,
  type Translation,
} from '../../../src/build/words/edition-words';
import { toXliff } from '../../../src/build/words/xliff';
import { editions } from '../../../src/content/editions';
import { isCode } from '../../../src/schema/is-code';
import { sources, words } from '../../helpers/words';

/** Every text that the modules of an edition export, except those that are never shown. */
async function textsOf(tag: string): Promise<string[]> {
  const list = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return value === '' || isCode(value, key) ? [] : [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => list(inner, name));
  };
  const files = readdirSync(join(root, 'src/content', tag)).filter((name) => name.endsWith('.ts'));
  const modules = files.map((name) => import(`../../../src/content/${tag}/${name}`));
  return (await Promise.all(modules)).flatMap((exported) => list(exported)).sort();
}

for (const { tag } of editions) {
  test(`the export of ${tag} has every text`, async () => {
    const texts = editionTexts(await readSources(), tag).map(({ text }) => text);
    assert.deepEqual(texts.sort(), await textsOf(tag));
  });
}

const texts = editionTexts(sources, 'xx');

test('a file has its languages; a unit its keys, comments, English text, target and state', () => {
  const xliff = toXliff('xx', texts);
  for (const name of ['edition', 'names'])
    assert.ok(
      xliff.includes(`<file original="src/content/xx/${name}.ts" datatype="plaintext"
 source-language="en" target-language="xx">`),
      name,
    );
  assert.equal(
    /<trans-unit id="names[\s\S]*?<\/trans-unit>\n/.exec(xliff)?.[0],
    `<trans-unit id="names.ts &gt; names &gt; first" xml:space="preserve">
<source>Salt\u00a0&amp; &lt;pepper&gt;</source>
<target state="translated">نمک</target>
<note>names.ts &gt; names &gt; first. Names &amp; &quot;&lt;keys&gt;&quot;. The first.</note>
</trans-unit>
`,
  );
  const slot = (id: string, word: string) => `<x id="${id}" equiv-text="{${word}}"/>`;
  const [one, other] = ['count', 'company'].map((word) => slot(word, word));
  const target = `<target state="needs-translation">${one} text of ${other}</target>`;
  assert.ok(xliff.includes(target), 'slots are placeholders');
  const twice = `<source>${one} of ${slot('count.2', 'count')} texts</source>`;
  assert.ok(xliff.includes(twice), 'the second placeholder has its own id');
  assert.match(xliff, /days &gt; 2\. Names .*\. Weekdays\. The second\.<.note>/);
  assert.match(xliff, /<source xml:lang="xx">گلی<.source>\n<target state="needs-review-/);
});

describe('the import of words', () => {
  const all = texts.map(({ key, english, text }) => ({ key, source: english ?? text, text }));
  const [first, one, other] = ['first', 'count > one', 'count > other'].map(
    (key) => `names.ts > names > ${key}`,
  ) as [string, string, string];

  /** Imports the words with these translations in place of the one with this key. */
  const change = (key: string, ...others: Partial<Translation>[]) => {
    const replaced = all.flatMap((item) =>
      item.key === key ? others.map((part) => ({ ...item, ...part })) : [item],
    );
    return importTexts(sources, 'xx', replaced);
  };

  test('a text is written in its place, and every other byte is kept', () => {
    assert.deepEqual(importTexts(sources, 'xx', all), { changed: [], outdated: [] });
    for (const text of ['O’s "a" \\ <b> \'இது\' 𝄞', " it's\u00a0\t b\n c\r "]) {
      const [{ path, source } = { path: '', source: '' }] = change(first, { text }).changed;
      assert.equal(path, 'src/content/xx/names.ts');
      const expected = words.replace("'نمک'", () => quote(text));
      assert.equal(source, expected);
      assert.equal(literalsOf('', source).find((one) => one.text !== '')?.text, text);
      assert.doesNotMatch(source, /[\u00a0\r]/, 'these are written as escapes');
    }
  });

  test('a text whose English has changed since the export is named', () => {
    const { outdated } = change(first, { source: 'Sugar' });
    assert.deepEqual(outdated, [`${first}: the English is now ${quote('Salt\u00a0& <pepper>')}.`]);
  });

  const slots = (key: string, seen: string, kept: string) =>
    `${key}: the words in braces are "${seen}". Keep "${kept}".`;
  const unknown = 'names.ts > gone';
  const refusals: [what: string, key: string, others: Partial<Translation>[], message: string][] = [
    ['a missing text', first, [], `${first}: is missing. Put it back, or export again.`],
    ['a repeated text', first, [{}, {}], `${first}: appears twice. Delete one of them.`],
    [
      'an unknown text',
      first,
      [{}, { key: unknown }],
      `${unknown}: src/content/xx/ has no such text. Export again.`,
    ],
    ['an empty text', first, [{ text: ' ' }], `${first}: the target is empty.`],
    ['a slot too many', first, [{ text: '{count}' }], slots(first, '{count}', '')],
    ['a lost slot', one, [{ text: '{count}' }], slots(one, '{count}', '{company} {count}')],
    [
      'a slot that is lost once',
      other,
      [{ text: '{count}' }],
      slots(other, '{count}', '{count} {count}'),
    ],
  ];
  for (const [what, key, others, message] of refusals)
    test(`${what} is refused`, () => assert.throws(() => change(key, ...others), { message }));
});

test('a text is in single quotes, or in double quotes if it has an apostrophe', () => {
  assert.deepEqual(['a', "it's", `"it's"`].map(quote), ["'a'", `"it's"`, `'"it\\'s"'`]);
});

test('a text has quoted keys, positions and its constant as path; types hold no texts', () => {
  const source = `export const a = { 'b-c': [['d'], { "e": 'f' }], g: 1 } satisfies Record<'j' | 'k', A>;
export const l: Record<string, 'm'> = { n: "o" };`;
  const seen = literalsOf('', source).flatMap(
    ({ path, text }) => text && [...path, text].join(' '),
  );
  assert.deepEqual(seen.filter(Boolean), ['a b-c 1 1 d', 'a b-c 2 e f', 'l n o']);
});

for (const value of ["'one' + 'two'", '`one`', '{ b: `one` }'])
  test(`the text ${value}, which is not one quoted string, is an error`, () => {
    const source = `export const a = ${value};`;
    assert.throws(() => literalsOf('a.ts', source), { message: /^a\.ts:1: / });
  });
