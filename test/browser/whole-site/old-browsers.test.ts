import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { oldBuilds } from '../harness/engines/types';
import { headerLink, pages, ready, readyWithoutScript } from '../harness/open-page';
import { distFolder, serve } from '../harness/site';
import { waitFor } from '../harness/wait';

/**
 * Runs in the page: true if exactly one page is visible with its text, apart from closed tabs;
 * otherwise throws what it saw.
 */
function isReadable() {
  const articles = [...document.querySelectorAll<HTMLElement>('main > article')];
  const visible = articles.filter((one) => one.getClientRects().length > 0);
  const characters = visible[0]?.innerText.length ?? 0;
  const all = visible[0]?.textContent.length ?? 0;
  if (visible.length === 1 && characters > all / 4) return true;
  throw new Error(
    `visible pages: ${visible.length}, expected 1; characters: ${characters} of ${all}`,
  );
}

async function expectReadable(page: Page, hash: string) {
  await readyWithoutScript(page, hash);
  await waitFor(page, `the text of ${hash}`, isReadable);
}

/** What the script needs: from version 105 on. */
function hasSelectorHas({ engine }: Page) {
  return Number(engine.replace('chromium-', '')) >= 105;
}

/** Visits every page by deep link, then every page by its link in the header. */
async function visitAll(page: Page, url: string) {
  for (const { hash } of pages) {
    await page.goto('about:blank');
    await page.goto(url + hash);
    await expectReadable(page, hash);
  }
  for (const { path: route, hash } of pages) {
    await page.click(headerLink(route));
    await expectReadable(page, hash);
  }
}

/** Runs in the page: whether the page with this heading is visible, at the top of the document. */
function isOnTop(heading: string) {
  const visible = [...document.querySelectorAll('main h1')]
    .filter((one) => one.getClientRects().length > 0)
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((one) => one.textContent);
  if (visible[0] === heading) return true;
  throw new Error(`visible from the top: ${visible.join(', ')}`);
}

browserTest(
  'B2, B3: without script every page can be read and reached in an old Chromium',
  async (page) => {
    const site = await serve();
    if (hasSelectorHas(page)) return visitAll(page, site.url());
    for (const { hash, heading } of pages) {
      await page.goto('about:blank');
      await page.goto(site.url(hash));
      await waitFor(page, `the page at ${hash}`, isOnTop, heading);
    }
    for (const { path: route, heading } of pages) {
      await page.click(headerLink(route));
      await waitFor(page, `the page at #${route}`, isOnTop, heading);
    }
  },
  { engines: oldBuilds, preferences: { script: false } },
);

browserTest(
  'B2: on a phone the header does not cover the scrolled page in an old Chromium',
  async (page) => {
    await page.setViewport(360, 700);
    const site = await serve();
    await page.goto(site.url());
    await expectReadable(page, '');
    const covered = await page.evaluate(() => {
      scrollTo({ top: 2000, behavior: 'instant' });
      return document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN;
    });
    assert.ok(covered < 200, `the header covers ${covered} of 700 px`);
  },
  { engines: oldBuilds },
);

/** Runs in the page: the texts that are cut off by the window's edge, or less than 8 px away. */
function textsAtTheEdge() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.nodeValue?.trim() || text.parentElement?.closest('.carousel, .skip, [aria-hidden]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 1 && (left < 8 || right > innerWidth - 8)) found.push(text.nodeValue);
  }
  return found;
}

browserTest(
  'B2: the home page of every edition keeps its margins in an old Chromium',
  async (page) => {
    const site = await serve();
    for (const width of [360, 1280]) {
      await page.setViewport(width, 700);
      for (const { file } of editions) {
        await page.goto(`${site.origin}/${file}`);
        await expectReadable(page, '');
        assert.deepEqual(await page.evaluate(textsAtTheEdge), [], `${file} at ${width} px`);
      }
    }
  },
  { engines: oldBuilds },
);

browserTest(
  'B2, B4: with script every page can be read and reached, and it runs completely or not at all',
  async (page) => {
    await page.init(
      `window.errors = []; addEventListener('error', ({ message }) => errors.push(message));`,
    );
    const site = await serve();
    await visitAll(page, site.url());
    const errors = await page.evaluate(() => (window as { errors?: string[] }).errors ?? []);
    assert.deepEqual(errors, []);
    if (hasSelectorHas(page)) return ready(page);
    const parts = () => document.querySelectorAll('[data-ready]').length;
    assert.equal(await page.evaluate(parts), 0, 'parts that the script has changed');
  },
  { engines: oldBuilds },
);

/**
 * What Firefox 97 to 120 do not support: https://caniuse.com/css-has, /css-light-dark,
 * /css-nesting, /css-cascade-scope, and alternative text in `content`. An unknown selector drops
 * its rule with the whole selector list, an unknown value drops only its declaration.
 */
const unknownSelector = /:has\(|:popover-open|:user-(in)?valid|:state\(/;
const unknownValue = /light-dark\(|color-mix\(|sibling-index\(|\d[dsl]v[hw]\b| \/ "/;
const unknownAtRule = /^@(starting-style|scope|position-try|view-transition)/;

/**
 * Runs in the page: removes what an old browser would ignore, and returns how much that was. Of two
 * declarations of one property, the CSSOM has only the last, so a fallback is removed with it.
 */
function dropUnknownRules(selector: string, value: string, atRule: string) {
  const [badSelector, badValue, badAtRule] = [selector, value, atRule].map(
    (source) => new RegExp(source),
  );
  const dropped = { rules: 0, declarations: 0 };
  const clean = (rules: CSSRuleList, remove: (index: number) => void) => {
    for (let index = rules.length - 1; index >= 0; index -= 1) {
      const rule = rules[index] as CSSRule & Partial<CSSStyleRule & CSSGroupingRule>;
      if (badAtRule?.test(rule.cssText) || badSelector?.test(rule.selectorText ?? '')) {
        remove(index);
        dropped.rules += 1;
        continue;
      }
      const { style } = rule;
      for (const name of [...(style ?? [])]) {
        if (!badValue?.test(style?.getPropertyValue(name) ?? '')) continue;
        style?.removeProperty(name);
        dropped.declarations += 1;
      }
      if (rule.cssRules) clean(rule.cssRules, (at) => rule.deleteRule?.(at));
    }
  };
  for (const sheet of document.styleSheets)
    clean(sheet.cssRules, (index) => sheet.deleteRule(index));
  return dropped;
}

/** The markup without its script, for a browser in which the script does not start. */
async function withoutScript() {
  const html = await readFile(join(distFolder, 'index.html'), 'utf8');
  return html.replace(/<script async[^>]*><\/script>/, '');
}

browserTest(
  'B2, B3: without the CSS that Firefox 115 lacks every page can be read and reached',
  async (page) => {
    const site = await serve({ documents: { '/old.html': await withoutScript() } });
    for (const { hash } of pages) {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/old.html${hash}`);
      const dropped = await page.evaluate(
        dropUnknownRules,
        unknownSelector.source,
        unknownValue.source,
        unknownAtRule.source,
      );
      assert.ok(dropped.rules > 0 && dropped.declarations > 0, JSON.stringify(dropped));
      await expectReadable(page, hash);
    }
    for (const { path: route, hash } of pages) {
      await page.click(headerLink(route));
      await expectReadable(page, hash);
    }
  },
  { engines: ['firefox'] },
);
