import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeSite } from '../../../src/build/site/site';
import { readContent } from '../../../src/build/sources/content';
import { readSources } from '../../../src/build/sources/files';

const company = 'src/content/company.ts';
let made: ReturnType<typeof makeFiles> | undefined;

/** The files of the owner's site with an address, which has a document for each page. */
export function makeDocuments() {
  made ??= makeFiles();
  return made;
}

async function makeFiles() {
  const sources = await readSources();
  const owners = String(sources.get(company));
  const withAddress = owners.replace(/(?<=\bsiteUrl:\s*)(['"]).*?\1/, "'https://bridge.example/'");
  sources.set(company, Buffer.from(withAddress));
  const { files } = await makeSite(sources, readContent(sources), {});
  return files;
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
