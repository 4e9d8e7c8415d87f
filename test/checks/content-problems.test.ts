import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { companyProblems } from '../../src/checks/company-problems';
import { listProblems } from '../../src/checks/list-problems';
import { contentOf } from '../../src/checks/read-content';
import { textProblems } from '../../src/checks/text-problems';

const editions = `export const editions = [
  { tag: 'en', file: 'index.html', name: 'English', reviewedBy: 'Asha' },
  { tag: 'bn', file: 'bn.html', name: 'বাংলা', reviewedBy: null },
];`;

/** The problems of a site that has these files beside two editions. */
function problemsIn(files: Readonly<Record<string, string>>): string[] {
  const content = contentOf(new Map(Object.entries({ 'editions.ts': editions, ...files })));
  const { texts } = content;
  return [...companyProblems(texts), ...textProblems(texts), ...listProblems(content)];
}

/** A file of words with one text, in its third line. */
function words(text: string, constant = 'faq') {
  return `export const ${constant} = [\n  {\n    answer: '${text}',\n  },\n];\n`;
}

const wrongTexts: [what: string, text: string, problem: string][] = [
  ['is empty', ' ', 'the text is empty. Write it.'],
  ['begins with a space', ' A', 'the text begins or ends with a space. Delete the space.'],
  ['ends with a space', 'A ', 'the text begins or ends with a space. Delete the space.'],
  ['contains a tag', 'a <b>b</b>', '"<b>" is shown as it is: a text has no markup. Delete it.'],
  ['contains an entity', 'R&amp;D', '"&amp;" is shown as it is: a text has no markup. Delete it.'],
  [
    'contains a number for a letter',
    '&#39;',
    '"&#39;" is shown as it is: a text has no markup. Delete it.',
  ],
  ['has marks of Markdown', 'a **b**', '"**" is shown as it is: a text has no markup. Delete it.'],
  [
    'was saved in a wrong encoding',
    '???? ??',
    '"????" comes from a wrong encoding. Write the text again, and save it as UTF-8.',
  ],
  [
    'was read in a wrong encoding',
    'Indiaâ€™s',
    '"â€™" comes from a wrong encoding. Write the text again, and save it as UTF-8.',
  ],
  ['is a filler', 'Lorem ipsum', '"Lorem ipsum" is not a final text. Write the text.'],
  ['is a note to the author', 'TODO: price', '"TODO" is not a final text. Write the text.'],
  [
    'has a slot with a typo',
    'At {compnay}',
    '{compnay} is not filled in. Use one of {address}, {company}, {count}, {label}, {number}, ' +
      '{place}, {scripts}, {title}.',
  ],
  [
    'has a slot that was translated',
    'At the address {স্থান}',
    '{স্থান} is not filled in. Use one of {address}, {company}, {count}, {label}, {number}, ' +
      '{place}, {scripts}, {title}.',
  ],
  [
    'has a slot with two braces',
    'At {{company}}',
    '"{" is shown as it is. Write a slot as {company}.',
  ],
  ['has half a slot', 'At company}', '"}" is shown as it is. Write a slot as {company}.'],
  ...[
    0xad, 0x200b, 0x2028, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xe000, 0xf0b7, 0xf8ff, 0xfeff,
  ].map((code): [string, string, string] => [
    `contains U+${code.toString(16)}`,
    `nice ${String.fromCharCode(code)}text`,
    `after "nice " is an invisible character, U+${code.toString(16).toUpperCase().padStart(4, '0')}. ` +
      'Delete it and its neighbors, and retype these.',
  ]),
];

describe('the build refuses a text that', () => {
  for (const [what, text, problem] of wrongTexts)
    test(`a text that ${what} is refused, with file, line and fix`, () => {
      assert.deepEqual(problemsIn({ 'en/faq.ts': words(text) }), [
        `src/content/en/faq.ts:3: ${problem}`,
      ]);
    });
});

const rightTexts = [
  'Mathematics: 1 < 2 > 0, R&D; AT&T',
  // ZWNJ and ZWJ, which Indian scripts need, and the marks of direction beside a number.
  'Letters: क्\u200cष র\u200d্য \u200e1\u200f',
  // An escape is intended.
  'ISO\\u00a017100, multi\\u00adlingual',
  'At {company}',
  'The owner’s to do list',
  'Really?! “Café…” à la carte, São Paulo',
];
for (const text of rightTexts)
  test(`the text “${text}” is accepted`, () => {
    assert.deepEqual(problemsIn({ 'en/faq.ts': words(text) }), []);
  });

describe('the build compares', () => {
  test('the slots of a text with those in English', () => {
    const files = { 'en/faq.ts': words('{number} of {count}'), 'bn/faq.ts': words('{count}') };
    assert.deepEqual(problemsIn(files), [
      'src/content/bn/faq.ts:3: the words in braces are "{count}", but "{number},{count}" in ' +
        'src/content/en/faq.ts:3. Make them agree.',
    ]);
    const turned = { ...files, 'bn/faq.ts': words('{count}: {number}') };
    assert.deepEqual(problemsIn(turned), []);
  });

  test('the slots of the English text with those of all others, if these agree', () => {
    const files = {
      'editions.ts': editions.replace('];', "{ tag: 'gu', file: 'gu.html', name: 'ગુજરાતી' }];"),
      'en/faq.ts': words('A'),
      'bn/faq.ts': words('{company}'),
      'gu/faq.ts': words('{company}'),
    };
    assert.deepEqual(problemsIn(files), [
      'src/content/en/faq.ts:3: the words in braces are "", but "{company}" in the other ' +
        'languages. Make them agree.',
    ]);
    const differing = { ...files, 'gu/faq.ts': words('{count}') };
    assert.deepEqual(
      problemsIn(differing).map((problem) => problem.replace(/: .*/, '')),
      ['src/content/bn/faq.ts:3', 'src/content/gu/faq.ts:3'],
    );
  });

  test('the slots of a plural form that English does not have with those of `other`', () => {
    const plural = (form: string, text: string) =>
      `export const found = { ${form}: '${text}', other: '{count}' };`;
    const files = { 'en/a.ts': plural('one', '{count}'), 'bn/a.ts': plural('few', 'some') };
    const slotsIn = (all: Readonly<Record<string, string>>) =>
      problemsIn(all).filter((problem) => problem.includes('braces'));
    assert.equal(slotsIn(files).length, 1);
    assert.deepEqual(slotsIn({ ...files, 'bn/a.ts': plural('few', '{count} texts') }), []);
  });

  const lists: [file: string, source: string, repeated: string, line: number][] = [
    [
      'lists.ts',
      "export const serviceList = [\n{ id: 'a' },\n{ id: 'b' },\n{ id: 'a' },\n];",
      'a',
      4,
    ],
    ['en/faq.ts', "export const faq = [{ question: 'Why?' },\n{ question: 'Why?' }];", 'Why?', 2],
    ['en/about.ts', "export const w = { x: { title: 'A' },\ny: { title: 'A' } };", 'A', 2],
    ['en/about.ts', "export const w = [{ label: 'A' },\n{ label: 'A' }];", 'A', 2],
    ['en/testimonials.ts', "export const w = [{ quote: 'A' },\n{ quote: 'A' }];", 'A', 2],
    ['en/pages.ts', "export const titles = { '/': 'A',\n'/b': 'A' };", 'A', 2],
    ['en/interface.ts', "export const navLabels = { '/': 'A',\n'/b': 'A' };", 'A', 2],
    ['en/languages.ts', "export const languageNames = { hi: 'A',\nur: 'A' };", 'A', 2],
    [
      'language-list.ts',
      "export const scriptList = [\n{ languages: [\n['hi', 'अ', '', ''],\n] }, { languages: [\n['hi', 'अ', '', ''],\n] }];",
      'hi',
      5,
    ],
    [
      'editions.ts',
      "export const editions = [{ file: 'index.html' },\n{ file: 'index.html' }, { tag: 'en' }];",
      'index.html',
      2,
    ],
    [
      'editions.ts',
      "export const editions = [{ tag: 'en', name: 'a' },\n{ tag: 'bn', name: 'a' }];",
      'a',
      2,
    ],
    ['editions.ts', "export const editions = [{ tag: 'en' },\n{ tag: 'en' }];", 'en', 2],
  ];
  for (const [file, source, text, line] of lists)
    test(`the entries of a list in ${file}: "${text}" may not be there twice`, () => {
      assert.deepEqual(problemsIn({ [file]: source }), [
        `src/content/${file}:${line}: "${text}" is already in this list. Change one.`,
      ]);
    });

  test('only entries of one list: other texts may be the same', () => {
    const source = `export const a = [{ title: 'A', text: 'B' }, { title: 'C', text: 'B' }];
export const b = [{ title: 'A' }];
export const d = ['A', 'A'];`;
    assert.deepEqual(problemsIn({ 'en/about.ts': source, 'bn/about.ts': source }), []);
  });

  test('the states of a language with the list of states', () => {
    const states = "export const stateNames = { MH: 'Maharashtra', GJ: 'Gujarat' };";
    const list = "export const scriptList = [{ languages: [\n['vav', 'वारली', 'MH GX', ''],\n] }];";
    const files = { 'en/languages.ts': states, 'language-list.ts': list };
    assert.deepEqual(problemsIn(files), [
      'src/content/language-list.ts:2: "GX" is not a state. Use the keys of stateNames in ' +
        'en/languages.ts, with spaces between them.',
    ]);
    const right = { ...files, 'language-list.ts': list.replace('MH GX', 'GJ  MH') };
    assert.deepEqual(problemsIn(right), []);
  });
});

describe('the build checks', () => {
  for (const year of ['1899', '2205', '20211', 'new'])
    test(`a milestone of the year ${year} is refused`, () => {
      const above = "export const a = [{ id: 'b' }] as const satisfies readonly A[];";
      const source = `${above} export const milestoneList = [\n  { id: '${year}' },\n];`;
      assert.deepEqual(problemsIn({ 'lists.ts': source }), [
        `src/content/lists.ts:2: "${year}" is not a year. Use the form '2026'.`,
      ]);
    });

  test('a milestone of the years 1900 to 2099 is accepted', () => {
    const source = "export const milestoneList = [{ id: '1900' }, { id: '2099' }];";
    assert.deepEqual(problemsIn({ 'lists.ts': source }), []);
  });

  for (const [percent, isValid] of [
    ['0', 1],
    ['100', 1],
    ['97.5', 1],
    ['-1', 0],
    ['101', 0],
  ] as const)
    test(`${percent} is ${isValid ? 'a' : 'no'} percentage`, () => {
      const source = `export const bars = [\n  { id: 'a', percent: ${percent} },\n];`;
      const problem = `${percent} is not a percentage. Use a number from 0 to 100.`;
      const expected = isValid ? [] : [`src/content/figures.ts:2: ${problem}`];
      assert.deepEqual(problemsIn({ 'figures.ts': source }), expected);
    });

  test('a list is not empty, except that of testimonials', () => {
    const source = 'export const a: readonly A[] = [\n];\nexport const testimonials: T[] = [];';
    assert.deepEqual(problemsIn({ 'en/a.ts': source }), [
      'src/content/en/a.ts:1: the list a is empty. Add an entry.',
    ]);
    assert.deepEqual(problemsIn({ 'editions.ts': 'export const editions = [];' }), [
      'src/content/editions.ts: the list is empty. Add a language.',
    ]);
  });

  test('an edition.ts has the tag of its folder', () => {
    const files = { 'bn/edition.ts': "export const edition = { tag: 'en' };" };
    assert.deepEqual(problemsIn(files), ['src/content/bn/edition.ts:1: write the tag "bn".']);
  });

  test('a text outside the folders of words may be empty, but not a name', () => {
    const source =
      "export const company = {\n  name: '',\n  whatsapp: '',\n  registered: { number: '' },\n};";
    assert.deepEqual(problemsIn({ 'company.ts': source }), [
      'src/content/company.ts:2: the text is empty. Write it.',
      'src/content/company.ts:4: the text is empty. Write it.',
    ]);
  });

  test('a list within an entry is not empty', () => {
    const source = "export const serviceList = [\n  { id: 'a', offers: [] },\n];";
    assert.deepEqual(problemsIn({ 'lists.ts': source }), [
      'src/content/lists.ts:2: the list offers is empty. Add an entry.',
    ]);
  });

  for (const id of ['Legal work', 'Legal', 'a_b', 'क'])
    test(`an entry with the id "${id}" is refused`, () => {
      assert.deepEqual(problemsIn({ 'lists.ts': `export const a = [\n{ id: '${id}' },\n];` }), [
        `src/content/lists.ts:2: "${id}" is not an id. Use lowercase letters, digits and hyphens.`,
      ]);
    });

  const scriptList = "export const scriptList = [{ languages: [['vav', 'वारली', '', '']] }];";
  for (const [tag, isTag] of [
    ['bn', true],
    ['mni-Mtei', true],
    ['en-GB', true],
    ['vav', true],
    ['xq', false],
    ['bengali', false],
    ['BN', false],
    ['bn-in', false],
    ['vax', false],
  ] as const)
    test(`an edition with the tag "${tag}" is ${isTag ? 'accepted' : 'refused'}`, () => {
      const source = `export const editions = [\n  { tag: '${tag}', name: 'A' },\n];`;
      const problem =
        `src/content/editions.ts:2: "${tag}" is not a language tag. Use one of the IANA ` +
        "registry, such as 'bn'.";
      const problems = problemsIn({ 'editions.ts': source, 'language-list.ts': scriptList });
      assert.deepEqual(problems, isTag ? [] : [problem]);
    });

  for (const [tag, text, isRight] of [
    ['bn', 'সেক্টর', true],
    ['bn', 'Sector 50', true],
    ['bn', 'ISO 17100, Translation services, অনুবাদ', true],
    ['bn', 'हिन्दी में', false],
    ['en', 'हिन्दी में लिखें', false],
    ['en', 'The letter अ of Devanagari', true],
    // A script of no Indian language.
    ['en', '日本語', true],
  ] as const)
    test(`in ${tag}/, the text “${text}” is ${isRight ? 'accepted' : 'refused'}`, () => {
      const name = tag === 'en' ? 'English' : 'বাংলা';
      const problem = `src/content/${tag}/faq.ts:3: the text is not in the script of "${name}".`;
      assert.deepEqual(
        problemsIn({ [`${tag}/faq.ts`]: words(text) }),
        isRight ? [] : [`${problem} Write it in that language.`],
      );
    });

  test('a name in another script than all texts of its edition is reported once', () => {
    const source = editions.replace('বাংলা', 'Bengali');
    const files = { 'editions.ts': source, 'bn/a.ts': words('অনুবাদ'), 'bn/b.ts': words('অনুবাদ') };
    assert.deepEqual(problemsIn(files), [
      'src/content/editions.ts:3: src/content/bn/ is not in the script of "Bengali". Correct the ' +
        'name or the folder.',
    ]);
  });

  for (const name of ['null', ' ', '', '?', 'x'])
    test(`"${name}" is refused as the name of a linguist`, () => {
      const problems = problemsIn({ 'editions.ts': editions.replace('Asha', name) });
      assert.deepEqual(problems, [
        `src/content/editions.ts:2: "${name}" is no linguist's name. Write a name, or null ` +
          'without quotes.',
      ]);
    });

  for (const file of ['Hindi Page.html', 'hi/index.html', 'hi.htm', 'hi', 'HI.html', 'site.html'])
    test(`an edition whose document is "${file}" is refused`, () => {
      const source = editions.replace('bn.html', file);
      assert.deepEqual(problemsIn({ 'editions.ts': source }), [
        `src/content/editions.ts:3: "${file}" is not a document's name. Use the form bn.html.`,
      ]);
    });

  test('the first of the editions is the start page', () => {
    assert.deepEqual(problemsIn({ 'editions.ts': editions.replace('index.html', 'en.html') }), [
      'src/content/editions.ts:2: the first edition is the default. Name its document "index.html".',
    ]);
  });

  for (const [tag, forms, missing] of [
    ['en', ['one', 'other'], []],
    ['en', ['other'], ['one']],
    ['ja', ['other'], []],
    // Its forms for millions and for fractions are not asked for.
    ['fr', ['one', 'other'], []],
    ['pl', ['one', 'other'], ['many', 'few']],
  ] as const)
    test(`in ${tag}/, a count with the forms ${forms} lacks ${missing.join() || 'none'}`, () => {
      const source = forms.map((form) => `  ${form}: '{count}',\n`).join('');
      const problems = problemsIn({
        'editions.ts': editions.replace('bn', tag),
        [`${tag}/a.ts`]: `export const found = {\n${source}};`,
      });
      const place = `src/content/${tag}/a.ts:${forms.length + 1}`;
      assert.deepEqual(
        problems.filter((problem) => problem.startsWith(`src/content/${tag}/`)),
        missing.map((form) => `${place}: the form "${form}" of this text is missing. Add it.`),
      );
    });

  test('a language is in the group of its script', () => {
    const group = (script: string, name: string) =>
      `{ script: '${script}', languages: [\n['mr', '${name}', '', '']] }`;
    const groups = [group('Telu', 'मराठी'), group('Deva', 'हिन्दी')];
    const source = `export const scriptList = [${groups}];`;
    assert.deepEqual(problemsIn({ 'language-list.ts': source.replace("'mr'", "'hi'") }), [
      'src/content/language-list.ts:2: "मराठी" is not in the script Telu. Move the line to its ' +
        'own script.',
    ]);
  });

  const ofEdition = (entry: string) => `export const editions = [\n  ${entry},\n];`;
  const ofSpecimen = (entry: string) =>
    `export const specimen = [\n  ${entry.replace(' }', ", text: '[a] (b)' }")},\n];`;
  const ofScript = (entry: string) => `export const scriptList = [\n  ${entry},\n];`;
  const directions: [file: string, source: string, problem: string | null][] = [
    ['editions.ts', ofEdition("{ tag: 'ur', name: 'اردو', dir: 'rtl' }"), null],
    ['editions.ts', ofEdition("{ tag: 'ur', name: 'हिन्दी', dir: 'ltr' }"), null],
    [
      'editions.ts',
      ofEdition("{ tag: 'ur', name: 'اردو', dir: 'ltr' }"),
      "right. Write dir: 'rtl'.",
    ],
    [
      'editions.ts',
      ofEdition("{ tag: 'ur', name: 'हिन्दी', dir: 'rtl' }"),
      "left. Write dir: 'ltr'.",
    ],
    [
      'editions.ts',
      ofEdition("{ tag: 'ur', name: 'עברית', dir: 'ltr' }"),
      "right. Write dir: 'rtl'.",
    ],
    ['specimen.ts', ofSpecimen("{ name: 'اردو', dir: 'rtl' }"), null],
    ['specimen.ts', ofSpecimen("{ name: 'اردو' }"), "right. Write dir: 'rtl'."],
    ['specimen.ts', ofSpecimen("{ name: 'हिन्दी', dir: 'rtl' }"), 'left. Delete dir.'],
    ['language-list.ts', ofScript("{ letter: 'अ', dir: 'ltr' }"), null],
    ['language-list.ts', ofScript("{ letter: 'ا', dir: 'ltr' }"), "right. Write dir: 'rtl'."],
    ['language-list.ts', ofScript("{ letter: 'अ', dir: 'rtl' }"), "left. Write dir: 'ltr'."],
  ];
  for (const [file, source, problem] of directions) {
    const entry = /\{.*\}/.exec(source)?.[0];
    test(`the direction in ${entry} is ${problem ? 'refused' : 'accepted'}`, () => {
      const text = /(?:name|letter): '(.*?)'/.exec(source)?.[1];
      const expected = problem
        ? [`src/content/${file}:2: "${text}" is written from the ${problem}`]
        : [];
      assert.deepEqual(problemsIn({ [file]: source }), expected);
    });
  }

  test('a line of the specimen has the tag of a language', () => {
    const source = "export const specimen = [\n  { lang: 'punjabi', text: '[a] (b)' },\n];";
    assert.deepEqual(problemsIn({ 'specimen.ts': source }), [
      'src/content/specimen.ts:2: "punjabi" is not a language tag. Use one of the ' +
        "IANA registry, such as 'bn'.",
    ]);
  });

  for (const [text, isMarked] of [
    ['Everyone has the [right] to (education).', true],
    ['(शिक्षा)लाभ [अधिकार]', true],
    ['Everyone has the [right to (education).', false],
    ['Everyone has the right to (education).', false],
    ['Everyone has the [right] to education.', false],
    ['Everyone has the [right] [to] (education).', false],
    ['Everyone has the [right (to) education].', false],
    ['Everyone has the [] to (education).', false],
  ] as const)
    test(`in the specimen, "${text}" is ${isMarked ? 'accepted' : 'refused'}`, () => {
      const source = `export const specimen = [\n  { name: 'A', text: '${text}' },\n];`;
      const problem = 'src/content/specimen.ts:2: mark one word with [ ] and one with ( ).';
      assert.deepEqual(problemsIn({ 'specimen.ts': source }), isMarked ? [] : [problem]);
    });
});

/** The fields of company.ts that the build refuses. */
function wrongFields(field: string, value: string): string[] {
  const [outer, inner] = field.split('.');
  const entry = inner ? `{ ${inner}: '${value}' }` : `'${value}'`;
  const problems = problemsIn({
    'company.ts': `export const company = {\n  ${outer}: ${entry},\n};`,
  });
  return problems.map(
    (line) => /^src\/content\/company\.ts:2: (\S+) ".*" is not valid\. Use/.exec(line)?.[1] ?? line,
  );
}

const details: [field: string, right: readonly string[], wrong: readonly string[]][] = [
  [
    'email',
    ['ask@setu.example.in'],
    [
      'ask@setu',
      'setu.example',
      'a b@setu.example',
      'mailto:ask@setu.example',
      'ask@setu.example.',
      '',
    ],
  ],
  [
    'phone',
    ['+91 120 456 7890', '1800-123-4567', '(0120) 456.7890', '+44 20 7946 0000', '1860 11 4000'],
    [
      '-----',
      '+',
      '1-2-3-4',
      'call us',
      '+91 120 x 456',
      '+91 120 456 789',
      '+91 (0)120 456 7890',
      '33-2419-778',
      '12345',
      '',
    ],
  ],
  ['address.countryCode', ['IN'], ['India', 'in', 'IND', '']],
  ['whatsapp', ['', '+91 98765 43210'], ['98765 43210', '+1', 'call us', '+91 98765 4321']],
  [
    'siteUrl',
    ['', 'https://www.example.com/', 'http://intranet.example/', 'https://a.example/b/'],
    [
      'https://www.example.com',
      'www.example.com/',
      'https://a.example/?b/',
      'https://a.example/b',
      'https://a.example/index.html/',
      'http://localhost:8000/',
    ],
  ],
  [
    'map.frame',
    [
      '',
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
      'https://www.google.com/maps/embed?pb=1',
      'https://maps.example/embed?a=1&b=2',
    ],
    [
      'https://maps.example/embed?a=1&amp;b=2',
      'www.openstreetmap.org/export/embed.html',
      'https://www.openstreetmap.org/#map=16/28/77',
      'https://maps.app.goo.gl/a1B2',
      'https://goo.gl/maps/a1B2',
      'https://www.google.com/maps/place/Noida',
      'https://maps.google.co.in/?q=Noida',
    ],
  ],
  [
    'map.link',
    ['', 'https://www.openstreetmap.org/#map=16/28/77', 'https://www.google.com/maps/place/Noida'],
    ['https://maps.app.goo.gl/a1B2', 'http://maps.example/', 'https://a.example/?a&amp;b'],
  ],
];

describe('the details of the company', () => {
  for (const [number, isValid] of [
    ['GSTIN 09AAAAA0000A1Z5', true],
    ['CIN U74900UP2021PTC000000', true],
    ['LLPIN AAA-0000', true],
    ['GSTIN 09AAAAA0000A1Z', false],
    ['CIN U74900UP2021PTC00000', false],
  ] as const)
    test(`the number "${number}" is ${isValid ? 'valid' : 'refused, with its line'}`, () => {
      const source = `export const company = {\n  registered: { numbers: [\n'${number}'] },\n};`;
      const problem =
        /^src\/content\/company\.ts:3: .*is not valid\. Use the form [A-Z]+ and \d+ l/;
      const problems = problemsIn({ 'company.ts': source });
      assert.equal(problems.length, isValid ? 0 : 1, problems.join('\n'));
      assert.ok(
        problems.every((line) => problem.test(line)),
        problems.join('\n'),
      );
    });

  for (const [field, right, wrong] of details) {
    for (const value of right)
      test(`the ${field} "${value}" is valid`, () =>
        assert.deepEqual(wrongFields(field, value), []));
    for (const value of wrong)
      test(`the ${field} "${value}" is refused, with its line`, () =>
        assert.deepEqual(wrongFields(field, value), [field]));
  }
});
