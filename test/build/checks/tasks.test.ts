import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContent } from '../../../src/build/sources/content';
import { translationsOf } from '../../../src/build/sources/translations';
import type { Target } from '../../../src/build/words/edition-words';
import { recordAll, recordTargets } from '../../../src/build/words/record';
import { add, type Changes, check, firstOf, set, withChanges } from '../../helpers/content';

const question = "{ question: 'Why 12?', answer: 'From 3,500 a day' },\n";

/** What the build adds to its list before a release (`*`: lines); or null. */
// biome-ignore format: one change a line
const before: readonly (readonly [what: string, changes: Changes, task: string | null])[] = [
  ['an email address of nobody', set('company.ts company email', "'ask@example.com'").changes, 'company.ts:*: ask@example.com is a placeholder'],
  ['an email address', set('company.ts company email', "'ask@setu.example.in'").changes, null],
  ['the email address of a message of the build', set('company.ts company email', "'name@company.example'").changes, 'company.ts:*: name@company.example is a placeholder'],
  ['the address of the site from the guide', set('company.ts company siteUrl', "'https://www.example.com/'").changes, 'company.ts:*: https://www.example.com/ is a placeholder'],
  ['a phone number of nobody', set('company.ts company phone', "'+91 11 0000 0000'").changes, 'company.ts:*: +91 11 0000 0000 is a placeholder'],
  ['a sample', add('specimen.ts specimen 1', ' sample: true,').changes, 'specimen.ts: sample in line *'],
];

const onlyHindi =
  "[{ tag: 'hi', file: 'index.html', name: 'हिन्दी', dir: 'ltr', card: 'images/social-card-hi.png' }]";

/** What the build leaves to the owner, or null. */
// biome-ignore format: one change a line
const advice: readonly (readonly [what: string, changes: Changes, advice: string | null])[] = [
  ['a folder of no edition', { 'old/edition.ts': '' }, 'old/ is not in editions.ts: add it, or delete it'],
  ['English, which is no edition but the source of others,', set('editions.ts editions', onlyHindi).changes, null],
  ['a fact that a translation does not name', { ...set('en/faq.ts faq 1 answer', "'{company}'").changes, ...set('hi/faq.ts faq 1 answer', "'अन्य'").changes }, 'hi/faq.ts:*: the words in braces are "", but "{company}" in src/content/en/faq.ts:*'],
  ['a longer list in one language', add('en/faq.ts faq', question).changes, null],
];

const lines = (all: readonly string[]) =>
  all.map((line) => line.replace(/(?<=:)\d+(?=: |$)|(?<=lines? )[\d, ]+$/g, '*'));
const base = check({});
for (const [list, rows] of Object.entries({ before, advice }))
  for (const [what, changes, line] of rows)
    test(`${what} is ${line === null ? 'not listed' : `listed: ${list}`}`, () => {
      const seen = check(changes);
      assert.deepEqual(seen.problems, []);
      const expected = line === null ? [] : [`src/content/${line}`];
      // What was on the list before the edit does not count.
      const known = lines([...base.before, ...base.advice]);
      const news = lines(seen[list as 'before' | 'advice']).filter(
        (one) => !known.includes(one) || expected.includes(one),
      );
      assert.deepEqual(news, expected);
    });

const { changes: english } = set('en/faq.ts faq 1 answer', "'Another one'");
const { changes: hindi, at } = set('hi/faq.ts faq 1 answer', "'अन्य'");
const untranslated = set('hi/faq.ts faq 1 answer', "'Another one'").changes;
const line = at.replace('hi/faq.ts:', 'hi/faq.ts: text in line ');
const files = withChanges({});
const content = readContent(files);
const words = translationsOf(content, files, 'hi');
const sign = 'npm run words -- review hi "<name>"';
const signed = (count: number) =>
  `src/content/hi/: ${count} of ${words.length} texts of the edition hi (Hindi) are signed. Search engines leave it out until 9 in 10 are. Then: ${sign}`;
const one = (what: string) => `src/content/hi/: 1 ${what}\n  ${line}`;
const compare = 'to compare with the English: one of both has changed or is new';
const toCompare = one(`${compare}. Then: npm run words -- beside hi`);
const stillEnglish = one('still in English');

/** What the build lists of the edition with a record. */
function listed(record: string, changes: Changes = {}): string[] {
  const { before: tasks } = check({ ...changes, 'hi/review.json': record });
  return tasks.filter((task) => task.startsWith('src/content/hi/: '));
}

/** What the build lists of an edition, as a draft and as a linguist has signed it, after an edit. */
// biome-ignore format: one change a line
const edits: readonly (readonly [what: string, changes: Changes, draft: string[], signed: string[]])[] = [
  ['no change', {}, [], []],
  ['a change of the English', english, [toCompare], [toCompare]],
  ['a change of the translation', hindi, [], [toCompare]],
  ['a change of both', { ...english, ...hindi }, [toCompare], [toCompare]],
  ['a change of a price', set(`figures.ts figures ${firstOf('figures')} value`, "'3.75'").changes, [], []],
  ['a new text in English', { ...english, ...untranslated }, [stillEnglish], [stillEnglish]],
];
for (const [what, changes, draft, voided] of edits)
  test(`after ${what}, the build lists what is behind the English, English or unsigned`, () => {
    const recordBy = (name?: string) => recordAll(content, files, 'hi', name).source;
    assert.deepEqual(listed(recordBy(), changes), [signed(0), ...draft]);
    assert.deepEqual(listed(recordBy('Asha Rao'), changes), voided);
  });

test('after a move, the build lists the address of the edition, which is still the former one', () => {
  const address = "address: { street: 'अ', locality: 'नोएडा', region: '', country: 'भारत' },";
  const { changes: own, at } = add('hi/edition.ts edition', address);
  const all = withChanges(own);
  const record = recordAll(readContent(all), all, 'hi').source;
  const { changes: moved } = set('company.ts company address locality', "'Pune'");
  const place = at.replace('edition.ts:', 'edition.ts: text in line ');
  const [, ...behind] = listed(record, { ...own, ...moved });
  assert.deepEqual(behind, [toCompare.replace(/(?<=\n).*/, `  ${place}`)]);
});

test('an edition is reviewed when nine in ten texts are signed; the others are listed, once', () => {
  const drafts = withChanges({ 'hi/review.json': recordAll(content, files, 'hi').source });
  const all = words.map(({ item }) => item.value);
  // An entry of the record is for all texts that are the same.
  const single = words.filter(
    ({ item: { value } }) => all.indexOf(value) === all.lastIndexOf(value),
  );
  const tenth = Math.floor(words.length / 10);
  for (const [left, head] of [
    [single.slice(0, tenth), []],
    [single.slice(0, tenth + 1), [signed(words.length - tenth - 1)]],
    [words.filter((one) => one !== single[0]), [signed(1)]],
  ] as const) {
    const targets = words.map((word): Target => {
      const { key, value: text } = word.item;
      const state = left.includes(word) ? undefined : 'signed-off';
      return { key, source: word.english?.value ?? '', text, state };
    });
    const tasks = listed(recordTargets(content, drafts, 'hi', targets, 'Asha Rao').source);
    const [unsigned = '', ...more] = tasks.splice(head.length);
    assert.deepEqual([...tasks, ...more], head);
    assert.match(
      unsigned,
      /^src\/content\/hi\/: \d+ not signed\. Then: .*\n {2}src\/content\/hi\//,
    );
    for (const [, lines = ''] of unsigned.matchAll(/ in lines? (.*)/g))
      assert.doesNotMatch(lines, /\b(\d+), \1\b/, 'a line is listed twice');
  }
});
