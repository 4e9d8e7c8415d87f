import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const packages = new URL('../../node_modules/', import.meta.url);

/**
 * happy-dom has about 900 modules, and loading them takes most of a second per test file. This
 * bundles them once into node_modules/.cache. It is synchronous, because later imports would not
 * wait for a promise.
 */
export function loadHappyDom(): typeof import('happy-dom') {
  const { version } = JSON.parse(
    readFileSync(new URL('happy-dom/package.json', packages), 'utf8'),
  ) as { version: string };
  const bundle = new URL(`.cache/happy-dom-${version}.cjs`, packages);
  if (!existsSync(bundle)) write(fileURLToPath(bundle));
  return require(fileURLToPath(bundle)) as typeof import('happy-dom');
}

function write(path: string): void {
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const unfinished = `${path}.${process.pid}`;
  buildSync({
    entryPoints: [fileURLToPath(new URL('happy-dom/lib/index.js', packages))],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    keepNames: true,
  });
  renameSync(unfinished, path);
}
