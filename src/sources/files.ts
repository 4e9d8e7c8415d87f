import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** The content of files by their path. */
export type Files = Map<string, Buffer>;

/** The files of a folder, but not of packages or file managers. A missing folder has no files. */
export async function readFolder(folder: string, prefix = '', pattern = /./): Promise<Files> {
  const files: Files = new Map();
  if (!existsSync(join(root, folder))) return files;
  const names = await readdir(join(root, folder), { recursive: true });
  for (const name of names.filter((name) => pattern.test(name)).sort()) {
    const path = join(root, folder, name);
    if (
      (await stat(path)).isFile() &&
      !/\bnode_modules\b|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name)
    )
      files.set(prefix + name.replaceAll('\\', '/'), await readFile(path));
  }
  return files;
}
