import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { waitFor } from '../harness/wait';

/** Runs in a frame: words of 20 letters in name and buttons, and seven links of two such words. */
function lengthen() {
  const word = 'Abcdefghijklmnopqrst';
  for (const css of ['.brand > :last-child', '.header-quote > span', '.menu-button'])
    for (const part of document.querySelectorAll(`.site-header ${css}`)) part.textContent = word;
  const first = document.querySelector('.menu li');
  const list = first?.parentElement;
  while (first && list && list.children.length < 7) first.after(first.cloneNode(true));
  for (const link of document.querySelectorAll('.menu a')) link.textContent = `${word} ${word}`;
}

/** Runs in a frame: what is wrong with the row of the header, and with its open menu. */
function faultsAt(widths: readonly number[]): string[] {
  const boxOf = (css: string) => {
    const part = document.querySelector(`.site-header ${css}`);
    return part?.checkVisibility() ? part.getBoundingClientRect() : null;
  };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const find = () => {
    const found: string[] = [];
    const row = boxOf('> .wrap') ?? new DOMRect();
    if (row.height !== 4.25 * rem) found.push(`the row is ${row.height} px high`);
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) found.push(`the page is ${beyond} px too wide`);
    const parts = ['.brand', '.header-quote', '.menu-button', '.menu'].flatMap((css) => {
      const box = boxOf(css);
      return box ? [{ css, box }] : [];
    });
    for (const [index, { css, box }] of parts.entries()) {
      if (box.top < row.top || box.bottom > row.bottom) found.push(`${css} leaves the row`);
      if (box.left < 0 || box.right > innerWidth) found.push(`${css} leaves the window`);
      if (css !== '.menu' && Math.min(box.width, box.height) < 44) found.push(`${css} is small`);
      for (const { css: other, box: before } of parts.slice(0, index))
        if (Math.max(box.left - before.right, before.left - box.right) < 4)
          found.push(`${css} is near ${other}`);
    }
    const [brand, name] = [boxOf('.brand'), boxOf('.brand > :last-child')];
    const isShown = name && brand && name.top < brand.bottom;
    if (isShown && name.bottom > brand.bottom) found.push('the name is cut off');
    const menu = document.querySelector<HTMLElement>('.menu');
    if (!menu || !boxOf('.menu-button')) return found;
    menu.showPopover();
    const gap = menu.getBoundingClientRect().top - (boxOf('.menu-button')?.bottom ?? 0);
    if (gap < 0) found.push('the menu covers its button');
    for (const link of menu.querySelectorAll('a'))
      if (link.checkVisibility() && link.offsetHeight < 44) found.push('a link of it is small');
    menu.hidePopover();
    return found;
  };
  return widths.flatMap((width) => {
    (frameElement as HTMLIFrameElement).width = String(width);
    return find().map((fault) => `${width} px: ${fault}`);
  });
}

function hasFontSize(size: number) {
  return getComputedStyle(document.documentElement).fontSize === `${size}px`;
}

const widths = [320, 360, 390, 600, 960, 1100, 1280, 1920];

for (const { file } of editions)
  browserTest(
    `B8, 1.4.4, 1.4.10: the header of ${file} is one row in every window, with long words and large text too`,
    async (page) => {
      const documents = {
        '/frame.html': `<title>Frame</title><iframe src="${file}" height="800">`,
      };
      const site = await serve({ documents });
      await page.goto(site.url('frame.html'));
      const frame = page.inFrame('iframe');
      await ready(frame);
      for (const words of ['own words', 'words of 20 letters']) {
        if (words !== 'own words') await frame.evaluate(lengthen);
        for (const standard of [16, 24, 32]) {
          await page.cdp('Page.setFontSizes', { fontSizes: { standard } });
          await waitFor(frame, `text of ${standard} px`, hasFontSize, standard);
          const faults = await frame.evaluate(faultsAt, widths);
          assert.deepEqual(faults, [], `${words}, text of ${standard} px`);
        }
      }
    },
    { engines: ['chromium'] },
  );
