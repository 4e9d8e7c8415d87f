import * as english from '../../content/en/languages';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { englishNames, ignoredWords } from '../../content-model/words';
import { spellingOf } from './spelling-of';
import { undouble, wordsOf } from './words-of';

type Test = (word: string) => boolean;

interface Query {
  readonly words: readonly {
    /** Whether it is the start of a word. */
    readonly starts: Test;
    /** Whether it is the start of a word, or another spelling of it. */
    readonly fits: Test;
  }[];
  /** All words as one. */
  readonly whole: string;
  /** Whether the query is another spelling of a name. */
  readonly isSame: Test;
}

/** Languages that have all words of a query rank below this. */
const INCOMPLETE = 5;

/**
 * The groups that have a match, each with its matching languages only; the best come first. Every
 * word of the query must be the start of a word in the names of the language, its script or its
 * states, or another spelling of one in the names of the language. If no language has them all, as
 * for "Hindi, Tamil", one word is enough. An empty query matches all.
 */
export function filterLanguages(
  groups: readonly ScriptGroup[],
  text: string,
): readonly ScriptGroup[] {
  const words = wordsOf(text).filter((word) => !ignored.includes(word));
  if (words.length === 0) return groups;
  const query = queryOf(words);
  const ranked = groups.map((group) => {
    const languages = group.languages.map((item) => ({ ...item, ...rank(item, query) }));
    languages.sort((one, other) => one.rank - other.rank);
    return { ...group, languages, rank: languages[0]?.rank ?? Infinity };
  });
  ranked.sort((one, other) => one.rank - other.rank);
  const isComplete = ranked.some((group) => group.rank < INCOMPLETE);
  const end = isComplete ? INCOMPLETE : Infinity;
  return ranked
    .filter((group) => group.rank < end)
    .map((group) => ({
      ...group,
      languages: group.languages.filter((item) => item.rank < end),
    }));
}

function queryOf(words: readonly string[]): Query {
  const whole = undouble(words.join(''));
  return {
    words: words.map((typed) => {
      const starts: Test = (word) => word.startsWith(typed);
      const isSame = spellingOf(typed);
      return { starts, fits: (word) => starts(word) || isSame(word) };
    }),
    whole,
    isSame: spellingOf(whole),
  };
}

/** How well a language fits a query, and the other name that does, where those shown do not. */
function rank(item: LanguageItem, { words, whole, isSame }: Query) {
  const { name, autonym, otherNames } = item;
  const names = [name, autonym, ...otherNames].map(typedWordsOf);
  const all = names.flat();
  const places = item.places.flatMap(typedWordsOf);
  const isAll = all.some(isSame);
  const present = words.map(({ starts, fits }) => isAll || all.some(fits) || places.some(starts));
  if (!present.includes(true)) return { rank: Infinity };
  const isFound = (texts: readonly string[]) =>
    texts.some((text) => words.some(({ fits }) => fits(text)));
  const leads = names.map((texts) => isFound(texts.slice(0, 2)));
  const order = [
    names.some(([first]) => first === whole),
    names.some(([first = '']) => isSame(first)),
    leads[0] || leads[1],
    leads.includes(true),
    true,
  ].indexOf(true);
  const missing = present.filter((one) => !one).length + present.indexOf(true);
  const isPlace = places.some((text) => words.some(({ starts }) => starts(text)));
  return {
    rank: INCOMPLETE * missing + order,
    // The first two names are shown.
    foundBy: isPlace ? undefined : otherNames[names.findIndex(isFound) - 2],
  };
}

const folded = new Map<string, readonly string[]>();

/**
 * The words of a text as visitors may type them: "Tamilnadu" for Tamil Nadu, all as one first.
 * Folding takes long: each text is folded once.
 */
function typedWordsOf(text: string): readonly string[] {
  const known = folded.get(text);
  if (known) return known;
  const words = wordsOf(text);
  const typed = words.flatMap((word, index) => [undouble(words.slice(index).join('')), word]);
  folded.set(text, typed);
  return typed;
}

/** Whether a query asks for English, which is on no list: every translation is from it or into it. */
export function asksForEnglish(query: string): boolean {
  const names = wordsOf(`English ${englishNames}`);
  return wordsOf(query).some((word) => names.some((name) => name.startsWith(word)));
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

const ignored = wordsOf(`${ignoredWords} ${english.ignoredWords}`);
