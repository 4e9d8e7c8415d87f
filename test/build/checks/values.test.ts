import { describe, test } from 'node:test';
import { assertMessages, edit } from '../../helpers/content';

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
// biome-ignore format: one mistake a line
const mistakes: Readonly<Record<string, readonly Row[]>> = {
  'editions.ts': [
    ["'Asha'", 'Asha', "3: Asha is unknown. Write 'Asha' for a text, true for a mark."],
    ["'Rina'", 'true', "4: write a text in quotes: '…'."],
    ["'Asha'", 'null', null],
    ["'Asha'", "'null'", `3: reviewedBy "null" is not valid: write a linguist's name, or null without quotes.`],
    ["'Asha'", "'x'", `3: reviewedBy "x" is not valid: write a linguist's name, or null without quotes.`],
    ["'Asha'", "' '", "3: reviewedBy is empty: write a linguist's name, or null without quotes."],
    ['index.html', 'en.html', '2: editions is not valid: write index.html as the file of the first edition.'],
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
    ['MH  GJ', 'mh', '4: languages "mh" is not valid: write keys of stateNames in en/languages.ts, with spaces between them.'],
    ['MH  GJ', '', null],
    ["'scheduled'", "'sheduled'", `3: languages "sheduled" is not valid: write 'scheduled' or 'on request'.`],
    [", 'Varli'", '', '4: languages is not valid: write tag, name, states and other names: four texts.'],
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

for (const [file, rows] of Object.entries(mistakes))
  describe(`the build checks ${file}`, () => {
    for (const [part, instead, message] of rows)
      test(`“${instead}” for “${part}” is ${message === null ? 'right' : 'refused'}`, () =>
        assertMessages(edit(file, part, instead), file, message));
  });
