import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContent } from '../../../src/build/sources/content';
import type { Files } from '../../../src/build/sources/files';
import { quote } from '../../../src/build/sources/quote';
import {
  editionTexts,
  importTexts,
  type Translation,
} from '../../../src/build/words/edition-words';
import { linguist, signAll, signTranslations } from '../../../src/build/words/sign';
import { ChangedSources } from '../../helpers/build';

const hindi = 'src/content/hi/interface.ts';
const english = 'src/content/en/interface.ts';
const project = new ChangedSources();
project.edit(hindi, /(?<=^ {2}menu: )'.*'/m, "'मेन्यू'");
project.edit(english, /(?<=^ {2}menu: )'.*'/m, "'Menu & <more>'");
project.edit(english, /(?=^ {2}menu: )/m, '  /** On a button. */\n');
project.edit(hindi, /(?<=^ {2}openInMaps: )'.*'/m, "'Open this in maps'");
project.edit(english, /(?<=^ {2}openInMaps: )'.*'/m, "'Open this in maps'");
project.write(
  'src/content/hi/glossary.md',
  '| English | Hindi |\n|---|---|\n| menu (of a page) | मेन्यू |\n',
);
const files = await project.files();
const content = readContent(files);
const texts = editionTexts(content, files, 'hi');
const menu = 'interface.ts > headerWords > menu';
const position = 'interface.ts > carouselWords > position';

function textOf(key: string) {
  return texts.find((one) => one.key === key);
}

describe('the export of words', () => {
  test('a text has its place, its English text, its state, and what a linguist should know', () => {
    assert.deepEqual(textOf(menu), {
      key: menu,
      file: hindi,
      note: `${menu}. On a button. Terms: menu = मेन्यू.`,
      english: 'Menu & <more>',
      text: 'मेन्यू',
      state: 'needs-review-translation',
    });
    assert.match(String(textOf(position)?.note), /Keep \{count\} \{number\}\.$/);
  });

  test('a text that is still English needs a translation', () => {
    assert.equal(textOf('interface.ts > actions > openInMaps')?.state, 'needs-translation');
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
    const message = /^There is no edition "xx" in editions\.ts, only hi, ta, ur\.$/;
    assert.throws(() => editionTexts(content, files, 'xx'), { message });
    assert.throws(() => editionTexts(content, files, 'en'), { message: /^English is the source/ });
  });
});

const all = texts.map(({ key, english = '', text, state }) => ({
  key,
  source: english || text,
  text,
  isSigned: state === 'signed-off',
}));

/** The words with these translations in place of the one with this key. */
function changed(key: string, ...others: Partial<Translation>[]): Translation[] {
  return all.flatMap((item) =>
    item.key === key ? others.map((part) => ({ ...item, ...part })) : [item],
  );
}

describe('the import of words', () => {
  test('a text is written in its place, and every other byte is kept', () => {
    assert.deepEqual(importTexts(content, 'hi', all), { changed: [], outdated: [] });
    for (const text of ['O’s "a" \\ <b> \'இது\' 𝄞', " it's\u00a0\t b\n c\r "]) {
      const imported = importTexts(content, 'hi', changed(menu, { text })).changed;
      const source = project.read(hindi).replace("'मेन्यू'", () => quote(text));
      assert.deepEqual(imported, [{ path: hindi, source }]);
      assert.doesNotMatch(source.split('\n').slice(0, 20).join(), /[\u00a0\r]/);
    }
  });

  test('years are written in their places, whatever their order', () => {
    const about = 'src/content/hi/about.ts';
    const order = /( {2}2021: \{[\s\S]*?\n {2}\},\n)( {2}2022: \{[\s\S]*?\n {2}\},\n)/;
    const source = project.read(about).replace(order, '$2$1');
    const all: Files = new Map([...files, [about, Buffer.from(source)]]);
    const reordered = readContent(all);
    const words = editionTexts(reordered, all, 'hi').map(({ key, english = '', text }) => ({
      key,
      source: english || text,
      text: key.includes('2021 > title') ? 'शुरुआत' : key.includes('2022 > title') ? 'आगे' : text,
      isSigned: false,
    }));
    const [file] = importTexts(reordered, 'hi', words).changed;
    const changed = readContent(new Map([...all, [about, Buffer.from(file?.source ?? '')]]));
    const titles = changed.texts.filter(({ path, file }) => file === about && path[2] === 'title');
    assert.deepEqual(
      titles.slice(0, 2).map(({ value }) => value),
      ['शुरुआत', 'आगे'],
    );
  });

  test('a text whose English has changed since the export is named', () => {
    const { outdated } = importTexts(content, 'hi', changed(menu, { source: 'Old' }));
    assert.deepEqual(outdated, [`${menu}: the English is now 'Menu & <more>'.`]);
  });

  const slots = (key: string, seen: string, kept: string) =>
    `${key}: the words in braces are "${seen}". Keep "${kept}".`;
  // biome-ignore format: one mistake a line
  const refusals: readonly (readonly [what: string, key: string, others: Partial<Translation>[], message: string])[] = [
    ['a missing text', menu, [], `${menu}: is missing. Put it back, or export again.`],
    ['a repeated text', menu, [{}, {}], `${menu}: appears twice. Delete one of them.`],
    ['an unknown text', menu, [{}, { key: 'a.ts > gone' }], 'a.ts > gone: src/content/hi/ has no such text. Export again.'],
    ['an empty text', menu, [{ text: ' ' }], `${menu}: the target is empty.`],
    ['a slot too many', menu, [{ text: '{count}' }], slots(menu, '{count}', '')],
    ['a lost slot', position, [{ text: '{count}' }], slots(position, '{count}', '{count} {number}')],
  ];
  for (const [what, key, others, message] of refusals)
    test(`${what} is refused`, () =>
      assert.throws(() => importTexts(content, 'hi', changed(key, ...others)), { message }));
});

/** The states of the words of these files, but for those that are signed. */
function unsigned(all: Files, by = 'hi'): string[] {
  const found = editionTexts(readContent(all), all, by).filter((one) => one.state !== 'signed-off');
  return found.map(({ key, state }) => `${key}: ${state}`);
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
  const names = "गीता|मीना कुमारी|राधा|சீதா|రాము|श्री|A. Rao|O'Neill|Jean-Luc|Null|Ng|عائشہ";
  for (const name of names.split('|'))
    test(`a linguist named ${name} can sign`, () => assert.equal(linguist(` ${name} `), name));
  for (const name of ['', ' ', 'A.', '12', '?!', '<name>'])
    test(`“${name}” is no name`, () => assert.throws(() => linguist(name), /is no name/));

  const signed = withFile(files, signAll(content, 'hi', 'Asha Rao'));
  const record = 'src/content/hi/review.json';

  test('a review signs every text, in at most 8 KB', () => {
    assert.deepEqual(unsigned(signed), []);
    const { reviews } = JSON.parse(String(signed.get(record)));
    const today = new Date().toISOString().slice(0, 10);
    assert.deepEqual([reviews[0].by, reviews[0].on], ['Asha Rao', today]);
    assert.ok(Number(signed.get(record)?.length) <= 8192, 'the record is too large');
  });

  test('a change of the translation or of the English text voids the signature of this text', () => {
    const state = `${menu}: needs-review-translation`;
    assert.deepEqual(unsigned(edited(signed, hindi, "'मेन्यू'", "'सूची'")), [state]);
    assert.deepEqual(unsigned(edited(signed, english, 'Menu & <more>', 'List')), [state]);
  });

  test('a change of the order of a list voids nothing', () => {
    const faq = 'src/content/en/faq.ts';
    const order = /( {2}\{\n[\s\S]*?\n {2}\},\n)( {2}\{\n[\s\S]*?\n {2}\},\n)/;
    const [, one = '', other = ''] = order.exec(String(files.get(faq))) ?? [];
    assert.deepEqual(unsigned(edited(signed, faq, order, other + one)), []);
    const longer = edited(signed, faq, order, one + one.replace(/\w+(?=\?)/, 'it') + other);
    assert.deepEqual(unsigned(longer), []);
  });

  test('a testimonial is no translation: a change of the English ones voids nothing', () => {
    const path = 'src/content/en/testimonials.ts';
    assert.deepEqual(unsigned(edited(signed, path, /(?<=quote:\s+)'.*'/, "'Well done.'")), []);
  });

  test('an import signs the texts that the linguist has signed, and no others', () => {
    const own = changed(menu, { isSigned: true });
    const first = withFile(files, signTranslations(content, files, 'hi', 'Ravi Nair', own));
    assert.equal(unsigned(first).length, texts.length - 1);
    const { reviews } = JSON.parse(String(first.get(record)));
    assert.deepEqual([reviews.length, reviews[0].by, reviews[0].texts.length], [1, 'Ravi Nair', 1]);
    const again = signTranslations(
      content,
      first,
      'hi',
      'Asha Rao',
      changed(menu, { isSigned: true }),
    );
    assert.equal(again.source, String(first.get(record)), 'who has signed first is kept');
  });

  test('a text is signed with the English text that the linguist has seen', () => {
    const own = changed(menu, { isSigned: true, source: 'An old menu' });
    const old = withFile(files, signTranslations(content, files, 'hi', 'Ravi Nair', own));
    assert.ok(unsigned(old).includes(`${menu}: needs-review-translation`));
  });

  test('a record that was edited by hand is refused', () => {
    for (const source of ['{', '{ "reviews": [{ "by": "", "on": "2026-01-01", "texts": [] }] }'])
      assert.throws(() => unsigned(withFile(files, { path: record, source })), {
        message: `${record}: is not as npm run words has written it. Restore it, or delete it and run npm run words -- review hi "<name>".`,
      });
  });
});
