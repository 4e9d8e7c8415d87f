import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { type Content, readContent } from '../sources/content';
import { messageOf } from '../sources/errors';
import { type Files, readSources, root } from '../sources/files';
import { replaceFolder } from './publish';
import { makeSite } from './site';

const liveReload = "new EventSource('/esbuild').addEventListener('change',()=>location.reload());";
const advice = 'Fix this and the page updates.';

type Check = (content: Content, sources: Files) => Promise<unknown>;

/** `npm start`: checks and rebuilds the site at each change, and serves the last good build. */
export async function serve(check: Check): Promise<void> {
  // Not dist/, which is for publishing.
  const folder = join(root, 'node_modules/.site', String(process.pid));
  const wait = `<!doctype html><title>Not built yet</title><script>${liveReload}</script><body>`;
  const first = new Map([['index.html', Buffer.from(wait)]]);
  await replaceFolder(folder, first);
  const rebuild = previewer(first, check);
  const watching = watchSources(async (sources) => replaceFolder(folder, await rebuild(sources)));
  const options = { entryPoints: ['sources'], outdir: folder, write: false };
  const watcher = await context({ ...options, plugins: [watching] });
  // Takes the first free port from 8000 to 8009.
  const { port } = await watcher.serve({ servedir: folder, host: '127.0.0.1' });
  console.log(`Open http://127.0.0.1:${port}/ (Ctrl+C to stop).`);
  await watcher.watch();
  const stop = async () => {
    await watcher.dispose();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/** Builds the site at each call. With a mistake, returns the last good site with the message. */
export function previewer(first: Files, check: Check) {
  let files = first;
  return async (sources: Files): Promise<Files> => {
    const start = performance.now();
    const reading = (async () => readContent(sources))();
    const [checked, made] = await Promise.allSettled([
      reading.then((content) => check(content, sources)),
      reading.then((content) => makeSite(sources, content, { liveReload })),
    ]);
    if (made.status === 'fulfilled') {
      files = made.value.files;
      console.log(`Built in ${Math.round(performance.now() - start)} ms.`);
    }
    // A mistake in the sources explains most other errors, and does not prevent a preview.
    const failed = [checked, made].find((result) => result.status === 'rejected');
    if (failed === undefined) return files;
    const message = messageOf(failed.reason);
    console.error(message);
    if (made.status === 'rejected') console.error(`Still showing the last good build. ${advice}`);
    return withMessage(files, message);
  };
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

/** Makes esbuild watch all sources. Its output is a new time at every change: the page reloads. */
function watchSources(onChange: (sources: Files) => Promise<void>): Plugin {
  let sources: Files;
  return {
    name: 'watch-sources',
    setup({ onResolve, onLoad, onEnd }) {
      onResolve({ filter: /^sources$/ }, ({ path }) => ({ path, namespace: 'watch' }));
      onLoad({ filter: /.*/, namespace: 'watch' }, async () => {
        sources = await readSources();
        const watchFiles = [...sources.keys()].map((path) => join(root, path));
        const watchDirs = [...new Set(watchFiles.map((file) => join(file, '..')))];
        return { contents: String(Date.now()), loader: 'copy', watchFiles, watchDirs };
      });
      onEnd(() => onChange(sources));
    },
  };
}
