import { existsSync } from 'node:fs';
import puppeteer, { type Page as Tab } from 'puppeteer-core';
import { collect, handOver } from './collector';
import { type Bidi, type Desk, isFit, leave, openDesk } from './firefox-desk';
import { evaluate, hider, kill, listen, unwatched } from './puppeteer';
import { toExpression } from './source';
import { NotExpressible, NotInstalled, defaultPreferences, defaultViewport } from './types';
import type { Driver, Engine, Message } from './types';
import { keyActions, pointerActions, wheelActions } from './w3c-actions';

const binary = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

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
  const act = async (actions: object[]) =>
    void (await send('input.performActions', { context, actions }));
  return {
    async pointer(kind, steps) {
      if (kind === 'pen') throw new NotExpressible('Firefox has no pen to automate');
      if (steps.some((step) => step.do === 'cancel'))
        throw new NotExpressible('Firefox cannot cancel a pointer');
      await act(pointerActions(kind, steps));
    },
    keys: (steps) => act(keyActions(steps)),
    wheel: (at, delta) => act(wheelActions(at, delta)),
  };
};

const navigationOf = (
  { send, context }: Bidi,
  leave: () => Promise<void>,
): Pick<Driver, 'goto' | 'history' | 'reload'> => ({
  async goto(url, until) {
    await leave();
    await send('browsingContext.navigate', {
      context,
      url,
      wait: until === 'load' ? 'complete' : 'none',
    });
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

/** `keep` gives the tab, empty again, to the next statement: a new one takes as long as the page that it opens. */
const newDriver = async (desk: Desk, keep: ((desk: Desk) => void) | null): Promise<Driver> => {
  const { space, tab, inner } = desk;
  let isPreferring = false;
  const messages = messagesOf(tab);
  const scripts: string[] = [];
  const init = async (source: string) =>
    void scripts.push((await tab.evaluateOnNewDocument(source)).identifier);
  await init(toExpression(collect, [false]));
  await tab.setViewport(defaultViewport);
  return {
    engine: 'firefox',
    ...inputOf(inner),
    ...navigationOf(inner, messages.gather),
    run: (expression, frame) => evaluate(tab, expression, frame),
    init,
    hide: hider(tab, () => space.newPage()),
    viewport: (width, height) => tab.setViewport({ width, height }),
    async prefer(preferences) {
      isPreferring = true;
      await desk.prefer(preferences);
    },
    screenshot: (fullPage) => tab.screenshot({ fullPage }),
    messages: messages.all,
    tabs: async () => (await space.pages()).map((one) => one.url()),
    cdp: () => Promise.reject(new NotExpressible('Firefox does not speak CDP')),
    async close() {
      if (isPreferring) await desk.prefer(defaultPreferences);
      if (!keep || !(await isFit(desk))) return space.close();
      await leave(desk, scripts);
      keep(desk);
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
  let kept: Desk | undefined;
  return {
    name: 'firefox',
    version: await browser.version(),
    async newDriver(windowed) {
      const desk = (!windowed && kept) || (await openDesk(browser));
      if (desk === kept) kept = undefined;
      return newDriver(desk, windowed ? null : (left) => (kept = left));
    },
    close: () => browser.close(),
    kill: () => kill(browser),
  };
};
