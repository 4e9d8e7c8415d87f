import { compileFunction } from 'node:vm';
import { type BuildFailure, type BuildOptions, build, type Message } from 'esbuild';
import { BuildError } from './errors';
import { root } from './files';

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
  entry: string,
  options: BuildOptions,
  use: (module: Module) => Result,
): Promise<Result> {
  const bundling = { absWorkingDir: root, bundle: true, charset: 'utf8', ...options } as const;
  const { outputFiles } = await bundleInMemory({
    ...bundling,
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
