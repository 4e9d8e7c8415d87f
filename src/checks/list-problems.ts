import type { Content, Text } from './read-content';
import { placeOf } from './read-content';
import { isWords, slotsIn } from './text-problems';

/** The mistakes that show only beside other texts: wrong slots, repeated ids, unknown states. */
export function listProblems(content: Content): string[] {
  const { texts, tags } = content;
  if (tags.length === 0) return ['src/content/editions.ts: the list is empty. Add a language.'];
  return [
    ...slotProblems(texts),
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

/** The slots of a text are those of the English text. A plural form has the slots of `other`. */
function slotProblems(texts: readonly Text[]): string[] {
  const english = englishTexts(texts);
  return texts.filter(isWords).flatMap((item) => {
    const key = keyOf(item);
    const original = english.get(key) ?? english.get(key.replace(/\w+$/, 'other'));
    if (!original || slotsIn(original.text).join() === slotsIn(item.text).join()) return [];
    const [own, others] = [item, original].map(({ text }) => `"${text.match(/\{\w+\}/g) ?? ''}"`);
    const there = original.place.slice(0, -2);
    return `${item.place}the words in braces are ${own}, but ${others} in ${there}. Make them agree.`;
  });
}

/** What no two entries of a list may share: ids, tags, and what names an entry to visitors. */
function repeated(texts: readonly Text[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap(({ file, path, text, place }) => {
    const [list = '', ...rest] = path;
    const name = list === 'scriptList' ? rest.slice(3).join() : (rest.at(-1) ?? '');
    const isUnique =
      /^(?:id|tag|title|label|question|quote)$/.test(name) ||
      (list === 'scriptList' && name === '1') ||
      (list === 'editions' && /^(?:file|name)$/.test(name)) ||
      list === 'titles';
    const key = [file, list, list === 'titles' ? '' : name, text].join('\n');
    if (isUnique && seen.has(key)) return `${place}"${text}" is already in this list. Change one.`;
    seen.add(key);
    return [];
  });
}

/** Codes that lead nowhere: states of languages, years of milestones, the tag of an edition. */
function codeProblems(texts: readonly Text[]): string[] {
  const isState = ({ file, path }: Text) => file === 'en/languages.ts' && path[0] === 'stateNames';
  const states = texts.filter(isState).map(({ path }) => path[1] ?? '');
  return texts.flatMap(({ file, path, text, place }) => {
    const [list, , key, , part] = path;
    if (list === 'scriptList' && part === '3') {
      const unknown = text.split(' ').find((code) => code !== '' && !states.includes(code));
      const fix = `Use the keys of stateNames in en/languages.ts, with spaces between them.`;
      return unknown ? `${place}"${unknown}" is not a state. ${fix}` : [];
    }
    if (list === 'milestoneList' && key === 'id' && !/^(?:19|20)\d\d$/.test(text))
      return `${place}"${text}" is not a year. Use the form '2026'.`;
    const [folder = ''] = file.split('/');
    if (file === `${folder}/edition.ts` && path.join() === 'edition,tag' && text !== folder)
      return `${place}write the tag "${folder}".`;
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
  const lists = /^picture-files\.ts$/.test(file)
    ? []
    : [...source.matchAll(/(?<=^export const (?!testimonials)(\w+).*= )\[\s*\]/gm)];
  const empty = lists.map(
    ({ 1: name, index }) =>
      `${placeOf(file, source, index)}the list ${name} is empty. Add an entry.`,
  );
  return [...numbers, ...empty];
}
