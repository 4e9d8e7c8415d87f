import { createHash } from 'node:crypto';
import type { BuildOptions } from 'esbuild';
import type { Edition } from '../../schema/content';
import { failIf } from '../sources/errors';
import { type Files, root } from '../sources/files';
import { bundleInMemory, load, readFrom, toLine } from '../sources/load';

/** esbuild's options for the script and the style sheet that visitors get in a language. */
export function siteOptions(sources: Files, language: string) {
  return {
    absWorkingDir: root,
    entryPoints: {
      site: 'src/main.tsx',
      head: 'src/head/head.ts',
      style: `src/content/${language}/style.css`,
      otherMedia: 'src/styles/other-media.css',
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    // The oldest browsers with the reduced design. Newer syntax is rewritten for them.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    plugins: [readFrom(sources, language)],
    // `undefined` removes React's connection to its developer tools.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    jsx: 'automatic',
    jsxImportSource: '#site',
  } satisfies BuildOptions;
}

/**
 * Makes Chromium compile all functions off the main thread, while the script loads: 112 ms of
 * compiling are left there on a phone, of 424 ms, and the longest task takes 368 ms, not 465.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Bundles the scripts and the style sheets of one edition. The script's name begins with `prefix`. */
export async function bundleSite(sources: Files, language: string, prefix: string) {
  const options = siteOptions(sources, language);
  const { outputFiles, metafile, warnings } = await bundleInMemory(options);
  // esbuild drops CSS that it cannot parse, with no more than a warning.
  failIf(warnings.map(toLine));
  const [site = '', headScript = '', style = '', otherMedia = ''] = outputFiles.map(({ text }) =>
    text.trim(),
  );
  const script = `${compileHint}\n/* Licenses: LICENSES.txt */\n${site}`;
  // A hash of the content: esbuild's own `[hash]` depends on absolute source paths.
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  const name = `${prefix}-${hash}.js`;
  return { name, script, headScript, style, otherMedia, packages };
}

/** Runs prerender.tsx: the pages of one edition, and the rest of its document. */
export function runPrerender(sources: Files, edition: Edition, reviewed: readonly Edition[]) {
  return load(
    sources,
    'src/build/site/prerender.tsx',
    ({ prerenderEdition }: typeof import('./prerender')) => prerenderEdition(edition, reviewed),
    // This React renderer opens no MessageChannel, which would keep Node from exiting.
    { ...siteOptions(sources, edition.tag), conditions: ['edge-light'] },
  );
}
