import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { specimen } from '../../../src/content/specimen';
import { choose, faultsOf } from '../harness/arches';
import { browserTest } from '../harness/browser-test';
import { engineNames } from '../harness/engines/types';
import {
  openSite,
  openWithoutScript,
  ready,
  rightToLeft,
  serveWithoutScript,
} from '../harness/open-page';
import { settleScroll } from '../harness/wait';

/** Runs in the page: the languages of the visible sentences, of which the second one is chosen. */
function languages() {
  return [...document.querySelectorAll<HTMLElement>('.alignment p[lang]')]
    .filter((sentence) => sentence.getClientRects().length > 0)
    .map(({ lang }) => lang);
}

/** Runs in the page: leaves the alignment alone in it, so that layout is quick, and awaits fonts. */
function isolate() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.page > :not(.alignment), footer { display: none !important; } * { content-visibility: visible !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
  return document.fonts.ready.then(() => true);
}

/** The default edition, and one that is read from the right. */
const directions = [editions[0], rightToLeft].filter((edition) => edition !== undefined);
const widths = [320, 360, 412, 639, 640, 768, 1024, 1280, 1920];

for (const edition of editions)
  browserTest(
    `B7: each arch of ${edition.file} ends above its two words`,
    async (page) => {
      await openSite(page, `${edition.file}#/`);
      await page.evaluate(isolate);
      const targets = specimen.filter(({ lang }) => lang !== edition.tag);
      const faults: string[] = [];
      const most = page.engine === 'webkit' ? 50 : undefined;
      // WebKit takes half a second for each language and width.
      for (const width of page.engine === 'chromium' ? widths : [360, 1280]) {
        // Without a scroll bar, beside which the choices would need another row.
        await page.setViewport(width, 1200);
        const heights = new Set<number>();
        for (const choice of targets.map(({ lang }) => `to-${lang}`)) {
          const { pairs, height } = await page.evaluate(choose, choice);
          heights.add(Math.round(height));
          faults.push(...faultsOf(pairs, most).map((fault) => `${width} px, ${choice}: ${fault}`));
        }
        if (heights.size > 1)
          faults.push(`${width} px: the block is ${[...heights].join(' or ')} px high`);
      }
      assert.deepEqual(faults, []);
    },
    { engines: directions.includes(edition) ? engineNames : ['chromium'] },
  );

/** Runs in the page: scrolls until the choices are at the top of the view, and returns where it is. */
function scrollToChoices() {
  const first = document.querySelector('.alignment label');
  scrollTo(0, scrollY + (first?.getBoundingClientRect().top ?? 0) - 80);
  return scrollY;
}

/** Runs in the page: by how many px the label of the focused choice is out of view. */
function outOfView() {
  const label = (document.activeElement as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
  if (!label) return 'no choice has the focus';
  return Math.round(Math.max(0, -label.top, label.bottom - innerHeight));
}

for (const { file } of directions)
  browserTest(
    `B7: choosing a language in ${file} neither moves the page nor hides it`,
    async (page) => {
      await page.setViewport(360, 640);
      await openSite(page, `${file}#/`);
      const start = await page.evaluate(scrollToChoices);
      for (const { name } of specimen.slice(1, 4))
        await page.click({ css: '.alignment label', name });
      assert.equal(await settleScroll(page), start, 'the page has scrolled');
      await page.setViewport(320, 256);
      for (const { lang } of specimen.slice(1)) {
        await page.press('ArrowRight');
        await settleScroll(page);
        assert.equal(await page.evaluate(outOfView), 0, `px out of view, after ${lang}`);
      }
    },
    { engines: file === 'index.html' ? engineNames : ['chromium'] },
  );

/** Runs in the page: an element after each one of the choices, as extensions add them. */
function addBetween() {
  for (const element of document.querySelectorAll('.alignment .wrap > *, .translation > *'))
    element.after(document.createElement('span'));
}

browserTest(
  'B7, R12: a choice before hydration stays, and foreign elements disturb none',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/'));
    const [{ lang, name } = { lang: '', name: '' }] = specimen.slice(-1);
    await page.click({ css: '.alignment label', name });
    assert.deepEqual(await page.evaluate(languages), ['en', lang]);
    site.release();
    await ready(page);
    assert.deepEqual(await page.evaluate(languages), ['en', lang]);
    await page.evaluate(addBetween);
    for (const { lang, name } of specimen.slice(1, 3)) {
      await page.click({ css: '.alignment label', name });
      assert.deepEqual(await page.evaluate(languages), ['en', lang]);
      const { pairs } = await page.evaluate(choose, `to-${lang}`);
      assert.deepEqual(faultsOf(pairs), []);
    }
  },
);
