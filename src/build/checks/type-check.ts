import { execFile } from 'node:child_process';
import { BuildError } from '../sources/errors';

/** Runs the type checker on the site's sources. Fails with what it prints. */
export function checkTypes(root: string): Promise<void> {
  const args = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', 'src'];
  return new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd: root }, (error, out, err) => {
      const message = out.trim() || `The type check could not run: ${err || error?.message}`;
      if (error) reject(new BuildError(message));
      else resolve();
    }),
  );
}
