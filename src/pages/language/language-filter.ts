import { englishNames, ignoredWords } from '#words/languages';
import * as english from '../../content/en/languages';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
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
  const { names, places } = foldedNames(item);
  const all = names.flat();
  const present = words.map(
    ({ starts, fits }) => all.some(isSame) || all.some(fits) || places.some(starts),
  );
  const isFound = (texts: readonly string[]) =>
    texts.some((text) => words.some(({ fits }) => fits(text)));
  const leads = names.map((texts) => isFound(texts.slice(0, 2)));
  const order = [
    names.some(([name]) => name === whole),
    names.some(([name = '']) => isSame(name)),
    leads[0] || leads[1],
    leads.includes(true),
    true,
  ].indexOf(true);
  const found = places.some((text) => words.some(({ starts }) => starts(text)))
    ? -1
    : names.findIndex(isFound);
  const missing = present.filter((one) => !one).length + present.indexOf(true);
  return {
    rank: present.includes(true) ? INCOMPLETE * missing + order : Infinity,
    // The first two are shown.
    foundBy: item.otherNames[found - 2],
  };
}

interface FoldedNames {
  /** Those that are shown, then the others; of each, all words as one first. */
  readonly names: readonly (readonly string[])[];
  readonly places: readonly string[];
}

const cache = new WeakMap<LanguageItem, FoldedNames>();

/** Folding takes long: it is done once for each language. */
function foldedNames(item: LanguageItem): FoldedNames {
  const { name, autonym, otherNames, places } = item;
  const names = cache.get(item) ?? {
    names: [name, autonym, ...otherNames].map(typedWordsOf),
    places: places.flatMap(typedWordsOf),
  };
  cache.set(item, names);
  return names;
}

/** The words of a text as visitors may type them: "Tamilnadu" for Tamil Nadu. */
function typedWordsOf(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => [undouble(words.slice(index).join('')), word]);
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
