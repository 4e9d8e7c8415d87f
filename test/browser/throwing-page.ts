import { readdir } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { siteOptions } from '../../src/builder/bundle';
import { distFolder, serve } from './site';

const message = 'Broken by the test';
const throwing: Plugin = {
  name: 'throwing-page',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/pages\/services\/services\.tsx$/ }, () => ({
      contents: `export function Services() { throw new Error('${message}'); }`,
    })),
};

/**
 * Serves the site with a script in which the services page throws this message while it renders.
 * Its prerendered markup is unchanged.
 */
export const serveThrowingServices = async () => {
  const name = (await readdir(distFolder)).find((file) => /^site-[A-F0-9]{8}\.js$/.test(file));
  const options = { ...siteOptions({ language: 'en' }), plugins: [throwing] };
  const { outputFiles } = await build({ ...options, write: false });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { ...(await serve({ documents: { [`/${name}`]: script } })), message };
};
