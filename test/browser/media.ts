import type { Page } from './engines/page';
import type { Preferences } from './engines/types';
import { frames } from './wait';

type Scheme = Preferences['scheme'];

const emulate = async (page: Page, media: string, scheme: Scheme, forcedColors: string) => {
  const features = [
    { name: 'forced-colors', value: forcedColors },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await page.cdp('Emulation.setEmulatedMedia', { media, features });
  await frames(page);
};

/** The page as it is printed. Chromium only. */
export const print = (page: Page, scheme: Scheme = 'light') =>
  emulate(page, 'print', scheme, 'none');

/** The visitor's own colors instead of the site's. Chromium only. */
export const forceColors = (page: Page, scheme: Scheme) => emulate(page, '', scheme, 'active');

/**
 * Adds a style sheet, as extensions do. A constructed sheet, unlike a style element, passes the
 * content security policy.
 */
export const addStyles = async (page: Page, css: string) => {
  await page.evaluate((text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await frames(page);
};
