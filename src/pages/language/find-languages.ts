import * as english from '../../content/en/languages';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { ignoredWords, stateNames } from '../../content-model/words';
import { type Spelling, spellingOf, wordsOf } from './spelling';

const ignored = wordsOf(`${ignoredWords} ${english.ignoredWords}`);
const states: Readonly<Record<string, string>> = stateNames;
/** Reading takes long: each name is read once, and its words also as one, as in "Tamilnadu". */
const read = new Map<string, readonly Spelling[]>();
const namesOfEnglish = ['English', 'Angrezi', 'अंग्रेज़ी', 'इंग्लिश', 'ஆங்கிலம்', 'انگریزی'];

/**
 * What a name may have in common with what is typed, the best first. Short words sound alike, and
 * so do words read as one, at 0, by their consonants.
 */
const tests: readonly ((name: Spelling, typed: Spelling, index: number) => boolean)[] = [
  (name, { word }, index) => name.word === word && index < 2,
  (name, { word }) => name.word.startsWith(word),
  (name, { sounds }) => name.sounds === sounds && sounds.length > 1,
  (name, { consonants: all }, index) => name.consonants === all && all.length > 2 && index > 0,
];
/** A rank is twice the index of a test, and one more for places, which are not found by the last. */
const [BY_START, CONSONANTS, INCOMPLETE] = [2, 3, 8];
const unheard = ({ word }: Spelling) => ({ word, sounds: '', consonants: '' });
const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;

/**
 * The groups that match, each with its matching languages only, the best first. Every word of the
 * query must fit a name of the language, its script or its states; if no language has them all, as
 * for "Hindi, Tamil", one is enough. A word that is such a name, or that of English, is compared by
 * its spelling only; a query with such words finds no language that fits none of them. An empty
 * query matches all.
 */
export function findLanguages(groups: readonly ScriptGroup[], text: string) {
  const items = groups.flatMap(({ languages }) => languages);
  const isName = (word: readonly Spelling[]) =>
    kindOf(namesOfEnglish, word) === 0 || items.some((item) => fit(item, word).rank < BY_START);
  const words = queryOf(text);
  const named = words.filter(isName);
  const query = [
    ...named.map((word) => word.map(unheard)),
    ...words.filter((word) => !named.includes(word)),
  ];
  if (query.length === 0) return groups;
  const ranked = groups.map((group) => {
    const languages = group.languages.map((item) => {
      const fits = query.map((word) => fit(item, word));
      const isMeant = fits.slice(0, named.length || Infinity).some(({ rank }) => rank < Infinity);
      fits.sort(byRank);
      const missing = fits.filter(({ rank }) => rank === Infinity).length;
      const { rank = Infinity } = fits.at(-1 - missing) ?? {};
      return {
        ...item,
        foundBy: fits[0]?.foundBy,
        rank: isMeant ? rank + INCOMPLETE * missing : Infinity,
      };
    });
    return { ...group, languages, rank: languages.sort(byRank)[0]?.rank ?? Infinity };
  });
  ranked.sort(byRank);
  const end = (ranked[0]?.rank ?? Infinity) < INCOMPLETE ? INCOMPLETE : Infinity;
  for (const group of ranked) group.languages = group.languages.filter(({ rank }) => rank < end);
  return ranked.filter(({ rank }) => rank < end);
}

/** Whether a query asks for English, which is on no list: every translation is from it or into it. */
export function asksForEnglish(text: string): boolean {
  return queryOf(text).some((word) => kindOf(namesOfEnglish, word) < Infinity);
}

/** Each word of a query, in its spellings: the code of a state is also read as its name. */
function queryOf(text: string): (readonly Spelling[])[] {
  const words = wordsOf(text).filter((word) => !ignored.includes(word));
  const nameOf = (code: string) => wordsOf(states[code.toUpperCase()] ?? code).join('');
  // ड may be spelled r. No name begins with ऱ.
  const spellings = (word: string) => [word, word.replace(/[डढڈڑ]/g, 'ऱ')].map(spellingOf);
  return words.map((word) => [word, words.join(''), nameOf(word)].flatMap(spellings));
}

/** The rank of a language for a word, and the other name that fits, where those shown do not. */
function fit({ names, places, scheduled }: LanguageItem, word: readonly Spelling[]) {
  const kinds = names.map((name) => kindOf([name], word));
  const kind = Math.min(...kinds);
  const inPlaces = places.map((place) => kindOf(place, word, CONSONANTS));
  const inPlace = Math.min(...inPlaces);
  // Scheduled languages are first, then those found by a main name or at home in the place.
  const order = (isMain: boolean) => (scheduled ? 0 : 0.5) + (isMain ? 0 : 0.25);
  const byName = 2 * kind + (kind && order(kinds.indexOf(kind) < 3));
  const byPlace = 2 * inPlace + 1 + order(inPlaces.indexOf(inPlace) < 2) - (kind < 2 ? 0.5 : 0);
  const foundBy = kind > inPlace ? undefined : names.slice(2)[kinds.indexOf(kind) - 2];
  return { rank: Math.min(byName, byPlace), foundBy };
}

/** The index of the best test that one of the names passes with a word; Infinity if none does. */
function kindOf(names: readonly string[], word: readonly Spelling[], end = tests.length): number {
  for (const name of names.filter((one) => !read.has(one))) {
    const words = wordsOf(name);
    read.set(name, [words.join(''), ...words].map(spellingOf));
  }
  const passes = (name: string, test: (typeof tests)[number]) =>
    read.get(name)?.some((one, index) => word.some((typed) => test(one, typed, index)));
  const kind = tests.findIndex((test) => names.some((name) => passes(name, test)));
  return kind < 0 || kind >= end ? Infinity : kind;
}
