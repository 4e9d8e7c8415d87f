import assert from 'node:assert/strict';
import { missionTabs } from '../../../src/content/en/about';
import { formWords } from '../../../src/content/en/interface';
import { milestones } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import { follow, headerLink, open, pageOf, pages, readyWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { frames, waitFor } from '../harness/wait';

/** Runs in the page: controls that would do nothing. A label that checks its radio button works. */
function deadControls() {
  const isAlive = (one: Element) => {
    if (!one.matches('input[type=radio]')) return false;
    const radio = one as HTMLInputElement;
    radio.labels?.[0]?.click();
    const shown = radio.nextElementSibling?.nextElementSibling;
    return radio.checked && (shown?.getClientRects().length ?? 0) > 0;
  };
  return [...document.querySelectorAll('button, input, textarea, iframe')]
    .filter((one) => one.getClientRects().length > 0 && !isAlive(one))
    .map((one) => one.outerHTML);
}

/** Runs in the page: the addresses of the skip links that Tab can reach. */
function skipLinks() {
  return [...document.querySelectorAll('.skip')]
    .filter((link) => link.getClientRects().length > 0)
    .map((link) => link.getAttribute('href'));
}

browserTest(
  'C17, T2, F3: without script every page can be read, every link works, and no control is dead',
  async (page) => {
    const site = await serve();
    for (const { hash } of pages) {
      await page.goto('about:blank');
      await page.goto(site.url(hash));
      await readyWithoutScript(page, hash);
      assert.deepEqual(await page.evaluate(deadControls), [], `dead controls at ${hash}`);
      assert.deepEqual(await page.evaluate(skipLinks), [hash], 'skip links');
    }
    for (const { path, hash } of pages) {
      await page.click(headerLink(path));
      await readyWithoutScript(page, hash);
    }
    await page.back();
    await readyWithoutScript(page, (pages.at(-2) ?? pageOf('/')).hash);
    await page.setViewport(390, 740);
    await page.click(headerLink('/about-us'));
    await readyWithoutScript(page, '#/about-us');
    const openPanels = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.tab-panel')].filter(
          (one) => one.offsetHeight > 0,
        ).length,
    );
    assert.equal(openPanels, missionTabs.length + milestones.length, 'panels in view');
    await page.click(headerLink('/contact-us'));
    await waitFor(
      page,
      'the text in place of the form',
      (text: string) => document.body.innerText.includes(text),
      formWords.noScript,
    );
  },
  { preferences: { script: false } },
);

browserTest(
  'M2: no page writes to the console, loads anything but its own files, or stores anything',
  async (page) => {
    for (const { path, hash } of pages) {
      const site = await serve();
      await open(page, site.url(hash));
      await frames(page, 10);
      const bad = site
        .requests()
        .filter(
          ({ status, method }) => method !== 'GET' || (status !== 200 && status !== 'waiting'),
        );
      assert.deepEqual(bad, [], 'failed requests');
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
