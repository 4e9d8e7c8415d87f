import type { Page } from './engines/page';
import { NotSupported, type Preferences } from './engines/types';
import { frames } from './wait';

type Feature = { name: string; value: string };

const emulate = (page: Page, media: string, features: Feature[]) =>
  page.cdp('Emulation.setEmulatedMedia', { media, features });

/** Runs in the page: applies the rules for print on the screen, and not those for the screen. */
const applyPrintRules = () => {
  const sheet = new CSSStyleSheet();
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join('\n');
  sheet.replaceSync(
    css.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media not all'),
  );
  for (const own of document.styleSheets) own.disabled = true;
  document.adoptedStyleSheets.push(sheet);
};

/**
 * The page as it is printed. Only Chromium can emulate that; elsewhere the style sheet is
 * rewritten.
 */
export const print = async (page: Page, scheme: Preferences['scheme'] = 'light') => {
  if (page.engine === 'chromium')
    await emulate(page, 'print', [{ name: 'prefers-color-scheme', value: scheme }]);
  else await page.evaluate(applyPrintRules);
  await frames(page);
};

/** The visitor's own colors instead of the site's. */
export const forceColors = async (page: Page, scheme: Preferences['scheme']) => {
  if (page.engine !== 'chromium') throw new NotSupported('Only Chromium can emulate forced colors');
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await emulate(page, '', features);
  await frames(page);
};

/**
 * Runs in the page. A constructed sheet, unlike a style element, passes the content security
 * policy.
 */
const adopt = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** A style sheet of the visitor's own, as bookmarklets and extensions add. */
export const addStyles = async (page: Page, css: string) => {
  await page.evaluate(adopt, css);
  await frames(page);
};
