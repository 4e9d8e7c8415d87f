import { once } from 'node:events';
import type {
  Browser,
  BrowserContext,
  ConsoleMessage,
  KeyInput,
  Page as Tab,
} from 'puppeteer-core';
import { goto, reload } from './navigation';
import {
  type Driver,
  defaultViewport,
  type KeyStep,
  type Message,
  NotSupported,
  type PointerKind,
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
    const { url } = message.location();
    messages.push({ kind: kindOf(message), text: `${message.text()}${url ? ` (${url})` : ''}` });
  });
  tab.on('pageerror', (error) => {
    messages.push({
      kind: 'exception',
      text: error instanceof Error ? error.message : String(error),
    });
  });
  return messages;
};

export const mouse = async (tab: Tab, step: PointerStep) => {
  if (step.do === 'cancel') throw new NotSupported('A mouse cannot be cancelled');
  if (step.do === 'move') await tab.mouse.move(step.x, step.y);
  else await tab.mouse[step.do]({ button: step.button ?? 'left' });
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

/**
 * ESR 140 does not know a command that Puppeteer sends beside the one for the size. page.ts checks
 * the size.
 */
const setViewport = (tab: Tab, width: number, height: number) =>
  tab.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command')) throw error;
  });

type Pointer = (step: PointerStep) => Promise<unknown>;

/** A tab with a session of its own, like a visitor who has just come. */
export const openTab = async (browser: Browser) => {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await setViewport(tab, defaultViewport.width, defaultViewport.height);
  return { context, tab };
};

export const puppeteerDriver = (
  { context, tab }: { context: BrowserContext; tab: Tab },
  pointers: Record<PointerKind, Pointer>,
  rest: Pick<Driver, 'cdp'> & Partial<Driver>,
): Driver => {
  const messages = listen(tab);
  const evaluate = (expression: string, frame?: string) => run(tab, expression, frame);
  return {
    goto: (url, until) => goto(evaluate, url, until, () => tab.goto(url, { waitUntil: [] })),
    reload: () => reload(evaluate, () => tab.reload({ waitUntil: [] })),
    run: evaluate,
    init: async (source) => void (await tab.evaluateOnNewDocument(source)),
    async pointer(kind, steps) {
      for (const step of steps) await pointers[kind](step);
    },
    keys: (steps) => keys(tab, steps),
    async wheel({ x, y }, delta) {
      await tab.mouse.move(x, y);
      await tab.mouse.wheel({ deltaX: delta.x, deltaY: delta.y });
    },
    hide: hider(tab, context),
    viewport: (width, height) => setViewport(tab, width, height),
    screenshot: (fullPage) => tab.screenshot({ fullPage }),
    messages: async () => [...messages],
    tabs: async () => (await context.pages()).map((one) => one.url()),
    close: () => context.close(),
    ...rest,
  };
};

/** The same as `close`, but also when the browser no longer answers. */
export const end = async (browser: Browser) => {
  const limit = AbortSignal.timeout(5000);
  const ended = await Promise.race([
    browser.close().then(() => true),
    once(limit, 'abort').then(() => false),
  ]).catch(() => false);
  const child = browser.process();
  if (!ended && child?.kill('SIGKILL') && child.exitCode === null && child.signalCode === null)
    await once(child, 'exit');
};
