import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { faq } from '#words/faq';
import { editions } from '../../src/content/editions';
import { phoneHref, whatsappHref } from '../../src/content-model/contacts';
import {
  claims,
  experience,
  expertise,
  features,
  industries,
  milestones,
  services,
  slides,
} from '../../src/content-model/lists-with-words';
import { formatCount, formatList, formatNumber } from '../../src/content-model/text';

/*
 * The shape and consistency of the content, whatever the owner has written: no text is missing,
 * every file exists, no two entries have the same title. The specification's own words are in
 * specification.test.ts.
 */

const content = new URL('../../src/content/', import.meta.url);

interface Text {
  /** The file and the keys that lead to the text. */
  readonly where: string;
  readonly text: string;
}

function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where} ${key}`));
}

/** Every text that the modules of a folder export. */
async function textsOf(folder: URL): Promise<Text[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(new URL(file, folder).href)] as const),
  );
  return modules.flatMap(([file, exported]) => textsIn(exported, file));
}

const shared = await textsOf(content);
const words = new Map(
  await Promise.all(
    editions.map(async ({ tag }) => [tag, await textsOf(new URL(`${tag}/`, content))] as const),
  ),
);

function repeated(items: readonly string[]) {
  return items.filter((item, index) => items.indexOf(item) !== index);
}

for (const [tag, texts] of words) {
  describe(`the words in src/content/${tag}`, () => {
    test(`the words in ${tag} are never empty, and never begin or end with a space`, () => {
      const wrong = texts.filter(({ text }) => text === '' || text !== text.trim());
      assert.deepEqual(
        wrong.map(({ where }) => where),
        [],
      );
    });

    test(`the words in ${tag} contain no placeholder text`, () => {
      const filler = /lorem ipsum|\b(?:TODO|FIXME|TBD|XXX)\b/;
      assert.deepEqual(
        texts.filter(({ text }) => filler.test(text)).map(({ where }) => where),
        [],
      );
    });

    test(`E1 the words in ${tag} have the same slots as the English words`, () => {
      const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
      const english = new Map(words.get('en')?.map(({ where, text }) => [where, text]));
      const wrong = texts.filter(
        ({ where, text }) => english.has(where) && slots(english.get(where) ?? '') !== slots(text),
      );
      assert.deepEqual(
        wrong.map(({ where }) => where),
        [],
      );
    });

    test(`the words in ${tag} give every page a title of its own`, () => {
      const titles = texts.filter(({ where }) => where.startsWith('pages.ts titles '));
      assert.notEqual(titles.length, 0);
      assert.deepEqual(repeated(titles.map(({ text }) => text)), []);
    });

    test(`the words in ${tag} name no entry of a list twice`, () => {
      const listOf = ({ where }: Text) => where.split(' ').slice(0, 2).join(' ');
      const naming = texts.filter(({ where }) => / (?:title|label|question|quote)$/.test(where));
      assert.deepEqual(repeated(naming.map((text) => `${listOf(text)}: ${text.text}`)), []);
    });
  });
}

test('every picture that the content names is a file of that exact name', () => {
  const sources = [...shared, ...[...words.values()].flat()].filter(({ text }) =>
    text.startsWith('images/'),
  );
  const described = [...words.values()]
    .flat()
    .filter(({ where }) => where.startsWith('pictures.ts descriptions '))
    .map(({ where }) => ({ where, text: where.split(' ')[2] ?? '' }));
  assert.notEqual(sources.length, 0);
  const missing = [...sources, ...described].filter(
    ({ text }) => !existsSync(new URL(`../../assets/${text}`, import.meta.url)),
  );
  const lines = missing.map(({ where, text }) => `${where}: assets/${text} is missing`);
  assert.deepEqual(lines, [], '`npm run cards` draws social cards; add other pictures.');
});

test('every list has at least one entry, except the testimonials', () => {
  const lists = { claims, experience, expertise, features, slides, industries, milestones };
  for (const [name, list] of Object.entries({ ...lists, services, faq })) {
    assert.notEqual(list.length, 0, name);
  }
});

test('every percentage lies between 0 and 100', () => {
  for (const { label, percent } of [...expertise, ...experience])
    assert.ok(percent >= 0 && percent <= 100, `${label}: ${percent} %`);
});

test('the editions differ in tag, file and name', () => {
  for (const key of ['tag', 'file', 'name'] as const) {
    assert.deepEqual(repeated(editions.map((edition) => edition[key])), [], key);
  }
});

test('E3 numbers, lists and counts have the form of the language', () => {
  assert.equal(formatNumber(1234.5), '1,234.5');
  assert.equal(formatList(['Sector 50', 'Noida']), 'Sector 50, Noida');
  const forms = { zero: 'none', one: '{count} text', other: '{count} texts' };
  const counts = [0, 1, 2].map((count) => formatCount(forms, count));
  assert.deepEqual(counts, ['none', '1 text', '2 texts']);
});

const numbers: [printed: string, href: string][] = [
  ['+91 120 456 7890', 'tel:+911204567890'],
  ['+91-120-456 7890', 'tel:+911204567890'],
  [' +91 (120) 4567890', 'tel:+911204567890'],
  ['+91 (0)120 456 7890', 'tel:+911204567890'],
  ['1800 123 4567', 'tel:18001234567'],
  ['0120-4567890', 'tel:01204567890'],
];
for (const [printed, href] of numbers) {
  test(`the phone number "${printed}" is called as ${href}`, () => {
    assert.equal(phoneHref(printed), href);
  });
}

test('a WhatsApp link has the digits of the number and the whole message', () => {
  assert.equal(
    whatsappHref('+91 98765 43210', 'Name: Aß & Co\nनमस्ते \ud83d'),
    `https://wa.me/919876543210?text=${encodeURIComponent('Name: Aß & Co\nनमस्ते \ufffd')}`,
  );
});
