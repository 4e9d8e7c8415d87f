import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, stopOn } from './fault';
import { sumsName, type Files } from './folder';
import { singleFileName } from './single-file';

const folder = 'assets/root';

const ownNames: readonly string[] = [
  'index.html',
  singleFileName,
  'LICENSES.txt',
  'sbom.cdx.json',
  sumsName,
];

/** What the owner wants in dist/ beside the site, if anything: a host's own files, a proof of ownership. */
export async function readExtra(root: string): Promise<Files> {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files: Files = new Map();
  for (const name of names
    .map((one) => one.replaceAll('\\', '/'))
    .filter((one) => !one.endsWith('.DS_Store'))
    .sort()) {
    const content = await readFile(join(root, folder, name)).catch((error) => {
      if (codeOf(error) !== 'EISDIR') throw error;
    });
    if (content) files.set(name, content);
  }
  const taken = [...files.keys()].filter(
    (name) => ownNames.includes(name) || name.startsWith('images/'),
  );
  stopOn(
    taken.map(
      (name) => `${folder}/${name}: the build writes a file of this name itself. Give it another.`,
    ),
  );
  return files;
}
