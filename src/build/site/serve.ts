import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Content, readContent } from '../sources/content';
import { messageOf } from '../sources/errors';
import { type Files, readSources, stateOfSources } from '../sources/files';
import { previewServer } from './preview-server';
import { makeSite } from './site';

const advice = 'Fix this and the page updates.';
const waiting = Buffer.from('<!doctype html><title>Not built yet</title><body>');

type Check = (content: Content, sources: Files) => Promise<unknown>;

/** `npm start`: checks and builds the site when a file changes, and serves the last good build. */
export async function serve(check: Check): Promise<void> {
  const { server, show } = previewServer();
  let files: Files = new Map([['index.html', waiting]]);
  show(files);
  console.log(`Open http://127.0.0.1:${await listen(server)}/ (Ctrl+C to stop).`);
  const { ppid } = process;
  let [seen, built] = ['', ''];
  // npm leaves this process behind when it is killed.
  while (process.ppid === ppid) {
    const state = await stateOfSources().catch(() => seen);
    // A file that is still being written is built a moment later.
    if (state === seen && state !== built) {
      built = state;
      files = await rebuild(files, check, show);
    }
    seen = state;
    await delay(250);
  }
  process.exit();
}

/** Listens on the first free port from 8000 to 8009. */
async function listen(server: Server, port = 8000): Promise<number> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return port;
  } catch (error) {
    if (port === 8009) throw error;
    return listen(server, port + 1);
  }
}

/** Builds the site. Shows and returns it, or shows the last good one with the message of a mistake. */
async function rebuild(last: Files, check: Check, show: (files: Files) => void): Promise<Files> {
  const start = performance.now();
  console.log('Building …');
  const sources = readSources();
  const content = sources.then(readContent);
  const [checked, made] = await Promise.allSettled([
    content.then(async (content) => check(content, await sources)),
    content.then(async (content) => makeSite(await sources, content, { isPreview: true })),
  ]);
  if (made.status === 'fulfilled')
    console.log(`Built in ${Math.round(performance.now() - start)} ms.`);
  const files = made.status === 'fulfilled' ? made.value.files : last;
  // A mistake in the sources explains most other errors, and does not prevent a preview.
  const failed = [checked, made].find((result) => result.status === 'rejected');
  if (failed === undefined) {
    show(files);
    return files;
  }
  const message = messageOf(failed.reason);
  console.error(`${message}\n${advice}`);
  show(withMessage(files, message));
  return files;
}

/** The documents with the message of a mistake above the page. */
function withMessage(files: Files, message: string): Files {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const lines = escaped.split('\n').map((line) => `<p>${line}</p>`);
  const box = `<fieldset role="alert"><legend>${advice}</legend>${lines.join('')}</fieldset>`;
  return new Map(
    [...files].map(([name, content]) => {
      const insert = () => Buffer.from(String(content).replace('<body>', (body) => body + box));
      return [name, name.endsWith('.html') ? insert() : content];
    }),
  );
}
