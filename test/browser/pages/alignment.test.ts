import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { specimen } from '../../../src/content/specimen';
import { browserTest } from '../harness/browser-test';
import {
  openFresh,
  openWithoutScript,
  ready,
  rightToLeft,
  serveWithoutScript,
} from '../harness/open-page';
import { serve } from '../harness/site';

/** Runs in the page: the languages of the visible sentences, of which the second one is chosen. */
function languages() {
  return [...document.querySelectorAll<HTMLElement>('.alignment-sentence')]
    .filter((sentence) => sentence.getClientRects().length > 0)
    .map(({ lang }) => lang);
}

/**
 * Runs in the page: chooses each language, and returns by how many px an arch misses the center of
 * one of its words, where it does.
 */
function misses() {
  const px = Number.parseFloat;
  /** The positions of the two parts. The curve of the wrong direction has no width. */
  const partsOf = (arch: Element) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(arch, part))
      .filter(({ width }) => px(width) > 0);
  const missesOf = (target: Element) =>
    [...target.querySelectorAll('i')].flatMap((arch, index) => {
      const box = target.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const mark = index === 0 ? 'u' : 'em';
      const words = [document.querySelector('.wrap > .alignment-sentence'), target].map(
        (sentence) => sentence?.querySelector(mark)?.getBoundingClientRect() ?? new DOMRect(),
      );
      const centers = words.map(({ left, right }) => (left + right) / 2 - box.left);
      const left = Math.min(...partsOf(arch).map((part) => px(part.left)));
      const right = box.width - Math.min(...partsOf(arch).map((part) => px(part.right)));
      const foot = box.height - Math.min(...partsOf(arch).map(({ bottom }) => px(bottom)));
      const lowest = Math.max(...words.map(({ top }) => top)) - box.top;
      // From the middle of the stroke.
      const from = left + 6 - Math.min(...centers);
      return [from, right - 6 - Math.max(...centers), foot - lowest];
    });
  const choices = [...document.querySelectorAll<HTMLInputElement>('.alignment input')];
  return choices.flatMap((choice) => {
    choice.click();
    const target = choice.nextElementSibling?.nextElementSibling;
    const all = target ? missesOf(target) : [];
    if (all.length !== 6) return [`${choice.id}: ${all.length}`];
    return all.filter((miss) => !(Math.abs(miss) < 6)).map((miss) => `${choice.id}: ${miss}`);
  });
}

browserTest('B7: arches lead from the marked words to those of each language', async (page) => {
  const site = await serve();
  for (const { file } of [editions[0], rightToLeft].filter((edition) => edition !== undefined))
    for (const width of [1280, 360]) {
      await page.setViewport(width, 800);
      await openFresh(page, site.url(`${file}#/`));
      assert.deepEqual(await page.evaluate(misses), [], `${file}, ${width} px`);
    }
});

browserTest('B7, R12: a language that is chosen before hydration stays chosen', async (page) => {
  const site = await serveWithoutScript();
  await openWithoutScript(page, site.url('#/'));
  const last = specimen.at(-1);
  await page.click({ css: '.alignment-choice', name: last?.name ?? '' });
  assert.equal((await page.evaluate(languages)).at(-1), last?.lang);
  site.release();
  await ready(page);
  assert.equal((await page.evaluate(languages)).at(-1), last?.lang);
});
