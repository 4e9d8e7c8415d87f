import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import querystring from 'node:querystring';
import type { Files } from '../sources/files';

/** The types that browsers do not guess. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const reload =
  "new EventSource('/changes'+new URL(document.currentScript.src).search).onmessage=()=>location.reload();";

/**
 * A web server for files in memory, which `show` replaces. Each page names its version, a digest of
 * what it shows: of its document, which names its script, and of all pictures and style sheets. If
 * no document has this version any more, the page reloads.
 */
export function previewServer() {
  let site: Files = new Map();
  let versions = new Set<string>();
  const pages = new Map<ServerResponse, string>();
  const reloadPages = () => {
    for (const [page, version] of pages)
      if (!versions.has(version)) pages.delete(page) && page.write('data: changed\n\n');
  };
  const server = createServer((request, response) => {
    const [path = '', version = ''] = (request.url ?? '').split('?');
    if (path === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      response.once('close', () => pages.delete(response));
      pages.set(response, version);
      return reloadPages();
    }
    const requested = querystring.unescape(path.slice(1)) || 'index.html';
    const name = site.has(requested) ? requested : '404.html';
    const type = types[extname(name)];
    const headers = { 'cache-control': 'no-cache', ...(type && { 'content-type': type }) };
    response.writeHead(name === requested ? 200 : 404, headers).end(site.get(name));
  });
  const show = (files: Files) => {
    const shared = [...files].filter(([name]) => /^images\/|\.css$/.test(name)).flat();
    versions = new Set();
    site = new Map(files).set('reload.js', Buffer.from(reload));
    for (const [name, content] of files) {
      if (!name.endsWith('.html')) continue;
      const version = digest([content, ...shared]);
      const script = `<body><script async src="/reload.js?${version}"></script>`;
      versions.add(version);
      site.set(name, Buffer.from(String(content).replace('<body>', script)));
    }
    reloadPages();
  };
  return { server, show };
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
