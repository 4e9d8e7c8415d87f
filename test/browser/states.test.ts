import assert from 'node:assert/strict';
import { carouselLabels } from '../../src/content/labels';
import { useColors } from './colors';
import type { Page } from './engines/page';
import { countStops, focusNext } from './focus';
import { looks } from './looks';
import { forceColors } from './media';
import { open, pages } from './open-page';
import { serve } from './site';
import { statement } from './statement';

/** Pairs of a thing that is current, chosen, open or wrong, and one of its kind that is not. */
const pairs: [is: string, isNot: string][] = [
  ['.menu a[aria-current]', '.menu a:not([aria-current], .button)'],
  ['.site-footer a[aria-current]', '.site-footer nav a:not([aria-current])'],
];
const homePairs: [is: string, isNot: string][] = [
  ['.carousel-dot[aria-current]', '.carousel-dot:not([aria-current])'],
  ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ['details[open] summary', 'details:not([open]) summary'],
];

/** Runs in the page: in what the two differ, colours left out, but for a colour that comes from or goes to nothing. */
const differences = (is: string, isNot: string, withColors: boolean) => {
  const looks = (css: string) => {
    const element = [...document.querySelectorAll(css)].find((one) => one.checkVisibility());
    if (!element) throw new Error(`There is no ${css}`);
    return Object.fromEntries(
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const shapes = [
          'textDecorationLine',
          'fontWeight',
          'borderBlockEndWidth',
          'borderInlineStartWidth',
          'transform',
          'rotate',
          'content',
        ] as const;
        const paints = [
          'backgroundColor',
          'borderBlockEndColor',
          'borderInlineStartColor',
          'color',
        ] as const;
        const painted = paints.map(
          (name) =>
            [`${name} ${part}`, withColors ? style[name] : /, 0\)$/.test(style[name])] as const,
        );
        return [...shapes.map((name) => [`${name} ${part}`, style[name]] as const), ...painted];
      }),
    );
  };
  const [one, other] = [looks(is), looks(isNot)];
  return Object.keys(one).filter((name) => one[name] !== other[name]);
};

const expectTold = async (page: Page, withColors: boolean) => {
  const same: string[] = [];
  const compare = async (chosen: typeof pairs) => {
    for (const [is, isNot] of chosen)
      if ((await page.evaluate(differences, is, isNot, withColors)).length === 0) same.push(is);
  };
  await compare([...pairs, ...homePairs]);
  await page.setViewport(390, 740);
  await looks.menu(page);
  await compare(pairs.slice(0, 1));
  assert.deepEqual(same, []);
};

statement(
  '1.4.1',
  'What is current, chosen or open is told by more than a colour',
  async (page) => {
    const site = await serve();
    await page.setReducedMotion(true);
    await open(page, site.url('#/'));
    await expectTold(page, false);
  },
);

statement(
  'Forced colours',
  'Focus, what is current, chosen or open, and every button’s edge show in the visitor’s own colours',
  async (page) => {
    const site = await serve();
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewport(1280, 800);
      await page.goto('about:blank');
      await open(page, site.url('#/'));
      await forceColors(page, scheme);
      await useColors(page);
      const faults: string[] = [];
      for (let stops = await page.evaluate(countStops); stops > 0; stops -= 1) {
        const found = await focusNext(page, 'Tab');
        faults.push(...found.faults.map((fault) => `${found.name}: ${fault}`));
      }
      assert.deepEqual(faults, []);
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll('.button')].map(
          (one) => getComputedStyle(one).borderTopStyle,
        ),
      );
      assert.deepEqual([...new Set(edges)], ['solid']);
      await expectTold(page, true);
    }
  },
  { engines: ['chromium'] },
);

/** Runs in the page: what moves, or would on the next occasion. */
const moving = () =>
  [...document.querySelectorAll('*')].flatMap((one) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one, part);
      const isStill =
        !/[1-9]/.test(transitionDuration) && animationName === 'none' && scrollBehavior === 'auto';
      return isStill ? [] : [`${one.localName}.${one.className}${part ?? ''}`];
    }),
  );

statement(
  '2.3.3',
  'Nothing moves under reduced motion, whatever is pressed',
  async (page) => {
    await page.setReducedMotion(true);
    const site = await serve();
    const expectStill = async (what: string) => {
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0, what);
    };
    for (const hash of pages) {
      await open(page, site.url(hash));
      await expectStill(hash);
      assert.deepEqual(await page.evaluate(moving), [], hash);
    }
    await open(page, site.url('#/'));
    await page.click({ css: '[data-carousel="banner"] button', name: carouselLabels.next });
    await expectStill('the banner');
    await page.click({
      css: '[data-carousel="services"] .carousel-dot',
      name: carouselLabels.position(3, 6),
    });
    await expectStill('the services');
    await page.click({ css: '[role="tab"][aria-selected="false"]', name: 'Vision' });
    await expectStill('the tabs');
    await looks.answer(page);
    await expectStill('the answers');
    await page.setViewport(390, 740);
    await looks.menu(page);
    await expectStill('the menu');
  },
  { engines: ['chromium', 'firefox'] },
);
