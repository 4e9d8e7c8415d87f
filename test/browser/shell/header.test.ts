import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { frames } from '../harness/wait';

/** Runs in the page: seven links, those besides the button with names twice as long. */
function crowd() {
  const first = document.querySelector('.menu li');
  const list = first?.parentElement;
  while (first && list && list.children.length < 7) first.after(first.cloneNode(true));
  for (const link of document.querySelectorAll('.menu a:not(.button)'))
    link.textContent += ` ${link.textContent}`;
}

/** Runs in the page: where the button of the menu is nearer than 4 px to what is around it. */
function tight() {
  const boxOf = (css: string) =>
    document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
  const button = boxOf('.menu .button');
  const row = boxOf('.site-header > .wrap');
  const links = [...document.querySelectorAll('.menu a:not(.button)')].map((link) => ({
    name: link.textContent,
    box: link.getBoundingClientRect(),
  }));
  const gaps = [
    { name: 'the top of the header', gap: button.top - row.top },
    { name: 'the bottom of the header', gap: row.bottom - button.bottom },
    ...links.map(({ name, box }) => {
      const across = Math.max(box.left - button.right, button.left - box.right);
      return { name, gap: Math.max(across, box.top - button.bottom, button.top - box.bottom) };
    }),
  ];
  return gaps
    .filter(({ gap }) => gap < 4)
    .map(({ name, gap }) => `${gap.toFixed(1)} px from the button to ${name}`);
}

for (const { file } of editions)
  browserTest(
    `1.4.10: the button of the header of ${file} keeps its distance, with seven long links too`,
    async (page) => {
      const site = await serve();
      await open(page, site.url(file));
      for (const links of ['its own links', 'seven long links']) {
        if (links === 'seven long links') await page.evaluate(crowd);
        for (const width of [960, 1100, 1280, 1920]) {
          await page.setViewport(width, 800);
          await frames(page);
          assert.deepEqual(await page.evaluate(tight), [], `${links} at ${width} px`);
        }
      }
    },
    { engines: ['chromium'] },
  );
