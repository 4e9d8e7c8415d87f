import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, Fault } from './fault';

/** What the build writes: content by path, relative to the folder. */
export type Files = Map<string, Uint8Array>;

/** Lists every other file of the folder; and by it the build knows its own work again. */
export const sumsName = 'SHA256SUMS';

/** The files' checksums, as `sha256sum -c` reads them. */
export function sumsOf(files: Files): Buffer {
  const lines = [...files.keys()].sort().map(
    (name) =>
      `${createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex')}  ${name}\n`,
  );
  return Buffer.from(lines.join(''));
}

/** What a folder holds that the build did not write. A folder without a list of checksums is all foreign. */
export async function foreignFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new Fault(
      `dist/: cannot be read (${codeOf(error)}). Make it a folder that you may read and write, or remove it.`,
    );
  });
  const sums = await readFile(join(folder, sumsName), 'utf8').catch(() => '');
  const listed = [...sums.matchAll(/^[\da-f]{64} {2}(.+)$/gm)].map(([, name = '']) => name);
  const own = new Set(listed.length > 0 ? [sumsName, ...listed.flatMap(withFolders)] : []);
  return found
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !own.has(name))
    .sort();
}

function withFolders(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Stops where writing would destroy what somebody else put into the folder. */
export async function refuseForeign(folder: string): Promise<void> {
  const [first, ...more] = await foreignFiles(folder);
  if (first === undefined) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  const mend = 'Move it away, or remove dist/; what is to stand in it belongs in assets/root/.';
  throw new Fault(`dist/: holds ${first}${others}, which this build did not write. ${mend}`);
}

/** Tells apart what this process writes, one time after another. */
let turn = 0;

/** Writes beside the last good folder and swaps at the end, so that a failed build leaves that one whole. */
export async function swapIn(folder: string, files: Files): Promise<void> {
  const target = await realpath(folder).catch(() => folder);
  turn += 1;
  const next = `${target}.next-${process.pid}-${turn}`;
  const last = `${target}.last-${process.pid}-${turn}`;
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(next, name)), { recursive: true });
      await writeFile(join(next, name), content);
    }
    await swap(target, next, last);
  } catch (error) {
    throw new Fault(
      `dist/: cannot be written (${codeOf(error)}). Give yourself the right to write here, and room on the disk.`,
    );
  } finally {
    await Promise.all(
      [next, last].map((one) => rm(one, { recursive: true, force: true }).catch(() => undefined)),
    );
  }
}

async function swap(target: string, next: string, last: string, triesLeft = 3): Promise<void> {
  await rename(target, last).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  try {
    await rename(next, target);
  } catch (error) {
    // Another build, at the same time, has put its folder there in between.
    const taken = ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error));
    if (!taken || triesLeft === 0) {
      await rename(last, target).catch(() => undefined);
      throw error;
    }
    await rm(last, { recursive: true, force: true });
    await swap(target, next, last, triesLeft - 1);
  }
}
