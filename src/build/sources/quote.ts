/** The number of the line (from 1) at an offset. */
export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const escapeSequence = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;

/** The text that a quoted string stands for. */
export function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(escapeSequence, (_, ...parts) => {
    const hex = parts[0] ?? parts[1] ?? parts[2];
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return escapes[parts[3]] ?? (parts[3] === '\n' ? '' : parts[3]);
  });
}

/**
 * A text as source code: in single quotes, or in double quotes if it has an apostrophe. `former` is
 * the string that it replaces: a character that is escaped there is escaped here.
 */
export function quote(text: string, former = ''): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const codes = (former.match(escapeSequence) ?? []).filter((one) => /^\\[ux]/i.test(one));
  const all = ['\\\\', `\\${mark}`, '\\n', '\\r', '\\u00a0', ...codes];
  const escaped = new Map(all.map((one) => [unquote(`'${one}'`), one]));
  return mark + text.replace(/./gsu, (character) => escaped.get(character) ?? character) + mark;
}
