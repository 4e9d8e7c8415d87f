import { fill } from '../../lib/fill';
import type { Content, Text } from '../sources/content';
import { namedFacts } from '../sources/fill-facts';
import { pairsOf } from '../sources/translations';

/** What is in braces, and half a pair of braces. */
const braces = /\{[^{}]*\}|[{}]/g;

/** The slots of a text, each once, in the order of the alphabet. */
export function slotsIn(text: string): string {
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
  if (!kind.slots) return [];
  const needed = kind.slots.needed.map((name) => `{${name}}`);
  const own = [...needed, ...kind.slots.allowed.map((name) => `{${name}}`)];
  const known = [...own, ...Object.keys(named).map((name) => `{${name}}`)];
  const wrong = (value.match(braces) ?? []).find((slot) => !known.includes(slot));
  const use = [...own, 'a name in figures.ts'].join(', ');
  if (wrong) return [`"${wrong}" is not filled in. Use ${use}, or delete it.`];
  const missing = needed.filter((slot) => !value.includes(slot));
  const { length } = fill(value, named);
  const { max = length } = kind;
  return [
    ...missing.map((slot) => `the text needs ${slot}, which the site fills in. Add it.`),
    ...(length > max ? [`the text has ${length} characters: write up to ${max}.`] : []),
  ];
}

/** Translations with other slots than the English text, such as a price where that has its name. */
export function slotDifferences(content: Content): string[] {
  const { tags, lineOf } = content;
  const pairs = tags.flatMap((tag) => pairsOf(content, tag));
  return pairs.flatMap(({ item, english = item }) => {
    const [slots, model] = [slotsIn(item.value), slotsIn(english.value)];
    if (slots === model) return [];
    const there = `"${model}" in ${lineOf(english).replace(/: $/, '')}`;
    return `${lineOf(item)}the words in braces are "${slots}", but ${there}`;
  });
}
