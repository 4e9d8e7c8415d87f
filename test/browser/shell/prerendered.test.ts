import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/router/routes';
import { browserTest } from '../harness/browser-test';
import { fieldNames, values, write } from '../harness/form';
import {
  follow,
  headerLink,
  isInHeader,
  openWithoutScript,
  pageOf,
  pages,
  ready,
  readyWithoutScript,
  serveWithoutScript,
  siteScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames, settleMotion, waitFor } from '../harness/wait';

// What a visitor can do before the script arrives, and whether it survives hydration.
// serveWithoutScript withholds the script.

/** Runs in the page. */
const visibleHeadings = () =>
  [...document.querySelectorAll('main h1')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.textContent);

browserTest('R1: a deep link shows its page before the script arrives', async (page) => {
  for (const path of ['/about-us', '/contact-us'] satisfies RoutePath[]) {
    const { hash } = pageOf(path);
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url(hash));
    await eventually(
      () => site.requests().some((one) => siteScript.test(one.path) && one.status === 'waiting'),
      true,
    );
    site.release();
    await ready(page, hash);
  }
});

browserTest(
  'R1: a deep link never shows another page while the document is still loading',
  async (page) => {
    for (const pauseAt of [0.6, 0.95, 0.99]) {
      const site = await serve({ failures: [[/index\.html$/, { pauseAt }]] });
      const { hash, heading } = pageOf('/industry');
      await page.goto(site.url(hash), 'commit');
      await waitFor(page, 'a page', () => document.querySelector('main h1') !== null);
      await frames(page, 6);
      const others = (await page.evaluate(visibleHeadings)).filter((one) => one !== heading);
      assert.deepEqual(others, [], `visible pages with ${pauseAt * 100} % of the document`);
      site.release();
      await ready(page, hash);
    }
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R1: a home page whose connection stalls shows what has arrived',
  async (page) => {
    // 0.9 is in the middle of the home page, which is last in the document.
    const site = await serve({ failures: [[/index\.html$/, { pauseAt: 0.9 }]] });
    await page.goto(site.url(), 'commit');
    await waitFor(page, 'a page', () => document.querySelector('main h1') !== null);
    await eventually(async () => {
      await settleMotion(page);
      return page.evaluate(visibleHeadings);
    }, [pageOf('/').heading]);
  },
  // WebKit's driver waits for the rest of the document.
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R5: before the script arrives links lead to pages, Back returns, and the phone menu opens',
  async (page) => {
    await page.setViewport(390, 740);
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url());
    for (const { path, hash } of pages.slice(1)) {
      if (isInHeader(path)) await page.click('.menu-button');
      await page.click(headerLink(path));
      await readyWithoutScript(page, hash);
      if (await page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')))
        await page.press('Escape');
    }
    await page.back();
    const { hash } = pages.at(-2) ?? pageOf('/');
    await readyWithoutScript(page, hash);
    await page.click('.menu-button');
    site.release();
    await ready(page, hash);
    assert.ok(
      await page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')),
      'hydration closed the open menu',
    );
    await follow(page, '/services');
    await waitFor(
      page,
      'the menu to close',
      () => !document.querySelector('#menu')?.matches(':popover-open'),
    );
  },
);

browserTest(
  'R12: text typed before the script arrives is still there after leaving the page and coming back',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/contact-us'));
    await page.click(`[name="${fieldNames[0] ?? ''}"]`);
    await write(page, 'Asha');
    // The visitor leaves the page before hydration.
    await page.click(headerLink('/services'));
    await readyWithoutScript(page, '#/services');
    site.release();
    await ready(page, '#/services');
    await follow(page, '/contact-us');
    assert.equal((await page.evaluate(values)).name, 'Asha');
    // The visitor leaves the page after hydration.
    await page.click('[name="message"]');
    await write(page, 'Two pages');
    await follow(page, '/industry');
    await page.back();
    await ready(page, '#/contact-us');
    const { name, message } = await page.evaluate(values);
    assert.deepEqual([name, message], ['Asha', 'Two pages']);
  },
  { engines: ['chromium', 'firefox'] },
);
