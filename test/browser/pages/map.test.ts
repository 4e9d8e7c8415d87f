import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../../../src/content/company';
import { actions, navLabels } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, openWithoutScript, pages, ready, serveWithoutScript } from '../harness/open-page';
import { distFolder, serve } from '../harness/site';
import { frames, waitFor } from '../harness/wait';

const skip = company.map.frame === '' && 'this site has no map';
const { origin, pathname } = new URL(company.map.frame || 'https://none.example');
const mapPath = pathname;

/** A fake map that uses what the sandbox permits, and tries what it forbids. */
const standIn = `<!doctype html><head><title>Map</title></head><body>A map<script>
  try {
    localStorage.setItem('tile', '1');
    document.body.dataset.stored = localStorage.getItem('tile');
  } catch {}
  try { top.location.href = '/taken'; } catch {}
  document.body.dataset.ran = 'yes';
</script></body>`;

/** The site with a fake map on another origin. The site's script is withheld until `release`. */
async function serveWithMap({ isGone = false } = {}) {
  const map = await serve({
    documents: { [pathname]: standIn },
    failures: isGone ? [[/./, { cutAt: 0 }]] : [],
  });
  const names = (await readdir(distFolder)).filter((name) => /\.(html|js)$/.test(name));
  const documents = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const source = await readFile(join(distFolder, name), 'utf8');
        const moved = source
          .replaceAll(`${origin}${pathname}`, `${map.origin}${pathname}`)
          .replaceAll(`frame-src ${origin}`, `frame-src ${map.origin}`);
        return [`/${name}`, moved] as const;
      }),
    ),
  );
  return {
    ...(await serveWithoutScript({ documents })),
    mapRequests: () => map.requests().map((one) => one.path),
  };
}

async function mapIsRequested(page: Page, requests: () => string[]) {
  for (let tries = 0; requests().length === 0; tries += 1) {
    assert.ok(tries < 300, 'The map was not requested');
    await frames(page);
  }
}

browserTest(
  'M1: the map loads when the visitor scrolls near it, and cannot navigate the page',
  async (page) => {
    const site = await serveWithMap();
    await openWithoutScript(page, site.url('#/contact-us'));
    // Engines load lazy frames at different distances, some from thousands of pixels away.
    await page.evaluate(() => {
      for (const head of document.querySelectorAll<HTMLElement>('.page-head'))
        head.style.marginBottom = '20000px';
    });
    site.release();
    await ready(page);
    await frames(page, 10);
    assert.deepEqual(site.mapRequests(), []);
    await page.click({ x: 5, y: 400 });
    await page.press('End');
    await mapIsRequested(page, site.mapRequests);
    // The frame cannot be evaluated while the map replaces its first document.
    const map = () =>
      page
        .inFrame('iframe')
        .evaluate(() => ({ ...document.body.dataset }))
        .catch(() => ({ ran: undefined }));
    for (let tries = 0; tries < 100 && (await map()).ran !== 'yes'; tries += 1) await frames(page);
    assert.deepEqual(await map(), { stored: '1', ran: 'yes' });
    assert.deepEqual(site.mapRequests(), [mapPath]);
    assert.equal(new URL(await page.evaluate(() => location.href)).hash, '#/contact-us');
  },
  { skip },
);

browserTest(
  'M1: no other page requests the map',
  async (page) => {
    const site = await serveWithMap();
    site.release();
    for (const hash of pages.map(({ hash }) => hash).filter((one) => one !== '#/contact-us')) {
      await open(page, site.url(hash));
      await page.press('End');
      await frames(page, 4);
    }
    assert.deepEqual(site.mapRequests(), []);
  },
  { engines: ['chromium'], skip },
);

browserTest(
  "M1: the page is complete where the map's server does not answer",
  async (page) => {
    const site = await serveWithMap({ isGone: true });
    site.release();
    await open(page, site.url('#/contact-us'));
    const look = () =>
      page.evaluate(() => ({
        links: [...document.querySelectorAll('main a')].filter((one) => one.checkVisibility())
          .length,
        width: document.documentElement.scrollWidth,
        frame: document.querySelector('.office-map-frame')?.getBoundingClientRect().height,
      }));
    const before = await look();
    await page.click({ x: 5, y: 400 });
    await page.press('End');
    await mapIsRequested(page, site.mapRequests);
    await frames(page, 4);
    assert.deepEqual(await look(), before, 'the page has changed');
    assert.deepEqual(
      (await page.messages()).filter((message) => /^(exception|policy): /.test(message)),
      [],
    );
    await page.click({ css: '#menu a', name: navLabels['/services'] });
    await waitFor(
      page,
      'the next page',
      () => location.hash === '#/services' && document.activeElement?.localName === 'h1',
    );
  },
  { engines: ['chromium', 'firefox'], skip },
);

browserTest(
  'M1: without script a link replaces the map, and nothing requests it',
  async (page) => {
    const site = await serveWithMap();
    await page.goto(site.url('#/contact-us'));
    await page.click({ x: 5, y: 400 });
    await page.press('End');
    await waitFor(page, 'the end of the page', () => scrollY > 0);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('.office-map :is(a, iframe, .office-map-frame)')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent),
    );
    assert.deepEqual(shown, [actions.openInMaps]);
    assert.deepEqual(site.mapRequests(), []);
  },
  { engines: ['firefox'], preferences: { script: false }, skip },
);
