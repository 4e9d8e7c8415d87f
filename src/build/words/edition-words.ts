import { isCode } from '../../schema/is-code';
import { BuildError, failIf } from '../sources/errors';
import { type Files, filesIn } from '../sources/files';
import { type Literal, literalsOf, quote } from '../sources/literals';

/** A text of an edition, for a linguist. */
export interface EditionText {
  /** Where the text is: file, constant and keys. */
  readonly key: string;
  readonly file: string;
  /** The key, what the source says about the text, and the slots to keep. */
  readonly note: string;
  readonly english?: string;
  readonly text: string;
}

/** What a linguist has written for a text. */
export interface Translation {
  readonly key: string;
  /** The text that was to be translated. */
  readonly source: string;
  readonly text: string;
}

interface WordFile {
  /** Such as `faq.ts`. */
  readonly name: string;
  readonly source: string;
  readonly literals: readonly Literal[];
}

function keyOf(name: string, { path }: Literal) {
  return [name, ...path].join(' > ');
}

function slotsIn(text: string) {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
}

/** The files of words of an edition, with their texts. */
function readWords(sources: Files, tag: string): WordFile[] {
  const files = [...filesIn(`src/content/${tag}`, sources)];
  const words = files.filter(([name]) => name.endsWith('.ts'));
  if (words.length === 0)
    throw new BuildError(`src/content/${tag}/ has no words. Make it a copy of src/content/en/.`);
  return words.map(([name, content]) => {
    const source = String(content);
    const literals = literalsOf(`src/content/${tag}/${name}`, source).filter(
      ({ text, path }) => text !== '' && !isCode(text, path.at(-1)),
    );
    return { name, source, literals };
  });
}

function byKey(files: readonly WordFile[]): Map<string, Literal> {
  return new Map(
    files.flatMap(({ name, literals }) =>
      literals.map((literal) => [keyOf(name, literal), literal] as const),
    ),
  );
}

/** Every text of an edition, with the English one. */
export function editionTexts(sources: Files, tag: string): EditionText[] {
  const source = byKey(readWords(sources, 'en'));
  return readWords(sources, tag).flatMap(({ name, literals }) =>
    literals.map((literal) => {
      const key = keyOf(name, literal);
      const original = source.get(key);
      const slots = slotsIn(original?.text ?? literal.text);
      const comments = original?.comments ?? literal.comments;
      const note = [`${key}.`, ...comments, ...(slots ? [`Keep ${slots}.`] : [])].join(' ');
      const file = `src/content/${tag}/${name}`;
      return { key, file, note, ...(original && { english: original.text }), text: literal.text };
    }),
  );
}

/**
 * Returns the changed files of an edition, each text in its place and all else unchanged, and a
 * message for each text whose English has changed since the export. Writes no file.
 */
export function importTexts(sources: Files, tag: string, translations: readonly Translation[]) {
  const files = readWords(sources, tag);
  const places = byKey(files);
  const english = byKey(readWords(sources, 'en'));
  const texts = new Map<string, string>();
  const slotProblem = (key: string, text: string) => {
    const allowed = [places.get(key), english.get(key)].flatMap((one) => one?.text ?? []);
    if (allowed.map(slotsIn).includes(slotsIn(text))) return [];
    return [
      `${key}: the words in braces are "${slotsIn(text)}". Keep "${slotsIn(allowed[0] ?? '')}".`,
    ];
  };
  const problems = translations.flatMap(({ key, text }) => {
    if (!places.has(key)) return [`${key}: src/content/${tag}/ has no such text. Export again.`];
    if (texts.has(key)) return [`${key}: appears twice. Delete one of them.`];
    texts.set(key, text);
    return text.trim() === '' ? [`${key}: the target is empty.`] : slotProblem(key, text);
  });
  const missing = [...places.keys()].filter((key) => !texts.has(key));
  failIf([
    ...problems,
    ...missing.map((key) => `${key}: is missing. Put it back, or export again.`),
  ]);
  const outdated = translations.flatMap(({ key, source }) => {
    const { text = source } = english.get(key) ?? {};
    return text === source ? [] : [`${key}: the English is now ${quote(text)}.`];
  });
  const changed = files.flatMap(({ name, source, literals }) => {
    const next = replaceTexts(source, literals, (one) => texts.get(keyOf(name, one)) ?? one.text);
    return next === source ? [] : [{ path: `src/content/${tag}/${name}`, source: next }];
  });
  return { changed, outdated };
}

function replaceTexts(
  source: string,
  literals: readonly Literal[],
  textFor: (literal: Literal) => string,
): string {
  let result = '';
  let from = 0;
  for (const literal of literals) {
    const text = textFor(literal);
    if (text === literal.text) continue;
    result += source.slice(from, literal.start) + quote(text);
    from = literal.end;
  }
  return result + source.slice(from);
}
