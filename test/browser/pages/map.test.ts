import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../../src/content/company';
import { browserTest } from '../harness/browser-test';
import { openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { distFolder, serve } from '../harness/site';
import { eventually, frames } from '../harness/wait';

const skip = company.map.frame === '' && 'this site has no map';
const { origin, pathname, host } = new URL(company.map.frame || 'https://none.example');

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
async function serveWithMap() {
  const map = await serve({ documents: { [pathname]: standIn } });
  const names = readdirSync(distFolder).filter((name) => /\.(html|js)$/.test(name));
  const moved = names.map((name) => [
    `/${name}`,
    readFileSync(join(distFolder, name), 'utf8')
      .replaceAll(`${origin}${pathname}`, `${map.origin}${pathname}`)
      .replaceAll(`frame-src ${origin}`, `frame-src ${map.origin}`)
      // The note beside the map names its site.
      .replaceAll(host.replace('www.', ''), new URL(map.origin).host),
  ]);
  const site = await serveWithoutScript({ documents: Object.fromEntries(moved) });
  return { ...site, mapRequests: () => map.requests().map(({ path }) => path) };
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
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await eventually(site.mapRequests, [pathname]);
    // The frame cannot be evaluated while the map replaces its first document.
    const map = () => page.inFrame('iframe').evaluate(() => ({ ...document.body.dataset }));
    await eventually(() => map().catch(() => ({})), { stored: '1', ran: 'yes' });
    assert.deepEqual(site.mapRequests(), [pathname]);
    assert.equal(new URL(await page.evaluate(() => location.href)).hash, '#/contact-us');
  },
  { skip },
);
