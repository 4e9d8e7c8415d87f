import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ChangedSources } from '../../helpers/build';

let made: Promise<ReadonlyMap<string, Buffer>> | undefined;

/** The files of a site with an address, which has a document for each page. */
export function makeDocuments() {
  const project = new ChangedSources();
  project.edit('src/content/company.ts', '"siteUrl": ""', '"siteUrl": "https://bridge.example/"');
  made ??= project.make().then(({ files }) => files);
  return made;
}

/** Writes them to a folder. */
export async function writeDocuments() {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  for (const [name, content] of await makeDocuments()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { dist: folder, remove: () => rm(folder, { recursive: true }) };
}
