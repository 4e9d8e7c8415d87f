import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type BrowserContext, type Page as Tab } from 'puppeteer-core';
import { chromiumInput } from './chromium-input';
import { evaluate, hider, kill, listen, unwatched } from './puppeteer';
import {
  type Driver,
  type Engine,
  NotInstalled,
  type Preferences,
  defaultPreferences,
  defaultViewport,
} from './types';

export const binary = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Debian builds the same engine without windows, which starts a page at half the cost. */
const windowless = '/usr/bin/chromium-headless-shell';
const isQuick = existsSync(windowless) && !process.env.CHROMIUM;
/** The windowless one where it is installed. */
export const quickest = isQuick
  ? ({ executablePath: windowless, headless: 'shell' } as const)
  : ({ executablePath: binary, headless: true } as const);
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing beyond the loopback answers, so that the map's mood decides no test. One name stands for an intranet's.
  '--host-resolver-rules=MAP intranet.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const prefer = async (tab: Tab, { scheme, reducedMotion, script }: Preferences) => {
  await tab.setJavaScriptEnabled(script);
  await tab.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ]);
};

const newDriver = async (context: BrowserContext): Promise<Driver> => {
  const tab = await context.newPage();
  const cdp = await tab.createCDPSession();
  const messages = listen(tab);
  await tab.setViewport(defaultViewport);
  await prefer(tab, defaultPreferences);
  return {
    engine: 'chromium',
    ...chromiumInput(tab, cdp),
    async goto(url, until) {
      await tab.goto(url, { waitUntil: until === 'load' ? 'load' : [] });
    },
    run: (expression, frame) => evaluate(tab, expression, frame),
    async init(source) {
      await tab.evaluateOnNewDocument(source);
    },
    async history(step) {
      await (step === 'back' ? tab.goBack() : tab.goForward());
    },
    async reload() {
      await tab.reload();
    },
    hide: hider(tab, () => context.newPage()),
    viewport: (width, height) => tab.setViewport({ width, height }),
    prefer: (preferences) => prefer(tab, preferences),
    screenshot: (fullPage) => tab.screenshot({ fullPage }),
    messages: async () => [...messages],
    tabs: async () => (await context.pages()).map((one) => one.url()),
    cdp: (method, params) => cdp.send(method as 'Page.enable', params as undefined),
    close: () => context.close(),
  };
};

/** `aside`, further flags or `!` and one that goes, makes it one that takes what the others leave of the processors. */
export const startChromium = async (aside?: readonly string[]): Promise<Engine> => {
  if (!existsSync(binary)) throw new NotInstalled(`Chromium is not at ${binary}`);
  const launch = (program: string, headless: true | 'shell') => {
    const more = (aside ?? []).filter((flag) => !flag.startsWith('!'));
    const args = puppeteer
      .defaultArgs({ headless, args: [...flags, ...more] })
      .filter((flag) => !aside?.includes(`!${flag}`));
    const [executablePath, ...before] = aside ? ['/usr/bin/nice', '-n', '5', program] : [program];
    return puppeteer.launch({
      executablePath,
      ...unwatched,
      pipe: true,
      ignoreDefaultArgs: true,
      args: [...before, ...args],
    });
  };
  const browser = await launch(quickest.executablePath, quickest.headless);
  let whole: Promise<Browser> | undefined;
  const all = async () => (whole ? [browser, await whole] : [browser]);
  const browserFor = (windowed: boolean) =>
    windowed && isQuick ? (whole ??= launch(binary, true)) : browser;
  return {
    name: 'chromium',
    version: await browser.version(),
    newDriver: async (windowed = false) =>
      newDriver(await (await browserFor(windowed)).createBrowserContext()),
    close: async () => void (await Promise.all((await all()).map((one) => one.close()))),
    kill: async () => void (await Promise.all((await all()).map(kill))),
  };
};
