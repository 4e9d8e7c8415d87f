import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError } from '../sources/errors';
import { type Files, root } from '../sources/files';

/**
 * Runs the type checker on the site's sources, in a copy: a file that is saved meanwhile is not
 * built. Fails with what it prints.
 */
export async function checkTypes(sources: Files): Promise<void> {
  const folder = await mkdtemp(join(root, 'dist.types-'));
  try {
    for (const file of ['package.json', 'tsconfig.json'])
      await writeFile(join(folder, file), await readFile(join(root, file)));
    for (const [file, source] of sources) {
      if (!/^src\/(?!build\/).*\.(?:tsx?|json)$/.test(file)) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), source);
    }
    await runTypeChecker(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runTypeChecker(folder: string): Promise<void> {
  const checker = join(root, 'node_modules/typescript/bin/tsc');
  const args = [checker, '--pretty', 'false', '--project', 'src'];
  return new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd: folder }, (error, out, err) => {
      const message = out.trim() || `The type check could not run: ${err || error?.message}`;
      if (error) reject(new BuildError(message));
      else resolve();
    }),
  );
}
