import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';

/*
 * axe checks the text of each page (whole-site/axe.test.ts). This checks the tokens on every ground
 * of every page: text, also on the letters of the language wall, and rings and marks, which axe does
 * not see.
 */
const tokens: readonly (readonly [least: number, grounds: string, names: readonly string[]])[] = [
  [7, 'body, .card, .contact-card, .wall-group, [data-ground]', ['ink', 'muted', 'accent']],
  [7, 'body, .card, .contact-card, [data-ground]', ['link']],
  [3, 'body, .card, [data-ground]', ['ring']],
  [
    3,
    'body, .card, :is([data-ground="sand"], [data-ground="lilac"]):not(.wall-group)',
    ['edge', 'vermilion', 'peacock'],
  ],
];

/** Dark colors are closer to each other than light ones look. */
const neighbors = [1.25, '.page > * + *, .card, .contact', ['neighbor']] as const;

/** Runs in the page: the tokens with too little contrast. Hidden pages have their colors too. */
function faint(least: number, grounds: string, names: readonly string[]): string[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!probe) throw new Error('The browser has no canvas');
    probe.fillStyle = color;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const found = [...document.querySelectorAll(grounds)].flatMap((element) => {
    const style = getComputedStyle(element);
    const ground = luminance(style.getPropertyValue('--ground'));
    const neighbor = element.previousElementSibling ?? element.parentElement ?? element;
    return names.flatMap((name) => {
      const front =
        name === 'neighbor'
          ? luminance(getComputedStyle(neighbor).getPropertyValue('--ground'))
          : luminance(style.getPropertyValue(`--${name}`));
      const ratio = (Math.max(front, ground) + 0.05) / (Math.min(front, ground) + 0.05);
      const where = `${element.localName}.${element.className} ${element.getAttribute('data-ground')}`;
      const isSame = name === 'neighbor' && ratio === 1;
      return ratio < least && !isSame ? [`--${name} on ${where}: ${ratio.toFixed(2)}:1`] : [];
    });
  });
  return [...new Set(found)];
}

browserTest(
  '1.4.6, 1.4.11: text has a contrast of 7:1 with every ground, rings and marks of 3:1, dark neighbors of 1.25:1',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/language'));
    for (const scheme of ['light', 'dark'] as const) {
      await page.prefer({ scheme });
      for (const row of scheme === 'dark' ? [...tokens, neighbors] : tokens)
        assert.deepEqual(await page.evaluate(faint, ...row), [], `in the ${scheme} scheme`);
    }
  },
  { engines: ['chromium'] },
);
