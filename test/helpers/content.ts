import assert from 'node:assert/strict';
import { join } from 'node:path/posix';
import { checkContent } from '../../src/build/checks/check-content';
import { readContent } from '../../src/build/sources/content';
import { BuildError } from '../../src/build/sources/errors';
import type { Files } from '../../src/build/sources/files';
import { lineAt, unquote } from '../../src/build/sources/quote';
import { ChangedSources } from './build';
import { translated } from './translated';

/*
 * Mistakes in the owner's own content, and what the build says about them. The details of the
 * company are those of the tests; the other editions are replaced by one in Hindi: the English words
 * in Devanagari letters.
 */

const project = new ChangedSources();
project.setEditions(
  "{ tag: 'hi', file: 'hi.html', name: 'हिन्दी', dir: 'ltr', card: 'images/social-card-hi.png' },",
);
const files: Files = new Map();
for (const [file, source] of await project.files())
  if (/^(?:assets\/images|src\/content(?:\/en)?)\/[\w.-]+$/.test(file)) files.set(file, source);
for (const [file, words] of translated(files, 'hi', inDevanagari)) files.set(file, words);
const content = readContent(files);

function inDevanagari(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) =>
    part.length > 1 ? part : String.fromCharCode(0x0915 - 65 + part.toUpperCase().charCodeAt(0)),
  );
}

/** The ids of a list, as a message names them. */
export function idsOf(list: string): string {
  return content.ids(list).join(', ');
}

/** The first id of a list. */
export function firstOf(list: string): string {
  return content.ids(list)[0] ?? '';
}

/** Files of src/content/ in place of the owner's; `null` deletes one. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** The sources with changes. */
export function withChanges(changes: Changes): Files {
  const changed: Files = new Map(files);
  for (const [file, text] of Object.entries(changes)) {
    const path = join('src/content', file);
    if (text === null) changed.delete(path);
    else changed.set(path, Buffer.from(text));
  }
  return changed;
}

/** What the build says: the mistakes; or what to do before a release, and what to decide. */
export function check(changes: Changes) {
  const changed = withChanges(changes);
  try {
    return { problems: [], ...checkContent(readContent(changed), changed) };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { problems: error.message.split('\n'), before: [], advice: [] };
  }
}

/** A changed file, and the line of the change. */
export interface Edit {
  readonly changes: Changes;
  readonly at: string;
  /** The edit in words, for the name of a test. */
  readonly what: string;
}

/** The source of a file of src/content/. */
export function sourceOf(file: string): string {
  return String(files.get(`src/content/${file}`));
}

/** Puts `text` in place of the characters from `start` to `end`. */
function splice(file: string, start: number, end: number, text: string, what = text): Edit {
  const source = sourceOf(file);
  const changed = source.slice(0, start) + text + source.slice(end);
  const at = `src/content/${file}:${lineAt(source, start)}`;
  return { changes: { [file]: changed }, at, what };
}

/** A place such as `en/faq.ts faq 1 answer`: its file, and where its value is in the source. */
function literalAt(place: string): [file: string, start: number, end: number] {
  const [file = '', ...path] = place.split(' ');
  const literal = content.literalAt({ file: `src/content/${file}`, path });
  assert.ok(literal, `the content has no ${place}`);
  return [file, literal.start, literal.end];
}

/** The text at a place. */
export function textAt(place: string): string {
  const [file, start, end] = literalAt(place);
  return unquote(sourceOf(file).slice(start, end));
}

/** The offset of the name in front of a value. */
function nameBefore(file: string, start: number): number {
  return sourceOf(file)
    .slice(0, start)
    .search(/(?:[\w$]+|'[^']*'|"[^"]*")\s*:\s*$/);
}

/** Writes something else in place of a value. */
export function set(place: string, source: string): Edit {
  return splice(...literalAt(place), source, `${place}: ${source}`);
}

/** Writes another name in front of a value. */
export function rename(place: string, name: string): Edit {
  const [file, start] = literalAt(place);
  const from = nameBefore(file, start);
  const length = /^(?:[\w$]+|'[^']*'|"[^"]*")/.exec(sourceOf(file).slice(from))?.[0].length ?? 0;
  return splice(file, from, from + length, name, `${place}: ${name}`);
}

/** Deletes a value with its name. */
export function remove(place: string): Edit {
  const [file, start, end] = literalAt(place);
  const from = nameBefore(file, start);
  return splice(
    file,
    from < 0 ? start : from,
    sourceOf(file).indexOf(',', end) + 1,
    '',
    `without ${place}`,
  );
}

/** Adds something as the first entry of a list or an object. */
export function add(place: string, source: string): Edit {
  const [file, start] = literalAt(place);
  return splice(file, start + 1, start + 1, source, `${place}: + ${source}`);
}

/** An edit must cause these messages. `@` is its file and line, `:*` any line. */
export function assertMessages(
  { changes, at }: Pick<Edit, 'changes' | 'at'>,
  ...messages: readonly string[]
): void {
  const expected = messages.map((message) => message.replace(/^@/, at));
  const { problems } = check(changes);
  const fits = (problem: string, pattern: string) =>
    problem.split(/:\d+/).join(':*') === pattern.split(/:\d+|:\*/).join(':*') &&
    (pattern.match(/:\d+/g) ?? []).every((line) => problem.includes(line));
  const seen = problems.map((problem) => expected.find((one) => fits(problem, one)) ?? problem);
  assert.deepEqual(seen, expected);
}
