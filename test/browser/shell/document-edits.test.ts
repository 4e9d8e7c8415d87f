import assert from 'node:assert/strict';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import type { RoutePath } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import { canMove } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { fillAll, preparesMessage, send, typed, values } from '../harness/form';
import { open, openWithoutScript, pageOf, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames, waitFor } from '../harness/wait';

/** Runs in the page: what extensions for writing, passwords and shopping leave in a document. */
function decorate() {
  document.documentElement.setAttribute('data-extension', 'installed');
  for (const element of document.querySelectorAll('a, input, details, .carousel-slide, article'))
    element.setAttribute('data-extension', 'seen');
  for (const field of document.querySelectorAll('input, textarea'))
    field.after(Object.assign(document.createElement('span'), { className: 'extension' }));
  document.body.prepend(document.createElement('extension-bar'));
}

/** Runs in the page: every text in two font elements, now and after each change, as translators do it. */
function translate() {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap();
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(wrap).observe(document.body, changes);
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

const edits = [
  ['an extension adds elements', decorate, engineNames],
  ['an extension adds a text at the start of a hidden page', insertInHidden, ['chromium']],
  ['a proxy removes the comments', removeComments, ['chromium']],
  ['the browser translates the page', translate, engineNames],
] as const;

for (const [who, edit, engines] of edits)
  browserTest(
    `R12: text typed before hydration and its focus survive where ${who}`,
    async (page) => {
      const site = await serveWithoutScript();
      await openWithoutScript(page, site.url('#/contact-us'));
      await fillAll(page);
      await page.evaluate(edit);
      site.release();
      const isHydrated = () => document.querySelector('main > article[hidden]') !== null;
      await waitFor(page, 'hydration', isHydrated);
      await eventually(() => page.evaluate(values), typed);
      await eventually(() => page.evaluate(() => document.activeElement?.localName), 'textarea');
    },
    { engines },
  );

/** Follows a link of the header to a page, which keeps its translated heading. */
async function followTranslated(page: Page, path: RoutePath) {
  await page.click(`.menu a[href="#${path}"]`);
  await eventually(
    () => page.evaluate(() => document.activeElement?.textContent),
    pageOf(path).heading.toUpperCase(),
  );
}

/** Types other names of languages in the search, letter by letter, and deletes each. */
async function searchTranslated(page: Page) {
  const languages = scriptGroups.flatMap((group) => group.languages);
  const others = languages.map(({ names }) => names.slice(2).find(Boolean)).filter(Boolean);
  await page.click('.wall-head input');
  for (const name of [...others.slice(0, 3), 'xx']) {
    await page.type(name ?? '');
    await page.press('Control+a');
    await page.press('Delete');
    await eventually(
      () => page.evaluate(() => document.querySelectorAll('.wall-group').length),
      scriptGroups.length,
    );
  }
}

browserTest(
  'R12: routes, search, tabs, answers, carousels, form and Back work while a page is translated',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/language'));
    await page.evaluate(translate);
    await searchTranslated(page);
    await followTranslated(page, '/about-us');
    for (const number of [3, 1]) await page.click(`.timeline [role="tab"]:nth-of-type(${number})`);
    const selected = () => document.querySelectorAll('.timeline [aria-selected="true"]').length;
    await eventually(() => page.evaluate(selected), 1);
    if (canMove('testimonials-about')) await page.click('.carousel-dot:nth-child(3)');
    await followTranslated(page, '/contact-us');
    await page.click('.contact-details .copy-button');
    await page.click(send);
    await fillAll(page);
    for (let press = 0; preparesMessage && press < 2; press += 1) {
      await page.click(send);
      const isInPanel = () => document.activeElement?.matches('.message-panel');
      await waitFor(page, 'the finished message', isInPanel);
      await page.click('.message-panel button');
      await frames(page);
    }
    await followTranslated(page, '/');
    for (const control of [
      '.carousel-rotation',
      '.carousel-dot:nth-child(2)',
      'details:last-of-type summary',
    ])
      await page.click(`article:not([hidden]) ${control}`);
    await page.back();
    const isBack = () => document.querySelector('article:not([hidden]) form') !== null;
    await waitFor(page, 'Back', isBack);
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium'] },
);
