import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BuildError } from '../sources/errors';
import type { Files } from '../sources/files';

/** Limits in bytes, of the file itself or of its compressed copy. The first match applies. */
const budgets: readonly [pattern: RegExp, bytes: number, copy: '' | '.br'][] = [
  // Room for a year of additions: a page, ten entries and `siteUrl` add about 3,000 bytes.
  [/^site-[a-f0-9]{8}\.js$/, 84_000, '.br'],
  // In UTF-8, a letter of most Indian scripts takes three bytes.
  [/^site-[a-z\d-]+-[a-f0-9]{8}\.js$/, 92_000, '.br'],
  [/^index\.html$/, 30_000, '.br'],
  // One file with all pictures; a text counts twice, in the markup and in the script.
  [/^site\.html$/, 580_000, ''],
  [/^site\..*html$/, 720_000, ''],
  // An edition by its tag, then documents of one page.
  [/^[a-z]{2,3}\.html$/, 35_500, '.br'],
  [/\.html$/, 23_500, '.br'],
  [/^images\/(?:banner|head)-.*\.svg$/, 6_400, ''],
  [/^images\/.*\.svg$/, 4_096, ''],
  [/^images\/social-card.*\.png$/, 102_400, ''],
  [/^images\//, 10_240, ''],
];

/** Adds a `.br` and a `.gz` copy of each text file. */
export async function compress(
  files: Files,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Files> {
  const texts = [...files].filter(([name]) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(name));
  const copies: Files = new Map();
  await Promise.all(
    texts.map(async ([name, content]) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      copies.set(`${name}.br`, await promisify(brotliCompress)(content, { params }));
      const gz = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
      // This byte names the operating system. 255 means unknown, so that builds are reproducible.
      gz[9] = 255;
      copies.set(`${name}.gz`, gz);
    }),
  );
  // A copy that the owner has made stays as it is.
  return new Map([...copies, ...files]);
}

/** The files that are larger than their budget. */
export function sizeProblems(files: Files): string[] {
  const fix = 'Make it smaller, or raise the number in src/build/site/publish.ts.';
  const names = [...files.keys()].filter((name) => !/\.(?:br|gz)$/.test(name));
  return names.flatMap((name) => {
    const [, budget = Infinity, copy] = budgets.find(([pattern]) => pattern.test(name)) ?? [];
    const size = files.get(`${name}${copy ?? ''}`)?.length ?? 0;
    return size > budget
      ? `${name.replace(/^(?=images\/)/, 'assets/')}${copy} has ${size} bytes, more than its budget of ${budget}. ${fix}`
      : [];
  });
}

/** Adds the list of all checksums, in the format of `sha256sum -c`. */
export function addChecksums(files: Files): Files {
  const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([name, content]) => `${sumOf(content)}  ${name}\n`);
  return new Map([...files, ['SHA256SUMS', Buffer.from(lines.join(''))]]);
}

/**
 * Writes a new folder beside the old one, then renames it: a build that fails leaves the last good
 * folder unchanged.
 */
export async function replaceFolder(folder: string, files: Files): Promise<void> {
  const target = await realpath(folder).catch(() => folder);
  const [next, last] = [`${target}.next-${process.pid}`, `${target}.last-${process.pid}`];
  try {
    // What a build has left that was stopped, if the new one has the same number.
    await rm(next, { recursive: true, force: true });
    for (const [name, content] of files) {
      await mkdir(dirname(join(next, name)), { recursive: true });
      await writeFile(join(next, name), content);
    }
    if (existsSync(target)) {
      await rm(last, { recursive: true, force: true });
      await rename(target, last);
    }
    await rename(next, target);
  } catch (error) {
    if (existsSync(last)) await rename(last, target).catch(() => undefined);
    await rm(next, { recursive: true, force: true });
    const kept = existsSync(last) ? ` The last good folder is now ${last}.` : '';
    const advice = `Close programs that use the folder; check permissions and disk space.${kept}`;
    throw new BuildError(`${folder} cannot be written: ${(error as Error).message}. ${advice}`);
  }
  await rm(last, { recursive: true, force: true });
}
