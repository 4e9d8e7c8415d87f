import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { siteOptions } from '../../src/builder/bundle';
import { distFolder } from './site';

/**
 * The built site with a script in which one page throws while it renders. Its prerendered markup is
 * unchanged.
 */
export const buildWithThrowingPage = async (file: string, component: string) => {
  const message = 'Broken by the test';
  const folder = await mkdtemp(path.join(tmpdir(), 'throwing-'));
  await cp(distFolder, folder, { recursive: true });
  const script = (await readdir(folder)).find((name) => /^site-[A-F0-9]{8}\.js$/.test(name));
  if (!script) throw new Error(`There is no script in ${distFolder}`);
  const throwing: Plugin = {
    name: 'throwing-page',
    setup: ({ onLoad }) =>
      onLoad({ filter: new RegExp(`/pages/${file}/${file}\\.tsx$`) }, () => ({
        contents: `export function ${component}() { throw new Error(${JSON.stringify(message)}); }`,
      })),
  };
  const { outputFiles } = await build({
    ...siteOptions({ language: 'en' }),
    write: false,
    plugins: [throwing],
  });
  const bundled = outputFiles.find((output) => output.path.endsWith('.js'));
  if (!bundled?.text.includes(message))
    throw new Error(`src/pages/${file}/${file}.tsx is not in the script`);
  await writeFile(path.join(folder, script), bundled.contents);
  return { folder, message, remove: () => rm(folder, { recursive: true, force: true }) };
};
