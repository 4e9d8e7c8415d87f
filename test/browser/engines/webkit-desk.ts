import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { NotInstalled, type Preferences } from './types';

const program = (variable: string, places: string[]): string => {
  const found = [process.env[variable] ?? '', ...places].find(
    (place) => place !== '' && existsSync(place),
  );
  if (!found)
    throw new NotInstalled(
      `WebKit needs ${path.basename(places[0] ?? '')}, which is at none of ${places.join(', ')}`,
    );
  return found;
};

const find = () => {
  const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
    (name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`,
  );
  return {
    driver: program('WEBKIT_DRIVER', ['/usr/bin/WebKitWebDriver']),
    miniBrowser: program('MINI_BROWSER', libraries),
    xvfb: program('XVFB', ['/usr/bin/Xvfb']),
  };
};

/** Xvfb itself rather than xvfb-run: it picks a free display by itself, and it is ours to stop. */
const startDisplay = async (xvfb: string) => {
  const args = ['-displayfd', '3', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, display: `:${String(number).trim()}` };
};

/** GTK reads the preference for motion from this folder each time that MiniBrowser starts, which is once a session. */
const gtkSettings = () => {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const folder = path.join(home, 'gtk-3.0');
  mkdirSync(folder);
  // The tool bar would keep the window from becoming narrower than 447 px.
  writeFileSync(
    path.join(folder, 'gtk.css'),
    '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }',
  );
  const write = ({ reducedMotion }: Preferences) =>
    writeFileSync(
      path.join(folder, 'settings.ini'),
      `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    );
  return { home, write };
};

export const stop = async (child: ChildProcess) => {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Nobody else stops what we started, not even when the tests are interrupted. */
const guard = (children: Set<ChildProcess>) => {
  process.once('exit', () => children.forEach((child) => child.kill()));
  (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).forEach((signal) =>
    process.once(signal, () => process.exit(1)),
  );
};

/** What WebKit stands on: its programs, a screen, and a home of its own. */
export const openDesk = async () => {
  const { driver, miniBrowser, xvfb } = find();
  const { child: screen, display } = await startDisplay(xvfb);
  const children = new Set<ChildProcess>([screen]);
  guard(children);
  const { home, write } = gtkSettings();
  const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const env = {
    PATH: process.env.PATH,
    DISPLAY: display,
    NO_AT_BRIDGE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    ...folders,
    // Without a graphics card its buffers are copied by software, which costs more than all else together.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const { stdout } = await promisify(execFile)(miniBrowser, ['--version'], { env });
  const close = async () => {
    await Promise.all([...children].map(stop));
    children.clear();
    // The browser's last processes may still write.
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  return { driver, miniBrowser, version: stdout.trim(), env, children, write, close };
};
