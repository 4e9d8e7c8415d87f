import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The type checker's findings in the site and the build, one line each. src/tsconfig.json leaves the tests out. */
export function typeFaults(root: string, signal?: AbortSignal): Promise<string[]> {
  const args = [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '--pretty',
    'false',
    '--project',
    'src',
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, ...(signal && { signal }) }, (error, stdout) => {
      if (error && stdout === '' && !signal?.aborted) reject(error);
      else resolve(readFindings(stdout));
    });
  });
}

/** Turns what `tsc` prints into lines that name file, line and mend; a mistake in src/content/ before its echoes. */
export function readFindings(output: string): string[] {
  const findings = output.split(/^(?=\S+\(\d+,\d+\): error )/m).flatMap((text) => {
    const [, file = '', line = '', message = ''] =
      /^(\S+)\((\d+),\d+\): error TS\d+: (.*)$/s.exec(text.trim()) ?? [];
    return /^(?:src\/|build\.ts)/.test(file)
      ? [{ file, text: `${file}:${line}: ${inShort(message)}` }]
      : [];
  });
  const content = findings.filter(({ file }) => file.startsWith('src/content/'));
  return (content.length > 0 ? content : findings).map(({ text }) => text);
}

/** The gist of a finding: the innermost of its lines says what is wrong. */
function inShort(message: string): string {
  const inner = message.split('\n').at(-1)?.trim() ?? '';
  const missing = /^Property '"?([^'"]+)"?' is missing in type/.exec(inner)?.[1];
  if (missing !== undefined) return `"${missing}" is missing. Add it.`;
  const parts = /^Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/.exec(
    inner,
  );
  if (parts) return `${parts[1]} values stand here where ${parts[2]} belong. See the type.`;
  const picture = /^Type '"([^"]*)"' is not assignable to type '`images\/\$\{string\}\.svg`'/.exec(
    inner,
  )?.[1];
  if (picture !== undefined)
    return `"${picture}" is no picture's path. Write it so: images/name.svg.`;
  return inner.length > 300 ? `${inner.slice(0, 300)}…` : inner;
}
