import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { fillAll, send } from '../harness/form';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { settleScroll, waitFor } from '../harness/wait';

const sizes = [
  [1920, 1080],
  [1280, 700],
  [812, 375],
  [400, 700],
  [360, 640],
  [320, 256],
] as const;

/** Runs in the page: moves an element to the bottom edge of the window. */
function toBottom(css: string) {
  document.querySelector(css)?.scrollIntoView({ block: 'end' });
}

/** Runs in the page. The elements that are not fully between the header and the bottom edge. */
function outOfView(...selectors: string[]) {
  const header = document.querySelector('.site-header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const from = isSticky ? header.getBoundingClientRect().bottom : 0;
  return selectors.flatMap((css) => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    const inView = box && box.top >= from - 1 && box.bottom <= innerHeight + 1;
    return inView
      ? []
      : [`${css} at ${box?.top} to ${box?.bottom}, view ${from} to ${innerHeight}`];
  });
}

async function expectInView(page: Page, name: string, ...selectors: string[]) {
  await settleScroll(page);
  assert.deepEqual(await page.evaluate(outOfView, ...selectors), [], name);
}

for (const { tag, file } of editions)
  browserTest(
    `F2, F6: words about mistakes, and then "not sent", are in view in every window (${tag})`,
    async (page) => {
      const site = await serve();
      await open(page, site.url(`${file}#/contact-us`));
      for (const [width, height] of sizes) {
        await page.viewport(width, height);
        await page.evaluate(toBottom, send);
        await page.click(send);
        await waitFor(page, 'the focus', () => document.activeElement?.matches('[name="name"]'));
        await expectInView(page, `${width} × ${height}`, '.form-field label', '[name="name"]');
      }
      await fillAll(page);
      for (const [width, height] of sizes) {
        await page.viewport(width, height);
        await page.evaluate(toBottom, send);
        await page.click(send);
        await waitFor(page, 'the panel', () => document.activeElement?.matches('.message-panel'));
        await expectInView(page, `${width} × ${height}`, '.message-panel h3', '.message-panel a');
      }
    },
  );
