import assert from 'node:assert/strict';
import { messageWords } from '../../src/content/en/interface';
import { useColors, type WithColors } from './colors';
import type { Page } from './engines/page';
import { looks } from './looks';
import { open, pages } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { settleMotion } from './wait';

/** Runs in the page: each text that stands out too little from what is behind it. */
const faint = () => {
  const { colorOf, groundOf, over, contrastOf } = window as unknown as WithColors;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const letters = [...document.querySelectorAll('.wall-letter')];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !element ||
      text === '' ||
      element.closest('[inert], [aria-hidden="true"], .skip, .visually-hidden')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const isBelow = (letter: Element) => {
      const { left, right, top, bottom } = letter.getBoundingClientRect();
      // A letter is cut off by its own tile.
      if (!letter.parentElement?.contains(element)) return false;
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    };
    const grounds = [
      groundOf(element),
      ...letters
        .filter(isBelow)
        .map((letter) => over(colorOf(getComputedStyle(letter).color), groundOf(letter))),
    ];
    const contrast = Math.min(
      ...grounds.map((ground) => contrastOf(colorOf(getComputedStyle(element).color), ground)),
    );
    // Links, headings and buttons are told by more than their colour; what is read at length is not.
    const least = element.closest(
      'a, button, summary, h1, h2, h3, .eyebrow, [role="tab"], label, i',
    )
      ? 4.5
      : 7;
    if (contrast < least)
      found.add(
        `${element.localName}.${element.className} “${text.slice(0, 30)}”: ${contrast.toFixed(2)}`,
      );
  }
  return [...found];
};

/** Runs in the page: each control whose edge and whose inside both stand out too little from what is around it. */
const faintControls = () => {
  const { colorOf, groundOf, contrastOf } = window as unknown as WithColors;
  const controls = [...document.querySelectorAll('input, textarea, .menu-button, progress')].filter(
    (one) => one.checkVisibility(),
  );
  return controls.flatMap((one) => {
    const around = groundOf(one.parentElement);
    const edge = colorOf(getComputedStyle(one).borderBlockStartColor);
    const contrast = Math.max(contrastOf(edge, around), contrastOf(groundOf(one), around));
    return contrast < 3 ? [`${one.outerHTML.slice(0, 60)}: ${contrast.toFixed(2)}`] : [];
  });
};

/** The states in which more text shows than at first. */
const bringUp: Partial<Record<(typeof pages)[number], (page: Page) => Promise<void>>> = {
  '#/': looks.answer,
  async '#/contact-us'(page) {
    await looks.handOver(page);
    await page.click({ css: '.message-panel button', name: messageWords.copy });
    await page.click('[name="email"]');
    await page.press('Control+a');
    await page.type('no address');
    await page.press('Tab');
  },
};

for (const scheme of ['light', 'dark'] as const) {
  statement(
    '1.4.3 1.4.6 1.4.11',
    `All text stands out 7:1 where it is read and 4.5:1 elsewhere, controls 3:1, in the ${scheme} scheme`,
    async (page) => {
      await page.setScheme(scheme);
      const site = await serve();
      const found: Record<string, string[]> = {};
      for (const hash of pages) {
        await open(page, site.url(hash));
        await bringUp[hash]?.(page);
        await settleMotion(page);
        await useColors(page);
        const weak = [...(await page.evaluate(faint)), ...(await page.evaluate(faintControls))];
        if (weak.length > 0) found[hash] = weak;
      }
      assert.deepEqual(found, {});
      // Colours are computed alike everywhere.
    },
    { engines: ['chromium'] },
  );
}
