import assert from 'node:assert/strict';
import { missionTabs } from '../../../src/content/en/about';
import { faq } from '../../../src/content/en/faq';
import { failedPageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import { serveThrowingServices } from '../harness/built-sites';
import { toExpression } from '../harness/engines/in-page';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { fillAll } from '../harness/form';
import {
  follow,
  headerLink,
  open,
  openWithoutScript,
  pageOf,
  pages,
  ready,
  readyWithoutScript,
  siteScript,
} from '../harness/open-page';
import { closeServers, type Failure, serve } from '../harness/site';
import { scrollThrough, waitFor } from '../harness/wait';

const lostScripts: Record<string, Failure> = {
  missing: { status: 404 },
  'cut off': { cutAt: 0.5 },
  'of the wrong type': {
    headers: { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' },
  },
};

for (const [what, failure] of Object.entries(lostScripts))
  browserTest(
    `B4: with a script that is ${what}, pages, links, tabs and questions work`,
    async (page) => {
      const site = await serve({ failures: [[siteScript, failure]] });
      await openWithoutScript(page, site.url('#/language'));
      await page.click(headerLink('/about-us'));
      await readyWithoutScript(page, '#/about-us');
      await page.click({ css: 'article:target .tab', name: missionTabs[1]?.label ?? '' });
      await waitFor(page, 'the second panel', () => {
        const panels = document.querySelectorAll<HTMLElement>('article:target .tab-panel');
        return (panels[0]?.offsetHeight ?? 0) < 40 && (panels[1]?.offsetHeight ?? 0) > 40;
      });
      await page.click(headerLink('/'));
      await page.click('details:last-child summary');
      const opened = () => [...document.querySelectorAll('details')].findIndex((one) => one.open);
      // The first answer is open initially: if it is the only one, the press closes it.
      assert.equal(await page.evaluate(opened), faq.length > 1 ? faq.length - 1 : -1);
    },
    { engines: what === 'missing' ? engineNames : ['chromium'] },
  );

const boxes = () =>
  [...document.images]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return `${image.getAttribute('src')} ${width.toFixed(1)} x ${height.toFixed(1)}`;
    });

const layouts = async (page: Page, failure?: Failure) => {
  const site = await serve(failure ? { failures: [[/\.svg$/, failure]] } : {});
  await page.goto(site.url());
  const found: Record<string, unknown> = {};
  for (const { path } of pages) {
    await follow(page, path);
    await scrollThrough(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    found[path] = { height, boxes: await page.evaluate(boxes) };
  }
  return found;
};

browserTest(
  'pages keep their layout where pictures are missing or of the wrong type',
  async (page) => {
    const whole = await layouts(page);
    assert.deepEqual(await layouts(page, { status: 404 }), whole);
    assert.deepEqual(await layouts(page, { headers: { 'content-type': 'text/plain' } }), whole);
    // In WebKit, a failed picture has the height of its attribute, whatever the style sheet sets.
  },
  { engines: ['chromium'] },
);

/** Runs in the page, before its own scripts: makes storage throw, as in browsers that block it. */
const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('Refused by the test', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
};

browserTest(
  'the site works without messages where storage throws',
  async (page) => {
    await page.init(toExpression(refuseStorage));
    const site = await serve();
    await open(page, site.url('#/services'));
    for (const { path } of pages) await follow(page, path);
    await page.back();
    await ready(page, (pages.at(-2) ?? pageOf('/')).hash);
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium'] },
);

browserTest(
  'the loaded site shows every page offline and prepares the message of the form',
  async (page) => {
    const site = await serve();
    await open(page, site.url());
    await closeServers();
    for (const { path } of pages) await follow(page, path);
    await follow(page, '/industry');
    await follow(page, '/contact-us');
    await page.back();
    await ready(page, '#/industry');
    await page.forward();
    await ready(page, '#/contact-us');
    await fillAll(page);
    await page.click('.contact-form button');
    await waitFor(page, 'the finished message', () =>
      document.querySelector('.message-panel a')?.getAttribute('href')?.startsWith('mailto:'),
    );
  },
  { engines: ['firefox'] },
);

const expectFailurePage = (page: Page) =>
  waitFor(
    page,
    'the failure page',
    (heading: string) =>
      document.querySelector('main > :not([hidden]) h1')?.textContent === heading,
    failedPageWords.title,
  );

browserTest(
  'a page that throws shows a failure page, and the other pages work',
  async (page) => {
    const site = await serveThrowingServices();
    await page.goto(site.url('#/services'));
    await expectFailurePage(page);
    assert.equal(await page.evaluate(() => document.title), pageOf('/services').title);
    for (const path of ['/', '/about-us'] as const) await follow(page, path);
    await page.click(headerLink('/services'));
    await expectFailurePage(page);
    await waitFor(page, 'focus on the heading', () => document.activeElement?.localName === 'h1');
    await page.back();
    await ready(page, '#/about-us');
    // React warns that it rendered a prerendered page again.
    const expected = /Broken by the test|React error #\d+/;
    const strange = (await page.messages()).filter((message) => !expected.test(message));
    assert.deepEqual(strange, []);
  },
  { engines: ['chromium'] },
);
