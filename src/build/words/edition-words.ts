import { slotsIn } from '../checks/slot-problems';
import type { Content } from '../sources/content';
import { BuildError, failIf } from '../sources/errors';
import type { Files } from '../sources/files';
import { replaceTexts } from '../sources/replace-texts';
import { pairsOf, type State, translationsOf } from '../sources/translations';

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
export interface Target {
  readonly key: string;
  /** The text that was to be translated. */
  readonly source: string;
  readonly text: string;
  /** `signed-off` also for `final`; undefined for a state that says less than `translated`. */
  readonly state: 'translated' | 'signed-off' | undefined;
}

/** A file to write. */
export interface Output {
  readonly path: string;
  readonly source: string;
}

/** Fails if there is no edition to translate or to review. */
export function checkEdition({ tags }: Content, tag: string): void {
  const listed = tags.filter((one) => one !== 'en').join(', ');
  if (tag === 'en')
    throw new BuildError('English is the source of all editions: no review needed.');
  if (!tags.includes(tag))
    throw new BuildError(`There is no edition "${tag}" in editions.ts, only ${listed}.`);
}

/** Every text of an edition, with the English one. */
export function editionTexts(content: Content, files: Files, tag: string): EditionText[] {
  const terms = termsIn(files, tag);
  return translationsOf(content, files, tag).map(({ item, english, state }) => {
    const slots = slotsIn(english?.value ?? item.value);
    const { comments = [] } = content.literalAt(english ?? item) ?? {};
    const own = english ? terms(english.value) : [];
    const note = [
      `${item.key}.`,
      ...comments,
      ...(slots ? [`Keep ${slots}.`] : []),
      ...(own.length > 0 ? [`Terms: ${own.join('; ')}.`] : []),
    ].join(' ');
    return {
      key: item.key,
      file: item.file,
      note,
      ...(english && { english: english.value }),
      text: item.value,
      state,
    };
  });
}

/**
 * The terms of an edition's glossary.md, from the first two columns of its tables. Returns, for an
 * English text, the terms in it with their translations.
 */
function termsIn(files: Files, tag: string): (english: string) => string[] {
  const glossary = String(files.get(`src/content/${tag}/glossary.md`) ?? '');
  const rows = [...glossary.matchAll(/^\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|/gm)];
  const terms = rows.flatMap(([, english = '', own = '']) => {
    // Notes in parentheses, and several terms in a row.
    const words = english.replace(/\(.*?\)/g, '').split(/[,;]/);
    return words.flatMap((word) => (/^[\w\s-]+$/.test(word) ? { word: word.trim(), own } : []));
  });
  const isIn = (word: string, text: string) => RegExp(`\\b${word}s?\\b`, 'i').test(text);
  return (text) =>
    terms.flatMap(({ word, own }) => (word && isIn(word, text) ? `${word} = ${own}` : []));
}

/**
 * The changed files of an edition, each text in its place and all else unchanged. Fails on a target
 * that is missing or cannot be used.
 */
export function importTexts(content: Content, tag: string, targets: readonly Target[]): Output[] {
  const units = new Map(pairsOf(content, tag).map((pair) => [pair.item.key, pair]));
  const texts = new Map<string, string>();
  const slotProblem = (key: string, text: string) => {
    const { item, english = item } = units.get(key) ?? {};
    const [own, other] = [slotsIn(item?.value ?? ''), slotsIn(english?.value ?? '')];
    if ([own, other].includes(slotsIn(text))) return [];
    return [`${key}: the words in braces are "${slotsIn(text)}". Keep "${own}".`];
  };
  const problems = targets.flatMap(({ key, text }) => {
    if (!units.has(key)) return [`${key}: src/content/${tag}/ has no such text. Export again.`];
    if (texts.has(key)) return [`${key}: appears twice. Delete one of them.`];
    texts.set(key, text);
    return text.trim() === '' ? [`${key}: the target is empty.`] : slotProblem(key, text);
  });
  const missing = [...units.keys()].filter((key) => !texts.has(key));
  const fix = 'is missing. Put it back, or export again.';
  failIf([...problems, ...missing.map((key) => `${key}: ${fix}`)]);
  const items = [...units.values()].map(({ item }) => item);
  return [...new Set(items.map(({ file }) => file))].flatMap((path) => {
    const source = content.sources.get(path) ?? '';
    const inFile = items.filter(({ file }) => file === path);
    const next = replaceTexts(source, inFile, content, (item) => texts.get(item.key) ?? '');
    return next === source ? [] : [{ path, source: next }];
  });
}
