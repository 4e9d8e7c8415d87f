import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';

/** Spaces, brackets and marks that separate words, in Latin and Arabic text. */
const BETWEEN_WORDS = /[\s,،()–-]+/;

/**
 * The groups that have a match, each with its matching languages only. Every word of the query must
 * be the start of a word in the language's name, autonym, aliases, script or states; case, accents
 * and the variants of Arabic letters are ignored. If nothing matches, whole words are compared
 * regardless of their spelling: "Panjabi" finds Punjabi, and "Limbu" does not find Lambadi. An
 * empty query matches all.
 */
export function filterLanguages(
  groups: readonly ScriptGroup[],
  query: string,
): readonly ScriptGroup[] {
  const exact = search(
    groups,
    query,
    fold,
    (text, word) => text.startsWith(word),
    ({ name, autonym, aliases, states }, script) =>
      `${name} ${autonym} ${aliases} ${script} ${states}`,
  );
  if (exact.length > 0) return exact;
  return search(
    groups,
    query,
    foldSpelling,
    // Folding may leave one letter of a short word, which would match too much.
    (text, word) => text === word && word.length > 1,
    ({ name, autonym, aliases }) => `${name} ${autonym} ${aliases}`,
  );
}

/** The number of languages in the groups. A language written in several scripts counts once. */
export function countLanguages(groups: readonly ScriptGroup[]): number {
  const tags = groups.flatMap(({ languages }) => languages.map(({ tag }) => tag.split('-')[0]));
  return new Set(tags).size;
}

function search(
  groups: readonly ScriptGroup[],
  query: string,
  foldWord: (word: string) => string,
  matches: (text: string, word: string) => boolean,
  textOf: (language: LanguageItem, script: string) => string,
): readonly ScriptGroup[] {
  const wordsOf = (text: string) => text.split(BETWEEN_WORDS).filter(Boolean).map(foldWord);
  const words = wordsOf(query);
  return groups.flatMap((group) => {
    const languages = group.languages.filter((language) => {
      const found = wordsOf(textOf(language, group.script));
      return words.every((word) => found.some((text) => matches(text, word)));
    });
    return languages.length > 0 ? [{ ...group, languages }] : [];
  });
}

/**
 * Drops Latin accents and Arabic vowel signs, which are seldom typed, but keeps the vowel signs of
 * Indian scripts, which Unicode counts as marks too. Arabic and Urdu keyboards have different code
 * points for yeh, kaf and heh.
 */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ه/g, 'ہ')
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase();
}

/**
 * Drops what differs between spellings of a name: vowels, aspiration and doubled letters in Latin,
 * nasal signs and the dot below in Devanagari. The first letter stays.
 */
function foldSpelling(word: string): string {
  const [first = '', ...rest] = fold(word);
  return (first + rest.join('').replace(/[aeiouyh]/g, ''))
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/[ँं़]|[ङञणनम]्/g, '')
    .replace(/(.)\1+/g, '$1');
}
