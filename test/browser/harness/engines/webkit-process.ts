import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Preferences } from './types';

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const programs = {
  driver: process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
  browser: process.env.MINI_BROWSER ?? `${libraries}/webkit2gtk-4.1/MiniBrowser`,
  display: '/usr/bin/Xvfb',
};

/** Xvfb itself instead of xvfb-run: it finds a free display, and we can end it. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'];
  const child = spawn(programs.display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, display: `:${String(number).trim()}` };
}

/** GTK reads its style sheet from this folder. */
function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  // The tool bar would keep the window from becoming narrower than 447 px.
  const css =
    '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }';
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), css);
  return home;
}

/** On a free port. Its environment has nothing of the user's. */
function makeService(display: string, home: string) {
  return new DriverService.Builder(programs.driver)
    .addArguments('--host=127.0.0.1')
    .setLoopback(true)
    .setEnvironment({
      PATH: process.env.PATH ?? '',
      DISPLAY: display,
      NO_AT_BRIDGE: '1',
      MESA_SHADER_CACHE_DISABLE: 'true',
      HOME: home,
      // Without a graphics card its buffers are copied by software, which costs more than the rest.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    })
    .build();
}

function buildSession(server: string, { script = true }: Preferences) {
  const args = ['--automation'];
  if (!script) args.push('--enable-javascript=0');
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: programs.browser, args },
    })
    .build();
}

/** Starts the display and Debian's WebKitWebDriver, which has one session at a time. */
export async function startWebDriver() {
  const missing = Object.values(programs).find((program) => !existsSync(program));
  if (missing) throw new Error(`WebKit needs ${missing}`);
  const { child: xvfb, display } = await startDisplay();
  const home = makeHome();
  let service = makeService(display, home);
  /** About once in 100 times MiniBrowser ends at its start, and the driver never answers. */
  const openSession = async (preferences: Preferences, attempts = 3): Promise<WebDriver> => {
    const session = service.start(10_000).then((server) => buildSession(server, preferences));
    const opened = await Promise.race([session, delay(20_000, null, { ref: false })]);
    if (opened) return opened;
    if (attempts === 1) throw new Error('MiniBrowser did not start');
    await service.kill();
    service = makeService(display, home);
    return openSession(preferences, attempts - 1);
  };
  const close = async () => {
    await service.kill();
    xvfb.kill();
    // The browser's last processes may still write.
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  return { openSession, close };
}
