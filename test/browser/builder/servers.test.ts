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
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { type EngineName, NotAvailable } from '../harness/engines/types';
import { follow, openFresh } from '../harness/open-page';
import { distFolder } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

interface Place {
  port: number;
  folder: string;
  scratch: string;
}
/**
 * Hosts serve all engines alike, so one engine visits each. `encodings`: the compressed copies that
 * it serves.
 */
interface Host {
  name: string;
  visitor: EngineName;
  encodings?: readonly string[];
  programs: string[];
  start: (program: string, place: Place) => string[];
}

/** The settings that the repository gives to owners. */
function readyFile(name: string) {
  return fileURLToPath(new URL(`../../../assets/hosting/${name}`, import.meta.url));
}

function ready(name: string) {
  return readFileSync(readyFile(name), 'utf8');
}

const nginxFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function nginxConf({ port, folder, scratch }: Place) {
  return `
daemon off; master_process off; pid ${scratch}/pid; error_log ${scratch}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${nginxFolders.map((name) => `${name}_temp_path ${scratch}/${name};`).join(' ')}
  ${ready('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${folder};`)}
}`;
}

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'].map(
  (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
);

function apacheConf({ port, folder, scratch }: Place) {
  return `
${apacheModules.join('\n')}
ServerRoot ${scratch}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${scratch}
PidFile ${scratch}/pid
ErrorLog ${scratch}/error.log
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${folder}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
<Directory ${folder}>
  Require all granted
  AllowOverride FileInfo Indexes Options
</Directory>`;
}

function withConf(scratch: string, text: string) {
  const file = join(scratch, 'conf');
  writeFileSync(file, text);
  return file;
}

const hosts: readonly Host[] = [
  {
    name: 'nginx',
    visitor: 'firefox',
    encodings: ['gzip'],
    programs: ['/usr/sbin/nginx'],
    start: (program, place) => [program, '-c', withConf(place.scratch, nginxConf(place))],
  },
  {
    name: 'Apache',
    visitor: 'chromium',
    encodings: ['gzip', 'br'],
    programs: ['/usr/sbin/apache2'],
    start: (program, place) => [program, '-X', '-f', withConf(place.scratch, apacheConf(place))],
  },
];

/** The site at the root and under /a/b/, readable for a server that drops its privileges. */
function prepareFolder(): { scratch: string; folder: string } {
  const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
  const folder = join(scratch, 'site');
  mkdirSync(join(folder, 'a'), { recursive: true });
  cpSync(distFolder, folder, { recursive: true });
  cpSync(distFolder, join(folder, 'a/b'), { recursive: true });
  // Only Apache reads these.
  for (const place of [folder, join(folder, 'a/b')])
    copyFileSync(readyFile('apache.htaccess'), join(place, '.htaccess'));
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

/**
 * Runs a server while `visit` lasts. A test of a server that is missing on this machine is skipped.
 */
async function onHost(
  { name, programs, start }: Host,
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const program = programs.find((one) => existsSync(one));
  if (!program) throw new NotAvailable(`${name} is not on this machine`);
  const { scratch, folder } = prepareFolder();
  const port = await freePort();
  const [command = program, ...args] = start(program, { port, folder, scratch });
  const child = spawn(command, args, { stdio: 'ignore' });
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

for (const host of hosts)
  browserTest(
    `R10: the site works on ${host.name}, at the root and under /a/b/`,
    (page) =>
      onHost(host, async (origin) => {
        for (const base of [`${origin}/`, `${origin}/a/b/`]) await visit(page, base);
        if (host.encodings)
          for (const base of [`${origin}/`, `${origin}/a/b/`])
            await expectSettings(base, host.encodings);
      }),
    { engines: [host.visitor] },
  );
