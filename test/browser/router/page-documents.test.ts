import assert from 'node:assert/strict';
import { documentFile } from '../../../src/router/site-document';
import { type RoutePath, routes } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import { makeDocuments } from '../harness/documents';
import { toExpression } from '../harness/engines/in-page';
import type { Page } from '../harness/engines/page';
import { fillAll, typed, values } from '../harness/form';
import {
  expectedAt,
  headerLink,
  missingHash,
  pageOf,
  ready,
  readyWithoutScript,
  rightToLeft,
  siteScript,
} from '../harness/open-page';
import { type SiteOptions, serve } from '../harness/site';
import { eventually, scrollOn, settleMotion, settleScroll, waitFor } from '../harness/wait';

/* The documents of one page, which a site with an address has (behavior D1 to D5). */

async function serveDocuments(failures: SiteOptions['failures'] = []) {
  const files = [...(await makeDocuments())].map(([name, content]) => [`/${name}`, content]);
  return serve({ documents: Object.fromEntries(files), failures });
}

const paths = routes.filter((path) => path !== '/');

/** Runs in the page. */
function here() {
  const marked = [...document.querySelectorAll('.site-footer nav [aria-current]')];
  const links = marked.map((link) => link.textContent).join();
  return `${location.pathname.split('/').at(-1)}${location.hash}: ${links}`;
}

/** Opens a document, and goes to each other by the links of the header, and back. */
async function tour(page: Page, urlOf: (file: string) => string, hasScript: boolean) {
  const expectAt = async (path: RoutePath) => {
    await (hasScript ? ready : readyWithoutScript)(page, `#${path}`);
    const file = documentFile('index.html', path);
    assert.equal(await page.evaluate(here), `${file}: ${pageOf(path).label}`);
  };
  const [first = '/' as RoutePath, ...others] = paths;
  await page.goto(urlOf(documentFile('index.html', first)), 'commit');
  await expectAt(first);
  for (const path of [...others, first]) {
    await page.click(headerLink(path));
    await expectAt(path);
  }
  await page.back();
  await expectAt(others.at(-1) ?? '/');
  await page.click('.site-header .brand');
  await waitFor(page, 'home', () => location.pathname.endsWith('/index.html'));
}

browserTest(
  'D3, D4: each page opens in its own document, and its links lead to the other documents',
  async (page) => {
    const site = await serveDocuments();
    await tour(page, site.url, true);
  },
);

browserTest(
  'D3, D4: without script, each document shows its page, and its links work',
  async (page) => {
    const site = await serveDocuments();
    await tour(page, site.url, false);
  },
  { engines: ['chromium'], preferences: { script: false } },
);

browserTest(
  'D3, D4: what was typed survives a press on the link to this page, hydration, and Back',
  async (page) => {
    // Where a document must not be stored, Firefox does not keep what was typed in it.
    const revalidate = { headers: { 'cache-control': 'no-cache' } };
    const site = await serveDocuments([
      [siteScript, { pauseAt: 0 }],
      [/\.html$/, revalidate],
    ]);
    await page.goto(site.url('contact-us.html'), 'commit');
    await readyWithoutScript(page, '#/contact-us');
    const before = await page.evaluate(() => history.length);
    const toTop = async () => {
      await page.click('.site-footer nav a[href="contact-us.html"]');
      await waitFor(page, 'the top of the page', () => scrollY === 0);
      assert.equal(await page.evaluate(() => history.length), before);
      assert.deepEqual(await page.evaluate(values), typed);
    };
    await fillAll(page);
    await toTop();
    site.release();
    await ready(page, '#/contact-us');
    await toTop();
    await settleScroll(page);
    await page.click(headerLink('/services'));
    await ready(page, '#/services');
    await page.back();
    await ready(page, '#/contact-us');
    await eventually(() => page.evaluate(values), typed);
  },
);

browserTest('D3, R8: a document of one page keeps its place over Reload', async (page) => {
  const site = await serveDocuments();
  for (const all of ['index.html', rightToLeft?.file ?? 'index.html']) {
    await page.goto(site.url(documentFile(all, '/services')));
    await ready(page, '#/services');
    await settleMotion(page);
    const before = await scrollOn(page, 1301);
    await page.reload();
    await ready(page, '#/services');
    await eventually(() => page.evaluate(() => scrollY), before);
    assert.equal(await page.evaluate(() => location.hash), '');
  }
});

/** Runs in each document, before its own scripts: keeps the headings that frames show. */
function watchHeadings() {
  const look = () => {
    const shown = [...document.querySelectorAll('h1')].filter(
      (one) => one.getClientRects().length > 0,
    );
    for (const one of shown) {
      const line = `${location.href.split('/').slice(3).join('/')}: ${one.textContent}`;
      sessionStorage.setItem(line, '');
    }
    requestAnimationFrame(look);
  };
  look();
}

browserTest(
  'D5: an address of another page opens its document, and no page is in view meanwhile',
  async (page) => {
    await page.init(toExpression(watchHeadings));
    const site = await serveDocuments();
    await page.goto(site.url('services.html#/Industry/'));
    await ready(page, '#/industry');
    await page.goto('about:blank');
    await page.goto(site.url(`services.html${missingHash}`));
    await ready(page, missingHash);
    assert.equal(await page.evaluate(() => location.pathname), '/index.html');
    await page.goto(site.url('services.html'));
    await ready(page, '#/services');
    await page.evaluate(() => void (location.hash = '/language'));
    await ready(page, '#/language');
    await page.back();
    await ready(page, '#/services');
    const heading = (hash: string) => expectedAt(hash)['en']?.heading;
    const expected = [
      `industry.html: ${heading('#/industry')}`,
      `index.html${missingHash}: ${heading(missingHash)}`,
      `services.html: ${heading('#/services')}`,
      `language.html: ${heading('#/language')}`,
    ];
    const seen = await page.evaluate(() => Object.keys(sessionStorage));
    assert.deepEqual(seen.sort(), expected.sort());
  },
);
