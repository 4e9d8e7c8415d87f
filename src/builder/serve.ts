import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { report } from './errors';
import { readFolder, root } from './files';
import { replaceFolder } from './publish';
import { makeSite } from './site';
import { checkTypes } from './type-check';

const liveReload = "new EventSource('/esbuild').addEventListener('change',()=>location.reload());";

/** `npm start`: rebuilds the site at each change, and serves the last good build. */
export async function serve(pseudo: boolean): Promise<void> {
  // Not dist/, which is for publishing.
  const folder = join(root, 'node_modules/.site', String(process.pid));
  const wait = `<!doctype html><title>Not built yet</title><script>${liveReload}</script>`;
  await replaceFolder(folder, new Map([['index.html', Buffer.from(`${wait}See the terminal.`)]]));
  const rebuild = async () => {
    const start = performance.now();
    try {
      await replaceFolder(folder, (await makeSite({ pseudo, liveReload })).files);
      console.log(`Built in ${Math.round(performance.now() - start)} ms.`);
      // Type errors do not block the preview.
      checkTypes(root).catch(report);
    } catch (error) {
      report(error);
      console.error('Still showing the last good build. Fix this and the page updates.');
    }
  };
  const options = { entryPoints: ['sources'], outdir: folder, write: false };
  const watcher = await context({ ...options, plugins: [watchSources(rebuild)] });
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

/** Makes esbuild watch all sources. Its output is a new time at every change: the page reloads. */
const watchSources = (onChange: () => Promise<void>): Plugin => ({
  name: 'watch-sources',
  setup({ onResolve, onLoad, onEnd }) {
    onResolve({ filter: /^sources$/ }, ({ path }) => ({ path, namespace: 'watch' }));
    onLoad({ filter: /.*/, namespace: 'watch' }, async () => {
      const watchFiles = [join(root, 'index.html')];
      for (const folder of ['src', 'assets'])
        for (const name of (await readFolder(folder)).keys())
          watchFiles.push(join(root, folder, name));
      const watchDirs = [...new Set(watchFiles.map((file) => join(file, '..')))];
      return { contents: String(Date.now()), loader: 'copy', watchFiles, watchDirs };
    });
    onEnd(onChange);
  },
});
