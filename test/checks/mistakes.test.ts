import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { check, content } from '../helpers/content';

/**
 * A part of the file, what an owner writes instead, and the message that this causes: its line and
 * text, or the whole message of another file. `null` is for what is right.
 */
type Row = readonly [part: string, instead: string, message: string | null];

const notExpected = (key: string, other: string) =>
  `"${key}" is not expected, and "${other}" is missing. Correct the name.`;
const repeated = 'is already in this list. Change one.';
const year = "is not valid: write a year, such as '2026'.";
const kind = 'write a list in [ ], with a comma after it.';
const row =
  'languages is not valid: write a tag, a name, keys of stateNames (en/languages.ts) with spaces ' +
  "between them, other names or '', and perhaps 'scheduled' and 'on request'.";

// biome-ignore format: one mistake a line
const mistakes: Readonly<Record<string, readonly Row[]>> = {
  'editions.ts': [
    ["'Asha'", 'Asha', "3: Asha is unknown. Write 'Asha' for a text, true for a mark."],
    ["'Rina'", 'true', "4: write a text in quotes: '…'."],
    ["'Asha'", 'null', null],
    ["'Asha'", "'null'", `3: reviewedBy "null" is not valid: write a linguist's name, or null without quotes.`],
    ["'Asha'", "'x'", `3: reviewedBy "x" is not valid: write a linguist's name, or null without quotes.`],
    ["'Asha'", "' '", "3: reviewedBy is empty: write a linguist's name, or null without quotes."],
    ['index.html', 'en.html', '2: editions is not valid: write index.html as the file of the first edition, which is the default.'],
    ['bn.html', 'Bengali Page.html', '4: file "Bengali Page.html" is not valid: write a name such as bn.html.'],
    ['bn.html', 'site.html', '4: file "site.html" is not valid: write a name such as bn.html.'],
    ["'bn.html'", "'index.html'", `4: "index.html" ${repeated}`],
    ["tag: 'bn'", "tag: 'bengali'", `4: tag "bengali" is not valid: write a tag of the IANA registry, such as 'bn'.`],
    ["tag: 'bn'", "tag: 'xq'", `4: tag "xq" is not valid: write a tag of the IANA registry, such as 'bn'.`],
    ["tag: 'bn'", "tag: 'bn-in'", `4: tag "bn-in" is not valid: write a tag of the IANA registry, such as 'bn'.`],
    ["tag: 'bn'", "tag: 'en'", `4: "en" ${repeated}`],
    ["tag: 'bn'", "tag: 'vav'", 'src/content/vav/ is missing. Copy src/content/en/, rename src/content/bn/, or delete the edition.'],
    ['বাংলা', 'Bengali', 'src/content/editions.ts: src/content/bn/ is not in the script of "Bengali". Correct the name or the folder.'],
  ],
  'figures.ts': [
    ['85', '85%', '3: cannot be read from "}" on.'],
    ['85', "'85%'", '3: write a number without quotes.'],
    ['85', '850', '3: percent 850 is not valid: write a number from 0 to 100.'],
    ['85', '-1', '3: percent -1 is not valid: write a number from 0 to 100.'],
    ['85', '97.5', null],
    ['85', '0', null],
    ['85', '100', null],
  ],
  'language-list.ts': [
    ['MH  GJ', 'mh', `4: ${row}`],
    ["'scheduled'", "'sheduled'", `3: ${row}`],
    [", 'Varli'", '', `4: ${row}`],
    ['वारली', '', `4: ${row}`],
    ["'Varli'],", "'Varli']\n['ne', 'नेपाली', '', ''],", `4: ${kind}`],
    ["['vav'", "['hi'", `4: "hi" ${repeated}`],
    ["    ['vav'", "    ['ne', 'नेपाली', '', '', 'on request'],\n    ['vav'", 'src/content/bn/languages.ts:3: "ne" is missing in languageNames. Add it, as in src/content/en/languages.ts.\nsrc/content/en/languages.ts:3: "ne" is missing in languageNames. Add it.'],
  ],
  'lists.ts': [
    ["'2021'", "'1899'", `13: id "1899" ${year}`],
    ["'2021'", "'20211'", `13: id "20211" ${year}`],
    ["id: 'dtp'", "id: 'D P'", '2: id "D P" is not valid: write lowercase letters, digits and hyphens.\n6: layout "dtp" is not valid: write one of D P, cad.'],
    ["id: 'cad'", "id: 'dtp'", `3: "dtp" ${repeated}`],
    ["layout: 'dtp'", "layout: 'gone'", '6: layout "gone" is not valid: write one of dtp, cad.'],
    ["['layout'], picture: 'images/l", "['LAYOUT'], picture: 'images/l", '9: offers "LAYOUT" is not valid: write one of layout.'],
    ["['layout'], picture: 'images/l", "'layout', picture: 'images/l", `9: ${kind}`],
    ["['layout'], picture: 'images/l", "[], picture: 'images/l", '9: offers is empty: write a text, or an entry.'],
    ["offers: ['layout'], picture: 'images/t", "picture: 'images/t", '10: "offers" is missing in industryList > 2. Add it.'],
    ["dtp.svg'", "dtp.svg', sample: True", "2: True is unknown. Write 'True' for a text, true for a mark."],
    ["dtp.svg'", "dtp.svg', sample: false", '2: sample false is not valid: write true, or delete it.'],
    ["  { id: 'cad'", "  { id: 'new', picture: 'images/a.svg' },\n  { id: 'cad'", 'src/content/bn/services.ts:1: "new" is missing in serviceWords. Add it, as in src/content/en/services.ts.\nsrc/content/en/services.ts:1: "new" is missing in serviceWords. Add it.'],
  ],
  'specimen.ts': [
    ["'en'", "'englisch'", `2: lang "englisch" is not valid: write a tag of the IANA registry, such as 'bn'.`],
    ['[right] to (education)', '(education)[right]', null],
    ...['[right to (education)', '[right] to education', '[right] [to] (education)', '[right (to) x]', '[] (education)'].map((text): Row =>
      ['[right] to (education)', text, `2: text "The ${text}." is not valid: write one word in [ ] and one in ( ).`]),
  ],
  'en/faq.ts': [
    ["'All of them'", '‘All of them’', '6: cannot be read from "‘" on.'],
    ["languages?',", "languages?'", '4: cannot be read from "answer" on.'],
    ["languages?',", "languages?';", '3: cannot be read from ";" on.'],
    ["question: 'Which l", "question 'Which l", `3: cannot be read from "'Which languages?'" on.`],
    ['  },\n', '  }\n', '6: cannot be read from "{" on.'],
    ['  },\n', '', '5: cannot be read from "{" on.'],
    ["All of them' }", 'All of }', '6: cannot be read from here on.'],
    ["'All of them'", "'The owner's'", '6: cannot be read from "s" on.'],
    ["'All of them'", 'All of them', '6: cannot be read from "of" on.'],
    ['than fifty', 'than\nfifty', '4: cannot be read from here on.'],
    ['export', '<!-- old -->\nexport', '1: cannot be read from here on.'],
    ['Question[];', 'Question[];\n{ a: 1, b: 2 },', '8: cannot be read from ":" on.'],
    ["'All of them'", 'All', "6: All is unknown. Write 'All' for a text, true for a mark."],
    ["'All of them'", '`All of them`', '6: use straight quotes.'],
    ["'All of them'", "'All ' + 'of'", '6: write this text as one string, without +.'],
    ["'All of them'", '5', "6: write a text in quotes: '…'."],
    ['export', 'export const faq = [];\nexport', '2: "faq" is there twice. Rename one, or delete it.'],
    ["answer: 'A", "question: 'B', answer: 'A", '6: "question" is there twice. Rename one, or delete it.'],
    ["answer: 'A", "anser: 'A", `6: ${notExpected('anser', 'answer')}`],
    ["answer: 'All of them'", '', '6: "answer" is missing in faq > 2. Add it.'],
    ["'All of them'", "'A', note: 'B'", '6: "note" is not expected. Delete it, or correct it.'],
    ['Which scripts?', 'Which languages?', `6: "Which languages?" ${repeated}`],
    ['export const faq = [', 'export const faq = [];\nconst old = [', '1: faq is empty: write a text, or an entry.'],
    ['answer: \'All of them\' },', "answer: 'All of them', sample: true },\n  { question: 'Why?', answer: 'Because' },", null],
  ],
  'en/interface.ts': [
    ["  menu: 'Main menu',\n", '', 'src/content/bn/interface.ts:3: "menu" is not expected. Delete it, or correct it, or add it to each language.'],
    ["'/': 'Home page', ", '', '1: "/" is missing in navLabels. Add it.'],
    ['About us', 'Home page', `1: "Home page" ${repeated}`],
  ],
  'bn/interface.ts': [
    ['  menu:', '  menuu:', `3: ${notExpected('menuu', 'menu')}`],
    ['  skip:', '  old:', `4: ${notExpected('old', 'skip')}`],
  ],
  'bn/edition.ts': [
    ["'bn'", "'en'", '1: tag "en" is not valid: write the name of the folder.'],
    ["'bn'", "'bn', address: { street: 'স' }", null],
  ],
  'en/about.ts': [["'First', ", '', '2: bullets is not valid: write exactly 3 texts.']],
  'en/industries.ts': [
    ["{ title: 'Legal texts', text: 'Contracts and notices' }", '{}', '3: "title", "text" are missing in industryWords > legal. Add them.'],
    ['legal:', 'law:', `3: ${notExpected('law', 'legal')}`],
    ['Travel texts', 'Legal texts', `4: "Legal texts" ${repeated}`],
  ],
  'en/services.ts': [
    ['  dtp:', "  a: { title: 'A', summary: 'B', details: 'C' },\n  dtp:", '2: "a" is not expected. Delete it, or correct it, or add it to serviceList.'],
  ],
  'en/languages.ts': [
    ["  hi: 'Hindi'", "  vav: 'Hindi'", '5: "vav" is there twice. Rename one, or delete it.'],
    ['Varli', 'Hindi', `5: "Hindi" ${repeated}`],
  ],
  'en/pages.ts': [
    ["notFound: '{company}'", "notFound: '{company}: us'", `2: "{company}: us" ${repeated}`],
    ['export const headings', "export const text = ['We'];\nexport const headings", 'src/content/bn/pages.ts: "text" is missing in this file. Add it, as in src/content/en/pages.ts.'],
  ],
  'en/testimonials.ts': [
    [', width: 4, height: 4', '', '3: "width", "height" are missing in testimonials > 2 > picture. Add them.'],
    ['width: 4', "width: '4'", '3: write a number without quotes.'],
    ["name: 'Another', ", '', '3: "name" is missing in testimonials > 2. Add it.'],
    ["'Again'", "'They did it well'", `3: "They did it well" ${repeated}`],
    ['[] = [', '[] = [];\nconst old = [', null],
  ],
  'bn/language.ts': [
    ['one:', 'many:', '1: "one" is missing in matchForms. Add it, as in src/content/en/language.ts.'],
    ['one:', "few: '{count}', one:", null],
    ['one:', "few: 'স', one:", '1: the words in braces are "", but "{count}" in src/content/en/language.ts:1. Make them agree.'],
  ],
  'bn/faq.ts': [
    ['{company}', '{count}', '4: the words in braces are "{count}", but "{company}" in src/content/en/faq.ts:4. Make them agree.'],
    ['আ', 'हिन्दी में अनुवाद लिखें हिन्दी में अनुवाद', '3: the text is not in the script of "বাংলা". Write it in that language.'],
  ],
};

async function assertMessages(
  changes: Parameters<typeof check>[0],
  file: string,
  message: string | null,
): Promise<void> {
  const { problems } = await check(changes);
  const lines = message === null ? [] : message.split('\n');
  assert.deepEqual(
    problems.map((problem) => problem.replace(/( cannot be read from .* on\.).*/, '$1')),
    lines.map((line) => (line.startsWith('src/') ? line : `src/content/${file}:${line}`)),
  );
}

for (const [file, rows] of Object.entries(mistakes))
  describe(`the build checks ${file}`, () => {
    for (const [part, instead, message] of rows)
      test(`“${instead}” for “${part}” is ${message === null ? 'right' : 'refused'}`, async () => {
        const source = content.get(file) ?? '';
        assert.ok(source.includes(part), `${file} has no ${part}`);
        await assertMessages({ [file]: source.replace(part, () => instead) }, file, message);
      });
  });

test('the message about a file that cannot be read names what to look for', async () => {
  const { problems } = await check({ 'figures.ts': 'export const claimList = [{ id }};' });
  assert.deepEqual(problems, [
    'src/content/figures.ts:1: cannot be read from "}" on. Check this line and just above it: a ' +
      "straight quote ' at both ends of each text, ’ for an apostrophe in it, no line break; a " +
      'colon after each name, and a comma after each entry; a } for each { and a ] for each [, ' +
      'with every entry before the ]; no % after a number; /* and */ around a comment.',
  ]);
});

const markup = 'is shown as it is: a text has no markup. Delete it.';
const space = '" " is at the beginning or the end of the text. Delete it.';
const encoding = 'comes from a wrong encoding. Write the text again, and save it as UTF-8.';
const slot =
  'is not filled in. Use one of {address}, {company}, {count}, {label}, {number}, {place}, ' +
  '{scripts}, {title}.';
const texts: readonly (readonly [text: string, message: string | null])[] = [
  [' ', 'answer is empty: write a text, or an entry.'],
  [' A', space],
  ['A ', space],
  ['a <b>b</b>', `"<b>" ${markup}`],
  ['R&amp;D', `"&amp;" ${markup}`],
  ['&#39;', `"&#39;" ${markup}`],
  ['a **b**', `"**b**" ${markup}`],
  ['*All* of them', `"*All*" ${markup}`],
  ['[More](https://x.in)', `"[More](https://x.in)" ${markup}`],
  ['???? ??', `"????" ${encoding}`],
  ['ISO ??? ??', `"??? ??" ${encoding}`],
  ['Indiaâ€™s', `"â€™" ${encoding}`],
  ['Lorem ipsum', '"Lorem ipsum" is not a final text. Write the text.'],
  ['TODO: price', '"TODO" is not a final text. Write the text.'],
  ['At {compnay}', `"{compnay}" ${slot}`],
  ['At {Company}', `"{Company}" ${slot}`],
  ['At {{company}}', `"{" ${slot}`],
  ['At company}', `"}" ${slot}`],
  ['हिन्दी में', 'the text is not in the script of "English". Write it in that language.'],
  ...[0xad, 0x200b, 0x2028, 0x202e, 0x2060, 0x2069, 0xe000, 0xf8ff, 0xfeff, 0xfffc].map(
    (code) =>
      [
        `nice ${String.fromCharCode(code)}text`,
        `after "nice " is an invisible character, U+${code.toString(16).toUpperCase().padStart(4, '0')}. ` +
          'Delete it and its neighbors, and retype these.',
      ] as const,
  ),
  ['Mathematics: 1 < 2 > 0, R&D; AT&T; ₹2.50* a word, *plus GST', null],
  // ZWNJ and ZWJ, which Indian scripts need, and the marks of direction beside a number.
  ['The letters क्\u200cष and র\u200d্য \u200e1\u200f', null],
  // An escape is intended.
  ['ISO\\u00a017100, multi\\u00adlingual', null],
  ['Really???, quoi ??? “Café…” à la carte, São Paulo, 日本語', null],
  ['The owner’s to do list', null],
];
for (const [text, message] of texts)
  test(`the text “${text}” is ${message === null ? 'right' : 'refused'}`, async () => {
    const faq = content.get('en/faq.ts')?.replace('All of them', () => text) ?? '';
    await assertMessages({ 'en/faq.ts': faq }, 'en/faq.ts', message && `6: ${message}`);
  });

test('no check refuses a word of another language', async () => {
  const faq = content.get('bn/faq.ts')?.replace(/(?<=answer: )'.*'(?= \})/, "'Todo TODO, XXX'");
  await assertMessages({ 'bn/faq.ts': faq ?? '' }, '', null);
});

const form = '(ten digits after +91)';
const osm = 'https://www.openstreetmap.org';
const google = 'https://www.google.com/maps';
const details: readonly (readonly [
  field: string,
  write: string,
  right: readonly string[],
  wrong: readonly string[],
])[] = [
  [
    'email',
    'name@company.example, in the letters a to z',
    ['ask@setu.example.in'],
    [
      'ask@setu',
      'setu.example',
      'a b@setu.example',
      'mailto:ask@setu.example',
      'ask@setu.example.',
    ].concat([
      '',
      'ask@setu,example.in',
      '<ask@setu.in>',
      'a@b@setu.in',
      'аsk@setu.example.in',
      'ask@सेतु.in',
    ]),
  ],
  [
    'phone',
    `+91 120 456 7890 ${form} or 1800 123 4567`,
    ['+91 120 456 7890', '1800-123-4567', '(0120) 456.7890', '+44 20 7946 0000', '1860 11 4000'],
    [
      '-----',
      '+',
      '1-2-3-4',
      'call us',
      '+91 120 x 456',
      '+91 120 456 789',
      '+91 (0)120 456 7890',
    ].concat(['33-2419-778', '12345', '', '+91 120 456 78901']),
  ],
  [
    'whatsapp',
    `+91 98765 43210 ${form}, or '' for none`,
    ['', '+91 98765 43210'],
    ['98765 43210', '+1', 'call us', '+91 98765 4321', '+91 0 98765 43210'],
  ],
  ['countryCode', 'the two letters of ISO 3166, such as IN', ['IN'], ['India', 'in', 'IND', '']],
  [
    'siteUrl',
    'https://www.example.com/, with a slash at the end, no file name',
    ['', 'https://www.example.com/', 'http://intranet.example/', 'https://a.example/b/'],
    [
      'https://www.example.com',
      'www.example.com/',
      'https://a.example/?b/',
      'https://a.example/b',
    ].concat(['https://a.example/index.html/', 'http://localhost:8000/', 'http://127.0.0.1/']),
  ],
  [
    'frame',
    `${osm}/export/embed.html?…, ${google}/embed?… (Share, Embed a map) or another address after ` +
      "src=, with & for &amp;, or '' for none",
    [
      '',
      `${osm}/export/embed.html?bbox=1`,
      `${google}/embed?pb=1`,
      'https://maps.example/embed?a&b',
    ],
    [
      'https://maps.example/?a=1&amp;b=2',
      'www.openstreetmap.org/export/embed.html',
      `${osm}/#map=16`,
    ].concat(
      ['https://maps.app.goo.gl/a1B2', 'https://goo.gl/maps/a1B2', `${google}/place/Noida`],
      ['https://maps.google.co.in/?q=Noida', '<iframe src="https://maps.example/"></iframe>'],
    ),
  ],
  [
    'link',
    "https://…, not a short link, or '' for none",
    ['', `${osm}/#map=16/28/77`, `${google}/place/Noida`],
    ['https://maps.app.goo.gl/a1B2', 'http://maps.example/', 'https://a.example/?a&amp;b'],
  ],
  [
    'numbers',
    'GSTIN and 15 letters and digits, CIN and 21',
    ['GSTIN 09AAAAA0000A1Z5', 'CIN U74900UP2021PTC000000', 'LLPIN AAA-0000'],
    ['GSTIN 09AAAAA0000A1Z', 'GSTIN09AAAAA0000A1Z5', 'CIN U74900UP2021PTC00000'],
  ],
  ['name', 'a text, or an entry', ['Setu & Sons'], ['', ' ']],
];
for (const [field, write, right, wrong] of details)
  describe(`the company's ${field}`, () => {
    for (const value of [...right, ...wrong])
      test(`“${value}” is ${right.includes(value) ? 'right' : 'refused, with its line'}`, async () => {
        const source = content.get('company.ts') ?? '';
        const index = source.search(RegExp(`(?<=\\b${field}: \\[?)'`));
        const line = source.slice(0, index).split('\n').length;
        const changed =
          source.slice(0, index) + source.slice(index).replace(/'[^']*'/, () => `'${value}'`);
        const state = value.trim() === '' ? 'is empty' : `${JSON.stringify(value)} is not valid`;
        const message = `${line}: ${field} ${state}: write ${write}.`;
        await assertMessages(
          { 'company.ts': changed },
          'company.ts',
          right.includes(value) ? null : message,
        );
      });
  });

const missing = 'is missing. Add it, or delete the edition.';
const stray = 'is not part of the content. Delete it, or move it out of';
const gu = Object.fromEntries(
  [...content]
    .filter(([file]) => file.startsWith('en/'))
    .map(([file, text]) => [file.replace('en', 'gu'), text.replace("'en'", "'gu'")]),
);
const gujarati =
  content
    .get('editions.ts')
    ?.replace(
      '];',
      "{ tag: 'gu', file: 'gu.html', name: 'ગુજરાતી', dir: 'ltr', card: 'images/g.png', reviewedBy: null }];",
    ) ?? '';
const files: readonly (readonly [
  what: string,
  changes: Parameters<typeof check>[0],
  message: string | null,
])[] = [
  [
    'a folder that an edition lacks',
    { 'editions.ts': gujarati, 'gujarati/edition.ts': '' },
    'src/content/gu/ is missing. Copy src/content/en/, rename src/content/gujarati/, or delete the edition.',
  ],
  ['a file that one language lacks', { 'bn/faq.ts': null }, `src/content/bn/faq.ts ${missing}`],
  [
    'a file that English lacks',
    { ...gu, 'editions.ts': gujarati, 'en/faq.ts': null },
    `src/content/en/faq.ts ${missing}`,
  ],
  [
    'a file that only English has',
    { ...gu, 'editions.ts': gujarati, 'en/old.ts': '' },
    'src/content/en/old.ts is in no other language. Delete it, or add it to each.',
  ],
  [
    'a file that only another language has',
    { 'bn/old.ts': '' },
    'src/content/bn/old.ts is in no other language. Delete it, or add it to each.',
  ],
  [
    'a lost folder of English words',
    Object.fromEntries(
      [...content.keys()].filter((file) => file.startsWith('en/')).map((file) => [file, null]),
    ),
    'src/content/en/ is missing. The other languages are compared with it: restore it.',
  ],
  [
    'a copy of a file',
    { 'en/faq - Copy.ts': '' },
    `src/content/en/faq - Copy.ts ${stray} src/content/en/.`,
  ],
  [
    'a folder in a folder',
    { 'en/bn/faq.ts': '', 'en/bn/about.ts': '' },
    `src/content/en/bn/ ${stray} src/content/en/.`,
  ],
  [
    'a file whose name ends with .txt',
    { 'en/faq.ts': null, 'en/faq.ts.txt': content.get('en/faq.ts') ?? '' },
    'src/content/en/faq.ts.txt: rename it, without .txt at the end.',
  ],
  [
    'UTF-16',
    { 'en/faq.ts': Buffer.from(content.get('en/faq.ts') ?? '', 'utf16le') },
    'src/content/en/faq.ts: is not UTF-8. Save it as UTF-8.',
  ],
  [
    'Latin-1',
    { 'en/faq.ts': Buffer.from('// é', 'latin1') },
    'src/content/en/faq.ts: is not UTF-8. Save it as UTF-8.',
  ],
  [
    'an empty file of words',
    { 'en/faq.ts': '' },
    'src/content/bn/faq.ts:1: "faq" is not expected. Delete it, or correct it, or add it to each language.',
  ],
  [
    'an empty style sheet',
    { 'bn/style.css': '' },
    "src/content/bn/style.css: a line is missing. Add: @import '../../styles/index.css';",
  ],
  [
    'a style sheet with double quotes',
    { 'bn/style.css': '@import "../../styles/index.css";' },
    null,
  ],
  ['a folder of no edition', { 'old/edition.ts': '' }, null],
  [
    'a key that only English lacks',
    {
      ...gu,
      'editions.ts': gujarati,
      'en/interface.ts': content.get('en/interface.ts')?.replace(/ {2}menu.*\n/, '') ?? '',
    },
    'src/content/en/interface.ts:2: "menu" is missing in headerWords. Add it.',
  ],
  [
    'a key that only English has',
    {
      ...gu,
      'editions.ts': gujarati,
      'en/interface.ts': content.get('en/interface.ts')?.replace('menu', "old: 'Old', menu") ?? '',
    },
    'src/content/en/interface.ts:3: "old" is not expected. Delete it, or correct it, or add it to each language.',
  ],
  [
    'a slot that only English lacks',
    {
      ...gu,
      'editions.ts': gujarati,
      'en/faq.ts': content.get('en/faq.ts')?.replace(' {company}', '') ?? '',
    },
    'src/content/en/faq.ts:4: the words in braces are "", but "{company}" in src/content/bn/faq.ts:4. Make them agree.',
  ],
  [
    'Windows line ends, a byte order mark and tabs',
    {
      'en/faq.ts': `\ufeff${content.get('en/faq.ts')?.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`,
    },
    null,
  ],
];
for (const [what, changes, message] of files)
  test(`E1 ${what} is ${message === null ? 'right' : 'refused'}`, () =>
    assertMessages(changes, '', message));
