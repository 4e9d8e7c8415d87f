import { browserTest } from '../harness/browser-test';
import { toExpression } from '../harness/engines/in-page';
import { fillAll, typed, values } from '../harness/form';
import {
  headerLink,
  openWithoutScript,
  ready,
  readyWithoutScript,
  siteScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

browserTest(
  'B4: where the script is lost, pages can be reached, also by Reload and Back',
  async (page) => {
    const site = await serve({ failures: [[siteScript, { status: 404 }]] });
    await openWithoutScript(page, site.url('#/language'));
    await page.click(headerLink('/about-us'));
    await readyWithoutScript(page, '#/about-us');
    await page.click(headerLink('/'));
    await readyWithoutScript(page, '#/');
    // A reload of an entry that the script has marked, on an earlier visit.
    await page.evaluate(() => history.replaceState({ address: '/', visit: 1 }, ''));
    await page.reload();
    await readyWithoutScript(page, '#/');
    await page.back();
    await readyWithoutScript(page, '#/about-us');
  },
);

/** Runs in the page: holds back the messages for which React waits, on the first visit. */
function holdMessages() {
  if (location.pathname !== '/' || sessionStorage.getItem('visited')) return;
  MessagePort.prototype.postMessage = () => {
    document.title = 'Hydration waits';
    sessionStorage.setItem('visited', 'yes');
  };
}

browserTest(
  'B4: the script runs after Back if the visitor left while it started',
  async (page) => {
    await page.init(toExpression(holdMessages));
    const site = await serve({
      documents: { '/elsewhere.html': '<!doctype html><title>Elsewhere</title><p>Elsewhere' },
      failures: [[/index\.html$/, { headers: { 'cache-control': 'no-cache' } }]],
    });
    await page.goto(site.url('#/contact-us'));
    await waitFor(page, 'hydration', () => document.title === 'Hydration waits');
    await fillAll(page);
    await page.goto(site.url('elsewhere.html'));
    await page.back();
    await ready(page, '#/contact-us');
    await eventually(() => page.evaluate(values), typed);
  },
  // Only Firefox drops messages when a page enters the back/forward cache.
  { engines: ['firefox'] },
);
