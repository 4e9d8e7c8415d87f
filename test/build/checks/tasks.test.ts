import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, type Changes, check, set, sourceOf } from '../../helpers/content';

/** Puts a map and the English note about it in place of the owner's; no other note names a map. */
function withMap(frame: string, note: string): Changes {
  return {
    'hi/contact.ts': sourceOf('hi/contact.ts').replaceAll('OpenStreetMap', ''),
    ...set('company.ts company map frame', `'${frame}'`).changes,
    ...set('en/contact.ts contactWords mapNote', `'${note}'`).changes,
  };
}

const google = 'https://www.google.com/maps/embed?pb=1';
const osm = 'https://www.openstreetmap.org/export/embed.html';
const wrongMap = 'the map comes from www.google.com, not from OpenStreetMap: correct the note';
const one = "{ question: 'Why 12?', answer: 'From 3,500 a day' },\n";
const other = "{ question: '12 क्यों?', answer: 'हर दिन' },\n";

/** What the build adds to its list before a release (`*`: lines); or null. */
// biome-ignore format: one change a line
const before: readonly (readonly [what: string, changes: Changes, task: string | null])[] = [
  ['an email address of nobody', set('company.ts company email', "'ask@example.com'").changes, 'company.ts:*: ask@example.com is a placeholder'],
  ['an email address', set('company.ts company email', "'ask@setu.example.in'").changes, null],
  ['a phone number of nobody', set('company.ts company phone', "'+91 11 0000 0000'").changes, 'company.ts:*: +91 11 0000 0000 is a placeholder'],
  ['a sample', add('specimen.ts specimen 1', ' sample: true,').changes, 'specimen.ts: sample in line *'],
  ['a note about another map', withMap(google, 'From OpenStreetMap'), `en/contact.ts:*: ${wrongMap}`],
  ['a note about this map', withMap(google, 'From Google'), null],
  ['a note about OpenStreetMap', withMap(osm, 'From OpenStreetMap'), null],
  ['a note without a map', withMap('', 'From OpenStreetMap'), null],
];

/** What the build leaves to the owner, or null. */
// biome-ignore format: one change a line
const advice: readonly (readonly [what: string, changes: Changes, advice: string | null])[] = [
  ['a folder of no edition', { 'old/edition.ts': '' }, 'old/ is not in editions.ts: add it, or delete it'],
  ['a number that only the English text has', { ...add('en/faq.ts faq', one).changes, ...add('hi/faq.ts faq', other).changes }, 'hi/faq.ts:*: the English text has 3,500, this one has not'],
  ['a number that English lacks', { ...add('en/faq.ts faq', one.replace('3,500', '')).changes, ...add('hi/faq.ts faq', other.replace('हर', '7 हर')).changes }, null],
  ['another figure than in figures.ts', add('en/faq.ts faq', one.replace('3,500', '77+')).changes, 'en/faq.ts:*: 77+ is not a figure of figures.ts'],
  ['another town', set('company.ts company address locality', "'Nashik'").changes, 'en/pages.ts:*: this heading does not name Nashik, the town of company.ts. Correct a former town in each language, with the address in edition.ts'],
  ['a longer list in one language', add('en/faq.ts faq', one).changes, null],
];

const lines = (all: readonly string[]) =>
  all.map((line) => line.replace(/(?<=:)\d+(?=: )|(?<=lines? )[\d, ]+( more)?$/, '*'));
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

test('of many samples in a file, ten lines are listed, and their number', () => {
  const entries = Array.from(
    { length: 20 },
    (_, at) => `\n{ question: 'Q${at}', answer: 'A', sample: true },`,
  );
  const { before } = check(add('en/faq.ts faq', entries.join('')).changes);
  const line = before.find((task) => task.startsWith('src/content/en/faq.ts')) ?? '';
  assert.match(line, /^src\/content\/en\/faq\.ts: samples in lines (?:\d+, ){10}\d+ more$/);
});
