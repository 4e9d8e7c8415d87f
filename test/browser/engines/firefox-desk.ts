import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page as Tab } from 'puppeteer-core';
import type { Preferences } from './types';

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
  const send = async (method: string, params: object = {}) =>
    (await session.send(method, params)).result;
  return { send, context: browsingContext.id };
};

export type Bidi = ReturnType<typeof bidi>;

/** Firefox has no command for preferences; its own window, which `-remote-allow-system-access` opens to us, has. */
const preferencesOf = async (tab: Tab, { send }: Bidi) => {
  const tree = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
    contexts: { context: string }[];
  };
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

/** A tab with a session of its own, as a visitor has it who has just come. */
export const openDesk = async (browser: Browser) => {
  const space = await browser.createBrowserContext();
  const tab = await space.newPage();
  const inner = bidi(tab);
  const prefer = await preferencesOf(tab, inner);
  return { space, tab, inner, prefer };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Whether another statement may have it. Firefox remembers fifty entries. */
export const isFit = async ({ space, tab }: Desk) =>
  (await space.pages()).length === 1 && (await tab.evaluate('history.length < 20'));

/** Makes it empty again, without the scripts that were to run before each page's own. */
export const leave = async ({ tab, inner }: Desk, scripts: readonly string[]) => {
  await inner.send('input.releaseActions', { context: inner.context });
  await inner.send('browsingContext.navigate', {
    context: inner.context,
    url: 'about:blank',
    wait: 'complete',
  });
  for (const script of scripts) await tab.removeScriptToEvaluateOnNewDocument(script);
  tab.removeAllListeners('console').removeAllListeners('pageerror');
};
