import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type CDPSession } from 'puppeteer-core';
import { end, launchOptions, overCdp } from './puppeteer';
import { type Driver, type Engine, type EngineName, NotAvailable, unsupported } from './types';

const folder = fileURLToPath(new URL('../../old-chromium', import.meta.url));

/** Installs the four builds (220 MB) when a test first needs one, and unpacks it; they stay. */
async function binaryOf(name: EngineName): Promise<string> {
  const home = join(folder, 'node_modules', name);
  const binary = join(home, 'chromium');
  if (existsSync(binary)) return binary;
  if (!existsSync(home))
    await promisify(execFile)('npm', ['ci', '--ignore-scripts'], { cwd: folder }).catch(() => {
      throw new NotAvailable(`${name} could not be installed in test/browser/old-chromium`);
    });
  const packed = await readFile(join(home, 'bin/chromium.br'));
  await writeFile(`${binary}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  await rename(`${binary}.part`, binary);
  return binary;
}

async function run(cdp: CDPSession, expression: string) {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as unknown;
}

const mouse = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const;

function pointer(cdp: CDPSession): Driver['pointer'] {
  let at = { x: 0, y: 0 };
  return async (_kind, steps) => {
    for (const step of steps) {
      if (step.do === 'move') at = { x: step.x, y: step.y };
      const button = step.do === 'move' ? 'none' : 'left';
      const event = { type: mouse[step.do], ...at, button, clickCount: 1 } as const;
      await cdp.send('Input.dispatchMouseEvent', event);
    }
  };
}

const screen = { deviceScaleFactor: 1, mobile: false };
const cannot = unsupported('Old builds are driven with few commands');

/**
 * Puppeteer's own pages need a newer protocol than Chromium 92 has, so the commands are sent to the
 * target itself.
 */
export async function startOldChromium(name: EngineName): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: await binaryOf(name),
    headless: 'shell',
    ...launchOptions,
    waitForInitialPage: false,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const root = await browser.target().createCDPSession();
  return {
    name,
    async newDriver(preferences) {
      const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
      const cdp = root.connection()?.session(sessionId);
      if (!cdp) throw new Error(`${name} has no session for its page`);
      const changes = overCdp(cdp);
      await changes.prefer(preferences);
      return {
        ...changes,
        engine: name,
        goto: (url) => cdp.send('Page.navigate', { url }),
        reload: () => cdp.send('Page.reload'),
        run: (expression) => run(cdp, expression),
        init: (source) => cdp.send('Page.addScriptToEvaluateOnNewDocument', { source }),
        pointer: pointer(cdp),
        viewport: (width, height) =>
          cdp.send('Emulation.setDeviceMetricsOverride', { ...screen, width, height }),
        keys: cannot,
        wheel: cannot,
        hide: cannot,
        messages: cannot,
        tabs: cannot,
        close: () => root.send('Target.closeTarget', { targetId }),
      };
    },
    close: () => end(browser),
  };
}
