import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failIf, report } from '../src/builder/errors';
import { root } from '../src/builder/files';

/*
 * `npm run verify`: builds the sources twice, in two folders, time zones, locales and umasks, and
 * compares the checksums with each other and with dist/. Another version of Node may compress
 * differently.
 */
const checksumsIn = (folder: string) =>
  readFileSync(join(folder, 'dist/SHA256SUMS'), 'utf8').trim().split('\n');

function buildCopy(umask: number, env: NodeJS.ProcessEnv): string[] {
  process.umask(umask);
  const copy = mkdtempSync(join(tmpdir(), 'verify-'));
  const skipped = /^[\\/](?:node_modules|dist|test|\.git)\b/;
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.test(path.slice(root.length)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const options = { cwd: copy, env: { ...process.env, ...env } };
  execSync('npm run --silent build -- --single-file', options);
  const checksums = checksumsIn(copy);
  rmSync(copy, { recursive: true });
  return checksums;
}

try {
  const first = buildCopy(0o022, { TZ: 'Asia/Kolkata', LC_ALL: 'hi_IN.UTF-8' });
  const second = buildCopy(0o077, { TZ: 'America/St_Johns', LC_ALL: 'C' });
  const published = existsSync(join(root, 'dist')) ? checksumsIn(root) : [];
  const missing = (lines: string[]) => lines.filter((line) => !first.includes(line));
  failIf(
    missing(second).map((line) => `${line.slice(66)}: two builds of the same sources differ.`),
  );
  failIf(missing(published).map((line) => `dist/${line.slice(66)}: differs. Run npm run build.`));
  console.log(`Two builds of ${first.length} files and ${published.length} files in dist/ match.`);
} catch (error) {
  report(error);
}
