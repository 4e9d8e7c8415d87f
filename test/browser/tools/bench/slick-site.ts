import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { siteOptions } from '../../../../src/build/site/bundle';
import { readSources } from '../../../../src/build/sources/files';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('slick-site', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** Replaces the site's carousel and links in all pages, and uses the site's copy of React. */
const libraries: Plugin = {
  name: 'libraries',
  setup({ onResolve }) {
    onResolve({ filter: /\/(carousel\/carousel|router\/link|\.\/link)$/ }, ({ path, importer }) =>
      importer.startsWith(folder) ? null : { path: join(folder, `${path.split('/').at(-1)}.tsx`) },
    );
  },
};

/** The script and the style sheet of the site with react-slick and react-router. */
export async function bundleSlickSite() {
  if (!existsSync(join(folder, 'node_modules')))
    await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  const options = siteOptions(await readSources(), 'en');
  const { outputFiles } = await build({
    ...options,
    entryPoints: { slick: join(folder, 'main.tsx') },
    alias: { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') },
    jsxImportSource: 'react',
    plugins: [libraries, ...options.plugins],
    loader: {
      '.gif': 'dataurl',
      '.woff': 'dataurl',
      '.ttf': 'empty',
      '.eot': 'empty',
      '.svg': 'empty',
    },
    write: false,
  });
  const [script = '', style = ''] = outputFiles.map(({ text }) => text);
  return { script, style };
}
