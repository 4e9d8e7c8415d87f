import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readContent } from '../../../src/build/sources/content';
import type { Files } from '../../../src/build/sources/files';
import { quote } from '../../../src/build/sources/quote';
import { recordEntry, translationsOf } from '../../../src/build/sources/translations';
import {
  checkEdition,
  importTexts,
  replacedTexts,
  type Target,
  unwrap,
} from '../../../src/build/words/edition-words';
import { linguist, recordAll, recordTargets } from '../../../src/build/words/record';
import { toXliff } from '../../../src/build/words/xliff';
import { ChangedSources } from '../../helpers/build';
import { withChanges } from '../../helpers/content';

const hindi = 'src/content/hi/interface.ts';
const english = 'src/content/en/interface.ts';
const project = new ChangedSources();
for (const [file, source] of withChanges({})) project.write(file, source);
const question = (words: string) =>
  `  {\n    question: '${words}?',\n    answer: '${words}.',\n  },\n`;
for (const [tag, words] of Object.entries({ en: ['Why is it', 'How is it'], hi: ['क्यों', 'कब'] }))
  project.write(
    `src/content/${tag}/faq.ts`,
    `export const faq = [\n${words.map(question).join('')}];\n`,
  );
project.edit(hindi, /(?<=^ {2}menu: )'.*'/m, "'मेन्यू'");
project.edit(english, /(?<=^ {2}menu: )'.*'/m, "'Menu & <more>'");
project.edit(english, /(?=^ {2}menu: )/m, '  /** On a button. */\n');
project.edit(hindi, /(?<=^ {2}openInMaps: )'.*'/m, "'Open this in maps'");
project.edit(english, /(?<=^ {2}openInMaps: )'.*'/m, "'Open this in maps'");
const files: Files = new Map(
  [...project.changes].map(([file, text]) => [file, Buffer.from(`${text}`)]),
);
const content = readContent(files);
const texts = textsIn(files);
const menu = 'interface.ts headerWords menu';
const position = 'interface.ts carouselWords position';

/** The texts of the edition, with what a linguist gets. */
function textsIn(all: Files) {
  return translationsOf(readContent(all), all, 'hi').map(({ item, english, state }) => {
    return { key: item.key, file: item.file, english: english?.value, text: item.value, state };
  });
}

function textOf(key: string) {
  return texts.find((one) => one.key === key);
}

describe('the export of words', () => {
  test('a text has its place, its English text, its state, and the comments of the source', () => {
    assert.deepEqual(textOf(menu), {
      key: menu,
      file: hindi,
      english: 'Menu & <more>',
      text: 'मेन्यू',
      state: 'needs-review-translation',
    });
    const xliff = toXliff('hi', translationsOf(content, files, 'hi'), content);
    assert.ok(xliff.includes(`<note>${menu}. On a button.</note>`));
  });

  test('it has every text of the edition, but no tag and no path', () => {
    const all = content.texts.filter(({ edition, value }) => edition === 'hi' && value !== '');
    const left = all.filter(({ value }) => !texts.some(({ text }) => text === value));
    const codes = /^edition (?:tag|wordmark)|^testimonials \d+ picture src/;
    assert.deepEqual(
      left.map(({ path }) => path.join(' ')).filter((path) => !codes.test(path)),
      [],
    );
  });

  test('an edition that does not exist, and English, are refused', () => {
    for (const tag of ['xx', 'en']) {
      const message = `There is no translation "${tag}" in editions.ts, only hi.`;
      assert.throws(() => checkEdition(content, tag), { message });
    }
  });
});

/** The words as a linguist gets them, and leaves them. */
function targetsOf(all: Files): Target[] {
  return textsIn(all).map(({ key, english = '', text }) => {
    return { key, source: english || text, text, state: undefined };
  });
}
const all = targetsOf(files);

/** The words with these targets in place of the one with this key. */
function changed(key: string, ...others: Partial<Target>[]): Target[] {
  return all.flatMap((item) =>
    item.key === key ? others.map((part) => ({ ...item, ...part })) : [item],
  );
}

describe('the import of words', () => {
  test('says which translations it replaces, also one that was changed since the export', () => {
    const translations = translationsOf(content, files, 'hi');
    assert.deepEqual(replacedTexts(translations, all), []);
    const file = changed(menu, { text: 'सूची' }).map((one) =>
      one.key.endsWith(' openInMaps') ? { ...one, text: 'मानचित्र' } : one,
    );
    assert.deepEqual(replacedTexts(translations, file), [`${menu}: “मेन्यू” is now “सूची”`]);
  });

  test('a text is written in its place, and every other byte is kept', () => {
    assert.deepEqual(importTexts(content, files, 'hi', all), []);
    for (const text of ['O’s "a" \\ < \'क्या\' 𝄞', "it's\u00a0\t b\n c"]) {
      const imported = importTexts(content, files, 'hi', changed(menu, { text }));
      const source = project.read(hindi).replace("'मेन्यू'", () => quote(text));
      assert.deepEqual(imported, [{ path: hindi, source }]);
      assert.doesNotMatch(source.split('\n').slice(0, 20).join(), /[\u00a0\r]/);
    }
  });

  test('years are written in their places, whatever their order', () => {
    const about = 'src/content/hi/about.ts';
    // The first one becomes the last one.
    const first = /(?<=milestoneWords = \{\n)( {2}\d+: \{[\s\S]*?\n {2}\},\n)([\s\S]*?)(?=\};)/;
    const source = String(files.get(about)).replace(first, '$2$1');
    const all = withFile(files, { path: about, source });
    const words = targetsOf(all).map((one) => {
      const [, year] = /milestoneWords (\d+) title/.exec(one.key) ?? [];
      return year ? { ...one, text: `वर्ष ${year} ${one.text}` } : one;
    });
    const imported = importTexts(readContent(all), all, 'hi', words);
    assert.deepEqual(
      imported.map(({ path }) => path),
      [about],
    );
    const { texts } = readContent(imported.reduce(withFile, all));
    for (const { file, path, value } of texts)
      if (file === about && /milestoneWords \d+ title/.test(path.join(' ')))
        assert.ok(value.startsWith(`वर्ष ${path[1]} `), value);
  });

  test('a text keeps its escapes, and gets no others', () => {
    const path = 'src/content/hi/interface.ts';
    const escaped = withFile(files, {
      path,
      source: project.read(path).replace("'मेन्यू'", "'\\u2068अ\\u{a0}\\xb7\\u2069'"),
    });
    const imported = (text: string) =>
      importTexts(
        readContent(escaped),
        escaped,
        'hi',
        targetsOf(escaped).map((one) => (one.key === menu ? { ...one, text } : one)),
      ).map(({ source }) => /(?<=^ {2}menu: ).*(?=,$)/m.exec(source)?.[0]);
    assert.deepEqual(imported('\u2068अ\u00a0·\u2069'), []);
    assert.deepEqual(imported('आ\u2069·\u2068\u00a0—'), ["'आ\\u2069\\xb7\\u2068\\u{a0}—'"]);
  });

  test('line breaks and indents of a tool are left out, those of the text stay', () => {
    const mail = 'contact.ts contactWords mailText';
    const lines = textOf(mail)?.text ?? '';
    assert.match(lines, /\S\n\S/);
    const wrap = (text: string) => {
      const isOneLine = !text.includes('\n');
      const wrapped = text.replace(isOneLine ? / (?=\S)/g : /\n/g, '\r\n\t  ');
      return `\n    ${wrapped}\n  `;
    };
    const indented = all.map((one) => {
      return { ...one, source: wrap(one.source), text: wrap(one.text) };
    });
    assert.deepEqual(unwrap(content, 'hi', indented), all);
  });

  const slots = (key: string, seen: string, english: string) =>
    `${key}: the words in braces are "${seen}", but "${english}" in ${key}`;
  const invisible =
    'after "क" is an invisible character, U+200B. Delete it and its neighbors, and retype these.';
  // biome-ignore format: one mistake a line
  const refusals: readonly (readonly [what: string, key: string, others: Partial<Target>[], message: string])[] = [
    ['a missing text', menu, [], `${menu}: is missing. Put it back, or export again.`],
    ['a repeated text', menu, [{}, {}], `${menu}: appears twice. Delete one of them.`],
    ['an unknown text', menu, [{}, { key: 'a.ts gone' }], 'a.ts gone: src/content/hi/ has no such text. Export again.'],
    ['an empty text', menu, [{ text: ' ' }], `${menu}: menu is empty: write a text.`],
    ['a slot too many', menu, [{ text: '{count}' }], `${menu}: "{count}" is not filled in. Use a name in figures.ts, or delete it.\n${slots(menu, '{count}', '')}`],
    ['a lost slot', position, [{ text: '{count}' }], `${position}: the text needs {number}, which the site fills in. Add it.\n${slots(position, '{count}', '{count} {number}')}`],
    ['markup', menu, [{ text: 'क <b>ख</b>' }], `${menu}: "<b>" is shown as it is: a text has no markup. Delete it.`],
    ['an invisible character', menu, [{ text: 'क\u200bख' }], `${menu}: ${invisible}`],
  ];
  for (const [what, key, others, message] of refusals)
    test(`${what} is refused`, () =>
      assert.throws(() => importTexts(content, files, 'hi', changed(key, ...others)), { message }));
});

/** The states of the words of these files, but for those that are signed. */
function unsigned(all: Files): string[] {
  return textsIn(all)
    .filter(({ state }) => state !== 'signed-off')
    .map(({ key, state }) => `${key}: ${state}`);
}

/** The texts that are behind their English one, or still in English. */
function behind(all: Files): string[] {
  return unsigned(all).filter((one) => !one.endsWith(': translated'));
}

function withFile(all: Files, { path, source }: { path: string; source: string }): Files {
  return new Map([...all, [path, Buffer.from(source)]]);
}

function edited(all: Files, path: string, from: string | RegExp, to: string): Files {
  const source = String(all.get(path)).replace(from, () => to);
  assert.notEqual(source, String(all.get(path)), `${path} does not contain ${from}`);
  return withFile(all, { path, source });
}

describe('the record of reviews', () => {
  const names = "गीता|श्री|A. Rao|O'Neill|Null|عائشہ";
  for (const name of names.split('|'))
    test(`a linguist named ${name} can sign`, () => assert.equal(linguist(` ${name} `), name));
  for (const name of ['', '12', '<name>'])
    test(`“${name}” is no name`, () => assert.throws(() => linguist(name), /is no name/));

  const signed = withFile(files, recordAll(content, files, 'hi', 'Asha Rao'));
  const record = 'src/content/hi/review.json';
  const left = ['interface.ts actions openInMaps: needs-translation'];

  test('a review signs every text but a sentence in English, in at most 12 KB', () => {
    assert.deepEqual(unsigned(signed), left);
    const { reviews } = JSON.parse(String(signed.get(record)));
    const today = new Date().toISOString().slice(0, 10);
    assert.deepEqual([reviews[0].by, reviews[0].on], ['Asha Rao', today]);
    assert.ok(Number(signed.get(record)?.length) <= 12_288, 'the record is too large');
  });

  test('a change of the order of a list voids nothing', () => {
    const faq = 'src/content/en/faq.ts';
    const order = /( {2}\{\n[\s\S]*?\n {2}\},\n)( {2}\{\n[\s\S]*?\n {2}\},\n)/;
    const [, one = '', other = ''] = order.exec(String(files.get(faq))) ?? [];
    assert.deepEqual(unsigned(edited(signed, faq, order, other + one)), left);
    const longer = edited(signed, faq, order, one + one.replace(/\w+(?=\?)/, 'it') + other);
    assert.deepEqual(unsigned(longer), left);
  });

  test('a testimonial is no translation: a change of the English ones voids nothing', () => {
    const path = 'src/content/en/testimonials.ts';
    assert.deepEqual(
      unsigned(edited(signed, path, /\[[\s\S]*\]/, "[{ name: 'A', quote: 'B' }]")),
      left,
    );
  });

  test('a text that English lacks is signed by itself', () => {
    const path = 'src/content/hi/faq.ts';
    const longer = edited(files, path, 'faq = [', "faq = [{ question: 'कब?', answer: 'आज' },");
    const all = withFile(longer, recordAll(readContent(longer), longer, 'hi', 'Asha Rao'));
    assert.deepEqual(unsigned(all), left);
  });

  test('nobody signs sentences in English, in a list of another length either', () => {
    const path = 'src/content/hi/faq.ts';
    const source = String(files.get('src/content/en/faq.ts'));
    const one = "faq = [{ question: 'कब?', answer: 'आज' },";
    const longer = withFile(files, { path, source: source.replace('faq = [', one) });
    const content = readContent(longer);
    const targets = targetsOf(longer).map((one): Target => ({ ...one, state: 'signed-off' }));
    for (const { source } of [
      recordAll(content, longer, 'hi', 'Asha Rao'),
      recordAll(content, longer, 'hi'),
      recordTargets(content, longer, 'hi', targets, 'Asha Rao'),
    ]) {
      const texts = textsIn(withFile(longer, { path: record, source }));
      const english = texts.filter(({ state }) => state === 'needs-translation');
      const inFaq = texts.filter(({ file, text }) => file === path && /^[A-Z]/.test(text));
      assert.ok(inFaq.length > 2);
      assert.deepEqual(english, [...inFaq, textOf('interface.ts actions openInMaps')]);
      const { reviews, drafts } = JSON.parse(source);
      const entries = [...reviews.flatMap(({ texts }: { texts: string[] }) => texts), ...drafts];
      for (const { text } of english)
        assert.ok(!entries.some((entry) => entry.endsWith(recordEntry('', text).slice(4))), text);
    }
  });

  test('English that was signed before is no translation', () => {
    const texts = [recordEntry('Open this in maps', 'Open this in maps')];
    const reviews = [{ by: 'Asha Rao', on: '2026-01-01', texts }];
    const all = withFile(files, { path: record, source: JSON.stringify({ reviews }) });
    assert.deepEqual(
      behind(all).filter((one) => one.startsWith('interface.ts actions open')),
      left,
    );
  });

  test('an import signs the texts that the linguist has signed, and no others', () => {
    const own = changed(menu, { state: 'signed-off' });
    const first = withFile(files, recordTargets(content, files, 'hi', own, 'Ravi Nair'));
    assert.equal(unsigned(first).length, texts.length - 1);
    const { reviews } = JSON.parse(String(first.get(record)));
    assert.deepEqual([reviews.length, reviews[0].by, reviews[0].texts.length], [1, 'Ravi Nair', 1]);
    const again = recordTargets(content, first, 'hi', own, 'Asha Rao');
    assert.equal(again.source, String(first.get(record)), 'who has signed first is kept');
  });

  test('an import without a name signs nothing', () => {
    const own = changed(menu, { state: 'signed-off' });
    const first = withFile(files, recordTargets(content, files, 'hi', own));
    assert.deepEqual(JSON.parse(String(first.get(record))).reviews, []);
    assert.ok(unsigned(first).includes(`${menu}: translated`));
    assert.throws(() => recordTargets(content, files, 'hi', own, ''), /"" is no name/);
  });

  test('a text is recorded with the English text that the linguist has seen', () => {
    for (const state of ['signed-off', undefined] as const) {
      const own = changed(menu, { state, source: 'An old menu', text: 'सूची' });
      const { path, source } = recordTargets(content, files, 'hi', own, 'Ravi Nair');
      const old = edited(withFile(files, { path, source }), hindi, "'मेन्यू'", "'सूची'");
      assert.ok(unsigned(old).includes(`${menu}: needs-review-translation`));
    }
  });

  const drafts = withFile(files, recordAll(content, files, 'hi'));
  const still = behind(drafts);

  test('a draft is beside its English, but for texts of several words that are still English', () => {
    assert.ok(still.includes('interface.ts actions openInMaps: needs-translation'));
    assert.ok(still.every((one) => one.endsWith(': needs-translation')));
    assert.ok(unsigned(drafts).includes('contact.ts contactWords whatsapp: translated'));
    assert.deepEqual(JSON.parse(String(drafts.get(record))).reviews, []);
  });

  test('a review of all texts takes the place of the one before', () => {
    const { reviews } = JSON.parse(recordAll(content, signed, 'hi', 'Ravi Nair').source);
    assert.deepEqual(
      reviews.map(({ by }: { by: string }) => by),
      ['Ravi Nair'],
    );
  });

  test('a draft takes no signature away, and a signature replaces a draft', () => {
    const both = withFile(signed, recordAll(content, signed, 'hi'));
    assert.deepEqual(unsigned(both), left);
    const { reviews, drafts: others } = JSON.parse(
      recordAll(content, drafts, 'hi', 'Asha Rao').source,
    );
    assert.deepEqual([reviews.length, others], [1, []]);
  });

  test('what two linguists have signed on two branches is signed, also where git reports a conflict', () => {
    const folder = mkdtempSync(join(tmpdir(), 'record-'));
    const save = (name: string, source: string) => {
      writeFileSync(join(folder, name), source);
      return join(folder, name);
    };
    const signedBy = (name: string, key: string) => {
      const own = changed(key, { state: 'signed-off' });
      return save(name, recordTargets(content, drafts, 'hi', own, name).source);
    };
    const base = save('base', String(drafts.get(record)));
    const sides = [signedBy('Asha Rao', menu), base, signedBy('Ravi Nair', position)];
    for (const style of ['--no-diff3', '--diff3']) {
      const { stdout } = spawnSync('git', ['merge-file', '-p', style, ...sides]);
      assert.match(String(stdout), /^<{7} /m);
      const both = withFile(files, { path: record, source: String(stdout) });
      const merged = recordTargets(content, both, 'hi', all).source;
      const { reviews } = JSON.parse(merged);
      assert.deepEqual(
        reviews.map(({ by, texts }: { by: string; texts: string[] }) => [by, texts.length]),
        [
          ['Asha Rao', 1],
          ['Ravi Nair', 1],
        ],
      );
      const states = textsIn(withFile(files, { path: record, source: merged }));
      assert.deepEqual(states, textsIn(both));
      for (const { key, state } of states)
        if (key === menu || key === position) assert.equal(state, 'signed-off');
    }
    rmSync(folder, { recursive: true });
  });

  test('a record that was edited by hand is refused', () => {
    for (const source of [
      '{',
      '{ "reviews": [{ "by": "", "on": "2026-01-01", "texts": [] }] }',
      '{ "reviews": [], "drafts": ["a"] }',
    ])
      assert.throws(() => unsigned(withFile(files, { path: record, source })), {
        message: `${record}: is not as npm run words has written it. Restore it, or delete it and run npm run words -- beside hi.`,
      });
  });
});
