import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContent } from '../../../src/build/sources/content';
import { fillFacts } from '../../../src/build/sources/fill-facts';
import { add, type Changes, firstOf, set, withChanges } from '../../helpers/content';

const [figure, bar] = [firstOf('figures'), firstOf('expertiseList')];
const ownAddress = "address: { street: '', locality: 'नासिक', region: '', country: '' },";
const place = {
  ...set('company.ts company address locality', "'Nashik'").changes,
  ...add('hi/edition.ts edition', ownAddress).changes,
};
// biome-ignore format: one fact a line
const facts: readonly (readonly [what: string, name: string, changes: Changes, en: string, hi: string])[] = [
  ['price', figure, set(`figures.ts figures ${figure} value`, "'3.75'").changes, '3.75', '3.75'],
  ['percentage', bar, set('figures.ts expertiseList 1 percent', '83').changes, '83', '83'],
  ['name', 'company', set('company.ts company name', "'Setu'").changes, 'Setu', 'Setu'],
  ['town', 'town', place, 'Nashik', 'नासिक'],
];
for (const [what, name, changes, ...expected] of facts)
  test(`E10 a text that names a ${what} has the new one, in every edition`, () => {
    const texts = ['en', 'hi'].map((tag) => set(`${tag}/faq.ts faq 1 answer`, `'{${name}}'`));
    const files = withChanges(Object.assign({}, changes, ...texts.map((text) => text.changes)));
    const filled = readContent(fillFacts(files, readContent(files))).texts;
    const answers = filled.filter(({ path }) => path.join(' ') === 'faq 1 answer');
    assert.deepEqual(
      answers.map(({ value }) => value),
      expected,
    );
  });
