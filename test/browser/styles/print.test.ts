import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { allHashes, open } from '../harness/open-page';
import { serve } from '../harness/site';

/** Runs in the page. */
function look() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const shown = (css: string) => [...document.querySelectorAll<HTMLElement>(css)].filter(isShown);
  const parts = shown('body, body *:not(progress)').flatMap((one) => [
    getComputedStyle(one),
    // Text that the style sheet adds by `content` is printed too, if it has letters or digits.
    ...['::before', '::after']
      .map((part) => getComputedStyle(one, part))
      .filter(({ content }) => !['none', 'normal', '""'].includes(content)),
  ]);
  const colors = (part: 'color' | 'backgroundColor') =>
    [...new Set(parts.map((style) => style[part]))].sort();
  return {
    controls: shown('button, input, textarea, iframe, [role="tablist"], .menu, .skip').map(
      (one) => one.className || one.localName,
    ),
    closed: [
      ...document.querySelectorAll(
        'article:not([hidden]) :is(.tab-panel, details > p, .carousel-slide)',
      ),
    ]
      .filter((one) => !isShown(one))
      .map((one) => one.textContent),
    links: shown('main a[href]:not([href^="#"])').map((one) => {
      const href = one.getAttribute('href') ?? '';
      return { href, text: one.textContent + getComputedStyle(one, '::after').content };
    }),
    ink: colors('color'),
    paper: colors('backgroundColor'),
    atEdge: shown('main img')
      .filter((one) => one.getBoundingClientRect().left < 1)
      .map((one) => one.getAttribute('src')),
    // Heights of the window would fill sheets with nothing.
    reserved: shown('main section').filter(
      (one) => Number.parseFloat(getComputedStyle(one).minHeight) > 0,
    ).length,
    isSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

const unprinted = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];

for (const scheme of ['light', 'dark'] as const) {
  browserTest(
    `A1, T2: a print in the ${scheme} scheme is black on white, with all open and no controls`,
    async (page) => {
      await page.setViewport(720, 1000);
      const site = await serve();
      for (const hash of allHashes) {
        await page.prefer({ print: false });
        await open(page, site.url(hash));
        await page.prefer({ print: true });
        const { links, paper, ...rest } = await page.evaluate(look);
        assert.deepEqual(
          rest,
          {
            controls: [],
            closed: [],
            ink: ['rgb(0, 0, 0)'],
            atEdge: [],
            reserved: 0,
            isSideways: false,
          },
          hash,
        );
        assert.deepEqual(
          paper.filter((color) => !unprinted.includes(color)),
          [],
          hash,
        );
        for (const { href, text } of links) {
          const address = href.replace(/^(mailto|tel):|\?.*/g, '');
          assert.ok(
            text.replaceAll(' ', '').includes(address),
            `${hash}: “${text}” does not say ${address}`,
          );
        }
      }
    },
    { engines: ['chromium'], preferences: { scheme } },
  );
}
