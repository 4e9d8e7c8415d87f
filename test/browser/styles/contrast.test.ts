import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { openSite } from '../harness/open-page';

/*
 * axe checks the text of each page (whole-site/axe.test.ts). This checks the tokens on every ground
 * of every page: text, also on the letters of the language wall, and rings and marks, which axe does
 * not see; and in the dark scheme, where colors are closer than they look, neighboring grounds.
 */
const tokens: readonly (readonly [least: number, names: string, grounds: string])[] = [
  [7, 'accent', 'body, .card, .contact-card, .wall-group, [data-ground]'],
  // An arch has only a letter.
  [7, 'ink muted', 'body, .card, .contact-card, .wall-group, [data-ground]:not(.arcade *)'],
  [7, 'link', 'body, .card, .contact-card, [data-ground]'],
  [3, 'ring', 'body, .card, [data-ground]'],
  [
    3,
    'edge vermilion peacock',
    'body, .card, :is([data-ground="sand"], [data-ground="lilac"]):not(.wall-group, .arcade *)',
  ],
];
const neighbors = [1.25, 'neighbor', '.page > * + *, .card, .contact'] as const;

/** Runs in the page: the tokens with too little contrast. Hidden pages have their colors too. */
function faint(least: number, names: string, grounds: string): string[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (element: Element, token: string) => {
    if (!probe) throw new Error('The browser has no canvas');
    probe.fillStyle = getComputedStyle(element).getPropertyValue(`--${token}`);
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return [...document.querySelectorAll(grounds)].flatMap((element) => {
    const ground = luminance(element, 'ground');
    const neighbor = element.previousElementSibling ?? element.parentElement ?? element;
    return names.split(' ').flatMap((name) => {
      const front = name === 'neighbor' ? luminance(neighbor, 'ground') : luminance(element, name);
      const ratio = Math.max(front / ground, ground / front);
      const isSame = name === 'neighbor' && ratio === 1;
      return ratio < least && !isSame
        ? [`--${name} on ${element.outerHTML.slice(0, 60)}: ${ratio.toFixed(2)}:1`]
        : [];
    });
  });
}

browserTest(
  '1.4.6, 1.4.11: text has a contrast of 7:1 with every ground, rings and marks of 3:1, dark neighbors of 1.25:1',
  async (page) => {
    await openSite(page, '#/language');
    const backgrounds = new Set<string>();
    for (const scheme of ['light', 'dark'] as const) {
      await page.prefer({ scheme });
      backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
      for (const row of scheme === 'dark' ? [...tokens, neighbors] : tokens)
        assert.deepEqual(await page.evaluate(faint, ...row), [], `in the ${scheme} scheme`);
    }
    assert.equal(backgrounds.size, 2, 'backgrounds of the light and the dark scheme');
  },
  { engines: ['chromium'] },
);
