import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { end, launchOptions, openTab } from './puppeteer';
import type { Engine, EngineName } from './types';

const binary = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Debian also builds the engine without windows, which opens a page in half the time. */
const shell = '/usr/bin/chromium-headless-shell';
const hasShell = existsSync(shell) && !process.env.CHROMIUM;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  // Only the loopback answers, so that no test depends on the map's server. `intranet.test` is the
  // name of a host that is not localhost.
  '--host-resolver-rules=MAP intranet.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** `inWindows`: with real windows, for the back/forward cache. */
export async function startChromium(inWindows = false): Promise<Engine> {
  const inShell = hasShell && !inWindows;
  const browser = await puppeteer.launch({
    executablePath: inShell ? shell : binary,
    headless: inShell ? 'shell' : true,
    ...launchOptions,
    pipe: true,
    args: flags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  return chromiumEngine('chromium', browser);
}

export function chromiumEngine(name: EngineName, browser: Browser): Engine {
  return {
    async newDriver(preferences) {
      const driver = await openTab(name, browser);
      await driver.prefer(preferences);
      return driver;
    },
    close: () => end(browser),
  };
}
