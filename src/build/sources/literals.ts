import { BuildError } from './errors';

/** A text, number, mark, list or object in a file of content. */
export interface Literal {
  /** The path to the value: the constant, then keys and positions (from 1). */
  readonly path: readonly string[];
  /** Empty if the value is not a text. */
  readonly text: string;
  /** The comments above the value and above the objects and lists that contain it. */
  readonly comments: readonly string[];
  /** The value's offsets in the source, with the quotes; `end` is exclusive. */
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
  '(?<!\\bas\\s+)\\b(?:const|let|var)\\s+(?<constant>[\\w$]+)[^=]*=',
  `(?<key>[\\w$]+|${quoted})(?=\\s*:)`,
  `(?<text>${quoted})(?<sum>\\s*\\+)?`,
  // Types may contain texts.
  '(?<end>;|^(?:export|import|interface|type)\\b)',
  'satisfies\\s[^,;}\\]]*',
  '(?<word>[\\w$.+-]+)',
  '(?<sign>\\S)',
];
const pattern = new RegExp(kinds.join('|'), 'gm');

/**
 * Every value of a file of content, in its order. Such a file holds data only: constants made of
 * lists, objects, numbers and quoted texts. Anything else that could hide a text is an error.
 */
export function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  let levels: Level[] = [];
  let comments: string[] = [];
  const takeComments = () => comments.splice(0);
  for (const { 0: token, index: start, groups = {} } of source.matchAll(pattern)) {
    const { comment, constant, end, key, text, sum, word, sign } = groups;
    const level = levels.at(-1);
    const fail = (fix: string) => {
      throw new BuildError(`${file}:${lineAt(source, start)}: ${fix}`);
    };
    if (comment) comments.push(plainComment(comment));
    else if (constant) levels = [{ key: constant, isList: false, comments: takeComments() }];
    else if (end) {
      levels = [];
      if (end === ';') comments = [];
    } else if (!level) continue;
    else if (key) {
      level.key = /^\W/.test(key) ? unquote(key) : key;
      level.comments = takeComments();
    } else if (text || word || sign === '[' || sign === '{') {
      if (sum) fail('write this text as one string, without +.');
      const path = levels.map((one) => one.key);
      const own = takeComments();
      const above = [...levels.flatMap((one) => one.comments), ...own];
      const value = text ?? token;
      const words = text ? unquote(text) : '';
      found.push({ path, text: words, comments: above, start, end: start + value.length });
      if (sign) levels.push({ key: sign === '[' ? '1' : '', isList: sign === '[', comments: own });
    } else if (sign === '`') fail('use straight quotes.');
    else if (sign === ']' || sign === '}') levels.pop();
    else if (sign === ',' && level.isList) level.key = `${Number(level.key) + 1}`;
  }
  return found;
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
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
