import puppeteer, { type Browser } from 'puppeteer-core';
import { end, launchOptions, openTab } from './puppeteer';
import type { Engine, Preferences } from './types';

const binary = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

function launch({ script = true }: Preferences) {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    ...launchOptions,
    // Without the window's own bars, which would also be painted.
    args: ['--kiosk'],
    extraPrefsFirefox: {
      // Puppeteer relaxes it; visitors who open a file have the default.
      'security.fileuri.strict_origin_policy': true,
      // The name of a host that is not localhost.
      'network.dns.localDomains': 'intranet.test',
      'javascript.enabled': script,
    },
  });
}

/** Firefox reads these preferences when it starts, so each set of them needs another browser. */
export async function startFirefox(): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    async newDriver(preferences) {
      const key = JSON.stringify(preferences);
      const browser = browsers.get(key) ?? launch(preferences);
      browsers.set(key, browser);
      return openTab('firefox', await browser);
    },
    close: () => Promise.all([...browsers.values()].map(async (browser) => end(await browser))),
  };
}
