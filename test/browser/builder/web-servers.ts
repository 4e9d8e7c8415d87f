import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineName } from '../harness/engines/types';

export interface Place {
  port: number;
  folder: string;
  scratch: string;
}

/**
 * A server with the settings that the repository gives to owners. Servers answer all engines alike,
 * so one engine visits each. `encodings`: the compressed copies that it sends.
 */
interface WebServer {
  name: string;
  visitor: EngineName;
  encodings: readonly string[];
  program: string;
  args: (place: Place) => string[];
}

export function settingsFile(name: string) {
  return fileURLToPath(new URL(`../../../assets/hosting/${name}`, import.meta.url));
}

function settings(name: string) {
  return readFileSync(settingsFile(name), 'utf8');
}

function withConf(scratch: string, text: string) {
  const file = join(scratch, 'conf');
  writeFileSync(file, text);
  return file;
}

const nginxFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function nginxArgs({ port, folder, scratch }: Place, server: string) {
  const conf = `
daemon off; master_process off; pid ${scratch}/pid; error_log ${scratch}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${nginxFolders.map((name) => `${name}_temp_path ${scratch}/${name};`).join(' ')}
  ${server
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${folder};`)}
}`;
  return ['-c', withConf(scratch, conf)];
}

/** The lines for a sub-path of an existing server, as README.md in the folder says. */
function withLocations(server: string, { folder }: Place, paths: readonly string[]) {
  return server.replace(/root .*;([\s\S]*)\}/, (_, lines: string) =>
    [...paths.map((path) => `location ${path} { alias ${folder}/; ${lines} }`), '}'].join('\n'),
  );
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

function caddyConf({ port, folder }: Place) {
  return `
{
  admin off
  auto_https off
  default_bind 127.0.0.1
}
${settings('Caddyfile')
  .replace('www.example.com {', `:${port} {`)
  .replace('root * /var/www/site', `root * ${folder}`)}`;
}

export const webServers: readonly WebServer[] = [
  {
    name: 'nginx',
    visitor: 'firefox',
    encodings: ['gzip'],
    program: '/usr/sbin/nginx',
    args: (place) => nginxArgs(place, settings('nginx.conf')),
  },
  {
    name: 'nginx, as a part of another server',
    visitor: 'chromium',
    encodings: ['gzip'],
    program: '/usr/sbin/nginx',
    args: (place) => nginxArgs(place, withLocations(settings('nginx.conf'), place, ['/', '/a/b/'])),
  },
  {
    name: 'Apache',
    visitor: 'chromium',
    encodings: ['gzip', 'br'],
    program: '/usr/sbin/apache2',
    args: (place) => ['-X', '-f', withConf(place.scratch, apacheConf(place))],
  },
  {
    name: 'Caddy',
    visitor: 'webkit',
    encodings: ['gzip', 'br'],
    program: '/usr/bin/caddy',
    args: (place) => [
      ...['run', '--adapter', 'caddyfile'],
      ...['--config', withConf(place.scratch, caddyConf(place))],
    ],
  },
];
