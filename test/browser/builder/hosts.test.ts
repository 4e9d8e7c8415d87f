import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSite } from '../../../src/builder/site';
import { faq } from '../../../src/content/en/faq';
import { messageWords } from '../../../src/content/en/interface';
import { type RoutePath, routes } from '../../../src/schema/routes';
import { readSources } from '../../../src/sources/files';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { fillAll, typed } from '../harness/form';
import { follow, headerLink, pageOf, ready, readyWithoutScript } from '../harness/open-page';
import { distFolder, fileAddress, serve } from '../harness/site';
import { settleScroll, waitFor } from '../harness/wait';

async function moveCarousel(page: Page) {
  await follow(page, '/');
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
  await follow(page, '/contact-us');
  await fillAll(page);
  await page.click('.contact-form button');
  await waitFor(
    page,
    'the finished message',
    (text: string) =>
      document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value.includes(text),
    typed.message,
  );
  await settleScroll(page);
  await page.click({ css: 'button', name: messageWords.copy });
  // The focus of the window decides which result appears; form-copy.test.ts tests both.
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

/** What must work on every host. One deep link is enough, because servers never see the hash. */
async function tour(tab: Page, url: string, frame?: string, first: RoutePath = '/services') {
  await tab.goto('about:blank');
  await tab.goto(url);
  const page = frame ? tab.inFrame(frame) : tab;
  await ready(page, pageOf(first).hash);
  await waitFor(page, 'a picture', () => [...document.images].some((one) => one.naturalWidth > 0));
  for (const path of routes) await follow(page, path);
  await page.evaluate(() => history.back());
  await ready(page, `#${routes.at(-2) ?? '/'}`);
  await moveCarousel(page);
  await submitForm(page);
}

const deepLink = '#/services';

browserTest('R10: the site works from file://', (page) => tour(page, fileAddress(deepLink)));

function framing(attributes: string) {
  return `<!doctype html><head><title>Host</title></head>
  <iframe width="1100" height="760" ${attributes}></iframe>`;
}

// WebKit: in a frame without an origin, 'self' in the policy matches nothing, so script and
// pictures do not load.
browserTest(
  'R10: the site works in a frame with sandbox="allow-scripts"',
  async (page) => {
    const site = await serve({
      documents: { '/host.html': framing(`sandbox="allow-scripts" src="/${deepLink}"`) },
    });
    await tour(page, `${site.origin}/host.html`, 'iframe');
  },
  { engines: ['chromium', 'firefox'] },
);

// Firefox takes 'self' in a srcdoc document's own policy for about:srcdoc, and loads neither script
// nor pictures there.
browserTest(
  'R5, R10: the site works in a srcdoc frame, where a handler follows its links',
  async (page) => {
    const html = readFileSync(join(distFolder, 'index.html'), 'utf8')
      .replace(/&/g, '&amp;')
      .replace(/"/g, '&quot;');
    const site = await serve({ documents: { '/host.html': framing(`srcdoc="${html}"`) } });
    await tour(page, `${site.origin}/host.html`, 'iframe', '/');
  },
  { engines: ['chromium', 'webkit'] },
);

browserTest(
  'R10: in a frame without permissions pages can be read, links work and questions open',
  async (page) => {
    const permission = page.engine === 'webkit' ? 'allow-scripts' : '';
    const site = await serve({
      documents: { '/host.html': framing(`sandbox="${permission}" src="/${deepLink}"`) },
    });
    await page.goto(`${site.origin}/host.html`);
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
    const url = site.url(deepLink).replace('127.0.0.1', 'intranet.test');
    await tour(page, url);
    assert.deepEqual(
      await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, location.hostname]),
      [false, false, 'intranet.test'],
    );
  },
  { engines: ['chromium'] },
);

const hostPolicies = {
  'the policy that the build writes': () =>
    readFileSync(join(distFolder, 'content-security-policy.txt'), 'utf8').trim(),
  'a policy that blocks the script in the head': () => "script-src 'self'",
};

for (const [what, policy] of Object.entries(hostPolicies))
  browserTest(
    `R1, R10: the site works on a host that sends ${what}`,
    async (page) => {
      const headers = { 'content-security-policy': policy() };
      const site = await serve({ failures: [[/\.html$/, { headers }]] });
      await tour(page, site.url(deepLink));
      for (const hash of ['#/', '#/nope', '#/Industry/']) {
        await page.goto('about:blank');
        await page.goto(site.url(hash));
        await ready(page, hash);
      }
    },
    { engines: ['chromium', 'firefox'] },
  );

let made: Promise<string> | undefined;

const singleFileName = 'site.html';

async function make(): Promise<string> {
  const { files } = await makeSite(await readSources(), { singleFile: true });
  const content = files.get(singleFileName);
  if (!content) throw new Error(`The build makes no ${singleFileName}`);
  return Buffer.from(content).toString();
}

/** The single-file site, as `npm run build -- --single-file` writes it. */
function edition() {
  return (made ??= make());
}

browserTest(
  'R10: the single-file site works from file://',
  async (page) => {
    const folder = await mkdtemp(join(tmpdir(), 'single-file-'));
    try {
      const file = join(folder, singleFileName);
      await writeFile(file, await edition());
      await tour(page, pathToFileURL(file).href + deepLink);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  { engines: ['chromium'] },
);

browserTest(
  'R10: the single-file site works in a sandboxed frame and requests no other file',
  async (page) => {
    const site = await serve({
      documents: {
        '/host.html': framing(`sandbox="allow-scripts" src="/site.html${deepLink}"`),
        '/site.html': await edition(),
      },
    });
    await tour(page, `${site.origin}/host.html`, 'iframe');
    assert.deepEqual(
      [...new Set(site.requests().map((one) => one.path))],
      ['/host.html', '/site.html'],
    );
  },
  { engines: ['chromium', 'webkit'] },
);
