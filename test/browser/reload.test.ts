import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import { follow, open, ready } from './open-page';
import { serve } from './site';
import { eventually, frames, scrollOn, settleMotion, settleScroll } from './wait';

const RELOADS = 20;

browserTest(
  `R8: the home page keeps its place over ${RELOADS} reloads`,
  async (page) => {
    await page.setViewport(375, 700);
    if (page.engine === 'chromium') await page.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
    const site = await serve();
    await open(page, site.url());
    const before = await scrollOn(page, 1577);
    assert.ok(before > 1000, `scrolled to ${before} px`);
    for (let count = 1; count <= RELOADS; count += 1) {
      await page.reload();
      await ready(page, '');
      await frames(page, 4);
      await eventually(() => page.evaluate(() => Math.round(scrollY)), Math.round(before));
    }
  },
  { timeout: 240_000 },
);

for (const way of ['reload', 'visit to another page']) {
  browserTest(`R8: the end of the Language page keeps its place over a ${way}`, async (page) => {
    const site = await serve();
    await open(page, site.url());
    await follow(page, '/language');
    const seen = () =>
      page.evaluate(() => {
        const bars = document.querySelector('article:not([hidden]) .progress-bars');
        return bars?.getBoundingClientRect().top ?? NaN;
      });
    await settleMotion(page);
    // Scrolls in one step, so that nothing in between has been in view.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settleScroll(page);
    const before = await seen();
    assert.ok(Math.abs(before) < 1000, `the bars are at ${before} px`);
    if (way === 'reload') {
      await page.reload();
      await ready(page, '#/language');
    } else {
      await follow(page, '/services');
      await page.back();
      await ready(page, '#/language');
    }
    // The wall above may have another estimated height, and browsers scroll by whole pixels.
    await eventually(async () => Math.abs((await seen()) - before) < 2, true);
  });
}

browserTest(
  'R6: at #main the logo leads to the top of the same page',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    await page.evaluate(() => void (location.hash = '#main'));
    await eventually(() => page.evaluate(() => location.hash), '#main');
    await scrollOn(page, 600);
    const entries = await page.evaluate(() => history.length);
    await page.click('.site-header .brand');
    await eventually(
      () => page.evaluate(() => [scrollY, document.activeElement?.localName, history.length]),
      [0, 'h1', entries],
    );
  },
  { engines: ['chromium'] },
);

browserTest(
  'R4: another spelling of the open page is canonicalized in place',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => location.replace('#/Services/'));
    await eventually(
      () => page.evaluate(() => [location.hash, history.length]),
      ['#/services', entries],
    );
  },
  // WebKit keeps the state of the entry.
  { engines: ['chromium', 'webkit'] },
);

browserTest(
  'T3: a focused tab leaves Alt+Left to the browser',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/about-us'));
    await page.click('[role="tab"][aria-selected="false"]');
    const state = () =>
      page.evaluate(
        () => document.querySelector('article:not([hidden]) [aria-selected="true"]')?.textContent,
      );
    const chosen = await state();
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.key === 'ArrowLeft')
          document.body.dataset['prevented'] = String(event.defaultPrevented);
        // Here the browser would go back, which drivers do in different ways.
        event.preventDefault();
      });
    });
    await page.press('Alt+ArrowLeft');
    await eventually(() => page.evaluate(() => document.body.dataset['prevented']), 'false');
    assert.equal(await state(), chosen);
  },
  { engines: ['chromium'] },
);
