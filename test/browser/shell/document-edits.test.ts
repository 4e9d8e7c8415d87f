import assert from 'node:assert/strict';
import { missionTabs } from '../../../src/content/en/about';
import { milestones, scriptGroups } from '../../../src/content-model/lists-with-words';
import { filterLanguages } from '../../../src/pages/language/language-filter';
import { browserTest } from '../harness/browser-test';
import { canMove } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { fillAll, preparesMessage, typed, values } from '../harness/form';
import {
  headerLink,
  open,
  openWithoutScript,
  pageOf,
  pages,
  ready,
  serveWithoutScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames, settleMotion, waitFor } from '../harness/wait';

/** Runs in the page: what extensions for writing, passwords and shopping leave in a document. */
function decorate() {
  document.documentElement.setAttribute('data-extension', 'installed');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const element of document.querySelectorAll(
    'a, input, textarea, details, .carousel-slide, main, article',
  ))
    element.setAttribute('data-extension', 'seen');
  for (const field of document.querySelectorAll('input, textarea'))
    field.after(Object.assign(document.createElement('span'), { className: 'extension' }));
  document.body.prepend(document.createElement('extension-bar'));
  document.body.append(document.createElement('extension-panel'));
}

/** Runs in the page: every text in two font elements, as translators in browsers do it. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts.length;
}

/** Runs in the page: what an extension may insert at the start of every page. */
function insertFirst() {
  for (const page of document.querySelectorAll('main > article'))
    page.prepend(document.createElement('extension-bar'));
}

/** Runs in the page: a text at the start of a page that is not visible. */
function insertInHidden() {
  document.querySelector('[data-page="/services"]')?.prepend('extension');
}

/** Runs in the page, as a proxy that shortens documents does. */
function removeComments() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

function headingIs(page: Page, heading: string) {
  return waitFor(
    page,
    heading,
    (text: string) => {
      const headings = [...document.querySelectorAll('main h1')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent);
      if (headings.length === 1 && headings[0]?.toLowerCase() === text.toLowerCase()) return true;
      throw new Error(JSON.stringify(headings));
    },
    heading,
  );
}

/** Opens the site, changes the prerendered document, and only then lets the script arrive. */
async function editBeforeScript(
  page: Page,
  edit: () => unknown,
  hash = '',
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const site = await serveWithoutScript();
  await openWithoutScript(page, site.url(hash));
  await prepare(page);
  await page.evaluate(edit);
  site.release();
  await waitFor(page, 'hydration', () => document.querySelector('main > article[hidden]') !== null);
}

/** Waits until the About us page has its tabs. */
function tabsAreThere(page: Page) {
  return waitFor(
    page,
    'the tabs',
    (count: number) =>
      document.querySelectorAll('article:not([hidden]) [role="tab"]').length === count,
    missionTabs.length + milestones.length,
  );
}

/** Every part that script moves has to answer. */
async function useEverything(page: Page) {
  for (const { path, heading } of pages) {
    await page.click(`${headerLink(path).css}[href="#${path}"]`);
    await headingIs(page, heading);
  }
  await page.click('.menu a[href="#/"]');
  await headingIs(page, pageOf('/').heading);
  await waitFor(
    page,
    'the dots',
    () => document.querySelector('article:not([hidden]) .carousel-dot') !== null,
  );
  // The mouse stays on the dot, so that the carousel does not move by itself.
  await page.click('.carousel-dot:nth-child(2)');
  await waitFor(
    page,
    'the second dot',
    () =>
      document.querySelector('article:not([hidden]) .carousel-dot:nth-child(2)')?.ariaCurrent ===
      'true',
  );
  await page.click('.menu a[href="#/about-us"]');
  await headingIs(page, pageOf('/about-us').heading);
  await tabsAreThere(page);
  await page.click('[role="tab"]:nth-of-type(2)');
  await waitFor(
    page,
    'the second panel',
    () =>
      document.querySelector('article:not([hidden]) [role="tab"]:nth-of-type(2)')?.ariaSelected ===
      'true',
  );
  await page.back();
  await headingIs(page, pageOf('/').heading);
}

for (const [who, edit] of [
  ['an extension adds elements', decorate],
  ['an extension adds an element at the start of each page', insertFirst],
  ['an extension adds a text at the start of a hidden page', insertInHidden],
  ['a proxy removes the comments', removeComments],
  ['the browser translates the page', translate],
] as const) {
  browserTest(
    `R12: text typed before hydration and its focus survive where ${who}`,
    async (page) => {
      await editBeforeScript(page, edit, '#/contact-us', fillAll);
      await eventually(() => page.evaluate(values), typed);
      await eventually(() => page.evaluate(() => document.activeElement?.localName), 'textarea');
    },
    { engines: ['chromium', 'firefox'] },
  );
}

/** Runs in the page, as soon as React begins: a visitor moves on to another tab or field. */
function choose(css: string) {
  document.querySelector('form')?.prepend(document.createElement('extension-bar'));
  const root = document.getElementById('root');
  const look = () => {
    const isHydrating = Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
    const part = document.querySelector<HTMLElement>(css);
    if (!part || !isHydrating) return void setTimeout(look, 1);
    if (part.role === 'tab') part.click();
    part.focus();
  };
  look();
}

for (const [what, css, hash] of [
  ['tab', '.timeline [role="tab"]:last-child', '#/about-us'],
  ['field', '[name="message"]', '#/contact-us'],
] as const)
  browserTest(
    `R12: a ${what} chosen during hydration stays chosen where an extension has changed the form`,
    async (page) => {
      const site = await serveWithoutScript();
      await openWithoutScript(page, site.url(hash));
      if (what === 'field') await page.click('[name="name"]');
      await page.cdp('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.evaluate(choose, css);
      site.release();
      await ready(page, hash);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await frames(page, 20);
      const chosen = () => ({
        tab: document.querySelector('.timeline [aria-selected="true"]')?.textContent,
        field: document.activeElement?.getAttribute('name'),
      });
      const expected = { tab: milestones.at(-1)?.year, field: 'message' };
      await eventually(async () => (await page.evaluate(chosen))[what], expected[what]);
    },
    { engines: ['chromium'] },
  );

browserTest(
  'A1: home stays at the top where the browser translates it before hydration',
  async (page) => {
    await editBeforeScript(page, translate, '#/');
    await settleMotion(page);
    await frames(page, 20);
    assert.equal(await page.evaluate(() => scrollY), 0, 'px scrolled');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'routes, tabs, filter, form and Back work on a page translated after hydration',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/language'));
    assert.ok((await page.evaluate(translate)) > 0, 'no text was translated');
    await page.click('.wall-filter input');
    const [language = ''] = scriptGroups.at(-1)?.languages[0]?.autonym.split(' ') ?? [];
    await page.type(language);
    await waitFor(
      page,
      'the filtered list',
      (count: number) => document.querySelectorAll('.wall-group').length === count,
      filterLanguages(scriptGroups, language).length,
    );
    await page.press('Backspace');
    await page.type('xx');
    await waitFor(
      page,
      'the empty list',
      () => document.querySelectorAll('.wall-group').length === 0,
    );
    for (const path of ['/contact-us', '/about-us'] as const) {
      await page.click(`.menu a[href="#${path}"]`);
      await headingIs(page, pageOf(path).heading);
      await page.evaluate(translate);
    }
    await tabsAreThere(page);
    await page.click('[role="tab"]:nth-of-type(3)');
    if (canMove('testimonials-about')) await page.click('.carousel-dot:nth-child(3)');
    await useEverything(page);
    await page.click('.menu a[href="#/contact-us"]');
    await headingIs(page, pageOf('/contact-us').heading);
    await fillAll(page);
    await page.evaluate(translate);
    for (let press = 0; preparesMessage && press < 2; press += 1) {
      await page.click('.contact-form button');
      await waitFor(page, 'the finished message', () =>
        document.activeElement?.classList.contains('message-panel'),
      );
      await page.evaluate(translate);
      await page.click('.message-panel button');
      await frames(page);
    }
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium'] },
);
