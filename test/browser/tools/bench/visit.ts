import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';

/** A phone: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const line = { download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, latency: 150 };
const slowdown = 4;
export const conditions = '1.6 Mbit/s, 150 ms, processor 4 times slower, 412 x 823, empty cache';

/** What a browser does about its new window must not fall on the visit, in ms. */
const settling = 600;

/** A whole browser: the headless shell skips work that visitors' browsers do. */
export function launch() {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/** Runs `measure` in a new context, so with an empty cache. */
export async function visit<Result>(
  browser: Browser,
  measure: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A machine with other work takes its time; one slow visit must not end a run of an hour.
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slowdown);
  // tsx wraps named functions in a helper that a function sent into the page leaves behind.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named;');
  const cdp = await page.createCDPSession();
  await wait(settling);
  const result = await measure(page, cdp);
  await context.close();
  return result;
}
