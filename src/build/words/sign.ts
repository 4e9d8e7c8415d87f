import type { Content } from '../sources/content';
import { BuildError } from '../sources/errors';
import type { Files } from '../sources/files';
import { pairsOf } from '../sources/pairs';
import { type Review, reviewFile, reviewsOf, signatureOf } from '../sources/review';
import { checkEdition, keyOf, type Translation } from './edition-words';

/** A file to write. */
interface Output {
  readonly path: string;
  readonly source: string;
}

/** The name of a linguist, as it was given in a command, in any script. Fails if it is none. */
export function linguist(name: string | undefined): string {
  const by = name?.trim() ?? '';
  // Vowel signs are marks, \p{M}. The usage of the command has "<name>".
  if (/^(?!.*[<>]).*\p{L}.*[\p{L}\p{M}]/u.test(by)) return by;
  throw new BuildError(`"${by}" is no name. Write the linguist's name in quotes: "Asha Rao".`);
}

/** Signs all texts of an edition as they are. */
export function signAll(content: Content, tag: string, by: string): Output {
  checkEdition(content, tag);
  const texts = pairsOf(content, tag).map(({ item, english }) =>
    signatureOf(english?.value, item.value),
  );
  return { path: reviewFile(tag), source: toJson([{ by, on: today(), texts: tidy(texts) }]) };
}

/**
 * Signs the translations that the linguist has signed in the file, and no others. What was signed
 * before stays so, as long as the text is there.
 */
export function signTranslations(
  content: Content,
  files: Files,
  tag: string,
  by: string,
  translations: readonly Translation[],
): Output {
  const english = new Map(pairsOf(content, tag).map((pair) => [keyOf(pair.item), pair.english]));
  // The English text in the file: what the linguist has seen.
  const signature = ({ key, source, text }: Translation) =>
    signatureOf(english.get(key) && source, text);
  const texts = new Set(translations.map((one) => signature(one).slice(4)));
  const earlier = reviewsOf(files, tag).map((review) => ({
    ...review,
    texts: review.texts.filter((one) => texts.has(one.slice(4))),
  }));
  const known = new Set(earlier.flatMap((review) => review.texts));
  const signed = tidy(translations.filter(({ isSigned }) => isSigned).map(signature));
  const review = { by, on: today(), texts: signed.filter((one) => !known.has(one)) };
  const reviews = [...earlier, review].filter((one) => one.texts.length > 0);
  return { path: reviewFile(tag), source: toJson(reviews) };
}

function tidy(signatures: readonly string[]): string[] {
  return [...new Set(signatures)].sort();
}

/** ISO 8601. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A line for each review, so that a comparison of versions shows who has signed when. */
function toJson(reviews: readonly Review[]): string {
  const lines = reviews.map((review) => JSON.stringify(review));
  return `{ "reviews": [\n${lines.join(',\n')}\n] }\n`;
}
