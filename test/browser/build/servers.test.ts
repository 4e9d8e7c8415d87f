import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTest } from '../harness/browser-test';
import { follow, openFresh } from '../harness/open-page';
import { scope } from '../harness/scope';
import { distFolder } from '../harness/site';
import { eventually } from '../harness/wait';
import { hosting, webServers } from './web-servers';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Serves the site at the root and under /a/b/ until the test ends. */
async function start({ program, configuration, args }: (typeof webServers)[string]) {
  if (!fs.existsSync(program)) throw new Error(`${program} is not on this machine`);
  const scratch = fs.mkdtempSync(join(tmpdir(), 'hosts-'));
  // A server may drop its privileges.
  fs.chmodSync(scratch, 0o755);
  const folder = join(scratch, 'site');
  for (const place of [folder, join(folder, 'a/b')]) {
    fs.cpSync(distFolder, place, { recursive: true });
    // Only Apache reads it.
    const htaccess = fs.readFileSync(join(hosting, 'apache.htaccess'), 'utf8');
    fs.writeFileSync(
      join(place, '.htaccess'),
      htaccess.replace('# ErrorDocument', 'ErrorDocument'),
    );
    fs.writeFileSync(join(place, '404.html'), 'the page for unknown addresses');
  }
  const file = join(scratch, 'conf');
  const port = await freePort();
  fs.writeFileSync(file, configuration({ port, folder, scratch }));
  // Caddy keeps a copy of its configuration in the folders of these variables.
  const env = { ...process.env, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
  const child = spawn(program, args(file), { stdio: 'ignore', env });
  scope().closers.push(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    fs.rmSync(scratch, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${origin}/a/b/`).then(({ status }) => status, String), 200);
  return origin;
}

/** What the settings promise: compression, who may frame the site, how long a file is kept. */
async function expectSettings(base: string, encodings: readonly string[]) {
  const script = fs.readdirSync(distFolder).find((name) => /^site-.*\.js$/.test(name)) ?? '';
  for (const [name, caching] of [
    ['', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
    ['images/favicon.svg', 'public, max-age=3600'],
  ])
    for (const encoding of [...encodings, 'identity']) {
      const { status, headers } = await fetch(`${base}${name}`, {
        headers: { 'accept-encoding': encoding },
      });
      const expected = {
        'content-encoding': encoding === 'identity' ? null : encoding,
        'cache-control': caching,
        'content-security-policy': "frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': null,
        vary: 'Accept-Encoding',
      };
      const sent = Object.keys(expected).map((header) => [header, headers.get(header)]);
      assert.equal(status, 200, `${base}${name}`);
      assert.deepEqual(Object.fromEntries(sent), expected, `${base}${name} ${encoding}`);
    }
}

/** A script that is missing, because the documents were uploaded first, must not stay missing. */
async function expectMissing(base: string) {
  const answer = await fetch(`${base}site-00000000.js`);
  const caching = answer.headers.get('cache-control') ?? 'no-cache';
  const sent = [answer.status, caching, answer.headers.get('x-content-type-options')];
  assert.deepEqual(sent, [404, 'no-cache', 'nosniff'], `a missing script of ${base}`);
  assert.equal(await answer.text(), 'the page for unknown addresses');
}

/** A server behind a proxy does not know the visitor's port. `fetch` cannot set the name. */
async function expectRedirect(origin: string) {
  const request = get(`${origin}/a/b`, { headers: { host: 'www.example.com' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  const { href } = new URL(answer.headers.location ?? 'nothing', 'http://www.example.com/a/');
  assert.equal(href, 'http://www.example.com/a/b/');
}

for (const [name, server] of Object.entries(webServers))
  browserTest(
    `R10: the site works on ${name}, at the root and under /a/b/`,
    async (page) => {
      const origin = await start(server);
      for (const base of [`${origin}/`, `${origin}/a/b/`]) {
        // A server sees files, not hashes: one deep link and one other page are enough.
        await openFresh(page, `${base}#/services`);
        await follow(page, '/');
        await expectSettings(base, server.encodings);
        await expectMissing(base);
      }
      await expectRedirect(origin);
    },
    { engines: [server.visitor] },
  );
