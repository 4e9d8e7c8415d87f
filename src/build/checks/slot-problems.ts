import { fill } from '../../lib/fill';
import type { Content, Text } from '../sources/content';
import { namedFacts } from '../sources/fill-facts';

/** What is in braces, and half a pair of braces. */
const braces = /\{[^{}]*\}|[{}]/g;

/** The slots of a text, each once, in the order of the alphabet. */
function slotsIn(text: string): string {
  return [...new Set(text.match(/\{[^{}]*\}/g))].sort().join(' ');
}

/** Slots that the site does not fill or that it needs; texts that are too long with the facts. */
export function slotProblems(content: Content): string[] {
  const { texts, tags, lineOf } = content;
  const named = new Map(['', 'en', ...tags].map((tag) => [tag, namedFacts(content, tag)]));
  return texts.flatMap((item) =>
    problemsOf(item, named.get(item.edition) ?? {}).map((problem) => lineOf(item) + problem),
  );
}

function problemsOf({ kind, value }: Text, named: Readonly<Record<string, string>>): string[] {
  const { slots, max = Infinity } = kind;
  if (!slots) return [];
  const { needed, allowed } = slots;
  const own = [...needed, ...allowed];
  const isKnown = (name: string) => own.includes(name) || Object.hasOwn(named, name);
  const wrong = value.match(braces)?.find((slot) => !isKnown(slot.slice(1, -1)));
  const use = [...own.map((name) => `{${name}}`), 'a name in figures.ts'].join(', ');
  if (wrong) return [`"${wrong}" is not filled in. Use ${use}, or delete it.`];
  const missing = needed.filter((name) => !value.includes(`{${name}}`));
  const { length } = fill(value, named);
  const tooLong = length > max ? [`the text has ${length} characters: write up to ${max}.`] : [];
  return [
    ...missing.map((name) => `the text needs {${name}}, which the site fills in. Add it.`),
    ...tooLong,
  ];
}

/** Translations with other slots than the English text, such as a price where that has its name. */
export function slotDifferences({ texts, lineOf }: Content): string[] {
  const inEnglish = texts.filter(({ edition }) => edition === 'en');
  const english = new Map(inEnglish.map((item) => [item.key, item]));
  return texts.flatMap((item) => {
    const model = english.get(item.key) ?? item;
    const [slots, expected] = [slotsIn(item.value), slotsIn(model.value)];
    if (slots === expected) return [];
    const there = `"${expected}" in ${lineOf(model).replace(/: $/, '')}`;
    return `${lineOf(item)}the words in braces are "${slots}", but ${there}`;
  });
}
