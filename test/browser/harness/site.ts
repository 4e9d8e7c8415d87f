import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { preludePath } from './engines/messages';
import { scope } from './scope';

export const distFolder =
  process.env.SITE ?? fileURLToPath(new URL('../../../dist', import.meta.url));

/** The address of the site when a visitor double-clicks a file. */
export function fileAddress(hash = '', name = 'index.html') {
  return pathToFileURL(join(distFolder, name)).href + hash;
}

export const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Between two pieces of a file, in ms: several frames. */
const PIECE_INTERVAL = 80;

/** What goes wrong with one file. */
export interface Failure {
  /** The rest after this part of the file (0: no answer at all) waits for `release`. */
  pauseAt?: number;
  /** Sends the file in pieces that end where this matches, with time for a frame after each. */
  pieces?: RegExp;
  status?: number;
  headers?: Record<string, string>;
}

export interface SiteOptions {
  failures?: [path: RegExp, failure: Failure][];
  /** Files besides those of the site, or in their place, by path. */
  documents?: Record<string, string | Uint8Array>;
}

interface Request {
  path: string;
  method: string;
  status: number | 'waiting';
}

function withPrelude(html: string) {
  return html.replace(/<head[^>]*>|$/i, (head) => `${head}<script src="${preludePath}"></script>`);
}

async function load(name: string, documents: SiteOptions['documents'], preludes: Set<string>) {
  // The prelude removes its own element, so that the document is as built.
  if (name === preludePath)
    return Buffer.from(['document.currentScript.remove()', ...preludes].join(';\n'));
  const inDist = join(distFolder, normalize(name));
  const file = documents?.[name] ?? (await readFile(inDist).catch(() => null));
  if (file === null) return null;
  const isPage = preludes.size > 0 && name.endsWith('.html');
  return Buffer.from(isPage ? withPrelude(String(file)) : file);
}

async function answer(
  line: Request,
  response: ServerResponse,
  options: SiteOptions,
  preludes: Set<string>,
  released: Promise<void>,
) {
  const name = line.path.replace(/\/$/, '/index.html');
  const [, failure = {}] = options.failures?.find(([path]) => path.test(name)) ?? [];
  const file = await load(name, options.documents, preludes);
  const status = failure.status ?? (file ? 200 : 404);
  const body = (status === 200 && file) || Buffer.alloc(0);
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': body.length,
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    ...failure.headers,
  });
  const { pauseAt, pieces } = failure;
  if (pieces) {
    for (const piece of String(body).split(pieces)) {
      await new Promise((sent) => response.write(piece, sent));
      await delay(PIECE_INTERVAL);
    }
    line.status = status;
    return response.end();
  }
  const sentFirst = Math.floor(body.length * (pauseAt ?? 0));
  if (sentFirst > 0) await new Promise((sent) => response.write(body.subarray(0, sentFirst), sent));
  if (pauseAt !== undefined) await released;
  line.status = status;
  return response.end(body.subarray(sentFirst));
}

/** Serves the built site, with the given failures, until the test ends. */
export async function serve(options: SiteOptions = {}) {
  if (!existsSync(join(distFolder, 'index.html')))
    throw new Error(`There is no index.html in ${distFolder}: run "npm run build" first`);
  const requests: Request[] = [];
  const { closers, preludes } = scope();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
    // Browsers request this icon by themselves.
    if (asked === '/favicon.ico') return response.writeHead(204).end();
    const line: Request = { path: asked, method: request.method ?? 'GET', status: 'waiting' };
    if (asked !== preludePath) requests.push(line);
    return answer(line, response, options, preludes, released).catch(() => response.destroy());
  });
  closers.push(() => {
    server.closeAllConnections();
    return once(server.close(), 'close');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** The site's address with a hash such as `#/about-us`. */
    url: (hash = '') => `${origin}/${hash}`,
    /** Every request so far, without those of the tests and of the browser itself. */
    requests: () => requests,
    /** Lets paused files continue. */
    release,
  };
}
