import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { allHashes, open, rightToLeft } from '../harness/open-page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';
import { settleMotion } from '../harness/wait';

/** Runs in the page: the targets that are smaller than `least`, with their sizes in px. */
function tooSmall(least: number, css: string) {
  return (
    [...document.querySelectorAll(css)]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('[inert], .skip') &&
          // The criterion exempts links in a line of text.
          !(getComputedStyle(one).display === 'inline' && one.closest('p')),
      )
      // A pointer reaches a radio button, which is hidden from sight, through its label.
      .map(
        (one) =>
          (one instanceof HTMLInputElement && one.type === 'radio' && one.labels?.[0]) || one,
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01)
      .map(
        ({ one, box }) =>
          `${one.outerHTML.slice(0, 60)}: ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`,
      )
  );
}

const everything = 'a[href], button, summary, input, textarea, [role="tab"]';
// Without the dots, which are close together: dragging and keys do the same.
const main = `.button, .menu-button, .brand, .carousel-rotation, .carousel-arrow,
  [role="tab"], summary, input, textarea,  #menu:popover-open a`;

async function smallOn(page: Page) {
  return [
    ...(await page.evaluate(tooSmall, 24, everything)),
    ...(await page.evaluate(tooSmall, 44, main)),
  ];
}

for (const [edition, width] of [
  ['index.html', 390],
  ['index.html', 1280],
  ...(rightToLeft ? [[rightToLeft.file, 390] as const] : []),
] as const) {
  browserTest(
    `2.5.8, 2.5.5: targets of ${edition} are at least 24 px, main ones 44, at ${width} px`,
    async (page) => {
      await page.setViewport(width, 800);
      const site = await serve();
      const found: Record<string, string[]> = {};
      for (const hash of allHashes) {
        await open(page, site.url(edition + hash));
        await settleMotion(page);
        if (width < 900) {
          await states.menu(page);
        }
        if (hash === '#/contact-us') {
          if (width < 900) await page.press('Escape');
          await states.messagePanel(page);
        }
        const small = await smallOn(page);
        if (small.length > 0) found[hash] = small;
      }
      assert.deepEqual(found, {});
    },
    { engines: ['chromium'] },
  );
}
