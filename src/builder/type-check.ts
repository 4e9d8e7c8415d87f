import { execFile } from 'node:child_process';
import { BuildError, failIf } from './errors';

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
  // The usual mistake of an owner. TypeScript reports it as various syntax errors.
  const unreadable =
    "cannot be read from here on. Write an apostrophe as ’, not as ', " +
    'and check quotes and commas in this line and just above it.';
  const syntax = findings.find((finding) => /^src\/content\/.*error TS1\d{3}: /.test(finding));
  if (syntax) throw new BuildError(`${placeOf(syntax)}${unreadable}`);
  // A mistake in the words causes further errors elsewhere.
  const inWords = findings.filter((finding) => /^src\/content\/[\w-]+\//.test(finding));
  failIf((inWords.length > 0 ? inWords : findings).map(inShort));
}

/** The file and the line of a finding; empty for a finding without a place. */
function placeOf(finding: string): string {
  const place = /^(.+?)\((\d+),\d+\): error/.exec(finding);
  return place ? `${place[1]}:${place[2]}: ` : '';
}

/** A finding as file, line and cause. The last line of a finding names the cause. */
function inShort(finding: string): string {
  const text = finding.replace(/^.*?error TS\d+: /, '').trim();
  const cause = text.slice(text.lastIndexOf('\n') + 1).trim();
  const missing = /^Property '['"]?([^'"]+)['"]?' is missing in type/.exec(cause);
  const entry = /[Tt]ypes of (?:property )?'([^']+)'/.exec(text);
  const count = /^Source has (\d+) element.* (\d+)/.exec(cause);
  const unknown = /^Object literal may only .*? '+(.+?)'+ does not exist/.exec(cause);
  const picture = /^Type '"([^"]*)"' is not assignable to type '`images\//.exec(cause);
  const message =
    (missing && `"${missing[1]}" is missing${entry ? ` in ${entry[1]}` : ''}. Add it.`) ??
    (unknown && `"${unknown[1]}" is not expected. Delete it, correct it, or add it to its list.`) ??
    (count && `expected ${count[2]} values, found ${count[1]}.`) ??
    (picture && `"${picture[1]}" is not a picture's path. Use this form: images/name.svg.`) ??
    cause.slice(0, 300);
  return placeOf(finding) + message;
}
