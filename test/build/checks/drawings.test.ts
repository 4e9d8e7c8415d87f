import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardParts, iconParts, marked } from '../../../src/build/checks/drawings';
import { readContent } from '../../../src/build/sources/content';
import {
  add,
  type Changes,
  check,
  set,
  sourceOf,
  textAt,
  withChanges,
} from '../../helpers/content';

const assets = '../../assets/';
const icon = `${assets}images/touch-icon.png`;
const [card, ownCard] = [1, 2].map((at) => assets + textAt(`editions.ts editions ${at} card`));
const logo = assets + textAt('company.ts company logo src');
const png = Buffer.from('a picture');

/** A site with an address, and with this name. */
function named(name: string): Changes {
  const address = sourceOf('company.ts').replace('"siteUrl": ""', '"siteUrl": "https://setu.in/"');
  return { 'company.ts': address.replace('"Setu Languages"', `"${name}"`) };
}
const drawing = add('hi/edition.ts edition', "wordmark: { of: 'Setu', width: 9, height: 9 },");
const files = withChanges(named('Setu'));
const content = readContent(files);
const [edition] = content.facts.editions;
assert.ok(card && ownCard && edition);
const drawn: Changes = {
  ...named('Setu'),
  [card]: marked(png, cardParts(content, files, edition)),
  [ownCard]: png,
  [icon]: marked(png, iconParts(content, files)),
};

// biome-ignore format: one change a line
const rows: readonly (readonly [what: string, changes: Changes, listed: string[]])[] = [
  ['nothing', {}, []],
  ['the name', named('Another'), [card]],
  ['the text of the card', set('en/pages.ts socialCardText', "'Other words'").changes, [card]],
  ['the logo', { [logo]: '<svg/>' }, [card, icon]],
  ['favicon.svg', { [`${assets}images/favicon.svg`]: '<svg/>' }, [icon]],
  ['the name, of which there is a drawing', { ...named('Another'), ...drawing.changes }, [card, 'src/content/hi/edition.ts:']],
];
for (const [what, changes, listed] of rows)
  test(`after a change of ${what}, the build lists the drawings of what was before`, () => {
    const { advice, problems } = check({ ...drawn, ...changes });
    const seen = advice.filter((line) => /npm run cards$|wordmark is/.test(line));
    assert.deepEqual([problems, seen.length], [[], listed.length], seen.join('\n'));
    for (const [index, file] of listed.entries())
      assert.ok(seen[index]?.startsWith(file.replace('../../', '')), seen[index]);
  });
