import { once } from 'node:events';
import type { Browser, ConsoleMessage, Page as Tab } from 'puppeteer-core';
import type { Message } from './types';

// What Chromium and Firefox share: both are driven through Puppeteer.

/** Servers tell what is asked of them. To be told by the browser as well would cost as much as the loading itself. */
export const unwatched = { networkEnabled: false, issuesEnabled: false } as const;

const kindOf = (message: ConsoleMessage): Message['kind'] => {
  const type = message.type();
  return type === 'error' || type === 'assert' ? 'error' : type === 'warn' ? 'warning' : 'log';
};

export const listen = (tab: Tab): Message[] => {
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

/** Another tab of the same window in front hides this one, as it does for a visitor. */
export const hider = (tab: Tab, open: () => Promise<Tab>) => {
  let other: Tab | undefined;
  return async (isHidden: boolean) => {
    if (isHidden) await (other ??= await open()).bringToFront();
    else {
      await tab.bringToFront();
      await other?.close();
      other = undefined;
    }
  };
};

export const evaluate = async (tab: Tab, expression: string, frame?: string): Promise<unknown> => {
  if (!frame) return tab.evaluate(expression);
  // By the element it would take three times as long, and in Firefox send all that stands in its srcdoc.
  const inside = tab.mainFrame().childFrames()[0];
  if (!inside) throw new Error(`No frame at ${frame}`);
  return inside.evaluate(expression);
};

export const kill = async (browser: Browser) => {
  const child = browser.process();
  if (child?.kill('SIGKILL') && child.exitCode === null && child.signalCode === null)
    await once(child, 'exit');
};
