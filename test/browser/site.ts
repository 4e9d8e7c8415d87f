import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { preludePath, preludes } from './engines/messages';

export const distFolder = process.env.SITE ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** The address of the site when a visitor double-clicks its file. */
export const fileAddress = (hash = '', folder = distFolder) =>
  pathToFileURL(path.join(folder, 'index.html')).href + hash;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** What may go wrong on the way to one file. */
export type Fault = {
  /** No answer until this settles. */
  wait?: Promise<unknown>;
  /** Nothing after `pauseAt` until this settles. */
  pause?: Promise<unknown>;
  /** As a part of the whole; half if not given. */
  pauseAt?: number;
  status?: number;
  type?: string | null;
  cut?: 'at once' | 'half way';
  headers?: Record<string, string>;
};

export type SiteOptions = {
  folder?: string;
  /** The path of the folder on the server, such as `/a/deep/path`. */
  under?: string;
  /** By path inside the folder (`/index.html`), or by a pattern that the path matches. */
  faults?: [match: string | RegExp, fault: Fault][];
  /** Other documents, such as one with the site in a frame, by path from the server's root. */
  documents?: Record<string, string>;
};

export type Request = { path: string; method: string; status: number | 'cut' | 'waiting' };

const withPrelude = (html: Buffer): Buffer =>
  Buffer.from(
    String(html).replace(
      /<head[^>]*>|$/i,
      (head) => `${head}<script src="${preludePath}"></script>`,
    ),
  );

/** The script element removes itself, so that the document is as the build wrote it. */
const preludeSource = () =>
  `document.currentScript.remove();\n${[...preludes].map((source) => `${source};`).join('\n')}`;

const isWebkit = (request: IncomingMessage) =>
  /AppleWebKit\/605/.test(request.headers['user-agent'] ?? '') &&
  !/Chrome/.test(request.headers['user-agent'] ?? '');

const files = new Map<string, Promise<Buffer | null>>();

/** Each file is read once; no test changes what it serves. */
const read = (file: string) => {
  const found = files.get(file) ?? readFile(file).catch(() => null);
  files.set(file, found);
  return found;
};

const load = async (
  name: string,
  { folder = distFolder, under = '', documents = {} }: SiteOptions,
): Promise<Buffer | null> => {
  if (name === preludePath) return Buffer.from(preludeSource());
  const document = documents[name];
  if (document !== undefined) return Buffer.from(document);
  const file = path.join(folder, name.slice(under.length));
  if (!name.startsWith(`${under}/`) || !file.startsWith(folder)) return null;
  return read(file);
};

const answer = async (
  asked: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: SiteOptions,
) => {
  const { under = '', faults = [] } = options;
  const name = asked.endsWith('/') ? `${asked}index.html` : asked;
  const inside = name.startsWith(under) ? name.slice(under.length) : name;
  const fits = (match: string | RegExp) =>
    typeof match === 'string' ? match === inside : match.test(inside);
  const fault = faults.find(([match]) => fits(match))?.[1] ?? {};
  await fault.wait;
  if (fault.cut === 'at once') {
    request.socket.destroy();
    return 'cut';
  }
  const found = await load(name, options);
  // Browsers request this icon by themselves.
  const status = fault.status ?? (found ? 200 : asked === '/favicon.ico' ? 204 : 404);
  const type =
    fault.type === undefined
      ? (types[path.extname(name)] ?? 'application/octet-stream')
      : fault.type;
  const isHtml = path.extname(name) === '.html' && preludes.size > 0 && isWebkit(request);
  const body =
    status >= 400
      ? Buffer.from(`${status}`)
      : !found
        ? Buffer.alloc(0)
        : isHtml
          ? withPrelude(found)
          : found;
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': body.length,
    ...(type === null ? {} : { 'content-type': type }),
    ...fault.headers,
  });
  if (fault.cut === 'half way') {
    response.write(body.subarray(0, body.length >> 1), () => request.socket.destroy());
    return 'cut';
  }
  const sentFirst = fault.pause ? Math.floor(body.length * (fault.pauseAt ?? 0.5)) : 0;
  if (sentFirst > 0) response.write(body.subarray(0, sentFirst));
  await fault.pause;
  response.end(body.subarray(sentFirst));
  return status;
};

const servers = new Set<Server>();

/** Listens on a free port of the loopback until the test ends; returns the port. */
const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.add(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

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

/** Serves a folder with the given faults until the test ends. */
export const serve = async (options: SiteOptions = {}) => {
  const { folder = distFolder, under = '' } = options;
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no index.html in ${folder}: run "npm run build" first`);
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
    const line: Request = { path: asked, method: request.method ?? 'GET', status: 'waiting' };
    requests.push(line);
    answer(asked, request, response, options).then(
      (status) => (line.status = status),
      () => request.socket.destroy(),
    );
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    /** The site's address with a hash such as `#/about-us`. */
    url: (hash = '') => `${origin}${under}/${hash}`,
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
