import type { Content, Text } from './content';

/** A text of an edition, and the English text that it translates, if there is one. */
export interface Pair {
  readonly item: Text;
  readonly english: Text | undefined;
}

/**
 * The texts of an edition. Where English lacks a plural form, the text is a translation of `other`;
 * where a list has another length than the English one, its entries are no translations.
 */
export function pairsOf({ texts }: Content, tag: string): Pair[] {
  const words = texts.filter(({ kind, value }) => kind.slots && value !== '');
  const english = new Map(
    words.flatMap((item) => (item.edition === 'en' ? [[item.key, item] as const] : [])),
  );
  const own = words.filter(({ edition }) => edition === tag);
  return own.map((item) => ({
    item,
    english: english.get(item.key) ?? english.get(item.key.replace(/\w+$/, 'other')),
  }));
}
