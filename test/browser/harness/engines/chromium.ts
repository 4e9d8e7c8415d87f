import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { end, launchOptions, openTab } from './puppeteer';
import { type Engine, NotAvailable } from './types';

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

/** With `more` flags, scrollbars take up room. The windowed browser starts when it is needed. */
export async function startChromium(more?: string[]): Promise<Engine> {
  if (!existsSync(binary)) throw new NotAvailable(`Chromium is not at ${binary}`);
  const launch = (inShell: boolean) =>
    puppeteer.launch({
      executablePath: inShell ? shell : binary,
      headless: inShell ? 'shell' : true,
      ...launchOptions,
      pipe: true,
      args: [...flags, ...(more ?? [])],
      ignoreDefaultArgs: more ? ['--hide-scrollbars'] : [],
    });
  const browser = await launch(hasShell);
  let windowedBrowser: Promise<Browser> | undefined;
  const browserFor = (windowed: boolean) =>
    windowed && hasShell ? (windowedBrowser ??= launch(false)) : browser;
  return {
    name: 'chromium',
    async newDriver(preferences, windowed) {
      const driver = await openTab('chromium', await browserFor(windowed));
      await driver.prefer(preferences);
      return driver;
    },
    close: () => Promise.all([end(browser), windowedBrowser?.then(end)]),
  };
}
