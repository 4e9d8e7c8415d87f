import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, failIf } from '../sources/errors';

/** Runs the type checker on the site's sources. Fails on any finding, and if `tsc` itself fails. */
export async function checkTypes(root: string): Promise<void> {
  const args = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', 'src'];
  const output = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, args, { cwd: root }, (error, out, err) => {
      if (!error) resolve('');
      else if (/error TS\d+: /.test(out)) resolve(out);
      else reject(new BuildError(`The type check could not run: ${err || out || error.message}`));
    }),
  );
  const findings = output.split(/^(?=\S.*error TS\d+: )/m).filter((text) => text !== '');
  // The usual mistake of an owner. TypeScript reports it as various syntax errors; two of the
  // thousand are none: TS1117 is a repeated key, TS1360 a missing one.
  const unreadable =
    'cannot be read from here on. Check this line and just above it: a comma after each entry, ' +
    "a straight quote ' at both ends of each text, ’ instead of ' inside, no line break, and */ " +
    'after each /*.';
  const syntax = findings.find((finding) =>
    /^src\/content\/.*error TS1(?!117|360)\d{3}: /.test(finding),
  );
  if (syntax) throw new BuildError(`${placeOf(syntax)}${unreadable}`);
  // A mistake in the content causes further errors elsewhere.
  const inContent = findings.filter((finding) => finding.startsWith('src/content/'));
  const messages = (inContent.length > 0 ? inContent : findings).map((finding) =>
    inShort(finding, root),
  );
  failIf(withoutRepetitions(messages));
}

/**
 * Drops what only repeats another message: the comparison with English reports again, in another
 * line, what a list lacks; and a wrong key in English seems to be missing in each other language.
 */
function withoutRepetitions(messages: readonly string[]): string[] {
  const withoutLine = (message: string) => message.replace(/:\d+: /, ' ');
  const wrongInEnglish = messages.flatMap((message) => {
    const [, file, key] = /^src\/content\/en(\/.*):\d+: (".*") is not expected/.exec(message) ?? [];
    return key ? `${file} ${key} is missing` : [];
  });
  const seen = new Set<string>();
  return messages.filter((message) => {
    const subject = withoutLine(message);
    const isNew = !seen.has(subject);
    seen.add(subject);
    return isNew && !wrongInEnglish.some((wrong) => subject.includes(wrong));
  });
}

/** The file and the line of a finding; empty for a finding without a place. */
function placeOf(finding: string): string {
  const place = /^(.+?)\((\d+),\d+\): error/.exec(finding);
  return place ? `${place[1]}:${place[2]}: ` : '';
}

/** What TypeScript says about the usual mistakes, and what the build says instead. */
const causes: readonly [pattern: RegExp, message: (...groups: string[]) => string][] = [
  [
    /^Property '['"]?([^'"]+)['"]?' is missing in type/,
    (key) => `"${key}" is missing{list}. Add it{model}.`,
  ],
  [
    /^Object literal may only .*? '+(.+?)'+ does not exist/,
    (key) => `"${key}" is not expected. Delete it, correct it, or add it to its list (lists.ts).`,
  ],
  [
    /^An object literal cannot have multiple properties/,
    () => 'this key is there twice. Rename one, or delete it.',
  ],
  [
    /^Type '.*' is not assignable to type 'never'\.$/,
    () => 'this list is empty in English. Add an entry there.',
  ],
  [
    /^Type 'false' is not assignable to type 'true'\.$/,
    () => 'this mark can only be `true`. Delete it.',
  ],
  [
    /^Type '.*' is not assignable to type 'string(?: \| null)?'\.$/,
    () => "write a text in quotes: '…'.",
  ],
  [/^Type '.*' is not assignable to type 'number'\.$/, () => 'write a number without quotes.'],
  [/^Cannot redeclare .* '(.*)'/, (name) => `"${name}" is there twice. Delete one.`],
  [
    /^Source has (\d+) element.* (\d+)/,
    (found, count) => `there are ${found} values. Write exactly ${count}.`,
  ],
  [
    /^Type '"([^"]*)"' is not assignable to type '`images\//,
    (path) => `"${path}" is not a picture's path. Use this form: images/name.svg.`,
  ],
  [
    /^Type '"([^"]*)"' is not assignable to type '(".*?)'\.(?: Did you mean .*)?$/,
    (value, choice) => `"${value}" is unknown. Use one of ${choice}.`,
  ],
];

/** A finding as file, line and cause. The last line of a finding names the cause. */
function inShort(finding: string, root: string): string {
  const text = finding.replace(/^.*?error TS\d+: /, '').trim();
  const cause = text.slice(text.lastIndexOf('\n') + 1).trim();
  const [, file = '', line = ''] = /^(src\/content\/.+?)\((\d+)/.exec(finding) ?? [];
  const model = /^src\/content\/(?!en\/)\w+(\/.*)/.exec(file)?.[1];
  const list = /[Tt]ypes of (?:property )?'([^']+)'/.exec(text)?.[1] ?? listAt(root, file, line);
  const [message = cause.slice(0, 300)] = causes.flatMap(([pattern, write]) => {
    const groups = pattern.exec(cause)?.slice(1);
    if (!groups) return [];
    return write(...groups)
      .replace('{list}', list ? ` in ${list}` : '')
      .replace('{model}', model ? `, as in src/content/en${model}` : '');
  });
  return placeOf(finding) + message;
}

/** The name of the list that contains this line. */
function listAt(root: string, file: string, line: string): string | undefined {
  if (file === '') return undefined;
  const lines = readFileSync(join(root, file), 'utf8').split('\n').slice(0, Number(line));
  return [...lines.join('\n').matchAll(/^export const (\w+)/gm)].at(-1)?.[1];
}
