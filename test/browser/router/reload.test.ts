import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { engineNames } from '../harness/engines/types';
import {
  follow,
  open,
  openSite,
  openWithoutScript,
  ready,
  readyWithoutScript,
  rightToLeft,
  siteScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames, scrollOn, settleMotion, settleScroll, waitFor } from '../harness/wait';

const { file: rightToLeftFile = 'index.html' } = rightToLeft ?? {};

for (const path of ['#/language', `${rightToLeftFile}#/services`])
  browserTest(
    `R8: the page at ${path} keeps its place over reloads`,
    async (page) => {
      await page.setViewport(375, 700);
      if (page.engine === 'chromium') await page.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
      await openSite(page, path);
      await settleMotion(page);
      const before = Math.round(await scrollOn(page, 1577));
      assert.ok(before > 1000, `scrolled to ${before} px`);
      const place = () => page.evaluate(() => Math.round(scrollY));
      for (let count = 1; count <= 2; count += 1) {
        await page.reload();
        await ready(page);
        await eventually(place, before);
        await frames(page, 4);
        assert.equal(await place(), before, `px scrolled after reload ${count}`);
      }
    },
    // Firefox lost the place of documents that are read from the right.
    { engines: path === '#/language' ? engineNames : ['firefox'] },
  );

browserTest(
  'R8: the end of a page keeps its place over reloads where the script is lost',
  async (page) => {
    await page.setViewport(390, 740);
    const site = await serve({ failures: [[siteScript, { status: 404 }]] });
    await openWithoutScript(page, site.url('#/services'));
    // After a key, no height is estimated (head.ts).
    await page.press('Shift');
    await frames(page, 4);
    const before = await scrollOn(page, 100_000);
    for (let count = 1; count <= 2; count += 1) {
      await page.reload();
      await readyWithoutScript(page, '#/services');
      assert.equal(await settleScroll(page), before, `px scrolled after reload ${count}`);
    }
  },
);

browserTest(
  'R8: the end of Language keeps its place over a reload and a visit to another page',
  async (page) => {
    await openSite(page, '#/');
    await follow(page, '/language');
    const seen = () =>
      page.evaluate(() => {
        const tile = document.querySelector('article:not([hidden]) .wall-group:last-child');
        return tile?.getBoundingClientRect().top ?? NaN;
      });
    await settleMotion(page);
    // Scrolls in one step, so that nothing in between has been in view.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settleScroll(page);
    const before = await seen();
    assert.ok(Math.abs(before) < 1000, `the last tile is at ${before} px`);
    for (const way of ['reload', 'visit']) {
      if (way === 'reload') await page.reload();
      else {
        await follow(page, '/services');
        await page.back();
      }
      await ready(page, '#/language');
      // What is above may have another estimated height, and browsers scroll by whole pixels.
      await eventually(async () => Math.abs((await seen()) - before) < 2, true);
    }
  },
);

for (const way of ['find-in-page', 'a scroll'])
  browserTest(
    `R8: what ${way} shows on a page that has just opened stays in place`,
    async (page) => {
      await page.setViewport(390, 800);
      const site = await serve();
      await open(page, site.url('#/'));
      if (way === 'find-in-page') await page.press('Control+f');
      // The search itself is out of the page's sight.
      await page.evaluate(() =>
        document.querySelector('summary')?.scrollIntoView({ block: 'center' }),
      );
      const place = () =>
        page.evaluate(() => document.querySelector('summary')?.getBoundingClientRect().top ?? NaN);
      const before = await place();
      assert.ok(before > 0 && before < 800, `the question is at ${before} px`);
      await waitFor(page, 'all blocks in layout', () =>
        [...document.querySelectorAll('.page > *')].every(
          (block) => getComputedStyle(block).contentVisibility === 'visible',
        ),
      );
      const moved = (await place()) - before;
      assert.ok(Math.abs(moved) < 2, `moved by ${moved} px`);
    },
    { engines: ['chromium'] },
  );
