import { BuildError } from '../sources/errors';

/** A text in a file of words. */
export interface Literal {
  /** The path to the text: the constant, then keys and positions (from 1). */
  readonly path: readonly string[];
  readonly text: string;
  /** The comments above the text and above the objects and lists that contain it. */
  readonly comments: readonly string[];
  /** The text's offsets in the source, with the quotes; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A constant, or an object or list in it, around the token that is being read. */
interface Level {
  /** The constant's name, the current key of the object, or the position in the list. */
  key: string;
  readonly isList: boolean;
  /** The comments above the current key. */
  comments: readonly string[];
}

const quoted = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/.source;
const kinds = [
  '(?<comment>/\\*[^]*?\\*/|//.*)',
  '\\bconst\\s+(?!satisfies\\b)(?<constant>[\\w$]+)[^=]*=',
  `(?<key>[\\w$]+|${quoted})(?=\\s*:)`,
  `(?<text>${quoted})(?<sum>\\s*\\+)?`,
  // The types that a value satisfies may contain texts.
  'satisfies\\s[^,;}\\]]*',
  '[\\w$]+',
  '(?<sign>\\S)',
];
const pattern = new RegExp(kinds.join('|'), 'g');

/**
 * Every text of a file of words, in its order. Such a file holds data only: constants made of
 * lists, objects and quoted texts. Anything else that could hide a text is an error.
 */
export function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  let levels: Level[] = [];
  let comments: string[] = [];
  const takeComments = () => comments.splice(0);
  for (const { 0: token, index: start, groups = {} } of source.matchAll(pattern)) {
    const { comment, constant, key, text, sum, sign } = groups;
    const level = levels.at(-1);
    const fail = (fix: string) => {
      const line = source.slice(0, start).split('\n').length;
      throw new BuildError(`${file}:${line}: ${fix}`);
    };
    if (comment) comments.push(plainComment(comment));
    else if (constant) levels = [{ key: constant, isList: false, comments: takeComments() }];
    else if (sign === ';') {
      levels = [];
      comments = [];
    } else if (!level) continue;
    else if (key) {
      level.key = /^\W/.test(key) ? unquote(key) : key;
      level.comments = takeComments();
    } else if (text) {
      if (sum) fail('write this text as one string, without +.');
      const path = levels.map((one) => one.key);
      const above = [...levels.flatMap((one) => one.comments), ...takeComments()];
      found.push({ path, text: unquote(text), comments: above, start, end: start + text.length });
    } else if (sign === '`') fail('use straight quotes.');
    else if (sign === '[' || sign === '{')
      levels.push({ key: sign === '[' ? '1' : '', isList: sign === '[', comments: takeComments() });
    else if (sign === ']' || sign === '}') levels.pop();
    else if (token === ',' && level.isList) level.key = `${Number(level.key) + 1}`;
  }
  return found;
}

function plainComment(comment = '') {
  return comment
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, ...parts) => {
      const code = parts[0] ?? parts[1] ?? parts[2];
      if (code) return String.fromCodePoint(Number.parseInt(code, 16));
      return escapes[parts[3]] ?? (parts[3] === '\n' ? '' : parts[3]);
    });
}

/** A text as source code: in single quotes, or in double quotes if it has an apostrophe. */
export function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u00a0', '\\u00a0');
  return mark + escaped + mark;
}
