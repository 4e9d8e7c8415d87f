import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { BuildError } from '../sources/errors';
import { root } from '../sources/files';

/** Runs the type checker on the site's sources. Fails with what it prints. */
export function checkTypes(): Promise<void> {
  const checker = join(root, 'node_modules/typescript/bin/tsc');
  const args = [checker, '--pretty', 'false', '--project', 'src'];
  return new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd: root }, (error, out, err) => {
      const message = out.trim() || `The type check could not run: ${err || error?.message}`;
      if (error) reject(new BuildError(message));
      else resolve();
    }),
  );
}
