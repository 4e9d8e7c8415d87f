import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundle';
import { failIf, report } from './errors';

/*
 * `npm run verify`: builds the sources twice, in two folders, time zones, locales and umasks, and compares the checksums
 * with each other and with dist/. Another version of Node may compress differently.
 */
function checksums(umask: number, env: NodeJS.ProcessEnv): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'verify-'));
  const before = process.umask(umask);
  try {
    const filter = (path: string) =>
      !/^[\\/](?:node_modules|dist|test|\.git)\b/.test(path.slice(root.length));
    cpSync(root, copy, { recursive: true, filter });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const args = ['--import', 'tsx', 'build.ts', '--single-file'];
    execFileSync(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
    return linesOf(copy);
  } finally {
    process.umask(before);
    rmSync(copy, { recursive: true, force: true });
  }
}

const linesOf = (folder: string) =>
  readFileSync(join(folder, 'dist/SHA256SUMS'), 'utf8').trim().split('\n');

try {
  const first = checksums(0o022, { TZ: 'Asia/Kolkata', LC_ALL: 'hi_IN.UTF-8' });
  const second = checksums(0o077, { TZ: 'America/St_Johns', LC_ALL: 'C' });
  const published = existsSync(join(root, 'dist')) ? linesOf(root) : [];
  const others = (lines: string[], problem: string) =>
    lines.filter((line) => !first.includes(line)).map((line) => `${line.slice(66)}: ${problem}`);
  failIf(others(second, 'two builds of the same sources differ.'));
  failIf(others(published, 'dist/ differs from a new build. Run npm run build.'));
  console.log(
    `Two builds of ${first.length} files are identical${published[0] ? ', and dist/ matches' : ''}.`,
  );
} catch (error) {
  report(error);
}
