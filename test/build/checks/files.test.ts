import { test } from 'node:test';
import { assertMessages, type Changes, sourceOf } from '../../helpers/content';

const faq = sourceOf('en/faq.ts');
const encoding = 'en/faq.ts: is not UTF-8. Save it as UTF-8.';
const stray = 'is not part of the content. Delete it, or move it out of src/content/';
// biome-ignore format: one change a line
const files: readonly (readonly [what: string, changes: Changes, message: string | null])[] = [
  ['a file that one language lacks', { 'hi/faq.ts': null }, 'hi/faq.ts is missing. Copy that of en/, or delete the edition.'],
  ['a file that English lacks', { 'en/faq.ts': null }, 'en/faq.ts is missing. Restore it.'],
  ['a list that is lost', { 'specimen.ts': null }, 'specimen.ts is missing. Restore it.'],
  ['a file that only English has', { 'en/old.ts': '' }, `en/old.ts ${stray}en/.`],
  ['a file that only another language has', { 'hi/old.ts': '' }, `hi/old.ts ${stray}hi/.`],
  ['a list that is not declared', { 'old.ts': '' }, `old.ts ${stray}.`],
  ['a copy of a file', { 'en/faq - Copy.ts': '' }, `en/faq - Copy.ts ${stray}en/.`],
  ['a folder in a folder', { 'en/bn/faq.ts': '' }, `en/bn/faq.ts ${stray}en/.`],
  ['a file whose name ends with .txt', { 'en/faq.ts': null, 'en/faq.ts.txt': faq }, 'en/faq.ts.txt: rename it, without .txt at the end.'],
  ['a file in UTF-16', { 'en/faq.ts': Buffer.from(faq, 'utf16le') }, encoding],
  ['a file in Latin-1', { 'en/faq.ts': Buffer.from('// é', 'latin1') }, encoding],
  ['an empty file of words', { 'en/faq.ts': '' }, 'en/faq.ts: "faq" is missing in this file. Add it.'],
  ['an empty style sheet', { 'hi/style.css': '' }, "hi/style.css: a line is missing. Add: @import '../../styles/index.css';"],
  ['a style sheet with double quotes', { 'hi/style.css': '@import url("../../styles/index.css");' }, null],
  ['a file of no edition', { 'old/edition.ts': '' }, null],
  ['a note of the translator', { 'hi/glossary.md': '' }, null],
];
for (const [what, changes, message] of files)
  test(`E1 ${what} is ${message === null ? 'right' : 'refused'}`, () =>
    assertMessages({ changes, at: '' }, ...(message ? [`src/content/${message}`] : [])));
