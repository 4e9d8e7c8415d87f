import { type Page } from './engines/page';
import { NotExpressible, type Preferences } from './engines/types';
import { frames } from './wait';

type Feature = { name: string; value: string };

const emulate = (page: Page, media: string, features: Feature[]) =>
  page.cdp('Emulation.setEmulatedMedia', { media, features });

/** Runs in the page: its sheet gives way to one whose rules for print hold on the screen, and those for the screen do not. */
const holdPrintRules = () => {
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

/** The page as it goes to the printer. Only Chromium lets itself be told so; elsewhere the sheet is. */
export const print = async (page: Page, scheme: Preferences['scheme'] = 'light') => {
  if (page.engine === 'chromium')
    await emulate(page, 'print', [{ name: 'prefers-color-scheme', value: scheme }]);
  else await page.evaluate(holdPrintRules);
  await frames(page);
};

/** The visitor's own colours, in the place of the site's. */
export const forceColors = async (page: Page, scheme: Preferences['scheme']) => {
  if (page.engine !== 'chromium')
    throw new NotExpressible('Only Chromium can be told to force colours');
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await emulate(page, '', features);
  await frames(page);
};

/** Runs in the page. Unlike a style element, a sheet made by script passes the content security policy. */
const adopt = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** A style sheet of the visitor's own, such as bookmarklets and extensions bring. */
export const addStyles = async (page: Page, css: string) => {
  await page.evaluate(adopt, css);
  await frames(page);
};
