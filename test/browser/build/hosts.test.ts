import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faq } from '../../../src/content/en/faq';
import { messageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { fillAll, send, typed } from '../harness/form';
import {
  follow,
  headerLink,
  open,
  openFresh,
  ready,
  readyWithoutScript,
} from '../harness/open-page';
import { distFolder, fileAddress, serve } from '../harness/site';
import { settleScroll, waitFor } from '../harness/wait';

function expectPicture(page: Page) {
  return waitFor(page, 'a picture', () => [...document.images].some((one) => one.naturalWidth > 0));
}

async function moveCarousel(page: Page) {
  // The mouse stays on the dot, so that the carousel does not move by itself.
  await page.click('.carousel-dot:nth-child(2)');
  await waitFor(
    page,
    'the second slide',
    () =>
      document.querySelector('main > :not([hidden]) .carousel-dot:nth-child(2)[aria-current]') !==
      null,
  );
}

async function submitForm(page: Page) {
  await fillAll(page);
  await page.click(send);
  await waitFor(
    page,
    'the finished message',
    (text: string) =>
      document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value.includes(text),
    typed.message,
  );
  await settleScroll(page);
  await page.click({ css: 'button', name: messageWords.copy });
  // The focus of the window decides which result appears.
  await waitFor(
    page,
    'the result of copying',
    (...results: string[]) =>
      [...document.querySelectorAll('[role="status"]')].some((one) =>
        results.includes(one.textContent),
      ),
    messageWords.copied,
    messageWords.refused,
  );
}

const deepLink = '#/services';

/** What must work on every host. One deep link is enough, because servers never see the hash. */
async function tour(tab: Page, url: string, frame?: string, first = deepLink) {
  await tab.goto('about:blank');
  await tab.goto(url);
  const page = frame ? tab.inFrame(frame) : tab;
  await ready(page, first);
  await expectPicture(page);
  await follow(page, '/');
  await moveCarousel(page);
  await follow(page, '/contact-us');
  await submitForm(page);
  await page.evaluate(() => history.back());
  await ready(page, '#/');
}

function fromDist(name: string) {
  return readFileSync(join(distFolder, name), 'utf8');
}

/** Serves a page that shows the site in a frame with these attributes. */
function serveHost(attributes: string) {
  const frame = `<iframe width="1100" height="760" ${attributes}></iframe>`;
  const host = `<!doctype html><head><title>Host</title></head>${frame}`;
  return serve({ documents: { '/host.html': host } });
}

browserTest('R10: the site works from file://', (page) => tour(page, fileAddress(deepLink)));

browserTest(
  'R10: the single-file site works from file://',
  (page) => tour(page, fileAddress(deepLink, 'site.html')),
  { engines: ['chromium'] },
);

// WebKit: in a frame without an origin, 'self' in the policy matches nothing, so script and
// pictures do not load.
browserTest(
  'R10: the site works in a frame with sandbox="allow-scripts"',
  async (page) => {
    const site = await serveHost(`sandbox="allow-scripts" src="/${deepLink}"`);
    await tour(page, site.url('host.html'), 'iframe');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R10: the single-file site works in a sandboxed frame and requests no other file',
  async (page) => {
    const site = await serveHost(`sandbox="allow-scripts" src="/site.html${deepLink}"`);
    await tour(page, site.url('host.html'), 'iframe');
    const requested = new Set(site.requests().map(({ path }) => path));
    assert.deepEqual([...requested], ['/host.html', '/site.html']);
  },
  { engines: ['webkit'] },
);

// Firefox takes 'self' in a srcdoc document's own policy for about:srcdoc, and loads neither script
// nor pictures there.
browserTest(
  'R5, R10: the site works in a srcdoc frame, where a handler follows its links',
  async (page) => {
    const html = fromDist('index.html').replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    const site = await serveHost(`srcdoc="${html}"`);
    await tour(page, site.url('host.html'), 'iframe', '#/');
  },
  { engines: ['chromium', 'webkit'] },
);

browserTest(
  'R10: in a frame without permissions pages can be read, links work and questions open',
  async (page) => {
    const permission = page.engine === 'webkit' ? 'allow-scripts' : '';
    const site = await serveHost(`sandbox="${permission}" src="/${deepLink}"`);
    await page.goto(site.url('host.html'));
    const there = page.inFrame('iframe');
    await readyWithoutScript(there, deepLink);
    await there.click(headerLink('/'));
    await readyWithoutScript(there, '#/');
    await there.click('details:last-of-type summary');
    assert.deepEqual(
      await there.evaluate(() => [...document.querySelectorAll('details')].map((one) => one.open)),
      // The first answer is open at the start, so a press on an only one closes it.
      faq.map((_, index) => index > 0 && index === faq.length - 1),
    );
  },
  { engines: ['firefox', 'webkit'] },
);

browserTest(
  'F2, R10: the site works over plain http, without navigator.clipboard',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us').replace('127.0.0.1', 'intranet.test'));
    await submitForm(page);
    const isSecure = () => [isSecureContext, 'clipboard' in navigator];
    assert.deepEqual(await page.evaluate(isSecure), [false, false]);
  },
  { engines: ['chromium'] },
);

for (const [what, policy] of [
  ['the policy that the build writes', () => fromDist('content-security-policy.txt').trim()],
  ['a policy that blocks the script in the head', () => "script-src 'self'"],
] as const)
  browserTest(
    `R1, R10: the site works on a host that sends ${what}`,
    async (page) => {
      const headers = { 'content-security-policy': policy() };
      const site = await serve({ failures: [[/\.html$/, { headers }]] });
      for (const hash of ['#/nope', '#/Industry/', deepLink, '#/'])
        await openFresh(page, site.url(hash));
      await expectPicture(page);
      await moveCarousel(page);
    },
    { engines: ['chromium', 'firefox'] },
  );
