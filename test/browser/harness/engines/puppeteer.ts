import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, KeyInput, Page as Tab } from 'puppeteer-core';
import { type Driver, type EngineName, type KeyStep, type Preferences, unsupported } from './types';

// What Chromium and Firefox share: both are driven through Puppeteer.

/** Puppeteer would watch every request and issue, which costs as much as the loading itself. */
export const launchOptions = {
  networkEnabled: false,
  issuesEnabled: false,
  defaultViewport: null,
} as const;

function listen(tab: Tab): string[] {
  const messages: string[] = [];
  tab.on('console', (message) => {
    const { url = '' } = message.location();
    messages.push(`${message.type()}: ${message.text()} ${url}`.trim());
  });
  tab.on('pageerror', (error) => {
    messages.push(`exception: ${error instanceof Error ? error.message : error}`);
  });
  return messages;
}

function pointer({ mouse, touchscreen }: Tab): Driver['pointer'] {
  let at = { x: 0, y: 0 };
  let isTouching = false;
  return async (kind, steps) => {
    for (const step of steps) {
      if (step.do === 'move') {
        at = { x: step.x, y: step.y };
        if (kind === 'mouse') await mouse.move(at.x, at.y);
        else if (isTouching) await touchscreen.touchMove(at.x, at.y);
      } else if (kind === 'mouse') await mouse[step.do]({ button: step.button ?? 'left' });
      else {
        isTouching = step.do === 'down';
        await (isTouching ? touchscreen.touchStart(at.x, at.y) : touchscreen.touchEnd());
      }
    }
  };
}

async function keys(tab: Tab, steps: KeyStep[]) {
  for (const { do: action, key } of steps) {
    // Puppeteer has keys for an English keyboard; other text arrives as an input method writes it.
    if (/^[\x20-\x7e]+$/.test(key))
      await tab.keyboard[action]((key === 'Space' ? ' ' : key) as KeyInput);
    else if (action === 'down') await tab.keyboard.sendCharacter(key);
  }
}

function run(tab: Tab, expression: string, frame?: string): Promise<unknown> {
  const place = frame ? tab.mainFrame().childFrames()[0] : tab;
  if (!place) throw new Error(`There is no frame at ${frame}`);
  return place.evaluate(expression);
}

/** What the DevTools protocol can change while a page is open. */
function overCdp(session: CDPSession): Pick<Driver, 'cdp' | 'prefer'> {
  let now: Preferences = {};
  return {
    cdp: (method, params) => session.send(method as 'Page.enable', params as undefined),
    async prefer(change) {
      now = { ...now, ...change };
      await session.send('Emulation.setScriptExecutionDisabled', { value: now.script === false });
      await session.send('Emulation.setScrollbarsHidden', { hidden: !now.scrollbars });
      await session.send('Emulation.setEmulatedMedia', {
        media: now.print ? 'print' : '',
        features: [
          { name: 'prefers-color-scheme', value: now.scheme ?? 'light' },
          { name: 'prefers-reduced-motion', value: now.reducedMotion ? 'reduce' : 'no-preference' },
          { name: 'forced-colors', value: now.forcedColors ? 'active' : 'none' },
        ],
      });
    },
  };
}

const withoutCdp = {
  cdp: unsupported('Firefox does not speak CDP'),
  prefer: unsupported('Firefox reads preferences when it starts: use `preferences`'),
};

export async function openTab(engine: EngineName, browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  const messages = listen(tab);
  return {
    engine,
    goto: (url) => tab.goto(url, { waitUntil: [] }),
    reload: () => tab.reload({ waitUntil: [] }),
    run: (expression, frame) => run(tab, expression, frame),
    init: (source) => tab.evaluateOnNewDocument(source),
    pointer: pointer(tab),
    keys: (steps) => keys(tab, steps),
    async wheel({ x, y }, delta) {
      await tab.mouse.move(x, y);
      await tab.mouse.wheel({ deltaX: delta.x, deltaY: delta.y });
    },
    /** ESR 140 rejects a command that Puppeteer sends beside the size. page.ts checks the size. */
    viewport: (width, height) =>
      tab.setViewport({ width, height }).catch((error: unknown) => {
        if (!String(error).includes('unknown command')) throw error;
      }),
    messages: async () => [...messages],
    tabs: async () => (await context.pages()).map((one) => one.url()),
    close: () => context.close(),
    ...(engine === 'firefox' ? withoutCdp : overCdp(await tab.createCDPSession())),
  };
}

export async function end(browser: Browser) {
  await Promise.race([browser.close(), delay(5000, null, { ref: false })]).catch(() => {});
  browser.process()?.kill('SIGKILL');
}
