import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { documentFile } from '../../../../src/router/site-document';
import type { RoutePath } from '../../../../src/schema/routes';
import { types } from '../../harness/site';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));
const run = promisify(execFile);
const compress = promisify(brotliCompress);
/** `variant`: `site`, `plain`, `documents` (of one page), or a commit, as that commit builds the site. */
export function urlOf(origin: string, variant: string, route: RoutePath) {
  if (variant === 'documents') return `${origin}/documents/${documentFile('index.html', route)}`;
  return variant === 'plain'
    ? `${origin}/plain${route}#${route}`
    : `${origin}/${variant}/#${route}`;
}

/**
 * One page as a careful author would publish it without script: this page alone, its first picture
 * preloaded with high priority, the others lazy. Without its class and id, no rule about which page
 * is visible applies to it.
 */
function plainPage(html: string, route: string) {
  const [before = '', ...articles] = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<div id="root">', '<div>')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .split(/(?=<article id=")/);
  const after = articles.at(-1)?.split('</main>')[1] ?? '';
  const article = articles.find((each) => each.startsWith(`<article id="${route}"`));
  if (!article) throw new Error(`dist/index.html has no <article id="${route}">`);
  const [own = ''] = article.replace(/<article[^>]*>/, '<article>').split('</main>');
  const [untilFirst = '', ...others] = own.replaceAll(' loading="lazy"', '').split('<img ');
  const [first] = others.splice(0, 1);
  const [, src] = /src="([^"]*)"/.exec(first ?? '') ?? [];
  const preload = `<link rel="preload" as="image" href="${src}" fetchpriority="high"><style>`;
  const pictures = [untilFirst, ...(first ? [`<img ${first}`] : [])].join('');
  const lazy = others.map((rest) => `<img loading="lazy" ${rest}`).join('');
  return `${before.replace('<style>', preload)}${pictures}${lazy}</main>${after}`;
}

/** Builds a commit in a temporary clone. */
export async function buildCommit(commit: string) {
  const clone = await mkdtemp(join(tmpdir(), 'bench-'));
  await run('git', ['clone', '--quiet', join(dist, '..'), clone]);
  await run('git', ['checkout', '--quiet', commit], { cwd: clone });
  await run('npm', ['ci'], { cwd: clone });
  await run('npm', ['run', 'build'], { cwd: clone });
  return { dist: join(clone, 'dist'), remove: () => rm(clone, { recursive: true }) };
}

/**
 * The body for a request: /site/…, /plain/<route>, /documents/… or /<commit>/…, with a built site
 * below each.
 */
async function load(url: string, older: ReadonlyMap<string, string>) {
  const [, variant = '', ...rest] = url.split('/');
  const [file = ''] = /images\/.*|[^/]+\.\w+$/.exec(url) ?? [];
  const body = await readFile(join(older.get(variant) ?? dist, file || 'index.html'));
  if (file) return body;
  return variant === 'plain' ? Buffer.from(plainPage(String(body), `/${rest.join('/')}`)) : body;
}

/**
 * Serves dist/ and what it is compared with, compressed as a good host does. `older` has the dist/
 * of each older commit.
 */
export async function servePages(older: ReadonlyMap<string, string>) {
  const bodies = new Map<string, Promise<Buffer>>();
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url) ?? load(url, older).then((content) => compress(content));
    bodies.set(url, body);
    body.then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': types[extname(url)] ?? 'text/html; charset=utf-8',
            'content-encoding': 'br',
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
}
