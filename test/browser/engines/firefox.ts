import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page as Tab, type TouchHandle } from 'puppeteer-core';
import { toExpression } from './in-page';
import { collect, takeMessages } from './messages';
import { end, launchOptions, mouse, openTab, puppeteerDriver } from './puppeteer';
import {
  type Driver,
  type Engine,
  type Message,
  NotInstalled,
  NotSupported,
  type Point,
  type PointerStep,
  type Preferences,
  unsupported,
} from './types';

const binary = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

const launch = ({ scheme, reducedMotion, script }: Preferences) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    ...launchOptions,
    // Nobody sees the window's own bars, but they would be painted.
    args: ['--kiosk'],
    extraPrefsFirefox: {
      // Puppeteer relaxes it; visitors who open a file have the default.
      'security.fileuri.strict_origin_policy': true,
      // Stands for an intranet: a name for the loopback that is not localhost.
      'network.dns.localDomains': 'intranet.test',
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'javascript.enabled': script,
    },
  });

const finger = (tab: Tab) => {
  let at: Point = { x: 0, y: 0 };
  let touch: TouchHandle | undefined;
  return async (step: PointerStep) => {
    if (step.do === 'cancel') throw new NotSupported('Firefox cannot cancel a pointer');
    if (step.do === 'move') {
      at = { x: step.x, y: step.y };
      await touch?.move(at.x, at.y);
    } else if (step.do === 'down') touch = await tab.touchscreen.touchStart(at.x, at.y);
    else {
      await touch?.end();
      touch = undefined;
    }
  };
};

const newDriver = async (browser: Browser, { script }: Preferences): Promise<Driver> => {
  const place = await openTab(browser);
  const { tab } = place;
  if (script) await tab.evaluateOnNewDocument(toExpression(collect, [false]));
  const kept: Message[] = [];
  const take = async () =>
    void kept.push(
      ...(((await tab.evaluate(toExpression(takeMessages)).catch(() => null)) ?? []) as Message[]),
    );
  const driver = puppeteerDriver(
    place,
    {
      mouse: (step) => mouse(tab, step),
      touch: finger(tab),
      pen: unsupported('Firefox has no pen to automate'),
    },
    { cdp: unsupported('Firefox does not speak CDP') },
  );
  return {
    ...driver,
    async goto(url, until) {
      await take();
      await driver.goto(url, until);
    },
    async messages() {
      await take();
      return [...(await driver.messages()), ...kept];
    },
  };
};

/** Firefox reads these preferences when it starts, so each set of them is a browser of its own. */
export const startFirefox = async (): Promise<Engine> => {
  if (!existsSync(binary)) throw new NotInstalled(`Firefox is not at ${binary}`);
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = (preferences: Preferences) => {
    const key = JSON.stringify(preferences);
    const browser = browsers.get(key) ?? launch(preferences);
    browsers.set(key, browser);
    return browser;
  };
  return {
    name: 'firefox',
    newDriver: async (preferences) => newDriver(await browserFor(preferences), preferences),
    close: async () => {
      await Promise.all([...browsers.values()].map(async (browser) => end(await browser)));
    },
  };
};
