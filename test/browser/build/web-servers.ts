import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from '../harness/engines/types';

// Web servers with the settings that assets/hosting gives to owners.

interface Place {
  port: number;
  folder: string;
  scratch: string;
}

interface WebServer {
  /** Servers answer all engines alike, so one engine visits each. */
  visitor: EngineName;
  program: string;
  /** The compressed copies that it sends. */
  encodings: readonly string[];
  configuration: (place: Place) => string;
  args: (file: string) => string[];
}

export const hosting = join(import.meta.dirname, '../../../assets/hosting');

function settings(name: string): string {
  return readFileSync(join(hosting, name), 'utf8');
}

/** The site at the root, and under /a/b/ as a part of a server, as the README there says. */
function nginx({ port, folder, scratch }: Place): string {
  const server = settings('nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`);
  const withPaths = server.replace(
    /root .*;([\s\S]*)\}/,
    (_, lines: string) =>
      `root ${folder}; ${lines} location /a/b/ { alias ${folder}/; ${lines} } }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  return `daemon off; master_process off; pid ${scratch}/pid; error_log ${scratch}/error.log;
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${withPaths} }`;
}

function apache({ port, folder, scratch }: Place): string {
  const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  return `${modules.join('\n')}
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

function caddy({ port, folder }: Place): string {
  const site = settings('Caddyfile')
    .replace('www.example.com {', `:${port} {`)
    .replace('root * /var/www/site', `root * ${folder}`);
  return `{\n admin off\n auto_https off\n default_bind 127.0.0.1\n}\n${site}`;
}

export const webServers: Readonly<Record<string, WebServer>> = {
  nginx: {
    visitor: 'firefox',
    program: '/usr/sbin/nginx',
    encodings: ['gzip'],
    configuration: nginx,
    args: (file) => ['-c', file],
  },
  Apache: {
    visitor: 'chromium',
    program: '/usr/sbin/apache2',
    encodings: ['gzip', 'br'],
    configuration: apache,
    args: (file) => ['-X', '-f', file],
  },
  Caddy: {
    visitor: 'webkit',
    program: '/usr/bin/caddy',
    encodings: ['gzip', 'br'],
    configuration: caddy,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};
