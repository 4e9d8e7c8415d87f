import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { Fault } from './fault';

/** Runs one of npm's own commands and returns what it prints. npm finds the project by the folder it runs in. */
export function runNpm(args: readonly string[], cwd: string): Promise<string> {
  // Under `npm run` this names the npm that runs; by itself `npm` is found on the path.
  const cli = process.env.npm_execpath ?? '';
  const [command, first] = basename(cli) === 'npm-cli.js' ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const options = {
      cwd,
      maxBuffer: 2 ** 26,
      shell: command === 'npm' && process.platform === 'win32',
    };
    execFile(command, [...first, ...args], options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const reason = /^npm error (?!code)(.*)$/m.exec(stderr)?.[1] ?? error.message.split('\n')[0];
      reject(
        new Fault(
          `package-lock.json: "npm ${args[0]}" failed (${reason}). Run npm ci --ignore-scripts.`,
        ),
      );
    });
  });
}
