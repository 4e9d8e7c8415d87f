import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSite } from '../../src/builder/site';
import { type Site, serve } from './site';

/** Builds the pseudo edition into a temporary folder and serves it while `use` runs. */
export const withPseudoSite = async (use: (site: Site) => Promise<void>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pseudo-'));
  try {
    for (const [name, content] of (await makeSite({ pseudo: true })).files) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    await use(await serve({ folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
