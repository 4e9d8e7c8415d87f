import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';
import { type Edition, editions } from '../content/editions';
import type { Company } from '../content-model/types';
import { BuildError, failIf } from './errors';
import { root } from './files';

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
export const siteOptions = (language: string, pseudo = false) =>
  ({
    absWorkingDir: root,
    entryPoints: {
      site: 'src/main.tsx',
      router: 'src/head.ts',
      style: `src/content/${language}/style.css`,
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    // The oldest browsers with the reduced design. Newer syntax is rewritten for them.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    conditions: [language],
    // `undefined` removes React's connection to its developer tools.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // src/jsx-runtime.ts explains why: 730 bytes less with brotli.
    jsx: 'automatic',
    jsxImportSource: '#jsx',
    plugins: pseudo && language === 'en' ? [pseudoWords] : [],
  }) satisfies BuildOptions;

/**
 * Makes Chromium compile all functions off the main thread, while the script loads.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Bundles the scripts and the style sheet of one edition. */
export async function bundleSite(tag: string, pseudo: boolean) {
  const { outputFiles, metafile, warnings } = await bundleInMemory(siteOptions(tag, pseudo));
  // esbuild drops CSS that it cannot parse, with no more than a warning.
  failIf(warnings.map(toLine));
  const inputs = Object.keys(metafile.inputs);
  const line = `"${tag}": "./src/content/${tag}/*.ts"`;
  if (!inputs.includes(`src/content/${tag}/edition.ts`))
    failIf([`package.json: "#words/*" has no line for "${tag}". Add ${line} above "default".`]);
  const [site = '', router = '', style = ''] = outputFiles.map(({ text }) => text.trim());
  const script = `${compileHint}\n${site}`;
  // A hash of the content: esbuild's own `[hash]` depends on absolute source paths.
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8).toUpperCase();
  const packages = inputs.flatMap(
    (path) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  const language = tag === editions[0]?.tag ? '' : `${tag}-`;
  return { name: `site-${language}${hash}.js`, script, router, style, packages };
}

/** What `prerenderEdition` in src/prerender.tsx returns. */
interface Prerendered {
  readonly page: string;
  readonly head: string;
  readonly css: string;
  readonly company: Company;
  /** The tag in the words' edition.ts. */
  readonly language: string;
  readonly routes: readonly string[];
  readonly sitemapFiles: readonly (readonly [name: string, text: string])[];
}

/** Bundles and runs src/prerender.tsx. */
export async function runPrerender(edition: Edition, pseudo: boolean): Promise<Prerendered> {
  const { outputFiles } = await bundleInMemory({
    ...siteOptions(edition.tag, pseudo),
    entryPoints: ['src/prerender.tsx'],
    format: 'esm',
    minify: false,
    // This React renderer opens no MessageChannel, which would keep Node from exiting.
    conditions: ['edge-light', edition.tag],
  });
  const text = outputFiles[0]?.text ?? '';
  try {
    // A data URL, because Node caches modules by URL and would not load a changed file again.
    const encoded = Buffer.from(text).toString('base64');
    return (await import(`data:text/javascript;base64,${encoded}`)).prerenderEdition(edition);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    // In the bundle, a comment such as `// src/app.tsx` precedes the code of each source file.
    const names = [...stack.matchAll(/:(\d+):\d+\)?$/gm)].map(([, line]) =>
      text.split('\n', Number(line)).findLast((comment) => comment.startsWith('// ')),
    );
    const source = names.find((name) => name?.startsWith('// src/')) ?? '// src/prerender.tsx';
    throw new BuildError(`${source.slice(3)}: rendering failed: ${message.split('\n')[0]}`);
  }
}

function bundleInMemory(options: BuildOptions) {
  const all = { ...options, write: false, metafile: true, logLevel: 'silent' } as const;
  return build(all).catch(({ errors, message }: BuildFailure) => {
    throw new BuildError(errors.map(toLine).join('\n') || message);
  });
}

const toLine = ({ text, location }: Message): string =>
  location ? `${location.file}:${location.line}: ${text}` : text;
