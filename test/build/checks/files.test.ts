import { test } from 'node:test';
import { assertMessages, type Changes, content, edit } from '../../helpers/content';

const faq = content.get('en/faq.ts') ?? '';
const english = [...content].filter(([file]) => file.startsWith('en/'));
const noEnglish = Object.fromEntries(english.map(([file]) => [file, null]));
/** A third edition, with the English words. */
const entry = `{ tag: 'gu', file: 'gu.html', name: 'ગુજરાતી', dir: 'ltr', card: 'images/gu.png', reviewedBy: 'Ila' },\n];`;
const gu: Changes = {
  ...edit('editions.ts', '];', entry),
  ...Object.fromEntries(english.map(([file, source]) => [file.replace('en/', 'gu/'), source])),
  ...{ 'gu/edition.ts': "export const edition = { tag: 'gu' };" },
};
const missing = 'is missing. Add it, or delete the edition.';
const other = 'is in no other language. Delete it, or add it to each.';
const stray = 'is not part of the content. Delete it, or move it out of src/content/en/.';
const encoding = 'en/faq.ts: is not UTF-8. Save it as UTF-8.';
const unexpected = 'is not expected. Delete it, or correct it, or add it to each language.';

// biome-ignore format: one change a line
const files: readonly (readonly [what: string, changes: Changes, message: string | null])[] = [
  ['a third edition', gu, null],
  ['a folder that an edition lacks', { ...edit('editions.ts', '];', entry), 'gujarati/edition.ts': '' }, 'gu/ is missing. Copy src/content/en/, rename src/content/gujarati/, or delete the edition.'],
  ['a file that one language lacks', { 'bn/faq.ts': null }, `bn/faq.ts ${missing}`],
  ['a file that English lacks', { ...gu, 'en/faq.ts': null }, `en/faq.ts ${missing}`],
  ['a file that only English has', { ...gu, 'en/old.ts': '' }, `en/old.ts ${other}`],
  ['a file that only another language has', { 'bn/old.ts': '' }, `bn/old.ts ${other}`],
  ['a lost folder of English words', noEnglish, 'en/ is missing. The other languages are compared with it: restore it.'],
  ['a copy of a file', { 'en/faq - Copy.ts': '' }, `en/faq - Copy.ts ${stray}`],
  ['a folder in a folder', { 'en/bn/faq.ts': '', 'en/bn/about.ts': '' }, `en/bn/ ${stray}`],
  ['a file whose name ends with .txt', { 'en/faq.ts': null, 'en/faq.ts.txt': faq }, 'en/faq.ts.txt: rename it, without .txt at the end.'],
  ['a file in UTF-16', { 'en/faq.ts': Buffer.from(faq, 'utf16le') }, encoding],
  ['a file in Latin-1', { 'en/faq.ts': Buffer.from('// é', 'latin1') }, encoding],
  ['an empty file of words', { ...gu, 'en/faq.ts': '' }, 'en/faq.ts: "faq" is missing in this file. Add it.'],
  ['an empty style sheet', { 'bn/style.css': '' }, "bn/style.css: a line is missing. Add: @import '../../styles/index.css';"],
  ['a style sheet with double quotes', { 'bn/style.css': '@import url("../../styles/index.css");' }, null],
  ['a file of no edition', { 'old/edition.ts': '' }, null],
  ['a note of the translator', { 'bn/glossary.md': '' }, null],
  ['a key that only English lacks', { ...gu, ...edit('en/interface.ts', / {2}menu.*\n/, '') }, 'en/interface.ts:2: "menu" is missing in headerWords. Add it.'],
  ['a key that only English has', { ...gu, ...edit('en/interface.ts', 'menu', "old: 'Old', menu") }, `en/interface.ts:3: "old" ${unexpected}`],
  ['a slot that only English lacks', { ...gu, ...edit('en/faq.ts', ' {company}', '') }, 'en/faq.ts:4: the words in braces are "", but "{company}" in src/content/bn/faq.ts:4. Make them agree.'],
  ['a file with a byte order mark and Windows line ends', { 'en/faq.ts': `\ufeff${faq.replaceAll('\n', '\r\n')}` }, null],
];
for (const [what, changes, message] of files)
  test(`E1 ${what} is ${message === null ? 'right' : 'refused'}`, () =>
    assertMessages(changes, '', message && `src/content/${message}`));
