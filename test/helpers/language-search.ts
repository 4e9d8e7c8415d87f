import { scriptGroups } from '../../src/content-model/lists-with-words';
import { languageNames, otherNames, stateNames } from '../../src/content-model/words';
import { findLanguages } from '../../src/pages/language/find-languages';

/* Bundled with the words of each edition, and run, by tests of the search. */

/** The names of an edition: the one shown, and others. */
export function namesOf(tag: string): string[] {
  const all: readonly Readonly<Record<string, string | undefined>>[] = [languageNames, otherNames];
  return all.flatMap((names) => names[tag]?.split(', ') ?? []);
}
export { asksForEnglish } from '../../src/pages/language/find-languages';
export { scriptGroups, stateNames };

/** The tags of the languages that a visitor finds. */
export function find(query: string): string[] {
  const groups = findLanguages(scriptGroups, query);
  return groups.flatMap(({ languages }) => languages.map(({ tag }) => tag));
}
