import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { end, launchOptions, mouse, openTab, puppeteerDriver } from './puppeteer';
import {
  type Driver,
  type Engine,
  NotInstalled,
  NotSupported,
  type Point,
  type PointerStep,
  type Preferences,
} from './types';

const binary = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Debian also builds the engine without windows, which opens a page in half the time. */
const shell = '/usr/bin/chromium-headless-shell';
const hasShell = existsSync(shell) && !process.env.CHROMIUM;
export const whole = { executablePath: binary, headless: true } as const;
/** The headless shell where it is installed. */
export const quickest = hasShell ? ({ executablePath: shell, headless: 'shell' } as const) : whole;
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only the loopback answers, so that no test depends on the map's server. One name stands for an
  // intranet's.
  '--host-resolver-rules=MAP intranet.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Puppeteer cannot cancel a touch and has no pen: both in CDP. */
const finger = (cdp: CDPSession) => {
  let at: Point = { x: 0, y: 0 };
  let isDown = false;
  const types = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' };
  return async (step: PointerStep) => {
    if (step.do === 'move') at = { x: step.x, y: step.y };
    if (step.do !== 'move') isDown = step.do === 'down';
    else if (!isDown) return;
    const type = types[step.do] as 'touchMove';
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: isDown ? [at] : [] });
  };
};

const pen = (cdp: CDPSession) => {
  let at: Point = { x: 0, y: 0 };
  let isDown = false;
  return async (step: PointerStep) => {
    if (step.do === 'cancel') throw new NotSupported('Chromium cannot cancel a pen');
    if (step.do === 'move') at = { x: step.x, y: step.y };
    else isDown = step.do === 'down';
    const types = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const;
    await cdp.send('Input.dispatchMouseEvent', {
      type: types[step.do],
      ...at,
      button: step.do === 'move' && !isDown ? 'none' : 'left',
      buttons: isDown ? 1 : 0,
      clickCount: 1,
      pointerType: 'pen',
    });
  };
};

const newDriver = async (browser: Browser, preferences: Preferences): Promise<Driver> => {
  const place = await openTab(browser);
  const { tab } = place;
  const cdp = await tab.createCDPSession();
  const prefer = async ({ scheme, reducedMotion, script }: Preferences) => {
    await tab.setJavaScriptEnabled(script);
    await tab.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ]);
  };
  await prefer(preferences);
  return puppeteerDriver(
    place,
    { mouse: (step) => mouse(tab, step), touch: finger(cdp), pen: pen(cdp) },
    { prefer, cdp: (method, params) => cdp.send(method as 'Page.enable', params as undefined) },
  );
};

/**
 * With further flags (`!` before one removes it). The browser with windows starts when a test asks
 * for it.
 */
export const startChromium = async (more: readonly string[] = []): Promise<Engine> => {
  if (!existsSync(binary)) throw new NotInstalled(`Chromium is not at ${binary}`);
  const added = more.filter((flag) => !flag.startsWith('!'));
  const launch = (program: { executablePath: string; headless: true | 'shell' }) =>
    puppeteer.launch({
      ...program,
      ...launchOptions,
      pipe: true,
      args: [...flags, ...added],
      ignoreDefaultArgs: more.flatMap((flag) => (flag.startsWith('!') ? flag.slice(1) : [])),
    });
  const browser = await launch(quickest);
  let windowedBrowser: Promise<Browser> | undefined;
  const browserFor = (windowed: boolean) =>
    windowed && hasShell ? (windowedBrowser ??= launch(whole)) : browser;
  return {
    name: 'chromium',
    newDriver: async (preferences, windowed = false) =>
      newDriver(await browserFor(windowed), preferences),
    close: async () => {
      await Promise.all([end(browser), windowedBrowser?.then(end)]);
    },
  };
};
