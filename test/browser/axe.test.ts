import assert from 'node:assert/strict';
import { failedPageWords } from '../../src/content/interface';
import { violations } from './axe';
import type { Page } from './engines/page';
import { looks } from './looks';
import { open, openEarly, pages, serveWithoutScript } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { buildWithThrowingPage } from './throwing-page';
import { waitFor } from './wait';

/** Every state that a page can come into, with the page. */
const states: readonly (readonly [hash: string, look: keyof typeof looks])[] = [
  ['#/', 'answer'], ['#/about-us', 'milestone'], ['#/language', 'filtered'], ['#/contact-us', 'invalid'], ['#/contact-us', 'handOver'],
];

const expectNothing = (found: Record<string, string[]>) =>
  assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, objections]) => objections.length > 0)), {});

const sizes = [[1280, 800], [390, 740]] as const;
const schemes = ['light', 'dark'] as const;

/** Slides stand still: while they move, nothing can be said of them. */
const still = async (page: Page, [width, height]: (typeof sizes)[number], scheme: (typeof schemes)[number]) => {
  await page.setViewport(width, height);
  await page.setReducedMotion(true);
  await page.setScheme(scheme);
};

for (const size of sizes) {
  for (const scheme of schemes) {
    // The rules read the document more than its looks: one other engine sees each page once.
    const isForTwo = size[0] === 390;
    statement('axe', `Nothing to object to on any page and in any state, ${size[0]} px wide, ${scheme}`, async (page) => {
      const site = await serve();
      await still(page, size, scheme);
      const found: Record<string, string[]> = {};
      for (const hash of pages) {
        await open(page, site.url(hash));
        found[hash] = await violations(page);
      }
      for (const [hash, look] of [...states, ...(size[0] < 900 ? [['#/services', 'menu'] as const] : [])]) {
        await page.goto('about:blank');
        await open(page, site.url(hash));
        await looks[look](page);
        found[`${hash} ${look}`] = await violations(page);
      }
      expectNothing(found);
    }, { timeout: 120_000, engines: isForTwo && scheme === 'dark' ? ['chromium', 'firefox'] : ['chromium'] });
  }
}

statement('axe', 'Nothing to object to before script has come', async (page) => {
  const found: Record<string, string[]> = {};
  for (const hash of ['#/', '#/about-us', '#/contact-us']) {
    const site = await serveWithoutScript();
    await openEarly(page, site.url(hash));
    found[hash] = await violations(page);
  }
  expectNothing(found);
}, { engines: ['chromium', 'webkit'] });

statement('axe', 'Nothing to object to where a page has failed', async (page) => {
  const { folder, remove } = await buildWithThrowingPage('services', 'Services');
  try {
    const site = await serve({ folder });
    await page.goto(site.url('#/services'));
    await waitFor(page, 'the page that stands in', (title: string) =>
      document.querySelector('main h1')?.textContent === title, failedPageWords.title);
    expectNothing({ failed: await violations(page) });
  } finally {
    await remove();
  }
}, { engines: ['chromium'] });
