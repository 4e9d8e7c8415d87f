import { test } from 'node:test';
import { assertMessages, set } from '../../helpers/content';

const markup = 'is shown as it is: a text has no markup. Delete it.';
const space = '" " is at the beginning or the end of the text. Delete it.';
const encoding = 'comes from a wrong encoding. Write the text again, and save it as UTF-8.';
const slot = 'is not filled in. Use a name in figures.ts, or delete it.';
// biome-ignore format: one text a line
const texts: readonly (readonly [text: string, message: string | null])[] = [
  [' ', 'answer is empty: write a text.'],
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
  ['At {count}', `"{count}" ${slot}`],
  ['At {{company}}', `"{" ${slot}`],
  ['At company}', `"}" ${slot}`],
  ['हिन्दी में', 'the text is not in the script of "English". Write it in that language.'],
  ...[0xad, 0x200b, 0x2028, 0x202e, 0x2060, 0x2066, 0x2067, 0x2069, 0xe000, 0xf8ff, 0xfeff, 0xfffc].map(
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
  test(`the text “${text}” is ${message === null ? 'right' : 'refused'}`, () =>
    assertMessages(
      set('en/faq.ts faq 1 answer', `'${text}'`),
      ...(message ? [`@: ${message}`] : []),
    ));

test('no check refuses a word of another language', () =>
  assertMessages(set('hi/faq.ts faq 1 answer', "'Todo TODO, XXX'")));
