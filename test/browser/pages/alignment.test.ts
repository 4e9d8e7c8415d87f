import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { specimen } from '../../../src/content/specimen';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';

/** Runs in the page: the languages of the visible sentences, of which the second one is chosen. */
function languages() {
  return [...document.querySelectorAll<HTMLElement>('.alignment-sentence')]
    .filter((sentence) => sentence.getClientRects().length > 0)
    .map(({ lang }) => lang);
}

/** Runs in the page: for each arch, how far in px its ends are from the centers of its words. */
function misses() {
  const box = document.querySelector('.alignment > .wrap')?.getBoundingClientRect();
  const target = [...document.querySelectorAll('.alignment-target')].find(
    (one) => one.getClientRects().length > 0,
  );
  const arches = [...(target?.querySelectorAll('i') ?? [])];
  if (!box || arches.length === 0) throw new Error('no arch');
  return arches.flatMap((arch, index) => {
    const words = [document.querySelector('.wrap > .alignment-sentence'), target]
      .map((sentence) => sentence?.querySelector(['u', 'em'][index] ?? '') as Element)
      .map((word) => word.getBoundingClientRect());
    const centers = words.map(({ left, right }) => (left + right) / 2 - box.left);
    // Their positions are relative to the box. The curve of the wrong direction has no width.
    const parts = ['::before', '::after']
      .map((part) => getComputedStyle(arch, part))
      .filter(({ width, borderTopWidth }) => Number.parseFloat(width + borderTopWidth) > 0)
      .map((part) => [part.left, part.right, part.top, part.bottom].map(Number.parseFloat));
    const left = Math.min(...parts.map(([left = 0]) => left));
    const right = box.width - Math.min(...parts.map(([, right = 0]) => right));
    const foot = box.height - Math.min(...parts.map(([, , , bottom = 0]) => bottom));
    const half = (right - left - Math.abs((centers[0] ?? 0) - (centers[1] ?? 0))) / 2;
    const lowest = Math.max(...words.map(({ top }) => top)) - box.top;
    return [left + half - Math.min(...centers), half > 4 && half < 10 ? 0 : half, foot - lowest];
  });
}

async function expectArches(page: Page, where: string) {
  const far = (await page.evaluate(misses)).filter((miss) => Math.abs(miss) > 6);
  assert.deepEqual(far, [], where);
}

browserTest('B7: arches lead from the marked words to those of any language', async (page) => {
  const site = await serve();
  for (const { file, tag } of editions) {
    await page.setViewport(1280, 800);
    await open(page, site.url(`${file}#/`));
    for (const { name, lang } of specimen.filter(({ lang }) => lang !== tag)) {
      for (const width of [1280, 360]) {
        await page.setViewport(width, 800);
        await page.click({ css: '.alignment-choice', name });
        assert.equal((await page.evaluate(languages)).at(-1), lang);
        await expectArches(page, `${file}, ${lang}, ${width} px`);
      }
    }
  }
});

browserTest('B7, R12: a language that is chosen before hydration stays chosen', async (page) => {
  const site = await serveWithoutScript();
  await openWithoutScript(page, site.url('#/'));
  const last = specimen.at(-1);
  await page.click({ css: '.alignment-choice', name: last?.name ?? '' });
  assert.equal((await page.evaluate(languages)).at(-1), last?.lang);
  await expectArches(page, 'without script');
  site.release();
  await ready(page);
  assert.equal((await page.evaluate(languages)).at(-1), last?.lang);
});
