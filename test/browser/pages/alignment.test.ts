import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { specimen } from '../../../src/content/specimen';
import { choose, faultsOf } from '../harness/arches';
import { browserTest } from '../harness/browser-test';
import {
  openFresh,
  openSite,
  openWithoutScript,
  ready,
  rightToLeft,
  serveWithoutScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
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

const widths = [320, 360, 412, 639, 640, 768, 1024, 1280, 1920];

for (const { file, tag } of editions)
  browserTest(`B7: each arch of ${file} ends above its two words`, async (page) => {
    const site = await serve();
    await openFresh(page, site.url(`${file}#/`));
    await page.evaluate(isolate);
    const choices = specimen.filter(({ lang }) => lang !== tag).map(({ lang }) => `to-${lang}`);
    const faults: string[] = [];
    // WebKit takes half a second for each language and width.
    for (const width of page.engine === 'webkit' ? [360, 1280] : widths) {
      // Without a scroll bar, beside which the choices would need another row.
      await page.setViewport(width, 1200);
      const heights = new Set<number>();
      for (const choice of choices) {
        const { pairs, height } = await page.evaluate(choose, choice);
        heights.add(Math.round(height));
        faults.push(...faultsOf(pairs).map((fault) => `${width} px, ${choice}: ${fault}`));
      }
      if (heights.size > 1)
        faults.push(`${width} px: the block is ${[...heights].join(' or ')} px high`);
    }
    assert.deepEqual(faults, []);
  });

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

const directions = [editions[0], rightToLeft].filter((edition) => edition !== undefined);

for (const { file } of directions)
  browserTest(
    `B7: choosing a language in ${file} neither moves the page nor hides it`,
    async (page) => {
      const site = await serve();
      await page.setViewport(360, 640);
      await openFresh(page, site.url(`${file}#/`));
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
  );

/**
 * Runs in the page: makes the words twice as large and nothing else, as text zoom does, and returns
 * those that are partly out of the window, or out of their column.
 */
function outsideWhenLarge() {
  const parts = [...document.querySelectorAll<HTMLElement>('.alignment p[lang] *, .pairs b')];
  for (const part of parts) part.style.fontSize = '';
  const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
  parts.forEach((part, at) => void (part.style.fontSize = `${2 * (sizes[at] ?? 0)}px`));
  return [...document.querySelectorAll<HTMLElement>('.alignment :is(p, b)[lang]')]
    .filter((words) => {
      const { left, right } = words.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || words.scrollWidth > words.clientWidth;
    })
    .map(({ lang, textContent }) => `${lang}: ${textContent}`);
}

browserTest(
  'B7, 1.4.4: the words stay in the window where text alone is twice as large',
  async (page) => {
    const site = await serve();
    for (const { file } of editions) {
      await openFresh(page, site.url(`${file}#/`));
      for (const width of [360, 700, 1280]) {
        await page.setViewport(width, 800);
        assert.deepEqual(await page.evaluate(outsideWhenLarge), [], `${file} at ${width} px`);
      }
    }
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest('B7, R12: a language that is chosen before hydration stays chosen', async (page) => {
  const site = await serveWithoutScript();
  await openWithoutScript(page, site.url('#/'));
  const last = specimen.at(-1);
  await page.click({ css: '.alignment label', name: last?.name ?? '' });
  assert.equal((await page.evaluate(languages)).at(-1), last?.lang);
  site.release();
  await ready(page);
  assert.equal((await page.evaluate(languages)).at(-1), last?.lang);
});

/** Runs in the page: an element after each one of the choices, as extensions add them. */
function addBetween() {
  for (const element of document.querySelectorAll('.alignment .wrap > *, .translation > *'))
    element.after(document.createElement('span'));
}

browserTest(
  'B7: the chosen translation and its arches are shown among foreign elements',
  async (page) => {
    await openSite(page, '#/');
    await page.evaluate(addBetween);
    for (const { lang, name } of specimen.slice(1)) {
      await page.click({ css: '.alignment label', name });
      assert.deepEqual(await page.evaluate(languages), ['en', lang]);
      const { pairs } = await page.evaluate(choose, `to-${lang}`);
      assert.deepEqual(faultsOf(pairs), []);
    }
  },
);
