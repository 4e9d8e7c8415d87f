import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { distFolder } from '../site';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const squeeze = promisify(brotliCompress);

/** The document without its script: nothing paints sooner, so it is the limit that the site is measured against. */
const withoutScript = (html: string) => html.replace(/<script\b[^>]*><\/script>/, '');

/** Serves the built folder as a good host does, compressed; at /limit/ its document stands without the script. */
export const serveCompressed = async () => {
  const cache = new Map<string, Promise<Buffer>>();
  const load = async (name: string) => {
    const file = await readFile(path.join(distFolder, name.replace(/^\/limit/, '')));
    const body = name === '/limit/index.html' ? Buffer.from(withoutScript(String(file))) : file;
    return name.endsWith('.png') ? body : squeeze(body);
  };
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://any').pathname;
    const name = asked.endsWith('/') ? `${asked}index.html` : asked;
    const body = cache.get(name) ?? load(name);
    cache.set(name, body);
    body.then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': types[path.extname(name)] ?? 'application/octet-stream',
            ...(name.endsWith('.png') ? {} : { 'content-encoding': 'br' }),
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};
