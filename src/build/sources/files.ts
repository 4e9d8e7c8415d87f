import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..');

/** The content of files by their path: of the sources, or of the built site. */
export type Files = Map<string, Buffer>;

/** Packages, and what file managers and editors write beside a file. */
const foreign =
  /(?:^|\/)(?:node_modules|__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*|\.[^/]*\.sw\w)(?:\/|$)|~$/;

/** The paths of everything that the site is built from, folders among them. */
function sourcePaths(): string[] {
  const inFolders = ['src', 'assets'].flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return [...inFolders, 'index.html'].filter((path) => !foreign.test(path)).sort();
}

/** Everything that the site is built from: src/, assets/ and index.html. */
export async function readSources(): Promise<Files> {
  const read = async (path: string): Promise<[string, Buffer][]> => {
    const content = await contentOf(path);
    return content === null ? [] : [[path, content]];
  };
  return new Map((await Promise.all(sourcePaths().map(read))).flat());
}

/**
 * A text that differs after each change of a file. `npm start` compares it: Node 20 on Linux reports
 * no change of a file that an editor has replaced, and no system those in a shared folder.
 */
export async function stateOfSources(): Promise<string> {
  const state = (path: string) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size}` : '';
  };
  return sourcePaths().map(state).join('\n');
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
