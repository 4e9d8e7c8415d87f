import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import type { Page } from './engines/page';
import { addStyles } from './media';
import { allHashes, open } from './open-page';
import { overflow } from './overflow';
import { type Site, serve } from './site';
import { settleMotion } from './wait';

type Size = readonly [width: number, height: number];

/** The overflow of each page of an edition at each size of the window. */
const overflowAt = async (page: Page, site: Site, sizes: readonly Size[], edition = '') => {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewport(width, height);
    for (const hash of allHashes) {
      await open(page, site.url(edition + hash));
      await settleMotion(page);
      const lost = await overflow(page);
      if (lost.length > 0) found[`${hash} at ${width} px`] = lost;
    }
  }
  return found;
};

const widths = [280, 360, 480, 620, 768, 940, 1200, 1600, 2560];

browserTest(
  '1.4.10: no page scrolls sideways, cuts text off or overlaps text at any width',
  async (page) => {
    const site = await serve();
    // WebKit's own tool bar does not let its window become narrower. Where only letters differ,
    // some widths tell enough.
    const chosen = page.engine === 'chromium' ? widths : [290, 1280];
    assert.deepEqual(
      await overflowAt(
        page,
        site,
        chosen.map((width) => [width, 800]),
      ),
      {},
    );
  },
  { timeout: 180_000 },
);

for (const edition of ['hi.html', 'ta.html', 'ur.html'])
  browserTest(
    `1.4.10: no page of ${edition} scrolls sideways, cuts text off or overlaps text`,
    async (page) => {
      const site = await serve();
      const sizes = [280, 320, 390, 768, 1280].map((width) => [width, 800] as const);
      assert.deepEqual(await overflowAt(page, site, sizes, edition), {});
    },
    { engines: edition === 'ur.html' ? ['chromium', 'firefox'] : ['chromium'] },
  );

// https://www.w3.org/TR/WCAG22/#text-spacing
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const edition of ['index.html', 'ta.html', 'ur.html'])
  browserTest(
    `1.4.12: wider text spacing hides nothing on any page of ${edition}`,
    async (page) => {
      const site = await serve();
      await open(page, site.url(edition));
      await addStyles(page, spacing);
      const sizes: Size[] = [
        [1280, 800],
        [390, 740],
      ];
      assert.deepEqual(await overflowAt(page, site, sizes, edition), {});
    },
    { engines: edition === 'index.html' ? ['chromium', 'firefox'] : ['chromium'] },
  );

browserTest(
  '1.4.10: a zoom to 400 % hides nothing on any page',
  async (page) => {
    const site = await serve();
    assert.deepEqual(await overflowAt(page, site, [[320, 256]]), {});
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  '1.4.4: a font size of 200 % in the browser hides nothing on any page',
  async (page) => {
    const site = await serve();
    await page.cdp('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, site.url('#/'));
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      '32px',
    );
    assert.deepEqual(
      await overflowAt(page, site, [
        [1280, 800],
        [640, 800],
      ]),
      {},
    );
  },
  { engines: ['chromium', 'firefox'] },
);

/** Runs in the page: names of one word that stand on more than one line. */
const brokenNames = () =>
  [...document.querySelectorAll('.wall-group b')]
    .filter((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 && !/\s/.test(name.textContent.trim());
    })
    .map((name) => name.textContent);

browserTest(
  'no name of a language is broken into two lines at any width',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/language'));
    for (const width of [360, 480, 768, 960, 1280, 1920]) {
      await page.setViewport(width, 800);
      assert.deepEqual(await page.evaluate(brokenNames), [], `${width} px`);
    }
  },
  { engines: ['chromium', 'firefox'] },
);
