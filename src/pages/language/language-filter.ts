import type { LanguageRow, ScriptGroup } from '../../content/languages';

/**
 * The groups that hold a match, each with its matching languages only. Every word asked for must begin a word of a
 * language's name, own name, script or states; case and accents do not matter. An empty query matches all.
 */
export function filterLanguages(
  groups: readonly ScriptGroup[],
  query: string,
): readonly ScriptGroup[] {
  const words = fold(query)
    .split(/[\s,()–]+/)
    .filter(Boolean);
  const matches = (script: string, [, name, autonym, states]: LanguageRow) => {
    const found = fold(`${name} ${autonym} ${script} ${states}`).split(/[\s,()–]+/);
    return words.every((word) => found.some((text) => text.startsWith(word)));
  };
  return groups
    .map((group) => ({
      ...group,
      languages: group.languages.filter((row) => matches(group.script, row)),
    }))
    .filter((group) => group.languages.length > 0);
}

/** Drops Latin accents, but keeps the vowel signs of Indian scripts, which Unicode counts as marks too. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
