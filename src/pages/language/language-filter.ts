import { ignoredWords } from '#words/languages';
import { ignoredWords as ignoredEnglishWords } from '../../content/en/languages';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';

/**
 * The groups that have a match, each with its matching languages only. Every word of the query must
 * be the start of a word in the names of the language, its script or its states. If no language has
 * them all, as for "Hindi, Tamil", one word is enough. An empty query matches all.
 */
export function filterLanguages(
  groups: readonly ScriptGroup[],
  query: string,
): readonly ScriptGroup[] {
  const words = wordsOf(query).filter((word) => !ignored.includes(word));
  const all = search(groups, (isFound) => words.every(isFound));
  return all.length > 0 ? all : search(groups, (isFound) => words.some(isFound));
}

/** The number of languages in the groups. A language written in several scripts counts once. */
export function countLanguages(groups: readonly ScriptGroup[]): number {
  const tags = groups.flatMap(({ languages }) => languages.map(({ tag }) => tag.split('-')[0]));
  return new Set(tags).size;
}

function search(
  groups: readonly ScriptGroup[],
  matches: (isFound: (word: string) => boolean) => boolean,
): readonly ScriptGroup[] {
  const isMatch = ({ search }: LanguageItem) => {
    const words = wordsOf(search);
    // "Tamilnadu" finds Tamil Nadu.
    const names = words.map((word, index) => word + (words[index + 1] ?? ''));
    return matches((word) => names.some((name) => name.startsWith(word)));
  };
  return groups.flatMap((group) => {
    const languages = group.languages.filter(isMatch);
    return languages.length > 0 ? [{ ...group, languages }] : [];
  });
}

/*
 * What a search ignores: differences between keyboards and between usual spellings. Less regular
 * spellings are in the list of languages and in `otherNames` of an edition.
 */
type Folding = readonly [from: RegExp, to: string];

const lettersOfOneScript: readonly Folding[] = [
  // Tamil has letters of its own and borrowed letters for the same sounds.
  [/[சஜஷ]/g, 'ஸ'],
  [/ஹ/g, 'க'],
  // Assamese has its own ra, Gurmukhi two nasal signs.
  [/ৰ/g, 'র'],
  [/ੰ/g, 'ਂ'],
];

const foldings: readonly Folding[] = [
  // Accents, vowel signs and hamza of Arabic, apostrophes, and characters without width.
  [/[\u0300-\u036f\u0640\u064b-\u065f\u0670'’‘ʼ]|\p{Cf}/gu, ''],
  // Arabic and Urdu keyboards have different letters for yeh, kaf and heh.
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[هھةە]/g, 'ہ'],
  [/ں/g, 'ن'],
  // Nasals before a consonant; then the dot below and the virama.
  [/म्(?=[प-म])|[ङञणँं]/g, 'न'],
  [/[\u093c\u094d]/g, ''],
  // Long and short vowels, sibilants, and l.
  [/[इईी]/g, 'ि'],
  [/[उऊू]/g, 'ु'],
  [/[ऎएॆ]/g, 'े'],
  [/[ऒओॊ]/g, 'ो'],
  [/[शष]/g, 'स'],
  [/ळ/g, 'ल'],
  // Doubled letters, in any script.
  [/(.)\1+/gu, '$1'],
];

const applyAll = (text: string, all: readonly Folding[]) =>
  all.reduce((result, [from, to]) => result.replace(from, to), text);

/**
 * The block of each Indian script, from Bengali to Malayalam, has the layout of Devanagari's: the
 * same rules do for all, and a name is found in whichever of these scripts it is typed.
 */
function toDevanagari(text: string): string {
  return text.replace(/[\u0980-\u0d7f]/g, (letter) =>
    String.fromCharCode(0x900 | (letter.charCodeAt(0) & 0x7f)),
  );
}

/** The folded words of a text: sequences of letters, marks and numbers. */
function wordsOf(text: string): readonly string[] {
  const composed = applyAll(text.toLowerCase().normalize('NFC'), lettersOfOneScript);
  const folded = applyAll(toDevanagari(composed).normalize('NFD'), foldings);
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const ignored = wordsOf(`${ignoredWords} ${ignoredEnglishWords}`);
