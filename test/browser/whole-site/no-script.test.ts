import assert from 'node:assert/strict';
import { missionTabs } from '../../../src/content/en/about';
import { milestones } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import { follow, headerLink, openSite, pages, readyWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { frames } from '../harness/wait';

/**
 * Runs in the page: controls that would do nothing, and the skip links that Tab can reach. A label
 * that checks its radio button works.
 */
function look() {
  const isVisible = (one?: Element | null) => (one?.getClientRects().length ?? 0) > 0;
  const isAlive = (one: Element) => {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return false;
    one.labels?.[0]?.click();
    const shown = one.nextElementSibling?.nextElementSibling;
    // The translation on Home has no box of its own.
    return one.checked && (isVisible(shown) || isVisible(shown?.firstElementChild));
  };
  const visible = (css: string) => [...document.querySelectorAll(css)].filter(isVisible);
  return {
    dead: visible('button, input, textarea, iframe').filter((one) => !isAlive(one)).length,
    skipLinks: visible('.skip').map((link) => link.getAttribute('href')),
    panels: visible('.tab-panel').length,
  };
}

browserTest(
  'C17, T2: without script every page can be read, every link works, and no control is dead',
  async (page) => {
    const site = await serve();
    // On a phone, tab panels are below each other.
    await page.setViewport(390, 740);
    for (const { path, hash } of pages) {
      await page.goto(site.url(hash));
      await readyWithoutScript(page, hash);
      const panels = path === '/about-us' ? missionTabs.length + milestones.length : 0;
      const seen = await page.evaluate(look);
      if (path !== '/') assert.equal(seen.panels, panels, 'panels in view');
      // The page is the target of the address, after which the first Tab continues.
      assert.deepEqual({ ...seen, panels: 0 }, { dead: 0, skipLinks: [], panels: 0 }, hash);
      await page.press('Tab');
      const isInMain = await page.evaluate(() => !!document.activeElement?.closest('main'));
      assert.ok(isInMain, `the first Tab at ${hash} stays in the header`);
    }
    await page.goto(site.url());
    await readyWithoutScript(page, '');
    const { skipLinks } = await page.evaluate(look);
    assert.deepEqual(skipLinks, ['#main'], 'skip links without a hash');
    await page.setViewport(1280, 800);
    for (const { path, hash } of pages) {
      await page.click(headerLink(path));
      await readyWithoutScript(page, hash);
    }
    await page.back();
    await readyWithoutScript(page, pages.at(-2)?.hash ?? '');
  },
  { preferences: { script: false } },
);

browserTest(
  'M2: no page writes to the console, loads anything but its own files, or stores anything',
  async (page) => {
    for (const { path, hash } of pages) {
      const site = await openSite(page, hash);
      await frames(page, 10);
      const failed = site
        .requests()
        .filter(({ status, method }) => method !== 'GET' || ![200, 'waiting'].includes(status));
      assert.deepEqual(failed, [], 'failed requests');
      const { foreign, stored } = await page.evaluate(() => ({
        foreign: performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => !name.startsWith(location.origin)),
        stored: [document.cookie, localStorage.length, sessionStorage.length],
      }));
      // The map is the one exception, on its own page.
      if (path !== '/contact-us') assert.deepEqual(foreign, [], 'other hosts');
      assert.deepEqual(stored, ['', 0, 0], 'cookies and stored items');
    }
    await follow(page, '/');
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium', 'firefox'] },
);
