import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { NotAvailable } from '../harness/engines/types';
import { follow, openFresh } from '../harness/open-page';
import { distFolder } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';
import { settingsFile, webServers } from './web-servers';

/** The site at the root and under /a/b/, readable for a server that drops its privileges. */
function prepareFolder(): { scratch: string; folder: string } {
  const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
  const folder = join(scratch, 'site');
  mkdirSync(join(folder, 'a'), { recursive: true });
  cpSync(distFolder, folder, { recursive: true });
  cpSync(distFolder, join(folder, 'a/b'), { recursive: true });
  // Only Apache reads these.
  for (const place of [folder, join(folder, 'a/b')])
    copyFileSync(settingsFile('apache.htaccess'), join(place, '.htaccess'));
  chmodSync(scratch, 0o755);
  return { scratch, folder };
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill()));

async function stop(child: ChildProcess) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  running.delete(child);
}

function answers(url: string) {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Runs a server while `visit` lasts. The test of a server that is not installed is skipped. */
async function onServer(
  { name, program, args }: (typeof webServers)[number],
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(program)) throw new NotAvailable(`${name} is not on this machine`);
  const { scratch, folder } = prepareFolder();
  const port = await freePort();
  // Caddy keeps a copy of its configuration in the folders of these variables.
  const env = { ...process.env, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
  const child = spawn(program, args({ port, folder, scratch }), { stdio: 'ignore', env });
  running.add(child);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await eventually(() => answers(`${origin}/a/b/`), true);
    await visit(origin);
  } finally {
    await stop(child);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A server sees files, not hashes: one deep link and one other page are enough. */
async function visit(page: Page, base: string) {
  await openFresh(page, `${base}#/services`);
  await follow(page, '/');
  await waitFor(page, 'a picture', () => [...document.images].some((one) => one.naturalWidth > 0));
}

/**
 * What the ready settings promise: compressed encodings, who may frame the site, and how long a
 * file is kept.
 */
async function expectSettings(base: string, encodings: readonly string[]) {
  const names = readdirSync(distFolder);
  const scripts = names.filter((name) => /^site-.*\.js$/.test(name));
  assert.equal(scripts.length, editions.length);
  const kept = [
    ['', 'no-cache'],
    ...scripts.map((name) => [name, 'public, max-age=31536000, immutable']),
    ['images/favicon.svg', 'public, max-age=3600'],
  ];
  for (const [name, caching] of kept)
    for (const encoding of [...encodings, 'identity']) {
      const { headers, status } = await fetch(base + name, {
        headers: { 'accept-encoding': encoding },
      });
      const names = [
        'content-encoding',
        'cache-control',
        'content-security-policy',
        'x-content-type-options',
        'strict-transport-security',
        'vary',
      ];
      assert.deepEqual(
        [status, ...names.map((header) => headers.get(header))],
        [
          200,
          encoding === 'identity' ? null : encoding,
          caching,
          "frame-ancestors 'self'",
          'nosniff',
          null,
          'Accept-Encoding',
        ],
        `${base}${name} ${encoding}`,
      );
    }
}

/** A server behind a proxy does not know the visitor's port. `fetch` cannot set the name. */
async function expectRedirect(origin: string) {
  const request = get(`${origin}/a/b`, { headers: { host: 'www.example.com' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  const { href } = new URL(answer.headers.location ?? 'nothing', 'http://www.example.com/a/');
  assert.equal(href, 'http://www.example.com/a/b/');
}

for (const server of webServers)
  browserTest(
    `R10: the site works on ${server.name}, at the root and under /a/b/`,
    (page) =>
      onServer(server, async (origin) => {
        for (const base of [`${origin}/`, `${origin}/a/b/`]) {
          await visit(page, base);
          await expectSettings(base, server.encodings);
        }
        await expectRedirect(origin);
      }),
    { engines: [server.visitor] },
  );
