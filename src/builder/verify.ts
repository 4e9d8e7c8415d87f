import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failIf, report } from './errors';
import { root } from './files';

/*
 * `npm run verify`: builds the sources twice, in two folders, time zones, locales and umasks, and
 * compares the checksums with each other and with dist/. Another version of Node may compress
 * differently.
 */
function checksumsIn(folder: string) {
  return readFileSync(join(folder, 'dist/SHA256SUMS'), 'utf8').trim().split('\n');
}

function buildCopy(umask: number, env: NodeJS.ProcessEnv): string[] {
  process.umask(umask);
  const copy = mkdtempSync(join(tmpdir(), 'verify-'));
  const skipped = /^[\\/](?:node_modules|dist|test|\.git)\b/;
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (path) => !skipped.test(path.slice(root.length)),
    });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const options = { cwd: copy, env: { ...process.env, ...env } };
    execSync('npm run --silent build -- --single-file', options);
    return checksumsIn(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function nameIn(line: string) {
  return line.slice(66);
}

/** The names of the files that differ, or that only one of the two folders has. */
function differing(one: readonly string[], other: readonly string[]): string[] {
  const all = new Set([...one, ...other]);
  return [...all].filter((line) => !one.includes(line) || !other.includes(line)).map(nameIn);
}

function isSingleFile(line: string) {
  return /^site\.([\w-]+\.)?html/.test(nameIn(line));
}

try {
  const first = buildCopy(0o022, { TZ: 'Asia/Kolkata', LC_ALL: 'hi_IN.UTF-8' });
  const second = buildCopy(0o077, { TZ: 'America/St_Johns', LC_ALL: 'C' });
  failIf(differing(first, second).map((name) => `${name}: two builds of the same sources differ.`));
  const published = existsSync(join(root, 'dist')) ? checksumsIn(root) : [];
  if (published.length > 0) {
    // dist/ has the single-file site only if it was built with that option.
    const expected = published.some(isSingleFile)
      ? first
      : first.filter((line) => !isSingleFile(line));
    failIf(
      differing(expected, published).map((name) => `dist/${name}: differs. Run npm run build.`),
    );
  }
  console.log(`Two builds of ${first.length} files and ${published.length} files in dist/ match.`);
} catch (error) {
  report(error);
}
