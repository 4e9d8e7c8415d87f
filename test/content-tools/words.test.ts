import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { editions } from '../../src/content/editions';
import { isHidden } from '../../src/content-model/pseudo';
import { type ExportedText, exportWords, importWords } from '../../src/content-tools/edition-words';
import { literalsOf, quote } from '../../src/content-tools/literals';

const copy = mkdtempSync(join(tmpdir(), 'words-'));
cpSync(join(import.meta.dirname, '../../src/content'), copy, { recursive: true });
after(() => rmSync(copy, { recursive: true }));

/** Every text that the modules of an edition export, except those that are never shown. */
async function textsOf(tag: string): Promise<string[]> {
  const list = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return value === '' || isHidden(value, key) ? [] : [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => list(inner, name));
  };
  const files = readdirSync(join(copy, tag)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((name) => import(`../../src/content/${tag}/${name}`)),
  );
  return modules.flatMap((exported) => list(exported)).sort();
}

for (const { tag } of editions) {
  test(`the export of ${tag} has every text, and its import changes nothing`, async () => {
    const words = await exportWords(copy, tag);
    assert.deepEqual(words.strings.map(({ text }) => text).sort(), await textsOf(tag));
    assert.deepEqual(await importWords(copy, tag, JSON.stringify(words)), []);
  });
}

describe('the words of an edition', async () => {
  const words = await exportWords(copy, 'en');
  const edited = (edit: (strings: ExportedText[]) => unknown, edition = 'en') => {
    const strings = words.strings.map((one) => ({ ...one }));
    edit(strings);
    return importWords(copy, 'en', JSON.stringify({ ...words, edition, strings }));
  };
  const change = (key: string, text: string) =>
    edited((strings) => Object.assign(strings.find((one) => one.key === key) ?? {}, { text }));

  test('the export has the file, keys, comment, slots and English text of each text', async () => {
    const one = words.strings.find(({ key }) => key === 'pages.ts > titles > notFound');
    assert.match(one?.note ?? '', /^The title of each page, .* Keep \{company\}\.$/);
    assert.equal(one?.english, one?.text);
  });

  test('the import replaces a changed text, and leaves every other byte as it was', async () => {
    const key = 'interface.ts > headerWords > editions';
    const text = `Rosa\u2019s "own" \\ words:\n'இது' 𝄞`;
    const changed = await change(key, text);
    const before = readFileSync(join(copy, 'en/interface.ts'), 'utf8');
    assert.equal(changed.length, 1);
    assert.equal(
      changed[0]?.source,
      before.replace(/(?<= editions: )'.*'/, () => quote(text)),
    );
    const read = literalsOf('', changed[0]?.source ?? '').find(
      ({ path }) => path.join(' > ') === 'headerWords > editions',
    );
    assert.equal(read?.text, text);
  });

  test('the import accepts the lines that npm prints before a redirected export', async () => {
    const json = `\n> site@1.0.0 words\n> node words.ts export en\n\n${JSON.stringify(words)}`;
    assert.deepEqual(await importWords(copy, 'en', json), []);
  });

  const refusals: [what: string, run: () => Promise<unknown>, message: string][] = [
    [
      'an export without one of its keys',
      () => edited((strings) => strings.splice(0, 1)),
      `${words.strings[0]?.key}: is missing. Put it back, or export again.`,
    ],
    [
      'a key that the edition does not have',
      () => edited((strings) => strings.push({ key: 'faq.ts > gone', text: 'x' })),
      'faq.ts > gone: src/content/en/ has no such text. Export again.',
    ],
    [
      'an empty text',
      () => change('interface.ts > headerWords > menu', ' '),
      'interface.ts > headerWords > menu: "text" is empty.',
    ],
    [
      'a text that has lost a slot',
      () => change('interface.ts > footerWords > end', '©'),
      'interface.ts > footerWords > end: the words in braces are "". Keep "{company}".',
    ],
    [
      'the words of another edition',
      () => edited(() => {}, 'xx'),
      'The file has the words of "xx", not of "en".',
    ],
  ];
  for (const [what, run, message] of refusals) {
    test(`the import refuses ${what}`, () => assert.rejects(run, { message }));
  }
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
