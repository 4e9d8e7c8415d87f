import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { Edition } from '../content/editions';
import { failIf } from '../sources/errors';
import { root } from '../sources/files';
import { bundleInMemory, load, toLine } from '../sources/load';

/** Makes each import of English words (`#words/*`) return their pseudo version. */
const pseudoWords: Plugin = {
  name: 'pseudo-words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#words\// }, ({ path }) => ({ path, namespace: 'pseudo' }));
    onLoad({ filter: /.*/, namespace: 'pseudo' }, ({ path }) => {
      const words = path.replace('#words', './en');
      const contents = `module.exports = require('../content-model/pseudo').pseudo(require('${words}'));`;
      return { contents, resolveDir: join(root, 'src/content') };
    });
  },
};

/** esbuild's options for the script and the style sheet that visitors get in a language. */
export function siteOptions(language: string, pseudo = false) {
  const isPseudo = pseudo && language === 'en';
  return {
    absWorkingDir: root,
    entryPoints: {
      site: 'src/main.tsx',
      head: 'src/head/head.ts',
      style: `src/content/${language}/style.css`,
      print: 'src/styles/print.css',
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    // The oldest browsers with the reduced design. Newer syntax is rewritten for them.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    ...(isPseudo
      ? { plugins: [pseudoWords] }
      : { alias: { '#words': `./src/content/${language}` } }),
    // `undefined` removes React's connection to its developer tools.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    jsx: 'automatic',
  } satisfies BuildOptions;
}

/**
 * Makes Chromium compile all functions off the main thread, while the script loads.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Bundles the scripts and the style sheet of one edition. The script's name begins with `prefix`. */
export async function bundleSite(tag: string, prefix: string, pseudo: boolean) {
  const { outputFiles, metafile, warnings } = await bundleInMemory(siteOptions(tag, pseudo));
  // esbuild drops CSS that it cannot parse, with no more than a warning.
  failIf(warnings.map(toLine));
  const inputs = Object.keys(metafile.inputs);
  const [site = '', headScript = '', style = '', print = ''] = outputFiles.map(({ text }) => text.trim());
  const script = `${compileHint}\n/* Licenses: LICENSES.txt */\n${site}`;
  // A hash of the content: esbuild's own `[hash]` depends on absolute source paths.
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const packages = inputs.flatMap(
    (path) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  return { name: `${prefix}-${hash}.js`, script, headScript, style, print, packages };
}

/** Runs prerender.tsx: the pages of one edition, and the rest of its document. */
export function runPrerender(edition: Edition, pseudo: boolean) {
  return load(
    'src/builder/prerender.tsx',
    // This React renderer opens no MessageChannel, which would keep Node from exiting.
    { ...siteOptions(edition.tag, pseudo), conditions: ['edge-light'] },
    ({ prerenderEdition }: typeof import('./prerender')) => prerenderEdition(edition),
  );
}

/** The owner's list of editions. */
export function loadEditions(): Promise<readonly Edition[]> {
  return load(
    'src/content/editions.ts',
    {},
    ({ editions }: typeof import('../content/editions')) => editions,
  );
}
