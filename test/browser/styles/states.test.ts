import assert from 'node:assert/strict';
import { faq } from '../../../src/content/en/faq';
import { showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import { canMove } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { allHashes, open, openSite } from '../harness/open-page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';
import { frames } from '../harness/wait';

/** Pairs of an element that is current, chosen or open, and one of its kind that is not. */
const pairs: [is: string, isNot: string][] = [
  ['.menu a[aria-current]', '.menu a:not([aria-current], .button)'],
  ['.site-footer a[aria-current="page"]', '.site-footer nav a:not([aria-current])'],
  ['.carousel-dot[aria-current]', '.carousel-dot:not([aria-current])'],
  ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
];
if (faq.length > 1) pairs.push(['details[open] summary', 'details:not([open]) summary']);

/** Runs in the page: how an element looks. Of a color, only whether it is transparent counts. */
function lookOf(css: string, withColors: boolean): string {
  const element = [...document.querySelectorAll(css)].find((one) => one.getClientRects().length);
  if (!element) throw new Error(`There is no visible ${css}`);
  const shapes = 'textDecorationLine fontWeight borderBlockEndWidth borderInlineStartWidth';
  const effects = 'boxShadow transform rotate content';
  const paints = 'color backgroundColor borderBlockEndColor borderInlineStartColor';
  const looks = [null, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    const valuesOf = (names: string) =>
      names.split(' ').map((name) => String(style[name as keyof CSSStyleDeclaration]));
    const colors = valuesOf(paints).map((color) => (withColors ? color : /, 0\)$/.test(color)));
    return [...valuesOf(`${shapes} ${effects}`), part && style.width, ...colors];
  });
  return JSON.stringify(looks);
}

async function expectDistinct(page: Page, withColors: boolean) {
  for (const [is, isNot] of pairs)
    assert.notEqual(
      await page.evaluate(lookOf, is, withColors),
      await page.evaluate(lookOf, isNot, withColors),
      `${is} looks like ${isNot}`,
    );
}

browserTest(
  '1.4.1: what is current, chosen or open differs by more than a color',
  async (page) => {
    await openSite(page);
    await expectDistinct(page, false);
  },
  { engines: ['chromium'], preferences: { reducedMotion: true } },
);

/** Runs in the page: what has no edge, and lists whose labels are not level, in forced colors. */
function lostInForcedColors() {
  const edgeless = [...document.querySelectorAll('.button, .industry')].filter(
    (one) => getComputedStyle(one).borderTopStyle !== 'solid',
  );
  const uneven = [...document.querySelectorAll('[role="tablist"]')].filter((list) => {
    const range = document.createRange();
    const tops = [...list.children].map((tab) => {
      range.selectNodeContents(tab);
      return range.getBoundingClientRect().top;
    });
    return new Set(tops).size > 1;
  });
  return [...edgeless, ...uneven].map(({ outerHTML }) => outerHTML.slice(0, 80));
}

browserTest(
  '1.4.11: in forced colors states and edges are visible, and the labels of tabs are level',
  async (page) => {
    await openSite(page);
    await showAllPages(page);
    for (const scheme of ['light', 'dark'] as const) {
      await page.prefer({ scheme, forcedColors: true });
      assert.deepEqual(await page.evaluate(lostInForcedColors), [], `without an edge, ${scheme}`);
      await expectDistinct(page, true);
    }
  },
  { engines: ['chromium'] },
);

/** Runs in the page: elements that move, or would move at the next change. */
function moving() {
  return [...document.querySelectorAll('*')].flatMap((one) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one, part);
      const isStill =
        !/[1-9]/.test(transitionDuration) && animationName === 'none' && scrollBehavior === 'auto';
      return isStill ? [] : [`${one.localName}.${one.className}${part ?? ''}`];
    }),
  );
}

browserTest(
  '2.3.3: nothing moves with reduced motion, whatever is pressed',
  async (page) => {
    const site = await serve();
    const expectStill = async (what: string) => {
      await frames(page, 1);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0, what);
    };
    for (const hash of allHashes.toReversed()) {
      await open(page, site.url(hash));
      await expectStill(hash);
    }
    assert.deepEqual(await page.evaluate(moving), []);
    for (const css of [
      '[data-carousel="banner"] [data-to="next"]',
      ...(canMove('services') ? ['[data-carousel="services"] .carousel-dot:nth-child(3)'] : []),
      '[role="tab"][aria-selected="false"]',
      'details:last-of-type summary',
    ]) {
      await page.click(css);
      await expectStill(css);
    }
    await page.setViewport(390, 740);
    await states.menu(page);
    await expectStill('the menu');
  },
  { engines: ['chromium'], preferences: { reducedMotion: true } },
);
