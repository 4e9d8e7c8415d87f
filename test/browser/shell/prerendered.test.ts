import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testimonials } from '../../../src/content/en/testimonials';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import type { RoutePath } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import { toExpression } from '../harness/engines/in-page';
import { values, write } from '../harness/form';
import {
  allHashes,
  expectedAt,
  follow,
  headerLink,
  openWithoutScript,
  pageOf,
  pages,
  ready,
  readyWithoutScript,
  serveWithoutScript,
} from '../harness/open-page';
import { distFolder, serve } from '../harness/site';
import { eventually, scrollOn, settleMotion, settleScroll, waitFor } from '../harness/wait';

// What a visitor can do before the script arrives, and whether it survives hydration.
// serveWithoutScript withholds the script.

/** Runs in the page. */
function visibleHeadings() {
  return [...document.querySelectorAll('main h1')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.textContent);
}

type Recorded = Window & { seenHeadings?: Set<string | null> };

/** Runs in the page, before its scripts: records the headings that its frames show. */
function recordHeadings() {
  const seen = new Set<string | null>();
  (window as Recorded).seenHeadings = seen;
  const look = () => {
    for (const one of document.querySelectorAll('main h1'))
      if (one.getClientRects().length > 0) seen.add(one.textContent);
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page, before its scripts: scrolls as soon as the page has arrived. */
function scrollEarly() {
  const page = document.querySelector(`[data-page="${location.hash.slice(1)}"]`);
  if (page && document.body.scrollHeight > 1500) scrollTo(0, 500);
  else requestAnimationFrame(scrollEarly);
}

// The last page is shorter than 1,500 px.
const tallHashes: readonly string[] = pages.slice(0, -1).map(({ hash }) => hash);

browserTest(
  'R1, R3: a document that arrives in pieces shows no other page, and stays where a visitor scrolls',
  async (page) => {
    await page.init(toExpression(recordHeadings));
    await page.init(toExpression(scrollEarly));
    for (const hash of [...allHashes, '#/Services/?utm=1']) {
      const site = await serve({ failures: [[/index\.html$/, { pieces: /(?<=<\/article>)/ }]] });
      await page.goto(site.url(hash), 'commit');
      await ready(page, hash);
      const seen = await page.evaluate(() => [...((window as Recorded).seenHeadings ?? [])]);
      const [expected] = Object.values(expectedAt(hash));
      assert.deepEqual(seen, [expected?.heading], `headings shown on the way to ${hash}`);
      const place = () => page.evaluate(() => `${location.hash} at ${Math.round(scrollY)} px`);
      if (tallHashes.includes(hash)) await eventually(place, `${hash} at 500 px`);
    }
  },
);

browserTest(
  'R1: what has arrived can be read while the connection stalls',
  async (page) => {
    const html = await readFile(join(distFolder, 'index.html'));
    for (const path of ['/', '/about-us'] as const) {
      const { hash, heading } = pageOf(path);
      const afterHeading = html.indexOf('</h1>', html.indexOf(`<article id="${path}"`)) + 200;
      const pauseAt = afterHeading / html.length;
      const site = await serve({ failures: [[/index\.html$/, { pauseAt }]] });
      await page.goto(site.url(hash), 'commit');
      await eventually(() => page.evaluate(visibleHeadings), [heading]);
      site.release();
    }
  },
  // WebKit's driver waits for the rest of the document.
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R1, R5: before the script arrives, links of the phone menu lead to pages, and Back returns',
  async (page) => {
    await page.setViewport(390, 740);
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url());
    for (const path of ['/services', '/language'] as const) {
      await scrollOn(page, 300);
      await page.click('.menu-button');
      await page.click(headerLink(path));
      await readyWithoutScript(page, pageOf(path).hash);
      await eventually(() => page.evaluate(() => scrollY), 0);
      await page.press('Escape');
    }
    await page.back();
    await readyWithoutScript(page, '#/services');
  },
);

browserTest('R6: before the script arrives, the skip link leads past the header', async (page) => {
  const site = await serveWithoutScript();
  for (const hash of ['#/', '#/services']) {
    await page.goto('about:blank');
    await openWithoutScript(page, site.url(hash));
    for (const key of ['Tab', 'Enter', 'Tab']) await page.press(key);
    const isBeyondHeader = () => document.activeElement?.matches('main *, main ~ * *');
    await waitFor(page, `focus beyond the header on ${hash}`, isBeyondHeader);
  }
});

browserTest(
  'R12: text typed before the script arrives is still there after leaving the page and coming back',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/contact-us'));
    await page.click('[name="name"]');
    await write(page, 'Asha');
    // The visitor leaves the page before hydration.
    await page.click(headerLink('/services'));
    await readyWithoutScript(page, '#/services');
    site.release();
    await ready(page, '#/services');
    await follow(page, '/contact-us');
    assert.equal((await page.evaluate(values)).name, 'Asha');
  },
  { engines: ['chromium', 'firefox'] },
);

/** Runs in the page: how many fields and buttons that need the script can be seen. */
function countControls() {
  return [...document.querySelectorAll('[type="search"], .site-footer .copy-button')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }),
  ).length;
}

browserTest(
  'F7, F8: the search and the button that copies the address are hidden until they work',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/language'));
    assert.equal(await page.evaluate(countControls), 0);
    site.release();
    await ready(page, '#/language');
    assert.equal(await page.evaluate(countControls), 3);
  },
  { engines: ['chromium'] },
);

/** Runs in the page: how far a text is from the window, in CSS px, or -1 if it is inert. */
function distanceTo(text: string) {
  const all = [...document.querySelectorAll('main article:not([hidden]) :is(p, b)')];
  const element = all.find((one) => one.textContent?.trim() === text && !one.closest('[inert]'));
  if (!element) return -1;
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(-top, 0, bottom - innerHeight);
}

browserTest(
  'R1: a link to a highlighted text opens its page with the text in view',
  async (page) => {
    const texts: [path: RoutePath, text: string | undefined][] = [
      ['/about-us', testimonials.at(-1)?.quote],
      ['/language', scriptGroups[0]?.languages.at(-1)?.autonym],
    ];
    for (const [path, text] of texts) {
      if (!text) continue;
      const { hash } = pageOf(path);
      const site = await serve();
      await page.goto('about:blank');
      // In a text fragment, a hyphen is a sign of its syntax.
      const directive = encodeURIComponent(text).replaceAll('-', '%2D');
      await page.goto(site.url(`${hash}:~:text=${directive}`));
      await ready(page, hash);
      await settleScroll(page);
      await settleMotion(page);
      await eventually(() => page.evaluate(distanceTo, text), 0);
    }
  },
);
