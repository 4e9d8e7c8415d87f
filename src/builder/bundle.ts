import {
  build,
  type BuildFailure,
  type BuildOptions,
  type Message,
  type Metafile,
  type OutputFile,
} from 'esbuild';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { Fault, stopOn } from './fault';
import { oneImport } from './one-import';
import { shortNames } from './short-names';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

const shared = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  // The second name is where React would look for its developer tools.
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** What goes to the visitor. */
export const siteOptions = {
  ...shared,
  entryPoints: { site: 'src/main.tsx', style: 'src/styles/index.css' },
  entryNames: '[name]-[hash]',
  outdir: join(root, 'dist'),
  format: 'iife',
  target: ['chrome123', 'firefox125', 'safari17.5'],
  metafile: true,
  // Chromium then compiles all of it beside the main thread, while it arrives.
  // https://github.com/WICG/explicit-javascript-compile-hints-file-based
  banner: { js: '//# allFunctionsCalledOnLoad' },
  plugins: [oneImport],
} as const satisfies BuildOptions;

export interface Bundle {
  readonly script: { readonly name: string; readonly contents: Uint8Array };
  readonly style: string;
  /** The packages that the script holds, by the folder they are installed in. */
  readonly packages: readonly string[];
}

/** Picks the script and the style sheet from what esbuild made. */
export function readBundle(outputs: readonly OutputFile[], { inputs }: Metafile): Bundle {
  const script = outputs.find(({ path }) => basename(path).startsWith('site-'));
  const sheet = outputs.find(({ path }) => basename(path).startsWith('style-'));
  if (!script || !sheet)
    throw new Fault('src/main.tsx: the bundle has no script or no style sheet.');
  const packages = Object.keys(inputs).flatMap(
    (path) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  return {
    script: { name: hashedName(script.contents), contents: script.contents },
    style: sheet.text,
    packages: [...new Set(packages)].sort(),
  };
}

/** esbuild's own hash would tell of the folders that the sources lie in, which differ from machine to machine. */
function hashedName(script: Uint8Array): string {
  return `site-${createHash('sha256').update(script).digest('hex').slice(0, 8).toUpperCase()}.js`;
}

/** Bundles the script and the style sheet of the site. */
export async function bundleSite(): Promise<Bundle> {
  const { outputFiles, metafile, warnings } = await build(siteOptions).catch(failed);
  // esbuild only warns of CSS that it cannot read, and drops it.
  stopOn(messagesOf(warnings));
  return readBundle(outputFiles, metafile);
}

/** The same script, as short as can be, to stand in a document. */
export async function bundleShortScript(): Promise<string> {
  const entryPoints = { site: siteOptions.entryPoints.site };
  const { outputFiles } = await build({
    ...siteOptions,
    entryPoints,
    mangleProps: shortNames,
  }).catch(failed);
  return outputFiles[0]?.text ?? '';
}

/** CSS that the build writes, made fit for the same browsers as the style sheet. */
export async function minifyCss(contents: string): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    target: siteOptions.target,
    stdin: { contents, loader: 'css' },
  });
  return outputFiles[0]?.text ?? '';
}

export type Site = typeof import('../prerender');

/** Bundles and runs the build entry afresh: a module that Node has loaded would stay as it was. */
export async function loadSite(): Promise<Site & { readonly fileOf: (error: unknown) => string }> {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['src/prerender.tsx'],
    format: 'esm',
    platform: 'browser',
    minify: false,
    // React's renderer for browsers opens a MessageChannel, which would keep Node from ending.
    conditions: ['edge-light'],
  }).catch(failed);
  const text = outputFiles[0]?.text ?? '';
  const site: Site = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return { ...site, fileOf: (error) => fileOf(error, text.split('\n')) };
}

/** Which source file an error comes from: esbuild writes its name above each file of an unminified bundle. */
function fileOf(error: unknown, lines: readonly string[]): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const files = [...stack.matchAll(/:(\d+):\d+\)?$/gm)].map(([, line]) =>
    lines
      .slice(0, Number(line))
      .findLast((text) => text.startsWith('// '))
      ?.slice(3),
  );
  return files.find((file) => file?.startsWith('src/')) ?? 'src/app.tsx';
}

function failed(error: BuildFailure): never {
  throw new Fault(messagesOf(error.errors ?? []).join('\n') || error.message);
}

/** esbuild's findings, one line each. */
export function messagesOf(errors: readonly Message[]): string[] {
  return errors.map(({ text, location }) =>
    location ? `${location.file}:${location.line}: ${text}` : text,
  );
}
