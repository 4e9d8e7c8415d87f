/*
 * The names of all languages are on the list in Latin letters, in every edition. What is typed is
 * read as a spelling of one of them: so a name is found in whichever script it is typed, and with
 * the usual mistakes.
 */

/** Folded letters (words-of.ts), and how a name in Latin letters may spell them. */
const spellings: readonly (readonly [letters: string, pattern: string])[] = [
  ['कखکقخkq', 'kh?'],
  ['गघگغg', 'gh?'],
  ['चछچc', 'ch?'],
  ['जझجزذضظژjz', '[jz]h?'],
  ['टठतथٹتطt', 'th?'],
  ['दधدd', 'dh?'],
  // ड़ is folded to ड.
  ['डढڈڑ', '[dr]h?'],
  // ं is folded to न.
  ['नن', '[mn]'],
  ['पफپفpf', 'ph?'],
  ['बभبb', 'bh?'],
  ['मم', 'm'],
  ['रृرr', 'rh?'],
  ['लل', 'l'],
  ['वvw', '[bvw]'],
  ['सسشصثs', 'sh?'],
  ['हہحhयع', 'h?'],
  ['अ', 'a'],
  ['aا', '[aeiouy]'],
  ['िेैऐیے', '[aeiy]'],
  ['ुोौऔوॉऑ', '[ouvw]'],
  // Tamil.
  ['ॻ', '[ghk]h?'],
  ['ॼ', '[cjsz]h?'],
  ['ॾ', '[dt]h?'],
  ['ॿ', '[bp]h?'],
];

/** Whether a name is another spelling of a word. Short words are too much like each other. */
export function spellingOf(word: string): (name: string) => boolean {
  if (/^(?:[a-z]{1,4}|..?)$/.test(word)) return (name) => name === word;
  const patterns = Array.from(
    word.replace(/[aeiouy]+/g, 'a'),
    (letter) => spellings.find(([letters]) => letters.includes(letter))?.[1] ?? letter,
  );
  // Between letters, vowels are often not written; at the end, no more than a short one.
  const spelling = new RegExp(`^h?${patterns.join('[aeiouy]*')}[aou]*$`);
  return (name) => spelling.test(name);
}
