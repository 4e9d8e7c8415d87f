import { scriptGroups } from '../../src/content-model/lists-with-words';
import { filterLanguages } from '../../src/pages/language/language-filter';

/* Bundled with the words of each edition, and run, by tests of the search. */

export { languageNames, otherNames } from '../../src/content-model/words';

/** The tags of the languages that a visitor finds. */
export function find(query: string): string[] {
  const groups = filterLanguages(scriptGroups, query);
  return groups.flatMap(({ languages }) => languages.map(({ tag }) => tag));
}
