import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContent } from '../../../src/build/sources/content';
import { recordAll } from '../../../src/build/words/record';
import { add, type Changes, check, set, withChanges } from '../../helpers/content';

const one = "{ question: 'Why 12?', answer: 'From 3,500 a day' },\n";

/** What the build adds to its list before a release (`*`: lines); or null. */
// biome-ignore format: one change a line
const before: readonly (readonly [what: string, changes: Changes, task: string | null])[] = [
  ['an email address of nobody', set('company.ts company email', "'ask@example.com'").changes, 'company.ts:*: ask@example.com is a placeholder'],
  ['an email address', set('company.ts company email', "'ask@setu.example.in'").changes, null],
  ['a phone number of nobody', set('company.ts company phone', "'+91 11 0000 0000'").changes, 'company.ts:*: +91 11 0000 0000 is a placeholder'],
  ['a sample', add('specimen.ts specimen 1', ' sample: true,').changes, 'specimen.ts: sample in line *'],
];

/** What the build leaves to the owner, or null. */
// biome-ignore format: one change a line
const advice: readonly (readonly [what: string, changes: Changes, advice: string | null])[] = [
  ['a folder of no edition', { 'old/edition.ts': '' }, 'old/ is not in editions.ts: add it, or delete it'],
  ['another figure than in figures.ts', add('en/faq.ts faq', one.replace('3,500', '77+')).changes, 'en/faq.ts:*: 77+ is not a figure of figures.ts'],
  ['another town', set('company.ts company address locality', "'Nashik'").changes, 'en/pages.ts:*: this heading does not name Nashik, the town of company.ts. Correct a former town in each language, with the address in edition.ts'],
  ['a longer list in one language', add('en/faq.ts faq', one).changes, null],
];

const lines = (all: readonly string[]) =>
  all.map((line) => line.replace(/(?<=:)\d+(?=: )|(?<=lines? )[\d, ]+$/, '*'));
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
const [toCompare, toSign] = [
  `src/content/hi/: compare these with the English, which has changed or is new. Then: npm run words -- beside hi\n  ${line}`,
  'src/content/hi/: no linguist has reviewed the edition hi (Hindi). Then: npm run words -- review hi "<name>"',
];
const changed = `src/content/hi/: changed since the review by Asha Rao on ${new Date().toISOString().slice(0, 10)}:\n  ${line}`;
const stillEnglish = `src/content/hi/: still in English:\n  ${line}`;

/** What the build lists of an edition, as a draft and as a linguist has signed it, after an edit. */
// biome-ignore format: one change a line
const edits: readonly (readonly [what: string, changes: Changes, draft: string[], signed: string[]])[] = [
  ['no change', {}, [toSign], []],
  ['a change of the English', english, [toSign, toCompare], [changed]],
  ['a change of the translation', hindi, [toSign], [changed]],
  ['a change of both', { ...english, ...hindi }, [toSign, toCompare], [changed]],
  ['a new text in English', { ...english, ...untranslated }, [toSign, stillEnglish], [stillEnglish]],
];
const files = withChanges({});
for (const [what, changes, draft, signed] of edits)
  test(`after ${what}, the build lists what is behind the English, English or unsigned`, () => {
    for (const [by, expected] of [
      [undefined, draft],
      ['Asha Rao', signed],
    ] as const) {
      const record = recordAll(readContent(files), files, 'hi', by).source;
      const tasks = check({ ...changes, 'hi/review.json': record }).before;
      assert.deepEqual(
        tasks.filter((task) => task.startsWith('src/content/hi/: ')),
        expected,
      );
    }
  });
