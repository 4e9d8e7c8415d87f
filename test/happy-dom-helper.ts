import { existsSync, readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../node_modules/', import.meta.url);

/**
 * happy-dom is some 900 modules, which cost each test file most of a second; as one they cost a tenth of that. The one
 * is made when it is missing, which is before the first file starts, as the runner itself loads test/setup.ts too.
 */
export async function loadHappyDom(): Promise<typeof import('happy-dom')> {
  const { version } = JSON.parse(readFileSync(new URL('happy-dom/package.json', packages), 'utf8')) as { version: string };
  const bundle = new URL(`.cache/happy-dom-${version}.mjs`, packages);
  if (!existsSync(bundle)) await write(fileURLToPath(bundle));
  return (await import(bundle.href)) as typeof import('happy-dom');
}

async function write(path: string): Promise<void> {
  const { build } = await import('esbuild');
  const unfinished = `${path}.${process.pid}`;
  await build({
    entryPoints: [fileURLToPath(new URL('happy-dom/lib/index.js', packages))],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    keepNames: true,
  });
  renameSync(unfinished, path);
}
