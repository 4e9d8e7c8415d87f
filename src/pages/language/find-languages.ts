import * as english from '../../content/en/languages';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { ignoredWords } from '../../content-model/words';
import { type Spelling, spellingOf, wordsOf } from './spelling';

const ignored = wordsOf(`${ignoredWords} ${english.ignoredWords}`);

/**
 * What a name may have in common with what is typed, the best first. Short words sound alike, and
 * so do words read as one, at 0, by their consonants.
 */
const tests: readonly ((name: Spelling, typed: Spelling, index: number) => boolean)[] = [
  (name, { word }, index) => name.word === word && index < 2,
  (name, { word }) => name.word.startsWith(word),
  (name, { sounds }) => name.sounds === sounds && sounds.length > 1,
  (name, { consonants }, index) =>
    name.consonants === consonants && consonants.length > 2 && index > 0,
];
/** The ranks of these tests, for a name and for a place. */
const ofName = [0, 1, 3, 4];
const ofPlace = [2, 2, 4];
const BY_SOUND = 3;
const INCOMPLETE = 5;
const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;

/**
 * The groups that have a match, each with its matching languages only; the best come first. Every
 * word of the query must fit a name of the language, its script or its states. If no language has
 * them all, as for "Hindi, Tamil", one word is enough. If a language has the typed name, none is
 * found by sound alone. An empty query matches all.
 */
export function findLanguages(groups: readonly ScriptGroup[], text: string) {
  const query = queryOf(text);
  if (query.length === 0) return groups;
  const ranked = groups.map((group) => {
    const languages = group.languages.map((item) => ({ ...item, ...fit(item, query) }));
    return { ...group, languages, rank: languages.sort(byRank)[0]?.rank ?? Infinity };
  });
  ranked.sort(byRank);
  const best = ranked[0]?.rank ?? Infinity;
  const end = best === 0 ? BY_SOUND : best < INCOMPLETE ? INCOMPLETE : Infinity;
  for (const group of ranked) group.languages = group.languages.filter(({ rank }) => rank < end);
  return ranked.filter(({ rank }) => rank < end);
}

/** Whether a query asks for English, which is on no list: every translation is from it or into it. */
export function asksForEnglish(text: string): boolean {
  const names = ['English', 'Angrezi', 'अंग्रेज़ी', 'ஆங்கிலம்', 'انگریزی'];
  return queryOf(text).some((word) => names.some((name) => rankOf(name, word, ofName) < Infinity));
}

/** Each word of a query, in its spellings. */
function queryOf(text: string): readonly (readonly Spelling[])[] {
  const words = wordsOf(text).filter((word) => !ignored.includes(word));
  // ड may be spelled r. No name begins with ऱ.
  const spellings = (word: string) => [word, word.replace(/[डढڈڑ]/g, 'ऱ')].map(spellingOf);
  return words.map((word) => [word, words.join('')].flatMap(spellings));
}

/** The rank of a language, and the other name that fits a query, where those shown do not. */
function fit(
  { name, autonym, otherNames, places }: LanguageItem,
  query: ReturnType<typeof queryOf>,
) {
  const fits = query
    .map((word) => {
      const ranks = [name, autonym, ...otherNames].map((one) => rankOf(one, word, ofName));
      const rank = Math.min(...ranks, ...places.map((one) => rankOf(one, word, ofPlace)));
      return { rank, foundBy: otherNames[ranks.indexOf(rank) - 2] };
    })
    .filter(({ rank }) => rank < Infinity)
    .sort(byRank);
  const missing = query.length - fits.length;
  return { ...fits[0], rank: (fits.at(-1)?.rank ?? Infinity) + INCOMPLETE * missing };
}

/** Reading takes long: each name is read once. */
const read = new Map<string, readonly Spelling[]>();

/** The rank of a name, of which all words are also read as one: "Tamilnadu". */
function rankOf(name: string, word: readonly Spelling[], ranks: readonly number[]): number {
  if (!read.has(name)) {
    const words = wordsOf(name);
    read.set(name, [words.join(''), ...words].map(spellingOf));
  }
  const best = tests.findIndex((test) =>
    read.get(name)?.some((one, index) => word.some((typed) => test(one, typed, index))),
  );
  return ranks[best] ?? Infinity;
}
