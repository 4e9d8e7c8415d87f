import assert from 'node:assert/strict';
import { company } from '../../../src/content/company';
import { claims, scriptGroups } from '../../../src/content-model/lists-with-words';
import { filterLanguages } from '../../../src/pages/language/language-filter';
import { browserTest } from '../harness/browser-test';
import { servePseudoSite } from '../harness/built-sites';
import type { Page } from '../harness/engines/page';
import { typed } from '../harness/form';
import { allHashes, missingHash } from '../harness/open-page';
import { states } from '../harness/page-states';
import { waitFor } from '../harness/wait';

/** Texts that may have plain vowels: facts, and what a visitor typed. */
const facts = [
  ...[company.registered.name, ...company.registered.numbers],
  ...[company.name, company.email, missingHash.slice(1), 'no address'],
  ...Object.values(company.address),
  ...Object.values(typed),
  ...claims.map(({ figure }) => figure),
  ...scriptGroups.map(({ letter }) => letter).filter((letter) => /[aeiou]/i.test(letter)),
];

/**
 * Runs in the page: every text with a plain vowel, seen or heard, that is not in another language.
 */
const plainTexts = (allowed: string[]) => {
  const texts = [document.title];
  const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'];
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest('body [lang], script, style')) continue;
    for (const name of [...attributes, 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
    if (element instanceof HTMLTextAreaElement) texts.push(element.value);
  }
  return texts.filter((text) =>
    /[aeiou]/i.test(allowed.reduce((rest, fact) => rest.replaceAll(fact, ''), text)),
  );
};

const ownName = scriptGroups[0]?.languages[0]?.autonym ?? '';

/** Actions of a visitor that make a page show other texts. */
const actions: [hash: string, act: (page: Page) => Promise<void>][] = [
  ['#/services', states.menu],
  ['#/', states.answer],
  // The name of the rotation button changes with each press.
  ['#/', (page) => page.click('.carousel-rotation')],
  ['#/about-us', (page) => page.click('.timeline [role="tab"]:last-of-type')],
  ['#/language', search(ownName, filterLanguages(scriptGroups, ownName).length)],
  ['#/language', search('no match', 0)],
  ['#/contact-us', states.invalid],
  ['#/contact-us', copy(true)],
  ['#/contact-us', copy(false)],
  [
    '#/',
    async (page) => {
      await page.click('.site-footer a[href="#/industry"]');
      await waitFor(
        page,
        'the announcement of the page',
        () => document.querySelector('#root > [role="status"]')?.textContent,
      );
    },
  ],
];

function search(query: string, tiles: number) {
  return async (page: Page) => {
    await page.click('.wall-filter input');
    await page.type(query);
    await waitFor(
      page,
      `${tiles} tiles`,
      (count: number) => document.querySelectorAll('.wall-group').length === count,
      tiles,
    );
  };
}

function copy(isAllowed: boolean) {
  return async (page: Page) => {
    await states.messagePanel(page);
    await page.evaluate((allow: boolean) => {
      document.execCommand = () => allow;
    }, isAllowed);
    await page.click('.message-panel button');
    await waitFor(
      page,
      'the result of copying',
      () => document.querySelector('.message-panel-result')?.textContent,
    );
  };
}

browserTest(
  'E4: every text that appears after an action is in the content folder',
  async (page) => {
    const site = await servePseudoSite();
    const found: Record<string, string[]> = {};
    const pages = allHashes.map((hash) => [hash, async () => {}] as const);
    for (const [index, [hash, act]] of [...pages, ...actions].entries()) {
      await page.goto('about:blank');
      await page.setViewport(390, 800);
      await page.goto(site.url(hash));
      await waitFor(
        page,
        `the script at ${hash}`,
        () => document.querySelector('main > article:not([hidden], [id])') !== null,
      );
      await act(page);
      const texts = await page.evaluate(plainTexts, facts);
      if (texts.length > 0) found[`${index}: ${hash}`] = [...new Set(texts)];
    }
    assert.deepEqual(found, {});
  },
  { engines: ['chromium'] },
);
