import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';
import type { Edition } from '../content/editions';
import { BuildError, failIf } from './errors';
import type { Company } from './owner';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

export interface BundleOptions {
  /** The language of the words: an export condition of `#words/*` in package.json. */
  readonly language: string;
  /** Uses the pseudo words (src/content/pseudo.ts). */
  readonly pseudo?: boolean;
  /** Code to add to the end of the script. */
  readonly footer?: string;
}

/** Passes every export of src/content/en through `pseudo`. References inside a file keep the plain words. */
const pseudoWords: Plugin = {
  name: 'pseudo-words',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/]content[\\/]en[\\/]/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const contents = [
        `import { pseudo } from '../pseudo';`,
        source.replace(/^export (?=const|function)/gm, ''),
        ...names.map((name) => `const _${name} = pseudo(${name}); export { _${name} as ${name} };`),
      ];
      return { contents: contents.join('\n'), loader: 'ts' };
    }),
};

/** How esbuild makes the script and the style sheet that visitors get. */
export const siteOptions = ({ language, pseudo = false, footer = '' }: BundleOptions) =>
  ({
    absWorkingDir: root,
    entryPoints: { site: 'src/main.tsx', style: 'src/styles/index.css' },
    outdir: 'dist',
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    // The oldest browsers that get the full or the reduced design: newer syntax is rewritten for them.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    conditions: [language],
    // The second name is where React would look for its developer tools.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // One ES module around React's CommonJS: 730 bytes less with brotli (src/jsx-runtime.ts).
    jsx: 'automatic',
    jsxImportSource: '#jsx',
    plugins: pseudo ? [pseudoWords] : [],
    // Chromium then compiles the functions while the script arrives, off the main thread.
    // https://github.com/WICG/explicit-javascript-compile-hints-file-based
    banner: { js: '//# allFunctionsCalledOnLoad' },
    footer: { js: footer },
  }) satisfies BuildOptions;

/** Bundles the script and the style sheet of one edition. */
export async function bundleSite(options: BundleOptions) {
  const { imports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  if (options.language !== 'en' && !imports['#words/*'][options.language])
    throw new BuildError(
      `package.json: "#words/*" in "imports" has no "${options.language}". Add it.`,
    );
  const { outputFiles, metafile, warnings } = await run(siteOptions(options));
  // esbuild drops CSS that it cannot parse, with no more than a warning.
  failIf(messagesOf(warnings));
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const script = textOf('.js');
  // A hash of the content: esbuild's own `[hash]` depends on absolute source paths.
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8).toUpperCase();
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  return { name: `site-${hash}.js`, script, style: textOf('.css'), packages };
}

/** What src/prerender.tsx exports. */
export interface Site {
  readonly prerender: () => string;
  readonly prerenderHead: (props: { edition: Edition; icon: string; touchIcon?: string }) => string;
  readonly generatedCss: () => string;
  readonly addressOf: (edition: Edition) => string;
  readonly alternates: () => [tag: string, address: string][];
  readonly company: Company;
  readonly routes: readonly string[];
}

/** Bundles and runs src/prerender.tsx. */
export async function loadSite(options: BundleOptions): Promise<Site> {
  const { outputFiles } = await run({
    ...siteOptions({ ...options, footer: '' }),
    entryPoints: ['src/prerender.tsx'],
    format: 'esm',
    minify: false,
    // React's renderer for browsers opens a MessageChannel, which would keep Node from ending.
    conditions: ['edge-light', options.language],
  });
  const text = outputFiles[0]?.text ?? '';
  const fail = ({ message, stack = '' }: Error) => {
    // esbuild writes the name of each source file above its part of the bundle.
    const names = [...stack.matchAll(/:(\d+):\d+\)?$/gm)].map(([, line]) =>
      text.split('\n', Number(line)).findLast((one) => one.startsWith('// ')),
    );
    const source = names.find((name) => name?.startsWith('// src/')) ?? '// src/app.tsx';
    throw new BuildError(`${source.slice(3)}: rendering failed: ${message.split('\n')[0]}`);
  };
  const site = await importText<Site>(text).catch(fail);
  const prerender = () => {
    try {
      return site.prerender();
    } catch (error) {
      return fail(error as Error);
    }
  };
  return { ...site, prerender };
}

/** Bundles and runs content files. Returns their exports by path. */
export async function loadContent(paths: readonly string[]): Promise<[string, unknown][]> {
  const contents = paths.map((path, index) => `export * as m${index} from './${path}';`).join('\n');
  const stdin = { contents, resolveDir: root };
  const { outputFiles } = await run({ bundle: true, format: 'esm', stdin });
  const modules = await importText<Record<string, unknown>>(outputFiles[0]?.text ?? '');
  return paths.map((path, index) => [path, modules[`m${index}`]]);
}

/** As a data URL, since Node would not load a changed file again. */
const importText = <Module>(text: string): Promise<Module> =>
  import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);

/** Runs esbuild without writing files. */
function run(options: BuildOptions) {
  const all = { ...options, write: false, metafile: true, logLevel: 'silent' } as const;
  return build(all).catch((error: BuildFailure) => {
    throw new BuildError(messagesOf(error.errors ?? []).join('\n') || error.message);
  });
}

const messagesOf = (messages: readonly Message[]): string[] =>
  messages.map(({ text, location }) =>
    location ? `${location.file}:${location.line}: ${text}` : text,
  );
