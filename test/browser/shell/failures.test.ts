import { failedPageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import { toExpression } from '../harness/engines/in-page';
import { engineNames } from '../harness/engines/types';
import { fillAll, preparesMessage, send, typed, values } from '../harness/form';
import {
  headerLink,
  openSite,
  openWithoutScript,
  ready,
  readyWithoutScript,
  siteScript,
} from '../harness/open-page';
import { type Failure, serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

const lostScripts: Record<string, Failure> = {
  missing: { status: 404 },
  'cut off': { cutAt: 0.5 },
  'of the wrong type': {
    headers: { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' },
  },
};

for (const [what, failure] of Object.entries(lostScripts))
  browserTest(
    `B4: with a script that is ${what}, pages can be reached, also by Reload and Back`,
    async (page) => {
      const site = await serve({ failures: [[siteScript, failure]] });
      await openWithoutScript(page, site.url('#/language'));
      await page.click(headerLink('/about-us'));
      await readyWithoutScript(page, '#/about-us');
      await page.click(headerLink('/'));
      await readyWithoutScript(page, '#/');
      // A reload of an entry that the script has marked, on an earlier visit.
      await page.evaluate(() => history.replaceState({ address: '/', entry: 1 }, ''));
      await page.reload();
      await readyWithoutScript(page, '#/');
      await page.back();
      await readyWithoutScript(page, '#/about-us');
    },
    { engines: what === 'missing' ? engineNames : ['chromium'] },
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

browserTest(
  'R12: what was typed survives a page that fails to render, and a new try',
  async (page) => {
    await openSite(page, '#/contact-us');
    await fillAll(page);
    await page.click(send);
    const isInPanel = () => document.activeElement?.matches('.message-panel');
    await waitFor(page, 'the finished message', isInPanel);
    // React removes the panel when the message changes, and fails.
    await page.evaluate(() => document.querySelector('.message-panel')?.remove());
    await page.click('[name="phone"]');
    await page.press('End');
    await page.type('1');
    await page.click({ css: '.page button', name: failedPageWords.retry });
    await ready(page, '#/contact-us');
    await eventually(() => page.evaluate(values), { ...typed, phone: `${typed.phone}1` });
  },
  { skip: !preparesMessage && 'the form is sent to a server' },
);
