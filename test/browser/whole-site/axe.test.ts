import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { failedPageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import { serveThrowingServices } from '../harness/built-sites';
import type { Page } from '../harness/engines/page';
import {
  allHashes,
  open,
  openFresh,
  openWithoutScript,
  otherEditions,
  rightToLeft,
  serveWithoutScript,
} from '../harness/open-page';
import { states as pageStates } from '../harness/page-states';
import { serve } from '../harness/site';
import { settleMotion, waitFor } from '../harness/wait';

const tags = ['2a', '2aa', '2aaa', '21a', '21aa', '22a', '22aa'].map((level) => `wcag${level}`);
const rules = {
  all: { type: 'tag', values: [...tags, 'best-practice'] },
  /** The rules whose result depends on the color scheme. Text has a contrast of 7:1. */
  colors: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>;

let source: Promise<string> | undefined;

/** Runs in the page. */
async function runAxe(runOnly: axe.RunOnly) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // The map belongs to another site, and waiting for it takes seconds.
  const { violations: found } = await checker.run(document, {
    runOnly,
    // The enhanced contrast of 7:1 includes it.
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    iframes: false,
  });
  return found.map(({ id, impact, help, nodes }) => {
    const lines = nodes.map(
      ({ target, failureSummary }) =>
        `    ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
    );
    return `${id} (${impact ?? 'unknown'}): ${help}\n${lines.join('\n')}`;
  });
}

/**
 * The violations that axe finds, each with its elements. axe is evaluated as an
 * expression over the debugging protocol, past the content security policy, which stays in force.
 * It needs a clock that runs.
 */
async function violations(page: Page, which: keyof typeof rules = 'all') {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Text that is still fading in has no contrast yet.
  await settleMotion(page);
  // Targets under the sticky header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.run(`(() => { ${await source} })()`);
  return page.evaluate(runAxe, rules[which]);
}

/** The states of pages, besides the initial one. */
const states: readonly (readonly [hash: string, look: keyof typeof pageStates])[] = [
  ['#/', 'answer'],
  ['#/about-us', 'milestone'],
  ['#/language', 'filtered'],
  ['#/contact-us', 'invalid'],
  ['#/contact-us', 'messagePanel'],
  ['#/services', 'menu'],
];

function expectNothing(found: Record<string, string[]>) {
  return assert.deepEqual(
    Object.fromEntries(Object.entries(found).filter(([, objections]) => objections.length > 0)),
    {},
  );
}

/** Checks all rules, and those about colors in both schemes. */
async function inBothSchemes(page: Page) {
  await page.prefer({ scheme: 'light' });
  const light = await violations(page);
  await page.prefer({ scheme: 'dark' });
  const dark = await violations(page, 'colors');
  return [...light, ...dark.map((objection) => `dark: ${objection}`)];
}

/** The states need each direction and each width; the other editions differ by their words. */
const phone = rightToLeft?.file ?? 'index.html';
const runs: [file: string, width: number, isWhole: boolean][] = [
  ['index.html', 1280, true],
  [phone, 390, true],
];
for (const { file } of otherEditions)
  if (file !== phone) runs.push([file, runs.length % 2 === 0 ? 390 : 1280, false]);

for (const [edition, width, isWhole] of runs)
  browserTest(
    `axe finds no violation on any page of ${edition} at ${width} px`,
    async (page) => {
      const site = await serve();
      await page.setViewport(width, 800);
      // Moving slides cannot be checked.
      await page.prefer({ reducedMotion: true });
      const found: Record<string, string[]> = {};
      for (const hash of allHashes) {
        await open(page, site.url(edition + hash));
        found[hash] = await inBothSchemes(page);
      }
      for (const [hash, state] of isWhole ? states : []) {
        if (state === 'menu' && width > 900) continue;
        await openFresh(page, site.url(edition + hash));
        await pageStates[state](page);
        found[`${hash} ${state}`] = await inBothSchemes(page);
      }
      expectNothing(found);
    },
    { timeout: 120_000, engines: ['chromium'] },
  );

browserTest(
  'axe finds no violation before the script arrives',
  async (page) => {
    const found: Record<string, string[]> = {};
    for (const hash of ['#/about-us', '#/contact-us']) {
      const site = await serveWithoutScript();
      await openWithoutScript(page, site.url(hash));
      found[hash] = await violations(page);
    }
    expectNothing(found);
  },
  { engines: ['chromium'] },
);

browserTest(
  'axe finds no violation on the page that replaces a failed one',
  async (page) => {
    const site = await serveThrowingServices();
    await page.goto(site.url('#/services'));
    await waitFor(
      page,
      'the failure page',
      (title: string) => document.querySelector('main > :not([hidden]) h1')?.textContent === title,
      failedPageWords.title,
    );
    expectNothing({ failed: await violations(page) });
  },
  { engines: ['chromium'] },
);
