import type { Content } from '../sources/content';

/** Entries of one list with the same id, tag, or text that names them to visitors. */
export function repetitions({ texts, lineOf }: Content): string[] {
  const seen = new Set<string>();
  return texts.flatMap((item) => {
    const { isUnique } = item.kind;
    if (!isUnique) return [];
    const list = isUnique === 'inList' ? item.path.slice(0, -1) : item.path[0];
    const entry = [item.file, list, item.value].join('\n');
    const isRepeated = seen.has(entry);
    seen.add(entry);
    return isRepeated ? `${lineOf(item)}"${item.value}" is already in this list. Change one.` : [];
  });
}

/** An edition whose tag is not the name of its folder. */
export function tagProblems({ texts, lineOf }: Content): string[] {
  return texts.flatMap((item) =>
    item.key === 'edition.ts edition tag' && item.value !== item.edition
      ? `${lineOf(item)}tag "${item.value}" is not valid: write the name of the folder.`
      : [],
  );
}

/** The scripts of Indian languages other than Latin (ISO 15924). */
const scripts = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Arab Olck Mtei Tibt'.split(' ');

function letterOf(names: readonly string[]): RegExp {
  return RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'gu');
}

function count(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}

/** Words in another Indian script than the name of their edition. */
export function scriptProblems({ facts, texts, lineOf }: Content): string[] {
  return facts.editions.flatMap(({ tag, name }) => {
    const words = texts.filter(({ edition }) => edition === tag);
    const foreign = letterOf(scripts.filter((script) => count(name, letterOf([script])) === 0));
    const wrong = words.filter(({ value }) => count(value, foreign) > count(value, /\p{L}/gu) / 2);
    const start = `not in the script of "${name}"`;
    return wrong.length > words.length / 2
      ? `src/content/editions.ts: src/content/${tag}/ is ${start}. Correct the name or the folder.`
      : wrong.map((item) => `${lineOf(item)}the text is ${start}. Write it in that language.`);
  });
}
