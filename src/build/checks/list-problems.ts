import type { Content, Text } from '../sources/content';
import { mostOf } from './shape-problems';
import { slotsIn, wrongSlot } from './text-problems';

/** Each English text with its translations. Plural forms that English lacks are with `other`. */
export function translations(texts: readonly Text[]): Text[][] {
  const groups = new Map<string, Text[]>();
  for (const item of texts) {
    const key = groups.has(item.key) ? item.key : item.key.replace(/\w+$/, 'other');
    if (item.edition === 'en') groups.set(item.key, [item]);
    else groups.get(key)?.push(item);
  }
  return [...groups.values()];
}

/** A text and its translations have the same slots. */
export function slotProblems({ texts, lineOf }: Content): string[] {
  return translations(texts).flatMap((all) => {
    const items = all.filter(({ value }) => !wrongSlot.test(value));
    const usual = mostOf(items.map(({ value }) => slotsIn(value))) ?? '';
    const model = items.find(({ value }) => slotsIn(value) === usual);
    return items.flatMap((item) => {
      const slots = slotsIn(item.value);
      if (slots === usual || !model) return [];
      const there = `"${usual}" in ${lineOf(model).replace(/: $/, '')}`;
      return `${lineOf(item)}the words in braces are "${slots}", but ${there}. Make them agree.`;
    });
  });
}

/** What no two entries of a list may share: an id, a tag, or what names the entry to visitors. */
const unique =
  /^\S+ (?:titles|navLabels|languageNames) |^editions\.ts .* (?:file|name)$| languages \S+ 1\/\d+$| (?:id|tag|title|label|question|quote)$/;

export function repetitions({ texts, lineOf }: Content): string[] {
  const seen = new Set<string>();
  return texts.flatMap((item) => {
    const entry = [item.file, item.path[0], item.value].join('\n');
    const isRepeated = unique.test(item.key) && seen.has(entry);
    if (unique.test(item.key)) seen.add(entry);
    return isRepeated ? `${lineOf(item)}"${item.value}" is already in this list. Change one.` : [];
  });
}

/** The scripts of Indian languages other than Latin (ISO 15924). */
const scripts = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Arab Olck Mtei Tibt'
  .split(' ')
  .map((script) => RegExp(`\\p{Script=${script}}`, 'gu'));

/** The Indian script of most letters of a text; undefined for Latin and any other. */
function scriptOf(text: string): RegExp | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find((script) => (text.match(script)?.length ?? 0) > letters / 2);
}

/** Words in another Indian script than the name of their edition. */
export function scriptProblems({ constants, texts, lineOf }: Content): string[] {
  return constants.editions.flatMap(({ tag, name }) => {
    const words = texts.filter(({ edition }) => edition === tag);
    const foreign = words.filter(
      ({ value }) => ![undefined, scriptOf(name)].includes(scriptOf(value)),
    );
    const start = `not in the script of "${name}"`;
    return foreign.length > words.length / 2
      ? `src/content/editions.ts: src/content/${tag}/ is ${start}. Correct the name or the folder.`
      : foreign.map((item) => `${lineOf(item)}the text is ${start}. Write it in that language.`);
  });
}
