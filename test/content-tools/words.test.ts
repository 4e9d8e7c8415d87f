import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { editions } from '../../src/content/editions';
import { editionTexts, importTexts } from '../../src/content-tools/edition-words';
import { literalsOf, quote } from '../../src/content-tools/literals';
import { readXliff, toXliff } from '../../src/content-tools/xliff';
import { isCode } from '../../src/schema/is-code';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
after(() => rmSync(folder, { recursive: true }));

async function importFile(content: string, tag: string, file: string | Uint8Array) {
  const path = join(folder, 'words.xlf');
  writeFileSync(path, file);
  return importTexts(content, tag, await readXliff(path, tag));
}

/** The result of an import without a change. */
const nothing = { changed: [], outdated: [] };

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
  test(`the export of ${tag} has every text, and its import changes nothing`, async () => {
    const texts = await editionTexts(ours, tag);
    assert.deepEqual(texts.map(({ text }) => text).sort(), await textsOf(tag));
    const xliff = toXliff(tag, texts);
    assert.deepEqual(await importFile(ours, tag, xliff), nothing);
    const saved = xliff.replace(/(?<=>)\n(?=<)/g, '\r\n\t').replace('<?xml', '\ufeff<?xml');
    assert.deepEqual(
      await importFile(ours, tag, saved),
      nothing,
      'saved with indents, CRLF and BOM',
    );
  });
}

describe('the words of an edition', async () => {
  const source = `/** Names & "<keys>". */
export const names = {
  /** The first. */
  first: 'Salt\\u00a0& <pepper>',
  count: { one: '{count} text of {company}', other: '{count} of {count} texts' },
  // Weekdays.
  days: ['Monday', /* The second. */ 'Tuesday'],
};
`;
  const before = source.replace("'Salt\\u00a0& <pepper>'", "'نمک'");
  for (const [tag, words] of [
    ['en', source],
    ['xx', before],
  ] as const) {
    mkdirSync(join(folder, tag));
    writeFileSync(join(folder, tag, 'names.ts'), words);
  }
  writeFileSync(
    join(folder, 'xx/edition.ts'),
    "export const edition = { tag: 'xx', street: 'گلی' };",
  );
  const xliff = toXliff('xx', await editionTexts(folder, 'xx'));
  const salt = /<trans-unit id="names[\s\S]*?<\/trans-unit>\n/.exec(xliff)?.[0] ?? '';
  const edited = (from: string | RegExp, to: string) =>
    importFile(
      folder,
      'xx',
      xliff.replace(from, () => to),
    );
  const target = (xml: string) => edited('>نمک</target>', `>${xml}</target>`);

  test('a file has its languages; a unit its keys, comments, English text, target and state', () => {
    const files = [...xliff.matchAll(/<file (.*)\n (.*)>/g)].map(([, ...attributes]) => attributes);
    const languages = 'source-language="en" target-language="xx"';
    assert.deepEqual(files, [
      ['original="src/content/xx/edition.ts" datatype="plaintext"', languages],
      ['original="src/content/xx/names.ts" datatype="plaintext"', languages],
    ]);
    assert.equal(
      salt,
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

  const texts: [what: string, xml: string, text: string][] = [
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
  for (const [what, xml, text] of texts) {
    test(`the import keeps ${what}, and every other byte`, async () => {
      const { changed } = await target(xml);
      const sources = changed.map(({ source }) => source);
      assert.deepEqual(sources, [before.replace("'نمک'", () => quote(text))]);
      assert.equal(literalsOf('', sources.join())[0]?.text, text);
      assert.doesNotMatch(sources.join(), /[\u00a0\r]/, 'written as escapes');
    });
  }

  test('the import ignores proposals, sources and groups of a tool', async () => {
    const alternative = '<alt-trans><target>no</target></alt-trans></trans-unit>';
    const unit = salt
      .replace('<target', '<seg-source><mrk mtype="seg">S</mrk></seg-source><target')
      .replace('</trans-unit>', alternative);
    assert.deepEqual(await edited(salt, `<group id="1">${unit}</group>`), nothing);
    assert.deepEqual(await edited(/target-language="xx"/g, 'target-language="xx-IN"'), nothing);
  });

  const name = 'names.ts > names > first';
  test('the import names the texts whose English has changed since the export', async () => {
    const { outdated } = await edited('<source>Salt', '<source>Sugar');
    assert.deepEqual(outdated, [`${name}: the English is now ${quote('Salt\u00a0& <pepper>')}.`]);
  });

  const xml = '<?xml version="1.0" encoding="UTF-8"?>';
  const inline =
    /^names\.ts > names > first: <target> may have text and the <x\/> of <source> only/;
  const refusals: [what: string, run: () => Promise<unknown>, message: string | RegExp][] = [
    [
      'a missing unit',
      () => edited(salt, ''),
      `${name}: is missing. Put it back, or export again.`,
    ],
    [
      'a repeated unit',
      () => edited(salt, salt + salt),
      `${name}: appears twice. Delete one of them.`,
    ],
    [
      'an unknown unit',
      () => edited(salt, salt + salt.replace('first', 'gone')),
      'names.ts > names > gone: src/content/xx/ has no such text. Export again.',
    ],
    ['a unit without id', () => edited(/<trans-unit id/, '<trans-unit key'), /has no id/],
    ['an empty target', () => target(' '), `${name}: the target is empty.`],
    ['no target', () => edited(/<target.*نمک<.target>/, ''), /first: must have one <target>/],
    ['an element of another tool', () => target('<g id="1">a</g>'), inline],
    ['another mark than of a sentence', () => target('<mrk mtype="term">a</mrk>'), inline],
    ['text in a placeholder', () => target('<x id="count" equiv-text="{count}">a</x>'), inline],
    ['a changed placeholder', () => target('<x id="count" equiv-text="{number}"/>'), inline],
    [
      'a placeholder too many',
      () => target('<x id="count" equiv-text="{count}"/>'),
      `${name}: the words in braces are "{count}". Keep "".`,
    ],
    [
      'a lost placeholder',
      () => edited(/(?<=text of )<x [^>]*>(?=<\/target>)/, ''),
      /count > one: the words in braces are "\{count\}"\. Keep "\{company\} \{count\}"\.$/,
    ],
    [
      'a placeholder that is lost once',
      () => edited(/<x id="count.2" [^>]*>(?= texts<\/target>)/, ''),
      /count > other: the words in braces are "\{count\}"\. Keep "\{count\} \{count\}"\.$/,
    ],
    ['two targets', () => target('a</target><target>b'), /first: must have one <target>/],
    [
      'the words of another edition',
      () => importFile(folder, 'en', xliff),
      'The file has the words of "xx", not of "en".',
    ],
    ['XLIFF 2.0', () => edited('1.2', '2.0'), '<xliff version="2.0">: save the file as XLIFF 1.2.'],
    ['UTF-16', () => importFile(folder, 'xx', Buffer.from(xliff, 'utf16le')), /UTF-8|character/],
    [
      'Latin-1',
      () => importFile(folder, 'xx', Buffer.from(`${xml}<a>é</a>`, 'latin1')),
      /Save it as UTF-8/,
    ],
    [
      'a declared Latin-1',
      () => edited('UTF-8', 'ISO-8859-1'),
      /^line 1: the encoding is ISO-8859-1/,
    ],
    [
      'a file that is too large',
      () => importFile(folder, 'xx', Buffer.alloc(5_000_001)),
      /^5000001 bytes/,
    ],
    [
      'a document type',
      () => edited(xml, `${xml}\n<!DOCTYPE a SYSTEM "b">`),
      /^line 2: delete the <!DOC/,
    ],
    ['an unknown entity', () => target('a&nbsp;b'), /^line \d+: &nbsp; has no meaning in XML/],
  ];
  for (const [what, run, message] of refusals) {
    test(`the import refuses ${what}`, () => assert.rejects(run, { message }));
  }
});

test('a text is in single quotes, or in double quotes if it has an apostrophe', () => {
  assert.deepEqual(['a', "it's", `"it's"`].map(quote), ["'a'", `"it's"`, `'"it\\'s"'`]);
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
