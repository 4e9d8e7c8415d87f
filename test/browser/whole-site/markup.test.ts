import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { browserTest } from '../harness/browser-test';
import { NotAvailable } from '../harness/engines/types';
import { distFolder } from '../harness/site';

interface Message {
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** What the Nu HTML checker reports: https://validator.github.io/validator/ */
async function errorsIn(names: string[]): Promise<Message[]> {
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--also-check-svg', '--exit-zero-always', '--stdout'];
  // It knows too little of today's CSS.
  const rest = ['--format', 'json', '--filterpattern', 'CSS: .*'];
  const paths = names.map((name) => join(distFolder, name));
  const run = promisify(execFile)('java', ['-jar', checker, ...options, ...rest, ...paths]);
  const { stdout } = await run.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const reason = 'Java, which checks the markup, is not on this machine';
    throw process.env.EVERY_ENGINE ? new Error(reason) : new NotAvailable(reason);
  });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

// It needs no browser, but a package that is installed only here.
browserTest(
  'the Nu HTML checker finds no error in any document and picture of the site',
  async () => {
    const names = readdirSync(distFolder, { recursive: true, encoding: 'utf8' });
    // The single-file site has the same markup, with pictures that the checker does not know.
    const own = names.filter((name) => /\.(?:html|svg)$/.test(name) && !name.startsWith('site.'));
    const errors = await errorsIn(own);
    const lines = errors.map(({ url = '', lastLine, message, extract = '' }) => {
      return `${basename(url)}, line ${lastLine}: ${message} ${extract}`;
    });
    assert.equal(lines.join('\n'), '');
  },
  { engines: ['chromium'], timeout: 180_000 },
);
