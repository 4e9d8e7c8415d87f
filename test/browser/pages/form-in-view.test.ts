import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { fillAll, send } from '../harness/form';
import { openSite } from '../harness/open-page';
import { settleScroll, waitFor } from '../harness/wait';

const sizes = [
  [1280, 700],
  [812, 375],
  [360, 640],
  [320, 256],
] as const;

/** Runs in the page. The elements that are not fully between the header and the bottom edge. */
function outOfView(...selectors: string[]) {
  const header = document.querySelector('.site-header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const from = isSticky ? header.getBoundingClientRect().bottom : 0;
  return selectors.flatMap((css) => {
    const { top = NaN, bottom = NaN } = document.querySelector(css)?.getBoundingClientRect() ?? {};
    const isInView = top >= from - 1 && bottom <= innerHeight + 1;
    return isInView ? [] : [`${css} at ${top} to ${bottom}, view ${from} to ${innerHeight}`];
  });
}

/** Presses the button at the bottom edge of each window: the parts are then in view. */
async function expectInView(page: Page, focused: string, ...parts: string[]) {
  for (const [width, height] of sizes) {
    await page.setViewport(width, height);
    await page.evaluate((css: string) => {
      document.querySelector(css)?.scrollIntoView({ block: 'end' });
    }, send);
    await page.click(send);
    const hasFocus = (css: string) => document.activeElement?.matches(css);
    await waitFor(page, `the focus on ${focused}`, hasFocus, focused);
    await settleScroll(page);
    assert.deepEqual(await page.evaluate(outOfView, ...parts), [], `${width} × ${height}`);
  }
}

for (const { tag, file } of editions)
  browserTest(
    `F2, F6: words about mistakes, and then "not sent", are in view in every window (${tag})`,
    async (page) => {
      await openSite(page, `${file}#/contact-us`);
      await expectInView(page, '[name="name"]', '.form-field label', '[name="name"]');
      await fillAll(page);
      await expectInView(page, '.message-panel', '.message-panel h3', '.message-panel a');
    },
    { engines: tag === 'en' ? engineNames : ['chromium'] },
  );
