import * as english from '../../content/en/languages';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { englishNames, ignoredWords } from '../../content-model/words';

/** The fewest letters of a name to which a query may add an ending. */
const SHORTEST_STEM = 3;

/** Whether a word of the query fits a name. */
type Fit = (word: string, name: string) => boolean;

const isStart: Fit = (word, name) => name.startsWith(word);
// "தமிழில்", in Tamil.
const isInflected: Fit = (word, name) => name.length >= SHORTEST_STEM && word.startsWith(name);

/**
 * The groups that have a match, each with its matching languages only. Every word of the query must
 * be the start of a word in the names of the language, its script or its states. If no language has
 * them all, as for "Hindi, Tamil", one word is enough; if none has any, a name with an ending. An
 * empty query matches all.
 */
export function filterLanguages(
  groups: readonly ScriptGroup[],
  query: string,
): readonly ScriptGroup[] {
  const words = wordsOf(query).filter((word) => !ignored.includes(word));
  if (words.length === 0) return groups;
  const every = search(groups, isStart, (isFound) => words.every(isFound));
  if (every.length > 0) return arrange(every, words);
  const some = search(groups, isStart, (isFound) => words.some(isFound));
  const found =
    some.length > 0 ? some : search(groups, isInflected, (isFound) => words.some(isFound));
  return arrange(found, words);
}

/** Whether a query asks for English, which is on no list: every translation is from it or into it. */
export function asksForEnglish(query: string): boolean {
  const names = wordsOf(`English ${englishNames}`);
  return wordsOf(query).some((word) => names.some((name) => isStart(word, name)));
}

export interface LanguageCount {
  readonly staffed: number;
  readonly onRequest: number;
}

/**
 * The number of languages with a team of their own, and of the others. A language written in several
 * scripts counts once.
 */
export function countLanguages(groups: readonly ScriptGroup[]): LanguageCount {
  const languages = groups.flatMap((group) => group.languages);
  const baseOf = ({ tag }: LanguageItem) => tag.replace(/-.*/, '');
  const staffed = new Set(languages.filter(({ onRequest }) => !onRequest).map(baseOf));
  const all = new Set(languages.map(baseOf));
  return { staffed: staffed.size, onRequest: all.size - staffed.size };
}

function search(
  groups: readonly ScriptGroup[],
  fits: Fit,
  matches: (isFound: (word: string) => boolean) => boolean,
): readonly ScriptGroup[] {
  const isMatch = ({ search }: LanguageItem) => {
    const words = wordsOf(search);
    // "Tamilnadu" finds Tamil Nadu.
    const names = words.map((word, index) => undouble(word + (words[index + 1] ?? '')));
    return matches((word) => [...words, ...names].some((name) => fits(word, name)));
  };
  return groups.flatMap((group) => {
    const languages = group.languages.filter(isMatch);
    return languages.length > 0 ? [{ ...group, languages }] : [];
  });
}

/** Names that start with the query come first; a language found by another name says which. */
function arrange(groups: readonly ScriptGroup[], words: readonly string[]) {
  const fits = (text: string) => words.some((word) => text.startsWith(word));
  const rankOf = ({ name, autonym }: LanguageItem) =>
    Number(![name, autonym].some((text) => fits(wordsOf(text).join(' '))));
  const foundBy = ({ name, autonym, states, otherNames }: LanguageItem, script: string) =>
    wordsOf([name, autonym, states, script].join(' ')).some(fits)
      ? undefined
      : otherNames.find((text) => wordsOf(text).some(fits));
  return groups
    .map((group) => ({
      ...group,
      languages: group.languages
        .map((item) => ({ ...item, rank: rankOf(item), foundBy: foundBy(item, group.script) }))
        .sort((one, other) => one.rank - other.rank),
    }))
    .sort((one, other) => (one.languages[0]?.rank ?? 1) - (other.languages[0]?.rank ?? 1));
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
  // Endings of nouns in Tamil, which other cases replace.
  [/(?:ம்|ு)(?![\p{L}\p{M}])/gu, ''],
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
  [/\u093e/g, ''],
  [/आ/g, 'अ'],
  [/[इईी]/g, 'ि'],
  [/[उऊू]/g, 'ु'],
  [/[ऎएॆ]/g, 'े'],
  [/[ऒओॊ]/g, 'ो'],
  [/[शष]/g, 'स'],
  [/ळ/g, 'ल'],
];

/** Doubled letters, in any script, count once. */
const undouble = (text: string) => text.replace(/(.)\1+/gu, '$1');

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
  const folded = undouble(applyAll(toDevanagari(composed).normalize('NFD'), foldings));
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const ignored = wordsOf(`${ignoredWords} ${english.ignoredWords}`);
