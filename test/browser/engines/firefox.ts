import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer, { type Browser, type Page as Tab } from 'puppeteer-core';
import { collect, handOver } from './collector';
import { evaluate, hider, kill, listen, unwatched } from './puppeteer';
import { toExpression } from './source';
import { NotExpressible, NotInstalled, defaultPreferences, defaultViewport } from './types';
import type { Driver, Engine, Message, Preferences } from './types';
import { keyActions, pointerActions, wheelActions } from './w3c-actions';

const binary = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

type Send = (method: string, params: object) => Promise<{ result: unknown }>;

/**
 * Puppeteer keeps its BiDi session to itself, and offers for Firefox neither pens nor media preferences.
 * The exact version in package.json makes reaching inside safe.
 */
const bidi = (tab: Tab) => {
  const { browsingContext } = tab.mainFrame() as unknown as {
    browsingContext: { id: string; userContext: { browser: { session: { send: Send } } } };
  };
  const { session } = browsingContext.userContext.browser;
  const send = async (method: string, params: object = {}) => (await session.send(method, params)).result;
  return { send, context: browsingContext.id };
};

type Bidi = ReturnType<typeof bidi>;

/** Firefox has no command for preferences; its own window, which `-remote-allow-system-access` opens to us, has. */
const preferencesOf = async (tab: Tab, { send }: Bidi) => {
  const tree = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  return async ({ scheme, reducedMotion, script }: Preferences) => {
    const expression = `
      Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${scheme === 'dark' ? 0 : 1});
      Services.prefs.setIntPref('ui.prefersReducedMotion', ${reducedMotion ? 1 : 0});
      Services.prefs.setBoolPref('javascript.enabled', ${script});`;
    await send('script.evaluate', { expression, target: { context }, awaitPromise: false });
    // The page hears of it a moment later.
    const arrived = `[matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('(prefers-reduced-motion: reduce)').matches]`;
    const wished = String([scheme === 'dark', reducedMotion]);
    for (let tries = 0; String(await tab.evaluate(arrived)) !== wished; tries += 1) {
      if (tries > 200) throw new Error('Firefox does not take the preferences');
      await delay(10);
    }
  };
};

const messagesOf = (tab: Tab) => {
  const heard = listen(tab);
  const policy: Message[] = [];
  const gather = async () => {
    const more = await tab.evaluate(toExpression(handOver)).catch(() => null);
    policy.push(...((more as Message[] | null) ?? []));
  };
  return { gather, all: async () => (await gather(), [...heard, ...policy]) };
};

const inputOf = ({ send, context }: Bidi): Pick<Driver, 'pointer' | 'keys' | 'wheel'> => {
  const act = async (actions: object[]) => void (await send('input.performActions', { context, actions }));
  return {
    async pointer(kind, steps) {
      if (kind === 'pen') throw new NotExpressible('Firefox has no pen to automate');
      if (steps.some((step) => step.do === 'cancel')) throw new NotExpressible('Firefox cannot cancel a pointer');
      await act(pointerActions(kind, steps));
    },
    keys: (steps) => act(keyActions(steps)),
    wheel: (at, delta) => act(wheelActions(at, delta)),
  };
};

const navigationOf = ({ send, context }: Bidi, leave: () => Promise<void>): Pick<Driver, 'goto' | 'history' | 'reload'> => ({
  async goto(url, until) {
    await leave();
    await send('browsingContext.navigate', { context, url, wait: until === 'load' ? 'complete' : 'none' });
  },
  async history(step) {
    await leave();
    await send('browsingContext.traverseHistory', { context, delta: step === 'back' ? -1 : 1 });
  },
  async reload() {
    await leave();
    // Its driver at times loses sight of a reload under way, which goes on; each statement waits for its page anyhow.
    await send('browsingContext.reload', { context, wait: 'complete' }).catch((error: unknown) => {
      if (!String(error).includes('Address rejected')) throw error;
    });
  },
});

const newDriver = async (browser: Browser): Promise<Driver> => {
  const space = await browser.createBrowserContext();
  const tab = await space.newPage();
  const inner = bidi(tab);
  const prefer = await preferencesOf(tab, inner);
  let isPreferring = false;
  const messages = messagesOf(tab);
  await tab.evaluateOnNewDocument(toExpression(collect, [false]));
  await tab.setViewport(defaultViewport);
  return {
    engine: 'firefox',
    ...inputOf(inner),
    ...navigationOf(inner, messages.gather),
    run: (expression, frame) => evaluate(tab, expression, frame),
    async init(source) {
      await tab.evaluateOnNewDocument(source);
    },
    hide: hider(tab, () => space.newPage()),
    viewport: (width, height) => tab.setViewport({ width, height }),
    async prefer(preferences) {
      isPreferring = true;
      await prefer(preferences);
    },
    screenshot: (fullPage) => tab.screenshot({ fullPage }),
    messages: messages.all,
    tabs: async () => (await space.pages()).map((one) => one.url()),
    cdp: () => Promise.reject(new NotExpressible('Firefox does not speak CDP')),
    async close() {
      if (isPreferring) await prefer(defaultPreferences);
      await space.close();
    },
  };
};

export const startFirefox = async (): Promise<Engine> => {
  if (!existsSync(binary)) throw new NotInstalled(`Firefox is not at ${binary}`);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...unwatched,
    executablePath: binary,
    // Its own window's bars, which nobody sees, are painted all the same.
    args: ['-remote-allow-system-access', '--kiosk'],
    extraPrefsFirefox: {
      // Puppeteer relaxes it; the stock value is what a visitor's file share meets.
      'security.fileuri.strict_origin_policy': true,
      // Stands for an intranet's: a name of the loopback that is not localhost.
      'network.dns.localDomains': 'intranet.test',
      'layout.css.prefers-color-scheme.content-override': 1,
      'ui.prefersReducedMotion': 0,
    },
  });
  return {
    name: 'firefox',
    version: await browser.version(),
    newDriver: () => newDriver(browser),
    close: () => browser.close(),
    kill: () => kill(browser),
  };
};
