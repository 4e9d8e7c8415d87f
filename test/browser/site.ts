import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listen } from './engines/listen';
import { preludePath, preludes } from './engines/messages';

export const distFolder = process.env.SITE ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** The address of the site when a visitor double-clicks its file. */
export const fileAddress = (hash = '', folder = distFolder) =>
  pathToFileURL(path.join(folder, 'index.html')).href + hash;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** What goes wrong with one file. */
export type Failure = {
  /** No answer until this settles. */
  wait?: Promise<unknown>;
  /** Nothing after the part `pauseAt` of the file until this settles. */
  pause?: Promise<unknown>;
  pauseAt?: number;
  status?: number;
  /** The connection ends before the answer, or within it. */
  cut?: 'at once' | 'half way';
  headers?: Record<string, string>;
};

export type SiteOptions = {
  folder?: string;
  /** By path (`/index.html`), or by a pattern that the path matches. */
  failures?: [match: string | RegExp, failure: Failure][];
  /** Other documents, such as one with the site in a frame, by path. */
  documents?: Record<string, string>;
};

type Request = { path: string; method: string; status: number | 'cut' | 'waiting' };

const isWebkit = ({ headers: { 'user-agent': agent = '' } }: IncomingMessage) =>
  agent.includes('AppleWebKit/605') && !agent.includes('Chrome');

/** The script of messages.ts removes its own element, so that the document is as built. */
const withPrelude = (html: string) =>
  html.replace(/<head[^>]*>|$/i, (head) => `${head}<script src="${preludePath}"></script>`);

const preludeSource = () =>
  `document.currentScript.remove();\n${[...preludes].map((source) => `${source};`).join('\n')}`;

const load = async (name: string, { folder = distFolder, documents = {} }: SiteOptions) => {
  const text = name === preludePath ? preludeSource() : documents[name];
  if (text !== undefined) return Buffer.from(text);
  return readFile(path.join(folder, path.normalize(name))).catch(() => null);
};

/** Resolves with the status once the answer is complete. */
const answer = async (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: SiteOptions,
) => {
  const [, failure = {}] =
    options.failures?.find(([match]) =>
      typeof match === 'string' ? match === name : match.test(name),
    ) ?? [];
  await failure.wait;
  if (failure.cut === 'at once') {
    request.socket.destroy();
    return 'cut';
  }
  const file = await load(name, options);
  // Browsers request this icon by themselves.
  const status = failure.status ?? (file ? 200 : name === '/favicon.ico' ? 204 : 404);
  const isPage = name.endsWith('.html') && isWebkit(request);
  const found = isPage && file ? Buffer.from(withPrelude(String(file))) : file;
  const body = (status === 200 && found) || Buffer.alloc(0);
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': body.length,
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    ...failure.headers,
  });
  if (failure.cut === 'half way') {
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
    return 'cut';
  }
  const sentFirst = Math.floor(body.length * (failure.pauseAt ?? 0));
  if (sentFirst > 0) response.write(body.subarray(0, sentFirst));
  await failure.pause;
  response.end(body.subarray(sentFirst));
  return status;
};

const servers = new Set<Server>();

/** browser-test.ts calls this after every test. */
export const closeServers = async () => {
  const open = [...servers];
  servers.clear();
  for (const server of open) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
};

/** Serves a folder with the given failures until the test ends. */
export const serve = async (options: SiteOptions = {}) => {
  const { folder = distFolder } = options;
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no index.html in ${folder}: run "npm run build" first`);
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
    const line: Request = { path: asked, method: request.method ?? 'GET', status: 'waiting' };
    requests.push(line);
    answer(asked.replace(/\/$/, '/index.html'), request, response, options).then(
      (status) => (line.status = status),
      () => request.socket.destroy(),
    );
  });
  servers.add(server);
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    /** The site's address with a hash such as `#/about-us`. */
    url: (hash = '') => `${origin}/${hash}`,
    /**
     * Every request so far, without the tests' own script and without the icon that browsers
     * request by themselves.
     */
    requests: () =>
      requests.filter(
        (one) => one.path !== preludePath && (one.path !== '/favicon.ico' || one.status === 200),
      ),
  };
};

export type Site = Awaited<ReturnType<typeof serve>>;
