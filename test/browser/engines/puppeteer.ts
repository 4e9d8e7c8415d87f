import { setTimeout as delay } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  ConsoleMessage,
  KeyInput,
  Page as Tab,
  TouchHandle,
} from 'puppeteer-core';
import {
  type Driver,
  defaultViewport,
  type KeyStep,
  type Message,
  type PointerStep,
} from './types';

// What Chromium and Firefox share: both are driven through Puppeteer.

/** Puppeteer would watch every request and issue, which costs as much as the loading itself. */
export const launchOptions = {
  networkEnabled: false,
  issuesEnabled: false,
  defaultViewport: null,
} as const;

const kindOf = (message: ConsoleMessage): Message['kind'] => {
  const type = message.type();
  return type === 'error' || type === 'assert' ? 'error' : type === 'warn' ? 'warning' : 'log';
};

const listen = (tab: Tab): Message[] => {
  const messages: Message[] = [];
  tab.on('console', (message) => {
    const { url = '' } = message.location();
    messages.push({ kind: kindOf(message), text: `${message.text()} ${url}`.trim() });
  });
  tab.on('pageerror', (error) => {
    messages.push({ kind: 'exception', text: error instanceof Error ? error.message : `${error}` });
  });
  return messages;
};

const mouse = async (tab: Tab, step: PointerStep) => {
  if (step.do === 'move') await tab.mouse.move(step.x, step.y);
  else await tab.mouse[step.do]({ button: step.button ?? 'left' });
};

const finger = (tab: Tab) => {
  let at = { x: 0, y: 0 };
  let touch: TouchHandle | undefined;
  return async (step: PointerStep) => {
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

const keys = async (tab: Tab, steps: KeyStep[]) => {
  for (const { do: action, key } of steps) {
    // Puppeteer has keys for an English keyboard; other text arrives as an input method writes it.
    if (/^[\x20-\x7e]+$/.test(key))
      await tab.keyboard[action]((key === 'Space' ? ' ' : key) as KeyInput);
    else if (action === 'down') await tab.keyboard.sendCharacter(key);
  }
};

const run = (tab: Tab, expression: string, frame?: string): Promise<unknown> => {
  if (!frame) return tab.evaluate(expression);
  const [inside] = tab.mainFrame().childFrames();
  if (!inside) throw new Error(`There is no frame at ${frame}`);
  return inside.evaluate(expression);
};

/** Another tab of the same window in front hides this one, as it does for a visitor. */
const hider = (tab: Tab, context: BrowserContext) => {
  let other: Tab | undefined;
  return async (isHidden: boolean) => {
    other ??= await context.newPage();
    await (isHidden ? other : tab).bringToFront();
    if (isHidden) return;
    await other.close();
    other = undefined;
  };
};

/** ESR 140 rejects a command that Puppeteer sends beside the size. page.ts checks the size. */
const setViewport = (tab: Tab, width: number, height: number) =>
  tab.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command')) throw error;
  });

/** A tab with a session of its own, as a new visitor has it. */
export const openTab = async (browser: Browser) => {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await setViewport(tab, defaultViewport.width, defaultViewport.height);
  return { context, tab };
};

export const puppeteerDriver = (
  { context, tab }: Awaited<ReturnType<typeof openTab>>,
  rest: Pick<Driver, 'cdp' | 'prefer'>,
): Driver => {
  const messages = listen(tab);
  const touch = finger(tab);
  return {
    goto: (url) => tab.goto(url, { waitUntil: [] }),
    reload: () => tab.reload({ waitUntil: [] }),
    run: (expression, frame) => run(tab, expression, frame),
    init: (source) => tab.evaluateOnNewDocument(source),
    async pointer(kind, steps) {
      for (const step of steps) await (kind === 'mouse' ? mouse(tab, step) : touch(step));
    },
    keys: (steps) => keys(tab, steps),
    async wheel({ x, y }, delta) {
      await tab.mouse.move(x, y);
      await tab.mouse.wheel({ deltaX: delta.x, deltaY: delta.y });
    },
    hide: hider(tab, context),
    viewport: (width, height) => setViewport(tab, width, height),
    messages: async () => [...messages],
    tabs: async () => (await context.pages()).map((one) => one.url()),
    close: () => context.close(),
    ...rest,
  };
};

/** Closes the browser, also one that no longer answers. */
export const end = async (browser: Browser) => {
  await Promise.race([browser.close(), delay(5000, null, { ref: false })]).catch(() => {});
  browser.process()?.kill('SIGKILL');
};
