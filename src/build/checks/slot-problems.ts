import type { Content, Text } from '../sources/content';
import { pairsOf } from '../sources/translations';

/** What is in braces, and half a pair of braces. */
const braces = /\{[^{}]*\}|[{}]/g;

/** The slots of a text, in the order of the alphabet. */
export function slotsIn(text: string): string {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort().join(' ');
}

/** Slots that the site does not fill or that it needs, and those that a translation lacks. */
export function slotProblems(content: Content): string[] {
  const { texts, lineOf } = content;
  const own = texts.flatMap((item) => ownProblems(item).map((problem) => lineOf(item) + problem));
  return own.length > 0 ? own : differences(content);
}

function ownProblems({ kind, value }: Text): string[] {
  if (!kind.slots) return [];
  const needed = kind.slots.needed.map((name) => `{${name}}`);
  const known = [...needed, ...kind.slots.allowed.map((name) => `{${name}}`)];
  const wrong = (value.match(braces) ?? []).find((slot) => !known.includes(slot));
  const fix = known.length > 0 ? `Use ${known.join(' and ')}, or delete it` : 'Delete it';
  if (wrong) return [`"${wrong}" is not filled in. ${fix}.`];
  const missing = needed.filter((slot) => !value.includes(slot));
  return missing.map((slot) => `the text needs ${slot}, which the site fills in. Add it.`);
}

/** A translation has the slots of the English text. */
function differences(content: Content): string[] {
  const { tags, lineOf } = content;
  const pairs = tags.flatMap((tag) => pairsOf(content, tag));
  return pairs.flatMap(({ item, english = item }) => {
    const [slots, model] = [slotsIn(item.value), slotsIn(english.value)];
    if (slots === model) return [];
    const there = `"${model}" in ${lineOf(english).replace(/: $/, '')}`;
    return `${lineOf(item)}the words in braces are "${slots}", but ${there}. Make them agree.`;
  });
}
