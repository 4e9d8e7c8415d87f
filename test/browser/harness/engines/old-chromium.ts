import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { chromiumEngine } from './chromium';
import { launchOptions } from './puppeteer';
import type { Engine, EngineName } from './types';

const folder = fileURLToPath(new URL('../../old-chromium', import.meta.url));

/** Installs both builds (95 MB) when a test first needs one, and unpacks it; they stay. */
async function binaryOf(name: EngineName): Promise<string> {
  const home = join(folder, 'node_modules', name);
  const binary = join(home, 'chromium');
  if (existsSync(binary)) return binary;
  if (!existsSync(home))
    await promisify(execFile)('npm', ['ci', '--ignore-scripts'], { cwd: folder }).catch(() => {
      throw new Error(`${name} could not be installed in test/browser/old-chromium`);
    });
  const packed = await readFile(join(home, 'bin/chromium.br'));
  await writeFile(`${binary}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  await rename(`${binary}.part`, binary);
  return binary;
}

export async function startOldChromium(name: EngineName): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: await binaryOf(name),
    headless: 'shell',
    ...launchOptions,
    waitForInitialPage: false,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return chromiumEngine(name, browser);
}
