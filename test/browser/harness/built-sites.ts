import { readdirSync } from 'node:fs';
import { bundleSite } from '../../../src/builder/bundle';
import { makeSite } from '../../../src/builder/site';
import { readSources } from '../../../src/sources/files';
import { distFolder, serve } from './site';

/** Serves the site with pseudo words (src/content-model/pseudo.ts). */
export async function servePseudoSite() {
  const { files } = await makeSite(await readSources(), { pseudo: true });
  const documents = Object.fromEntries([...files].map(([name, file]) => [`/${name}`, file]));
  return serve({ documents });
}

/** Serves the site with a script whose services page throws; the prerendered page is unchanged. */
export async function serveThrowingServices() {
  const name = readdirSync(distFolder).find((file) => /^site-[a-f0-9]{8}\.js$/.test(file));
  const page = 'src/pages/services/services.tsx';
  const code = "export function Services() { throw new Error('Broken by the test'); }";
  const { script } = await bundleSite(await readSources(new Map([[page, code]])), 'en', 'site');
  return serve({ documents: { [`/${name}`]: script } });
}
