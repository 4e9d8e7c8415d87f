import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { bundleSite } from '../../../src/build/site/bundle';
import { readSources } from '../../../src/build/sources/files';
import { editions } from '../../../src/content/editions';
import { failedPageWords } from '../../../src/content/en/interface';
import { showAll, showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { openSite, openWithoutScript, rightToLeft, serveWithoutScript } from '../harness/open-page';
import { states } from '../harness/page-states';
import { distFolder, serve } from '../harness/site';
import { waitFor } from '../harness/wait';

const tags = ['2a', '2aa', '2aaa', '21a', '21aa', '22a', '22aa'].map((level) => `wcag${level}`);
const all: axe.RunOnly = { type: 'tag', values: [...tags, 'best-practice'] };
/**
 * What depends on the color scheme. Text has a contrast of 7:1, but where the text is light on what
 * axe takes for light, only the rule for 4.5:1 reports it.
 */
const colors = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. */
async function runAxe(runOnly: axe.RunOnly, without: string[]) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // Targets under the sticky header would count as too small.
  scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await checker.run(document, {
    runOnly,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // The map belongs to another site, and waiting for it takes seconds.
    iframes: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target}: ${failureSummary}`),
  );
}

/**
 * Fails if axe finds a violation. axe is evaluated over the debugging protocol, past the content
 * security policy, which stays in force.
 */
async function expectNoViolation(page: Page, runOnly = all, without: string[] = []) {
  await page.run(`(() => { ${source} })()`);
  const found = await page.evaluate(runAxe, runOnly, without);
  assert.deepEqual(found, []);
}

/** Two pages may have landmarks of the same name; this is checked before all pages are shown. */
const unique = 'landmark-unique';
const home = (page: Page) => expectNoViolation(page, { type: 'rule', values: [unique] });
const first = { '/': home, '/contact-us': states.invalid };
const later = {
  '/': states.answer,
  '/about-us': states.milestone,
  '/language': states.filtered,
  '/contact-us': states.messagePanel,
};
const directions = ['index.html', rightToLeft?.file];

for (const { file } of editions)
  for (const [when, visit] of Object.entries({ 'that has just opened': first, later })) {
    if (visit === later && !directions.includes(file)) continue;
    browserTest(
      `axe finds no violation on any page of ${file} ${when}, narrow or wide, by day or by night`,
      async (page) => {
        await page.setViewport(390, 800);
        await openSite(page, `${file}#/`);
        await showAllPages(page, visit);
        // The slides of pages that are not active stay as they are: those beside the first are inert.
        for (const width of [390, 1280]) {
          await page.setViewport(width, 800);
          if (width === 390) await states.menu(page);
          else await page.press('Escape');
          await expectNoViolation(page, all, [unique]);
          await page.prefer({ scheme: 'dark' });
          await expectNoViolation(page, { type: 'rule', values: colors });
          await page.prefer({ scheme: 'light' });
        }
      },
      { engines: ['chromium'], preferences: { reducedMotion: true } },
    );
  }

browserTest(
  'axe finds no violation before the script arrives',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/about-us'));
    await page.evaluate(showAll);
    await expectNoViolation(page, all, [unique]);
  },
  { engines: ['chromium'], preferences: { reducedMotion: true } },
);

browserTest(
  'axe finds no violation on the page that replaces a failed one',
  async (page) => {
    const name = readdirSync(distFolder).find((file) => /^site-[a-f0-9]{8}\.js$/.test(file));
    const failing = "export function Services() { throw new Error('Broken by the test'); }";
    const sources = await readSources();
    sources.set('src/pages/services/services.tsx', Buffer.from(failing));
    const { script } = await bundleSite(sources, 'en', 'site');
    const site = await serve({ documents: { [`/${name}`]: script } });
    await page.goto(site.url('#/services'));
    await waitFor(
      page,
      'the failed page',
      (title: string) => document.querySelector('main > :not([hidden]) h1')?.textContent === title,
      failedPageWords.title,
    );
    await expectNoViolation(page);
  },
  { engines: ['chromium'], preferences: { reducedMotion: true } },
);
