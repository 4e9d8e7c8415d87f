import assert from 'node:assert/strict';
import { faq } from '../../../src/content/en/faq';
import { browserTest } from '../harness/browser-test';
import { canMove } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { allHashes, follow, open } from '../harness/open-page';
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

/** Runs in the page: the properties in which two differ. A color counts if one is transparent. */
function differences(is: string, isNot: string, withColors: boolean) {
  const styleOf = (css: string) => {
    const element = [...document.querySelectorAll(css)].find(
      (one) => one.getClientRects().length > 0,
    );
    if (!element) throw new Error(`There is no visible ${css}`);
    const part = (pseudo: string | null) => {
      const style = getComputedStyle(element, pseudo);
      const shapes = [
        'textDecorationLine',
        'fontWeight',
        'borderBlockEndWidth',
        'boxShadow',
      ] as const;
      const more = ['borderInlineStartWidth', 'transform', 'rotate', 'content', 'width'] as const;
      const paints = ['backgroundColor', 'borderBlockEndColor', 'borderInlineStartColor'] as const;
      const size = pseudo === null ? [] : more.slice(-1);
      return [
        ...[...shapes, ...more.slice(0, -1), ...size].map((name) => `${name} ${style[name]}`),
        ...paints.map((name) => `${name} ${withColors ? style[name] : /, 0\)$/.test(style[name])}`),
        withColors ? style.color : '',
      ].map((value) => `${pseudo} ${value}`);
    };
    return [null, '::before', '::after'].flatMap(part);
  };
  const other = new Set(styleOf(isNot));
  return styleOf(is).filter((value) => !other.has(value));
}

async function expectDistinct(page: Page, withColors: boolean) {
  const same: string[] = [];
  for (const [is, isNot] of pairs)
    if ((await page.evaluate(differences, is, isNot, withColors)).length === 0) same.push(is);
  assert.deepEqual(same, [], 'states that look like their opposite');
}

browserTest(
  '1.4.1: what is current, chosen or open differs by more than a color',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    await expectDistinct(page, false);
  },
  { engines: ['chromium'], preferences: { reducedMotion: true } },
);

browserTest(
  '1.4.11: states and the edges of buttons are visible in forced colors',
  async (page) => {
    const site = await serve();
    for (const scheme of ['light', 'dark'] as const) {
      await page.goto('about:blank');
      await open(page, site.url('#/'));
      await page.prefer({ scheme, forcedColors: true });
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll('.button')].map(
          (one) => getComputedStyle(one).borderTopStyle,
        ),
      );
      assert.deepEqual([...new Set(edges)], ['solid'], `edges of buttons, ${scheme}`);
      await expectDistinct(page, true);
    }
  },
  { engines: ['chromium'] },
);

browserTest(
  '1.4.11: in forced colors, industries have edges and the labels of tabs are level',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/industry'));
    await page.prefer({ forcedColors: true });
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('.industry')].map((one) => getComputedStyle(one).borderStyle),
    );
    assert.deepEqual([...new Set(edges)], ['solid'], 'edges of industries');
    await follow(page, '/about-us');
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('[role="tablist"]')].map((list) =>
        [...list.children].map((tab) => {
          const text = document.createRange();
          text.selectNodeContents(tab);
          return text.getBoundingClientRect().top;
        }),
      ),
    );
    for (const list of tops) assert.equal(new Set(list).size, 1, `tops of the labels: ${list}`);
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
    for (const hash of allHashes) {
      await open(page, site.url(hash));
      await expectStill(hash);
      assert.deepEqual(await page.evaluate(moving), [], hash);
    }
    await open(page, site.url('#/'));
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

browserTest(
  'light and dark scheme have different backgrounds, and an open page follows a change',
  async (page) => {
    const site = await serve();
    const colors = () => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    };
    await open(page, site.url('#/services'));
    const light = await page.evaluate(colors);
    await page.prefer({ scheme: 'dark' });
    const dark = await page.evaluate(colors);
    assert.ok(light[1] !== dark[1], `light ${light.join()}, dark ${dark.join()}`);
    assert.notEqual(dark[0], dark[1], 'text and background are equal');
    await page.prefer({ scheme: 'light' });
    assert.deepEqual(await page.evaluate(colors), light);
  },
  { engines: ['chromium'] },
);
