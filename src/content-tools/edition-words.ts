import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, failIf } from '../builder/errors';
import { isHidden } from '../content-model/pseudo';
import { type Literal, literalsOf, quote } from './literals';

/** A text of an edition, for a linguist. */
export interface ExportedText {
  /** Where the text is: file, constant and keys. */
  readonly key: string;
  /** What the source says about the text, and the slots to keep. */
  readonly note?: string;
  readonly english?: string;
  /** The only part to translate. */
  readonly text: string;
}

interface ExportedWords {
  readonly edition: string;
  readonly note: string;
  readonly strings: readonly ExportedText[];
}

const note =
  'Translate "text", and change nothing else. Words in braces, such as {company}, are filled in ' +
  'by the site: keep them as they are. "note" and "english" explain a text.';

interface WordFile {
  readonly name: string;
  readonly source: string;
  readonly literals: readonly Literal[];
}

function keyOf(name: string, { path }: Literal) {
  return [name, ...path].join(' > ');
}

function slotsIn(text: string) {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}

/** The files of words of an edition, with their texts. */
async function readWords(content: string, tag: string): Promise<WordFile[]> {
  const names = await readdir(join(content, tag)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  if (files.length === 0)
    throw new BuildError(`src/content/${tag}/ has no words. Copy src/content/en/.`);
  return Promise.all(
    files.map(async (name) => {
      const source = await readFile(join(content, tag, name), 'utf8');
      const literals = literalsOf(`src/content/${tag}/${name}`, source).filter(
        ({ text, path }) => text !== '' && !isHidden(text, path.at(-1)),
      );
      return { name, source, literals };
    }),
  );
}

function byKey(files: readonly WordFile[]): Map<string, Literal> {
  return new Map(
    files.flatMap(({ name, literals }) =>
      literals.map((literal) => [keyOf(name, literal), literal] as const),
    ),
  );
}

/**
 * Every text of an edition, with the English one beside it. `content` is the folder src/content.
 */
export async function exportWords(content: string, tag: string): Promise<ExportedWords> {
  const [words, english] = await Promise.all([readWords(content, tag), readWords(content, 'en')]);
  const source = byKey(english);
  const strings = [...byKey(words)].map(([key, { text, comments }]) => {
    const original = source.get(key);
    const slots = slotsIn(original?.text ?? text);
    const notes = [...(original?.comments ?? comments), ...(slots ? [`Keep ${slots}.`] : [])];
    return {
      key,
      ...(notes.length > 0 && { note: notes.join(' ') }),
      ...(original && { english: original.text }),
      text,
    };
  });
  return { edition: tag, note, strings };
}

/**
 * The changed files of an edition: each text in its place, everything else unchanged. Writes no
 * file.
 */
export async function importWords(content: string, tag: string, json: string) {
  const words = parseExport(json, tag);
  const files = await readWords(content, tag);
  const places = byKey(files);
  const english = byKey(await readWords(content, 'en'));
  const texts = new Map(words.strings.map(({ key, text }) => [key, text]));
  const slotProblem = (key: string, text: string) => {
    const allowed = [places.get(key), english.get(key)].flatMap((one) => one?.text ?? []);
    if (allowed.map(slotsIn).includes(slotsIn(text))) return [];
    return [
      `${key}: the words in braces are "${slotsIn(text)}". Keep "${slotsIn(allowed[0] ?? '')}".`,
    ];
  };
  const problems = words.strings.flatMap(({ key, text }, index) => {
    if (typeof text !== 'string' || text.trim() === '') return [`${key}: "text" is empty.`];
    if (!places.has(key)) return [`${key}: src/content/${tag}/ has no such text. Export again.`];
    if (words.strings.findIndex((other) => other.key === key) < index)
      return [`${key}: appears twice. Delete one of them.`];
    return slotProblem(key, text);
  });
  const missing = [...places.keys()].filter((key) => !texts.has(key));
  failIf([
    ...problems,
    ...missing.map((key) => `${key}: is missing. Put it back, or export again.`),
  ]);
  return files.flatMap(({ name, source, literals }) => {
    const changed = replaceTexts(
      source,
      literals,
      (one) => texts.get(keyOf(name, one)) ?? one.text,
    );
    return changed === source ? [] : [{ path: join(content, tag, name), source: changed }];
  });
}

function parseExport(json: string, tag: string): ExportedWords {
  let words: ExportedWords;
  try {
    // `npm run` prints the command before the output: a redirected export begins with it.
    words = JSON.parse(json.slice(json.indexOf('{')));
  } catch (error) {
    throw new BuildError(`The file is not JSON: ${(error as Error).message}.`);
  }
  if (!Array.isArray(words.strings))
    throw new BuildError('The file has no "strings". Export again.');
  if (words.edition !== tag)
    throw new BuildError(`The file has the words of "${words.edition}", not of "${tag}".`);
  return words;
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
