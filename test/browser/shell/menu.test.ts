import { headerWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import {
  isInHeader,
  open,
  openWithoutScript,
  pages,
  ready,
  serveWithoutScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually } from '../harness/wait';

/** Of the open menu: the link to the form for a quote is beside its button (behavior B8). */
const labels = pages
  .filter(({ path }) => isInHeader(path) && path !== '/contact-us')
  .map(({ label }) => label);
const button = { css: '.menu-button', name: headerWords.menu };

/** Runs in the page. */
function look() {
  return {
    isOpen: document.querySelector('.menu')?.matches(':popover-open') === true,
    links: [...document.querySelectorAll('.menu a')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent),
    focus: document.activeElement?.textContent ?? '',
  };
}

function expectMenu(page: Page, isOpen: boolean, focus: string) {
  return eventually(() => page.evaluate(look), { isOpen, links: isOpen ? labels : [], focus });
}

/**
 * Opens the closed menu by mouse and by keys, tabs into its links, and closes it by Escape, which
 * returns the focus.
 */
async function exercise(page: Page) {
  await page.click(button);
  await expectMenu(page, true, headerWords.menu);
  for (const label of labels) {
    await page.press('Tab');
    await expectMenu(page, true, label);
  }
  await page.press('Escape');
  await expectMenu(page, false, headerWords.menu);
  await page.press('Enter');
  await expectMenu(page, true, headerWords.menu);
  await page.press('Space');
  await expectMenu(page, false, headerWords.menu);
}

browserTest(
  'R12: the menu opens and closes before the script arrives, and stays open at hydration',
  async (page) => {
    await page.setViewport(390, 740);
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/services'));
    await exercise(page);
    await page.press('Enter');
    site.release();
    await ready(page);
    await expectMenu(page, true, headerWords.menu);
    await page.press('Escape');
    await expectMenu(page, false, headerWords.menu);
  },
);

/** Runs in the page: the distance between the header and the open menu, in whole pixels. */
function gapAboveMenu() {
  const top = document.querySelector('.menu:popover-open')?.getBoundingClientRect().top;
  const header = document.querySelector('.site-header > .wrap')?.getBoundingClientRect();
  return top && Math.round(top - (header?.bottom ?? 0));
}

browserTest(
  'the open menu is below the header of a scrolled page, also in a low window',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    for (const [width, height, y] of [
      [390, 740, 0],
      [390, 740, 16],
      [390, 740, 600],
      [320, 256, 50],
    ] as const) {
      await page.setViewport(width, height);
      await page.evaluate((top: number) => scrollTo({ top, behavior: 'instant' }), y);
      await page.click(button);
      const where = `at ${width} x ${height} px, scrolled by ${y} px`;
      await eventually(async () => [where, await page.evaluate(gapAboveMenu)], [where, 0]);
      await page.press('Escape');
    }
  },
);
