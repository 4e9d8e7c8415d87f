import assert from 'node:assert/strict';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { openSite, readyWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, scrollOn, settleMotion, settleScroll } from '../harness/wait';

// The letters in the head of Language, and the strip above its list.

const scripts = scriptGroups.map(({ script }) => script);
const last = scripts.at(-1) ?? '';

/** Runs in the page: what is in view, between the header and the end of the window. */
function seen() {
  const headings = [...document.querySelectorAll('.page:not([hidden]) .wall-group h3')];
  const covers = [...document.querySelectorAll('.site-header, .wall-strip')];
  const from = Math.max(
    0,
    ...covers
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top < 100)
      .map(({ bottom }) => bottom),
  );
  const first = headings.find((one) => one.getBoundingClientRect().top > from - 1);
  const { top = Infinity } = first?.getBoundingClientRect() ?? {};
  return {
    heading: top < innerHeight ? first?.textContent : undefined,
    focus: document.activeElement?.textContent,
    hash: location.hash,
  };
}

/** The text of the link to a script in the head. */
function letterOf(script: string) {
  const { letter } = scriptGroups.find((group) => group.script === script) ?? {};
  return `${letter} ${script}`;
}

function press(page: Page, script: string) {
  return page.click({ css: '.page-head .arcade a', name: letterOf(script) });
}

for (const width of [390, 1280])
  browserTest(
    `F9: at ${width} px each letter in the head of Language leads to its poster, and Back returns to it`,
    async (page) => {
      await page.setViewport(width, 740);
      await openSite(page, '#/language');
      await settleMotion(page);
      const before = await scrollOn(page, 60);
      for (const script of [scripts[1] ?? last, last]) {
        await press(page, script);
        await settleScroll(page);
        const { hash, ...rest } = await page.evaluate(seen);
        assert.deepEqual(rest, { heading: script, focus: script });
        assert.match(hash, /^#\/language\?/);
        await page.back();
        await eventually(
          () =>
            page.evaluate(() => [
              location.hash,
              scrollY,
              document.activeElement?.textContent?.trim(),
            ]),
          ['#/language', before, letterOf(script)],
        );
      }
    },
  );

browserTest(
  'F9: without script a letter leads to its poster, also in a new tab',
  async (page) => {
    const site = await serve();
    const hash = `#/language?${scriptGroups.at(-1)?.id}`;
    await page.goto(site.url(hash));
    await readyWithoutScript(page, hash);
    await eventually(async () => (await page.evaluate(seen)).heading, last);
    await page.goto('about:blank');
    await page.goto(site.url('#/language'));
    await press(page, last);
    await eventually(async () => (await page.evaluate(seen)).heading, last);
  },
  { preferences: { script: false } },
);

/** Runs in the page: the current letter of the strip, and whether all of it can be seen. */
function currentLetter() {
  const strip = document.querySelector('.page:not([hidden]) .wall-strip');
  const link = strip?.querySelector('[aria-current]');
  const { top = -1, left = -1, right = Infinity } = link?.getBoundingClientRect() ?? {};
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const isInView = left >= 0 && right <= innerWidth && Math.abs(top - header) < 2;
  return [link?.querySelector('.visually-hidden')?.textContent?.trim(), isInView];
}

browserTest(
  'F9: on a phone the letters stay below the header, and mark the poster in view',
  async (page) => {
    await page.setViewport(390, 740);
    await openSite(page, '#/language');
    await settleMotion(page);
    for (const script of [last, scripts[1] ?? last]) {
      await page.evaluate((name: string) => {
        const all = [...document.querySelectorAll('.page:not([hidden]) .wall-group')];
        const poster = all.find((one) => one.querySelector('h3')?.textContent === name);
        poster?.scrollIntoView({ block: 'start' });
      }, script);
      await eventually(() => page.evaluate(currentLetter), [script, true]);
    }
  },
);
