import { createHash } from 'node:crypto';
import type { Content, Text } from './content';
import { BuildError } from './errors';
import type { Files } from './files';

/*
 * The translations of an edition. review.json, beside its words, records from which English text each
 * was made, and who has signed it. Commands write it (`npm run words`). An entry is a digest of the
 * English text and one of the translation: a change of either voids it, wherever the two are.
 */

interface TranslationRecord {
  readonly reviews: readonly Review[];
  /** The entries of translations that nobody has signed. */
  readonly drafts: readonly string[];
}

/** What a linguist has signed at one time. */
interface Review {
  readonly by: string;
  /** ISO 8601. */
  readonly on: string;
  readonly texts: readonly string[];
}

export function recordFile(tag: string): string {
  return `src/content/${tag}/review.json`;
}

/**
 * The record of an edition. Fails if the file was not written by a command. Where two branches are in
 * conflict, what both have recorded is right.
 */
export function recordOf(files: Files, tag: string): TranslationRecord {
  const file = recordFile(tag);
  const source = files.get(file) ?? '{ "reviews": [] }';
  const conflict = /^<{7}.*\n([\s\S]*?)(?:^\|{7}[\s\S]*?)?^={7}\n([\s\S]*?)^>{7}.*\n/gm;
  const sides = ['$1', '$2'].map((side) => String(source).replace(conflict, side));
  try {
    const records = sides.map((side): TranslationRecord => JSON.parse(side));
    const reviews = records.flatMap((one) => one.reviews);
    const drafts = records.flatMap((one) => one.drafts ?? []);
    const entries = [drafts, ...reviews.map(({ texts }) => texts)].flat();
    const areSigned = reviews.every(({ by, on }) => by && on);
    if (areSigned && entries.every((one) => one.length === 8)) return { reviews, drafts };
  } catch {
    // The message below says what to do.
  }
  const fix = `Restore it, or delete it and run npm run words -- beside ${tag}.`;
  throw new BuildError(`${file}: is not as npm run words has written it. ${fix}`);
}

/** The entry of a translation in the record; of a text without an English one, such as an address. */
export function recordEntry(english: string | undefined, text: string): string {
  return digest(english ?? '') + digest(text);
}

/** 24 bits. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}

/** The states of XLIFF 1.2, section 2.3. A draft that was made from today's English is `translated`. */
export type State = 'needs-translation' | 'needs-review-translation' | 'translated' | 'signed-off';

/** A text of an edition, and what it translates. */
interface Pair {
  readonly item: Text;
  readonly english: Text | undefined;
  /** The English texts of its list, in any order, with their digests. It translates one of them. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface Translation extends Pair {
  readonly state: State;
}

/** The words of an edition. */
function wordsOf({ texts }: Content, tag: string): Text[] {
  return texts.filter(({ edition, kind, value }) => edition === tag && kind.slots && value !== '');
}

const ofCompany = /^company\.ts company(?= address )/;

/**
 * The texts of an edition. Where English lacks a plural form, the text is a translation of `other`;
 * where a list has another length than the English one, its entries have no English text. The
 * address is a translation of that in company.ts.
 */
export function pairsOf(content: Content, tag: string): Pair[] {
  const address = content.texts.flatMap((item) => {
    const isPart = ofCompany.test(item.key) && item.value !== '';
    return isPart ? { ...item, key: item.key.replace(ofCompany, 'edition.ts edition') } : [];
  });
  const inEnglish = [...address, ...wordsOf(content, 'en')];
  const byKey = new Map(inEnglish.map((item) => [item.key, item]));
  const listOf = ({ key }: Text) => key.replace(/ \d+\/\d+/g, ' #');
  const lists = new Map(inEnglish.map((item) => [listOf(item), new Map<string, string>()]));
  for (const item of inEnglish) lists.get(listOf(item))?.set(item.value, digest(item.value));
  return wordsOf(content, tag).map((item) => {
    const english = byKey.get(item.key) ?? byKey.get(item.key.replace(/\w+$/, 'other'));
    return { item, english, sources: lists.get(listOf(english ?? item)) ?? new Map() };
  });
}

/**
 * Whether a text is an English one, and more than a name or a borrowed word: it has three words, or
 * two of which the second begins with a small letter. Nobody can sign it as a translation.
 */
export function isEnglishSentence(text: string, pair: Pair | undefined): boolean {
  const parts = text.replace(/\{\w+\}/g, '').split(/\s+/);
  const words = parts.filter((part) => /\p{L}/u.test(part));
  const isSentence = words.length > 2 || /^\p{Ll}/u.test(words[1] ?? '');
  return isSentence && (pair?.sources.has(text) ?? false);
}

/** The texts of an edition with their states, by its record. */
export function translationsOf(content: Content, files: Files, tag: string): Translation[] {
  const record = recordOf(files, tag);
  const signed = new Set(record.reviews.flatMap(({ texts }) => texts));
  const drafts = new Set(record.drafts);
  const known = new Set([...signed, ...drafts].map((one) => one.slice(4)));
  const compared = new Set([...drafts].map((one) => one.slice(0, 4)));
  return pairsOf(content, tag).map((pair) => {
    const { item, english, sources } = pair;
    const own = digest(item.value);
    const source = english && sources.get(english.value);
    // A text that English lacks is recorded, and signed, by itself.
    const models = source === undefined ? [digest(''), ...sources.values()] : sources.values();
    const entries = [...models].map((one) => one + own);
    const stateOf = (): State => {
      if (isEnglishSentence(item.value, pair)) return 'needs-translation';
      if (entries.some((one) => signed.has(one))) return 'signed-off';
      if (entries.some((one) => drafts.has(one))) return 'translated';
      if (sources.has(item.value)) return 'needs-translation';
      if (source === undefined) return 'translated';
      // A draft that was edited is still a translation of the same English text.
      const isEdited = !known.has(own) && compared.has(source);
      return isEdited ? 'translated' : 'needs-review-translation';
    };
    return { ...pair, state: stateOf() };
  });
}

/**
 * Whether search engines get an edition: nine in ten of its texts are signed as they are. So a new
 * entry or a later change of some sentences does not take away addresses that they already list, but
 * a few signatures, or a rewrite, are no review.
 */
export function isReviewed(translations: readonly Translation[]): boolean {
  const signed = translations.filter(({ state }) => state === 'signed-off');
  return signed.length >= 0.9 * translations.length;
}
