import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundle';
import { differences } from './differences';
import { Fault, stopOn } from './fault';
import { sumsName, sumsOf, type Files } from './folder';

/** All that the build reads. */
const inputs = [
  'assets',
  'build.ts',
  'index.html',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'src',
  'tsconfig.json',
];

interface Surroundings {
  readonly folder: string;
  readonly umask: number;
  readonly env: Readonly<Record<string, string>>;
}

const surroundings: readonly [Surroundings, Surroundings] = [
  {
    folder: 'here',
    umask: 0o022,
    env: { TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8', LC_ALL: 'hi_IN.UTF-8' },
  },
  {
    folder: 'and there/in a deeper one',
    umask: 0o077,
    env: { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
  },
];

/** Builds a copy of the project, with the same packages, and returns the checksums that it wrote. */
async function sumsIn(temporary: string, { folder, umask, env }: Surroundings): Promise<string> {
  const copy = join(temporary, folder);
  const before = process.umask(umask);
  try {
    await mkdir(copy, { recursive: true });
    for (const name of inputs) await cp(join(root, name), join(copy, name), { recursive: true });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await new Promise<void>((resolve, reject) => {
      const args = ['--import', 'tsx', 'build.ts', '--single-file'];
      execFile(
        process.execPath,
        args,
        { cwd: copy, env: { ...process.env, ...env } },
        (error, _, stderr) => (error ? reject(new Fault(stderr.trim())) : resolve()),
      );
    });
  } finally {
    process.umask(before);
  }
  return readFile(join(copy, 'dist', sumsName), 'utf8');
}

/** dist/ as its list of checksums says it is, and as it really is; undefined where it was never built. */
async function publishedSums(): Promise<{ listed: string; real: string } | undefined> {
  const dist = join(root, 'dist');
  const listed = await readFile(join(dist, sumsName), 'utf8').catch(() => undefined);
  if (listed === undefined) return undefined;
  const files: Files = new Map();
  for (const entry of await readdir(dist, { recursive: true })) {
    const content = await readFile(join(dist, entry)).catch(() => undefined);
    if (content && entry !== sumsName) files.set(entry.replaceAll('\\', '/'), content);
  }
  return { listed, real: sumsOf(files).toString() };
}

function publishedFaults(
  { listed, real }: { listed: string; real: string },
  built: string,
): string[] {
  return [
    ...differences(
      listed,
      built,
      'dist/ was built from another source, or by other versions. Run npm ci --ignore-scripts, then npm run build.',
    ),
    ...differences(
      real,
      listed,
      `is not as dist/${sumsName} says: it was changed after the build. Run npm run build.`,
    ),
  ];
}

async function verify(): Promise<void> {
  const published = await publishedSums();
  const temporary = await mkdtemp(join(tmpdir(), 'verify-'));
  try {
    // One after the other: the mask belongs to the whole process.
    const first = await sumsIn(temporary, surroundings[0]);
    const second = await sumsIn(temporary, surroundings[1]);
    stopOn([
      ...differences(
        first,
        second,
        'two builds of the same source differ. Look for a time, a path or an order in what writes it.',
      ),
      ...(published ? publishedFaults(published, first) : []),
    ]);
    const count = first.trim().split('\n').length;
    console.log(
      `Two builds of ${count} files, in two folders, time zones, languages and umasks, agree with each other.`,
    );
    console.log(
      published ? 'dist/ is what they wrote.' : 'There is no dist/ to compare with them.',
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

try {
  await verify();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
