import { createHash } from 'node:crypto';
import type { Content, Text } from './content';
import { BuildError } from './errors';
import type { Files } from './files';
import { type Pair, pairsOf } from './pairs';

/*
 * The signed words: review.json, beside the words of an edition, says which texts a linguist has
 * reviewed. Commands write it (`npm run words`). A signature is a digest of the English text and one
 * of the translation, so that a change of either voids it, wherever the two are.
 */

/** What a linguist has signed at one time. */
export interface Review {
  readonly by: string;
  /** ISO 8601. */
  readonly on: string;
  readonly texts: readonly string[];
}

/** The file of an edition's reviews. */
export function reviewFile(tag: string): string {
  return `src/content/${tag}/review.json`;
}

/** The reviews of an edition, the oldest first. Fails if the file was not written by a command. */
export function reviewsOf(files: Files, tag: string): readonly Review[] {
  const file = reviewFile(tag);
  const source = files.get(file);
  if (!source) return [];
  try {
    const { reviews } = JSON.parse(String(source)) as { reviews: Review[] };
    const isReview = ({ by, on, texts }: Review) =>
      /\S/.test(by) && !Number.isNaN(Date.parse(on)) && texts.every((one) => one.length === 8);
    if (reviews.every(isReview)) return reviews;
  } catch {
    // The message below says what to do.
  }
  const fix = `Restore it, or delete it and run npm run words -- review ${tag} "<name>".`;
  throw new BuildError(`${file}: is not as npm run words has written it. ${fix}`);
}

/** The signature of a text with the English text that it translates; of itself without one. */
export function signatureOf(english: string | undefined, text: string): string {
  return digest(english ?? '') + digest(text);
}

/** 24 bits. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}

/** A text of an edition, and its state since the last review. */
interface ReviewedPair extends Pair {
  /** What has changed; undefined if the text is signed. */
  readonly change: 'the English of' | 'the translation of' | 'new:' | undefined;
}

/**
 * The texts of an edition, and which of them are not signed. The order of lists does not matter: a
 * translation is signed with any English text of its list.
 */
export function reviewedPairs(content: Content, files: Files, tag: string): ReviewedPair[] {
  const pairs = pairsOf(content, tag);
  const signatures = new Set(reviewsOf(files, tag).flatMap(({ texts }) => texts));
  if (signatures.size === 0) return pairs.map((pair) => ({ ...pair, change: 'new:' }));
  const translations = new Set([...signatures].map((one) => one.slice(4)));
  const sources = new Set([...signatures].map((one) => one.slice(0, 4)));
  const inList = ({ key }: Text) => key.replace(/ \d+\/\d+/g, ' #');
  const english = new Map<string, string[]>();
  for (const { item } of pairsOf(content, 'en')) {
    const known = english.get(inList(item));
    if (known) known.push(digest(item.value));
    else english.set(inList(item), [digest(''), digest(item.value)]);
  }
  const changeOf = ({ item, english: source }: Pair): ReviewedPair['change'] => {
    const text = digest(item.value);
    const candidates = english.get(inList(source ?? item)) ?? [digest('')];
    if (candidates.some((one) => signatures.has(one + text))) return undefined;
    if (translations.has(text)) return 'the English of';
    return source && sources.has(digest(source.value)) ? 'the translation of' : 'new:';
  };
  return pairs.map((pair) => ({ ...pair, change: changeOf(pair) }));
}
