import { editionProblems } from './edition-problems';
import type { Content, Text } from './read-content';
import { placeOf } from './read-content';
import { isWords, slotsIn } from './text-problems';

/** The mistakes that show only beside other texts: wrong slots, repeated ids, unknown states. */
export function listProblems(content: Content): string[] {
  const { texts, tags } = content;
  if (tags.length === 0) return ['src/content/editions.ts: the list is empty. Add a language.'];
  return [
    ...slotProblems(texts, tags),
    ...editionProblems(texts),
    ...repeated(texts),
    ...codeProblems(texts),
    ...[...content.sources].flatMap(([file, source]) => numberProblems(file, source)),
  ];
}

/** Where a text is within its edition, such as `faq.ts faq 1 answer`. */
export function keyOf({ file, path }: Text): string {
  return [file.replace(/^.*\//, ''), ...path].join(' ');
}

export function englishTexts(texts: readonly Text[]): Map<string, Text> {
  return new Map(
    texts.filter(({ file }) => file.startsWith('en/')).map((one) => [keyOf(one), one]),
  );
}

/**
 * Each text must have the slots of the English text; a plural form, those of the form `other`. If
 * only the English text differs from all others, the message is about the English text.
 */
function slotProblems(texts: readonly Text[], tags: readonly string[]): string[] {
  const english = englishTexts(texts);
  const slotsOf = ({ text }: Text) => slotsIn(text).join();
  const wrong = new Map<Text, Text[]>();
  for (const item of texts.filter(isWords)) {
    const key = keyOf(item);
    const original = english.get(key) ?? english.get(key.replace(/\w+$/, 'other'));
    if (original && slotsOf(original) !== slotsOf(item))
      wrong.set(original, [...(wrong.get(original) ?? []), item]);
  }
  const message = ({ text, place }: Text, others: Text, where: string) => {
    const [own, there] = [text, others.text].map((one) => `"${one.match(/\{[^{}]*\}/g) ?? ''}"`);
    return `${place}the words in braces are ${own}, but ${there} in ${where}. Make them agree.`;
  };
  return [...wrong].flatMap(([original, items]) => {
    const [first = original] = items;
    const others = Math.max(2, tags.length - 1);
    return items.length === others && new Set(items.map(slotsOf)).size === 1
      ? message(original, first, 'the other languages')
      : items.map((item) => message(item, original, original.place.slice(0, -2)));
  });
}

/** What no two entries of a list may share: ids, tags, and what names an entry to visitors. */
function repeated(texts: readonly Text[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap(({ file, path, text, place }) => {
    const [list = '', ...rest] = path;
    const name = list === 'scriptList' ? rest.slice(3).join() : (rest.at(-1) ?? '');
    const isNameList = /^(?:titles|navLabels|languageNames)$/.test(list);
    const isUnique =
      /^(?:id|tag|title|label|question|quote)$/.test(name) ||
      (list === 'scriptList' && name === '1') ||
      (list === 'editions' && /^(?:file|name)$/.test(name)) ||
      isNameList;
    const key = [file, list, isNameList ? '' : name, text].join('\n');
    if (isUnique && seen.has(key)) return `${place}"${text}" is already in this list. Change one.`;
    seen.add(key);
    return [];
  });
}

/** Codes that lead nowhere: states of languages, years of milestones, marks in the specimen. */
function codeProblems(texts: readonly Text[]): string[] {
  const isState = ({ file, path }: Text) => file === 'en/languages.ts' && path[0] === 'stateNames';
  const states = texts.filter(isState).map(({ path }) => path[1] ?? '');
  return texts.flatMap(({ path, text, place }) => {
    const [list, , key, , part] = path;
    if (list === 'scriptList' && part === '3') {
      const unknown = text.split(' ').find((code) => code !== '' && !states.includes(code));
      const fix = `Use the keys of stateNames in en/languages.ts, with spaces between them.`;
      return unknown ? `${place}"${unknown}" is not a state. ${fix}` : [];
    }
    if (list === 'milestoneList' && key === 'id' && !/^(?:19|20)\d\d$/.test(text))
      return `${place}"${text}" is not a year. Use the form '2026'.`;
    if (key === 'id' && !/^[a-z\d-]+$/.test(text))
      return `${place}"${text}" is not an id. Use lowercase letters, digits and hyphens.`;
    const marks = text.replace(/[^\][()]+/g, '-');
    const isMarked = /^-?(?:\[-\]-?\(-\)|\(-\)-?\[-\])-?$/.test(marks);
    if (list === 'specimen' && key === 'text' && !isMarked)
      return `${place}mark one word with [ ] and one with ( ).`;
    return [];
  });
}

/** Percentages and empty lists, which are no texts. */
function numberProblems(file: string, source: string): string[] {
  const numbers = [...source.matchAll(/\bpercent: (-?[\d._]+)/g)].flatMap(({ 1: value, index }) =>
    Number(value) >= 0 && Number(value) <= 100
      ? []
      : `${placeOf(file, source, index)}${value} is not a percentage. Use a number from 0 to 100.`,
  );
  // A list, or one inside an entry. A company may have no numbers; a site, no pictures to mirror.
  const lists = /^(?:picture-files|company)\.ts$/.test(file)
    ? []
    : [...source.matchAll(/(?<=^export const (?!testimonials)(\w+).*= |\b(\w+): )\[\s*\]/gm)];
  const empty = lists.map(
    ({ 1: list, 2: key, index }) =>
      `${placeOf(file, source, index)}the list ${list ?? key} is empty. Add an entry.`,
  );
  return [...numbers, ...empty];
}
