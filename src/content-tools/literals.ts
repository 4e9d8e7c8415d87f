import { BuildError } from '../builder/errors';

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

interface Token {
  readonly kind: 'comment' | 'string' | 'name' | 'sign';
  readonly source: string;
  readonly start: number;
}

const kinds = [
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)/,
  /(?<string>'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*")/,
  /(?<name>[\w$]+)/,
  /(?<sign>\S)/,
];
const pattern = new RegExp(kinds.map(({ source }) => source).join('|'), 'g');

function tokensOf(source: string): Token[] {
  return [...source.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => {
    const [kind] = Object.entries(groups).find(([, text]) => text !== undefined) ?? ['sign'];
    return { kind: kind as Token['kind'], source: found, start: index };
  });
}

/**
 * Every text of a file of words, in its order. Such a file holds data only: constants made of
 * lists, objects and quoted texts. Anything else that could hide a text is an error.
 */
export function literalsOf(file: string, source: string): Literal[] {
  const tokens = tokensOf(source);
  const found: Literal[] = [];
  let at = 0;
  let comments: string[] = [];

  /** The next token; comments before it are kept for the text that follows. */
  function peek(): Token | undefined {
    for (; tokens[at]?.kind === 'comment'; at += 1) comments.push(plainComment(tokens[at]?.source));
    return tokens[at];
  }

  function isNext(sign: string): boolean {
    const next = peek();
    return next?.kind === 'sign' && next.source === sign;
  }

  function take(sign: string): boolean {
    if (!isNext(sign)) return false;
    at += 1;
    return true;
  }

  const takeComments = () => comments.splice(0);

  /** Skips to one of the signs, ignoring those inside brackets. */
  function skipTo(...signs: string[]): void {
    for (let depth = 0; ; at += 1) {
      const next = peek();
      if (!next || (depth === 0 && signs.some(isNext))) return;
      if (next.source === '`')
        throw new BuildError(`${file}:${lineAt(source, next.start)}: use straight quotes.`);
      if (next.kind === 'sign' && '([{'.includes(next.source)) depth += 1;
      if (next.kind === 'sign' && ')]}'.includes(next.source)) depth -= 1;
    }
  }

  function readValue(path: readonly string[], above: readonly string[]): void {
    const next = peek();
    if (next?.kind === 'string') {
      const { source: quoted, start } = next;
      at += 1;
      if (isNext('+'))
        throw new BuildError(
          `${file}:${lineAt(source, start)}: write this text as one string, without +.`,
        );
      const end = start + quoted.length;
      found.push({ path, text: unquote(quoted), comments: above, start, end });
    } else if (take('[')) {
      for (let index = 1; !isNext(']') && peek(); index += 1) {
        readValue([...path, String(index)], [...above, ...takeComments()]);
        skipTo(',', ']');
        take(',');
      }
      take(']');
    } else if (take('{')) {
      while (!isNext('}') && peek()) {
        const key = peek();
        const own = [...above, ...takeComments()];
        at += 1;
        const name = key?.kind === 'string' ? unquote(key.source) : (key?.source ?? '');
        if (take(':')) readValue([...path, name], own);
        skipTo(',', '}');
        take(',');
      }
      take('}');
    }
  }

  for (let token = peek(); token; token = peek()) {
    at += 1;
    if (token.source !== 'const') {
      if (token.source === ';') comments = [];
      continue;
    }
    const own = takeComments();
    const name = peek()?.source ?? '';
    skipTo('=');
    take('=');
    readValue([name], own);
    skipTo(';');
  }
  return found;
}

function plainComment(comment = '') {
  return comment
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

export function lineAt(source: string, index: number) {
  return source.slice(0, index).split('\n').length;
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
