import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..');

/** The content of files by their path: of the sources, or of the built site. */
export type Files = Map<string, Buffer>;

/** Packages, and what file managers write. */
const foreign = /\bnode_modules\b|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Everything that the site is built from: src/, assets/ and index.html. */
export async function readSources(): Promise<Files> {
  const inFolders = ['src', 'assets'].map(async (folder) => {
    const names = await readdir(join(root, folder), { recursive: true });
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
  const found = [...(await Promise.all(inFolders)).flat(), 'index.html'];
  const read = async (path: string): Promise<[string, Buffer][]> => {
    const content = await contentOf(path);
    return content === null ? [] : [[path, content]];
  };
  const paths = found.filter((path) => !foreign.test(path)).sort();
  return new Map((await Promise.all(paths.map(read))).flat());
}

/** A file's content; `null` for a folder, or a file that an editor has just deleted. */
function contentOf(path: string): Promise<Buffer | null> {
  return readFile(join(root, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR' || error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The files of a folder, by their path in it. */
export function filesIn(folder: string, files: Files): Files {
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(inside.map(([path, content]) => [path.slice(folder.length + 1), content]));
}
