import { createHash } from 'node:crypto';
import { context, type Plugin } from 'esbuild';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { assemble } from './assemble';
import { messagesOf, readBundle, root, siteOptions } from './bundle';
import { codeOf, Fault, stopOn } from './fault';
import { swapIn } from './folder';
import { oneImport } from './one-import';
import { typeFaults } from './type-check';

/** Apart from dist/, so that what is tried out is never what is published; and one for each server that runs. */
const folderOf = (port: number) => join(root, 'node_modules/.site', String(port));

const reload = "new EventSource('/esbuild').addEventListener('change',()=>location.reload());";

/** Makes the frame and the pictures part of what esbuild watches, and of what it calls a change. */
const watchAssets: Plugin = {
  name: 'watch-assets',
  setup(build) {
    build.onResolve({ filter: /^watched\.txt$/ }, ({ path }) => ({
      path,
      namespace: 'watch-assets',
    }));
    build.onLoad({ filter: /.*/, namespace: 'watch-assets' }, async () => {
      const folders = ['assets/images', 'assets/root'].map((name) => join(root, name));
      const lists = await Promise.all(
        folders.map(async (one) =>
          (await readdir(one).catch(() => [])).map((name) => join(one, name)),
        ),
      );
      const files = [join(root, 'index.html'), ...lists.flat().sort()];
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(await readFile(file).catch(() => ''));
      return {
        contents: hash.digest('hex'),
        loader: 'copy',
        watchFiles: files,
        watchDirs: folders,
      };
    });
  },
};

let checking = new AbortController();

/** Type mistakes do not hold up what one tries out; they are told. */
async function tellTypes(): Promise<void> {
  checking.abort();
  checking = new AbortController();
  for (const fault of await typeFaults(root, checking.signal)) console.error(fault);
}

const finishEach = (folder: string): Plugin => ({
  name: 'finish-each',
  setup: ({ onEnd }) =>
    onEnd(async ({ outputFiles = [], metafile, errors, warnings }) => {
      const started = performance.now();
      try {
        stopOn(messagesOf([...errors, ...warnings]));
        if (!metafile) return;
        await swapIn(folder, await assemble(readBundle(outputFiles, metafile), { serving: true }));
        console.log(`Built in ${Math.round(performance.now() - started)} ms.`);
        void tellTypes();
      } catch (error) {
        console.error(error instanceof Fault ? error.message : error);
        console.error('The page stays as it last was. Mend this, and it follows.');
      }
    }),
});

/** The same build, watching. What it serves differs in the live reload alone. */
export async function serve(): Promise<void> {
  const port = await freePort(8000);
  const folder = folderOf(port);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Not built yet</title><p>The terminal says why.<script>${reload}</script>`,
  );
  const watching = await context({
    ...siteOptions,
    entryPoints: { ...siteOptions.entryPoints, watched: 'watched.txt' },
    outdir: folder,
    footer: { js: reload },
    plugins: [oneImport, watchAssets, finishEach(folder)],
  });
  await watching.watch();
  await watching.serve({ servedir: folder, host: '127.0.0.1', port });
  console.log(`Open http://127.0.0.1:${port}/ (Ctrl+C ends).`);
  const end = async () => {
    await watching.dispose();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (codeOf(error) !== 'EADDRINUSE')
        return reject(new Fault(`Port ${port} cannot be used (${codeOf(error)}).`));
      console.log(`Port ${port} is taken; trying ${port + 1}.`);
      resolve(freePort(port + 1));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
