import assert from 'node:assert/strict';
import type { Page } from './engines/page';
import { open } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { settleMotion } from './wait';

const both = (color: string) => ({ light: color, dark: color });

/** What the tokens paint in each scheme, where they can be seen. */
const painted = {
  paper: ['body', 'backgroundColor', { light: '#fbf8f2', dark: '#0e0e1e' }],
  card: ['.site-header', 'backgroundColor', { light: '#ffffff', dark: '#1e1e40' }],
  sand: ['main [data-ground="sand"]', 'backgroundColor', { light: '#f3ecdd', dark: '#2b2621' }],
  ink: ['body', 'color', { light: '#1b1a3a', dark: '#f4f0e6' }],
  indigo: ['.banner', 'backgroundColor', both('#2a2a72')],
  ask: ['.call-out', 'backgroundColor', { light: '#f2a71b', dark: '#4a3208' }],
  link: ['.after-carousel a', 'color', { light: '#35329b', dark: '#cdcbff' }],
  marigold: ['.site-header .button', 'backgroundColor', both('#f2a71b')],
  'ink on marigold': ['.site-header .button', 'color', both('#1b1a3a')],
} as const;

/** Runs in the page: a colour as it stands there, in hexadecimal. */
const read = (css: string, part: 'color' | 'backgroundColor') => {
  const element = [...document.querySelectorAll(css)].find((one) => one.checkVisibility());
  const [, numbers = ''] =
    /^rgb\((.*)\)$/.exec(element ? getComputedStyle(element)[part] : '') ?? [];
  return `#${numbers
    .split(',')
    .map((number) => Number(number).toString(16).padStart(2, '0'))
    .join('')}`;
};

const expectScheme = async (page: Page, scheme: 'light' | 'dark') => {
  const found: Record<string, string> = {};
  for (const [name, [css, part]] of Object.entries(painted))
    found[name] = await page.evaluate(read, css, part);
  assert.deepEqual(
    found,
    Object.fromEntries(
      Object.entries(painted).map(([name, [, , colors]]) => [name, colors[scheme]]),
    ),
  );
};

statement(
  'Scheme',
  'Each scheme paints its own tokens, and an open page follows when the visitor’s scheme changes',
  async (page) => {
    const site = await serve();
    await page.setScheme('dark');
    await open(page, site.url('#/'));
    await expectScheme(page, 'dark');
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      'light dark',
    );
    await page.setScheme('light');
    await open(page, site.url('#/'));
    // A button’s colour goes over to the other scheme’s by its transition.
    await settleMotion(page);
    await expectScheme(page, 'light');
  },
);
