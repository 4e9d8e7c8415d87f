import { readdirSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { siteOptions } from '../../../src/builder/bundle';
import { makeSite } from '../../../src/builder/site';
import { distFolder, serve } from './site';

/** Serves the site with pseudo words (src/content-model/pseudo.ts). */
export async function servePseudoSite() {
  const { files } = await makeSite({ pseudo: true });
  const documents = Object.fromEntries([...files].map(([name, file]) => [`/${name}`, file]));
  return serve({ documents });
}

const contents = `export function Services() { throw new Error('Broken by the test'); }`;
const throwing: Plugin = {
  name: 'throwing-page',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/pages\/services\/services\.tsx$/ }, () => ({ contents })),
};

/** Serves the site with a script whose services page throws; the prerendered page is unchanged. */
export async function serveThrowingServices() {
  const name = readdirSync(distFolder).find((file) => /^site-[a-f0-9]{8}\.js$/.test(file));
  const options = { ...siteOptions('en'), plugins: [throwing] };
  const { outputFiles } = await build({ ...options, write: false });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return serve({ documents: { [`/${name}`]: script } });
}
