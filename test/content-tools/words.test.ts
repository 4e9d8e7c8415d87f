import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { literalsOf, quote } from '../../src/checks/literals';
import { editions } from '../../src/content/editions';
import { editionTexts, importTexts, type Translation } from '../../src/content-tools/edition-words';
import { toXliff } from '../../src/content-tools/xliff';
import { isCode } from '../../src/schema/is-code';
import { words, writeWords } from '../helpers/words';

const ours = join(import.meta.dirname, '../../src/content');

/** Every text that the modules of an edition export, except those that are never shown. */
async function textsOf(tag: string): Promise<string[]> {
  const list = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return value === '' || isCode(value, key) ? [] : [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => list(inner, name));
  };
  const files = readdirSync(join(ours, tag)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((name) => import(`../../src/content/${tag}/${name}`)),
  );
  return modules.flatMap((exported) => list(exported)).sort();
}

for (const { tag } of editions) {
  test(`the export of ${tag} has every text`, async () => {
    const texts = await editionTexts(ours, tag);
    assert.deepEqual(texts.map(({ text }) => text).sort(), await textsOf(tag));
  });
}

describe('the words of an edition', async () => {
  const folder = writeWords();
  const texts = await editionTexts(folder, 'xx');
  const translations = texts.map(({ key, english, text }) => ({
    key,
    source: english ?? text,
    text,
  }));

  /** Imports the words with another translation of the text with this key. */
  const change = (key: string, ...others: Partial<Translation>[]) =>
    importTexts(
      folder,
      'xx',
      translations.flatMap((one) =>
        one.key === key ? others.map((other) => ({ ...one, ...other })) : [one],
      ),
    );

  test('a file has its languages; a unit its keys, comments, English text, target and state', () => {
    const xliff = toXliff('xx', texts);
    const files = [...xliff.matchAll(/<file (.*)\n (.*)>/g)].map(([, ...attributes]) => attributes);
    const languages = 'source-language="en" target-language="xx"';
    assert.deepEqual(files, [
      ['original="src/content/xx/edition.ts" datatype="plaintext"', languages],
      ['original="src/content/xx/names.ts" datatype="plaintext"', languages],
    ]);
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
    const twice = `${one} of ${slot('count.2', 'count')} texts`;
    const target = `<target state="needs-translation">${one} text of ${other}</target>`;
    assert.ok(xliff.includes(target), 'slots are placeholders');
    assert.ok(xliff.includes(`<source>${twice}</source>`), 'the second placeholder has its own id');
    assert.match(xliff, /days &gt; 2\. Names .*\. Weekdays\. The second\.<.note>/);
    assert.match(xliff, /<source xml:lang="xx">گلی<.source>\n<target state="needs-review-/);
  });

  const [first, one, other] = ['first', 'count > one', 'count > other'].map(
    (key) => `names.ts > names > ${key}`,
  ) as [string, string, string];

  test('the import writes a text in its place, keeps every other byte, and needs no change', async () => {
    assert.deepEqual(await importTexts(folder, 'xx', translations), { changed: [], outdated: [] });
    for (const text of ['O’s "a" \\ <b> \'இது\' 𝄞', " it's\u00a0\t b\n c\r "]) {
      const { changed } = await change(first, { text });
      const [source = ''] = changed.map((file) => file.source);
      assert.equal(
        source,
        words.replace("'نمک'", () => quote(text)),
      );
      assert.equal(literalsOf('', source)[0]?.text, text);
      assert.doesNotMatch(source, /[\u00a0\r]/, 'these are written as escapes');
    }
  });

  test('the import names the texts whose English has changed since the export', async () => {
    const { outdated } = await change(first, { source: 'Sugar' });
    assert.deepEqual(outdated, [`${first}: the English is now ${quote('Salt\u00a0& <pepper>')}.`]);
  });

  const refusals: [what: string, run: () => Promise<unknown>, message: string][] = [
    ['a missing text', () => change(first), `${first}: is missing. Put it back, or export again.`],
    [
      'a repeated text',
      () => change(first, {}, {}),
      `${first}: appears twice. Delete one of them.`,
    ],
    [
      'an unknown text',
      () => change(first, {}, { key: 'names.ts > gone' }),
      'names.ts > gone: src/content/xx/ has no such text. Export again.',
    ],
    ['an empty text', () => change(first, { text: ' ' }), `${first}: the target is empty.`],
    [
      'a slot too many',
      () => change(first, { text: '{count}' }),
      `${first}: the words in braces are "{count}". Keep "".`,
    ],
    [
      'a lost slot',
      () => change(one, { text: '{count}' }),
      `${one}: the words in braces are "{count}". Keep "{company} {count}".`,
    ],
    [
      'a slot that is lost once',
      () => change(other, { text: '{count}' }),
      `${other}: the words in braces are "{count}". Keep "{count} {count}".`,
    ],
  ];
  for (const [what, run, message] of refusals) {
    test(`the import refuses ${what}`, () => assert.rejects(run, { message }));
  }
});

test('a text is in single quotes, or in double quotes if it has an apostrophe', () => {
  assert.deepEqual(['a', "it's", `"it's"`].map(quote), ["'a'", `"it's"`, `'"it\\'s"'`]);
});

test('a path has quoted keys, positions and constants; types hold no texts', () => {
  const source = `import type { A } from './a';
export const a = { 'b-c': [['d'], { "e": 'f' }], g: 1, h: 'i' } satisfies Record<'j' | 'k', A>;
export const l: Record<string, 'm'> = { n: "o" };
`;
  assert.deepEqual(
    literalsOf('', source).map(({ path, text }) => [...path, text].join(' ')),
    ['a b-c 1 1 d', 'a b-c 2 e f', 'a h i', 'l n o'],
  );
});

test('a text that is not one quoted string is an error', () => {
  const wrong = [
    "export const a = 'one' + 'two';",
    'export const a = `one`;',
    'export const a = { b: `one` };',
  ];
  for (const source of wrong) {
    assert.throws(() => literalsOf('a.ts', source), { message: /^a\.ts:1: / });
  }
});
