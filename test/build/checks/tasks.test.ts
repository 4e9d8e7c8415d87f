import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Changes, check, content, edit } from '../../helpers/content';

/** Puts a company's map and a note about it, in two languages, in place of those above. */
function withMap(frame: string, note: string): Changes {
  const words = (text: string) => `export const contactWords = {\n  mapNote: '${text}',\n};\n`;
  return {
    ...edit('company.ts', "frame: ''", `frame: '${frame}'`),
    'en/contact.ts': words(note),
    'bn/contact.ts': words('আ'),
  };
}

function card(title: string): Changes {
  return {
    ...edit('company.ts', "siteUrl: ''", "siteUrl: 'https://setu.example/'"),
    '../../assets/images/en.png': `iTXtTitle\0\0\0\0\0${title}\n`,
    '../../assets/images/bn.png': 'not drawn by the command',
  };
}

const samples = `export const claimList = [\n${"{ id: 'a', figure: '50+', sample: true },\n".repeat(14)}];`;
const google = 'https://www.google.com/maps/embed?pb=1';
const osm = 'https://www.openstreetmap.org/export/embed.html';
const wrongMap = 'the map comes from www.google.com, not from OpenStreetMap: correct the note';
const price = edit('en/before-you-ask.ts', '2.50', '3.00');

/** What the build lists before a release, or null. */
// biome-ignore format: one change a line
const before: readonly (readonly [what: string, changes: Changes, task: string | null])[] = [
  ['an email address of nobody', edit('company.ts', 'setu.example.in', 'example.com'), 'company.ts:5: ask@example.com is a placeholder'],
  ['a phone number of nobody', edit('company.ts', '120 456 7890', '00000 00000'), 'company.ts:6: +91 00000 00000 is a placeholder'],
  ['an edition without a review', edit('editions.ts', "'Rina'", 'null'), 'editions.ts:4: no linguist has reviewed the edition bn (Bangla)'],
  ['a sample', edit('figures.ts', 'percent: 85', 'percent: 85, sample: true'), 'figures.ts: sample in line 3'],
  ['14 samples', { 'figures.ts': samples.replace(/'a'/g, (_, at) => `'a${at}'`) }, 'figures.ts: samples in lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 4 more'],
  ['a text that is still English', edit('bn/faq.ts', /answer: '[^']*' }/, "answer: 'All of them' }"), 'bn/faq.ts: English text in line 6'],
  ['an English text of another entry', edit('bn/faq.ts', /question: '[^']*'/, "question: 'Which scripts?'"), 'bn/faq.ts: English text in line 3'],
  ['an English word, which may be a name', edit('bn/services.ts', /'[^']*' },\n}/, "'Setu' },\n}"), null],
  ['a note about another map', withMap(google, 'From OpenStreetMap'), `en/contact.ts:2: ${wrongMap}`],
  ['a note about this map', withMap(google, 'From Google'), null],
  ['a note about OpenStreetMap', withMap(osm, 'From OpenStreetMap'), null],
  ['a note without a map', withMap('', 'From OpenStreetMap'), null],
  ['a card with an old name', card('Sethu: Many languages'), 'assets/images/en.png shows an old name or text: run npm run cards'],
  ['a card with an old text', card('Setu: Some languages'), 'assets/images/en.png shows an old name or text: run npm run cards'],
  ['a card', card('Setu: Many languages'), null],
];

/** What the build leaves to the owner, or null. */
// biome-ignore format: one change a line
const advice: readonly (readonly [what: string, changes: Changes, advice: string | null])[] = [
  ['nothing', {}, null],
  ['a folder of no edition', { 'old/edition.ts': '' }, 'old/ is not in editions.ts: add it, or delete it'],
  ['a price that has changed in English only', price, 'bn/before-you-ask.ts:2: the English text has 3.00, this one has not'],
  ['a number in words', edit('bn/before-you-ask.ts', /1,500/, 'আ'), 'bn/before-you-ask.ts:2: the English text has 1,500, this one has not'],
  ['a number that English lacks', edit('bn/faq.ts', /(?<=answer: ')/, '7 '), null],
  ['another figure than in figures.ts', edit('figures.ts', '50+', '60+'), 'en/pages.ts:4: 50+ is not a figure of figures.ts\nbn/pages.ts:4: 50+ is not a figure of figures.ts'],
  ['a phone number without country code', edit('company.ts', '+91 120 456 7890', '98765 43210'), 'company.ts:6: 98765 43210 cannot be called from abroad: write it with +91'],
  ['a toll-free phone number', edit('company.ts', '+91 120 456 7890', '1800 123 4567'), null],
  ['another town', edit('company.ts', 'Pune', 'Nashik'), 'en/pages.ts:5: this heading does not name Nashik, the town of company.ts. Correct a former town in each language, with the address in edition.ts'],
  ['a longer list in one language', edit('en/faq.ts', '[\n', "[\n  { question: 'Why 12?', answer: 'Because' },\n"), null],
];

for (const [list, rows] of Object.entries({ before, advice }))
  for (const [what, changes, line] of rows)
    test(`${what} is ${line === null ? 'not listed' : `listed: ${list}`}`, async () => {
      const seen = await check(changes);
      const lines = line?.split('\n') ?? [];
      assert.deepEqual(
        {
          problems: seen.problems,
          before: [],
          advice: [],
          [list]: seen[list as 'before' | 'advice'],
        },
        {
          problems: [],
          before: [],
          advice: [],
          [list]: lines.map((one) => one.replace(/^(?!assets)/, 'src/content/')),
        },
      );
    });

/** Other ways to write the same: how editors and formatters leave it. */
const ways: readonly (readonly [how: string, rewrite: (source: string) => string])[] = [
  [
    'in double quotes, without spaces',
    (source) => source.replaceAll("'", '"').replace(/(?<=[:,]) (?!home|us)/g, ''),
  ],
  ['in one line', (source) => source.replace(/\s*\n\s*/g, ' ')],
  [
    'without semicolons, with tabs and Windows line ends',
    (source) => source.replace(/;$/gm, '').replaceAll('  ', '\t').replaceAll('\n', '\r\n'),
  ],
  ['with quoted names', (source) => source.replace(/(?<=[{,]\s*)(\w+)(?=: )/g, "'$1'")],
];
for (const [how, rewrite] of ways)
  test(`the gate of a release finds everything in files that are written ${how}`, async () => {
    const changes: Changes = {
      ...edit('editions.ts', "reviewedBy: 'Rina'", 'reviewedBy: null'),
      ...edit('company.ts', "phone: '+91 120 456 7890'", "phone: '+91 00000 00000'"),
      ...edit('figures.ts', "figure: '50+'", "figure: '50+', sample: true"),
      ...edit('en/about.ts', "title: 'Start'", "sample: true, title: 'Start'"),
      ...edit('bn/pages.ts', /lead: '[^']*'/, "lead: 'All of our people'"),
    };
    const rewritten = new Map(
      [...content].map(([file, text]) => [file, file.endsWith('.ts') ? rewrite(text) : text]),
    );
    const changed = Object.fromEntries(
      Object.entries(changes).map(([file, text]) => [file, rewrite(String(text))]),
    );
    const { problems, before } = await check(changed, rewritten);
    assert.deepEqual(problems, []);
    const withoutLine = (task: string) => task.replace(/\d+(?=: |$)/, '');
    assert.deepEqual(before.map(withoutLine), (await check(changes)).before.map(withoutLine));
    assert.equal(before.length, 5);
  });
