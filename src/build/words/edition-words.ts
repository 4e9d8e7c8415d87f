import type { Content, Text } from '../sources/content';
import { BuildError, failIf } from '../sources/errors';
import type { Files } from '../sources/files';
import { pairsOf } from '../sources/pairs';
import { quote } from '../sources/quote';
import { replaceTexts } from '../sources/replace-texts';
import { reviewedPairs } from '../sources/review';
import { termsIn } from './terms';

/** The state of a translation (XLIFF 1.2, section 2.3). */
type State = 'needs-translation' | 'needs-review-translation' | 'signed-off';

/** A text of an edition, for a linguist. */
export interface EditionText {
  /** Where the text is: file, constant and keys. */
  readonly key: string;
  readonly file: string;
  /** The key, what the source says about the text, the slots to keep, and the terms in it. */
  readonly note: string;
  readonly english?: string;
  readonly text: string;
  readonly state: State;
}

/** What a linguist has written for a text. */
export interface Translation {
  readonly key: string;
  /** The text that was to be translated. */
  readonly source: string;
  readonly text: string;
  /** Whether the linguist has signed it: it has the state `final` or `signed-off`. */
  readonly isSigned: boolean;
}

/** Where a text is: file, constant and keys. */
export function keyOf({ file, path }: Text): string {
  return [file.replace(/.*\//, ''), ...path].join(' > ');
}

/** Fails if there is no edition to translate or to review. */
export function checkEdition({ tags }: Content, tag: string): void {
  const listed = tags.filter((one) => one !== 'en').join(', ');
  if (tag === 'en')
    throw new BuildError('English is the source of all editions: no review needed.');
  if (!tags.includes(tag))
    throw new BuildError(`There is no edition "${tag}" in editions.ts, only ${listed}.`);
}

function slotsIn(text: string) {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
}

/** Every text of an edition, with the English one. */
export function editionTexts(content: Content, files: Files, tag: string): EditionText[] {
  checkEdition(content, tag);
  const terms = termsIn(files, tag);
  return reviewedPairs(content, files, tag).map(({ item, english, change }) => {
    const slots = slotsIn(english?.value ?? item.value);
    const { comments = [] } = content.literalAt(english ?? item) ?? {};
    const own = english ? terms(english.value) : [];
    const note = [
      `${keyOf(item)}.`,
      ...comments,
      ...(slots ? [`Keep ${slots}.`] : []),
      ...(own.length > 0 ? [`Terms: ${own.join('; ')}.`] : []),
    ].join(' ');
    const isEnglish = item.value === english?.value;
    const unsigned = isEnglish ? 'needs-translation' : 'needs-review-translation';
    return {
      key: keyOf(item),
      file: item.file,
      note,
      ...(english && { english: english.value }),
      text: item.value,
      state: change ? unsigned : 'signed-off',
    };
  });
}

/**
 * Returns the changed files of an edition, each text in its place and all else unchanged, and a
 * message for each text whose English has changed since the export. Writes no file.
 */
export function importTexts(content: Content, tag: string, translations: readonly Translation[]) {
  checkEdition(content, tag);
  const units = new Map(pairsOf(content, tag).map((pair) => [keyOf(pair.item), pair]));
  const texts = new Map<string, string>();
  const slotProblem = (key: string, text: string) => {
    const { item, english = item } = units.get(key) ?? {};
    const [own, other] = [slotsIn(item?.value ?? ''), slotsIn(english?.value ?? '')];
    if ([own, other].includes(slotsIn(text))) return [];
    return [`${key}: the words in braces are "${slotsIn(text)}". Keep "${own}".`];
  };
  const problems = translations.flatMap(({ key, text }) => {
    if (!units.has(key)) return [`${key}: src/content/${tag}/ has no such text. Export again.`];
    if (texts.has(key)) return [`${key}: appears twice. Delete one of them.`];
    texts.set(key, text);
    return text.trim() === '' ? [`${key}: the target is empty.`] : slotProblem(key, text);
  });
  const missing = [...units.keys()].filter((key) => !texts.has(key));
  failIf([
    ...problems,
    ...missing.map((key) => `${key}: is missing. Put it back, or export again.`),
  ]);
  const outdated = translations.flatMap(({ key, source }) => {
    const text = units.get(key)?.english?.value ?? source;
    return text === source ? [] : [`${key}: the English is now ${quote(text)}.`];
  });
  const items = [...units.values()].map(({ item }) => item);
  return { changed: changedFiles(content, items, texts), outdated };
}

function changedFiles(
  content: Content,
  items: readonly Text[],
  texts: ReadonlyMap<string, string>,
) {
  return [...new Set(items.map(({ file }) => file))].flatMap((path) => {
    const source = content.sources.get(path) ?? '';
    const inFile = items.filter(({ file }) => file === path);
    const next = replaceTexts(source, inFile, content, (item) => texts.get(keyOf(item)) ?? '');
    return next === source ? [] : [{ path, source: next }];
  });
}
