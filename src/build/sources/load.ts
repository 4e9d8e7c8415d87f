import { dirname, extname, join, relative, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildFailure, BuildOptions, Loader, Message, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { BuildError } from './errors';
import { type Files, root } from './files';

/**
 * Makes esbuild read src/ from an object instead of the folder. `#words/*` is the words of a
 * language.
 */
export function readFrom(sources: Files, language = 'en'): Plugin {
  const inProject = (path: string) => relative(root, path).replaceAll('\\', '/');
  return {
    name: 'sources',
    setup({ initialOptions, onResolve, onLoad }) {
      // esbuild looks for the settings of those files only whose path it has resolved itself.
      initialOptions.tsconfig = join(root, 'tsconfig.json');
      onResolve({ filter: /^(?:\.\.?|src|#words)\// }, ({ path, importer }) => {
        const words = path.replace(/^#words/, join(root, 'src/content', language));
        const from = path.startsWith('src/') ? root : dirname(importer);
        const file = inProject(resolve(from, words));
        if (!file.startsWith('src/')) return undefined;
        const found = ['', '.ts', '.tsx', '.js'].find((end) => sources.has(file + end));
        return found === undefined
          ? { errors: [{ text: `Could not resolve "${path}"` }] }
          : { path: join(root, file + found) };
      });
      onLoad({ filter: /\.(?:jsx?|tsx?|css)$/ }, ({ path }) => {
        const contents = sources.get(inProject(path));
        // Packages are found from here, also if the folder of the file is in the object only.
        const options = { loader: extname(path).slice(1) as Loader, resolveDir: root };
        return contents && { contents, ...options };
      });
    },
  };
}

/** Runs esbuild without writing files. Fails with file, line and text of each message. */
export function bundleInMemory(options: BuildOptions) {
  const all = { ...options, write: false, metafile: true, logLevel: 'silent' } as const;
  return build(all).catch(({ errors, message }: BuildFailure) => {
    throw new BuildError(errors.map(toLine).join('\n') || message);
  });
}

export function toLine({ text, location }: Message): string {
  return location ? `${location.file}:${location.line}: ${text}` : text;
}

/**
 * Bundles a source file and runs it: what it exports is as the file is now, while Node would import
 * a changed file only once, and never free it. `use` calls what is exported; an error in it names
 * the source file.
 */
export async function load<Module, Result>(
  sources: Files,
  entry: string,
  use: (module: Module) => Result,
  options: BuildOptions = {},
): Promise<Result> {
  const { outputFiles } = await bundleInMemory({
    absWorkingDir: root,
    bundle: true,
    charset: 'utf8',
    plugins: [readFrom(sources)],
    ...options,
    entryPoints: [entry],
    format: 'cjs',
    minify: false,
  });
  const text = outputFiles?.[0]?.text ?? '';
  try {
    const module = { exports: {} };
    compileFunction(text, ['module'])(module);
    return use(module.exports as Module);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    // In the bundle, a comment such as `// src/app.tsx` precedes the code of each source file.
    const names = [...stack.matchAll(/:(\d+):\d+\)?$/gm)].map(([, line]) =>
      text.split('\n', Number(line)).findLast((comment) => comment.startsWith('// ')),
    );
    const source = names.find((name) => name?.startsWith('// src/')) ?? `// ${entry}`;
    throw new BuildError(`${source.slice(3)}: rendering failed: ${message.split('\n')[0]}`);
  }
}
