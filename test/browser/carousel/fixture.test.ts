import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { breakpointsCss, type CarouselName } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import {
  corner,
  expectNow,
  look,
  period,
  region,
  resize,
  row,
  seen,
  slideInView,
  tabInto,
  timers,
  until,
} from '../harness/carousel-page';
import { freezeClock } from '../harness/clock';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { serve } from '../harness/site';
import { eventually, settleMotion, waitFor } from '../harness/wait';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const bundled = (entry: string) => {
  const [output] = buildSync({
    entryPoints: [here(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }).outputFiles;
  if (!output) throw new Error(`${entry} could not be bundled`);
  return output.text;
};

let parts: { script: string; style: string } | undefined;

type Fixture = { name: CarouselName; count: number };

const documentOf = ({ name, count }: Fixture) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A carousel alone</title><style>body { margin: 0; padding: 60px 24px }</style>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/fixture.css"></head>
<body><p><a href="#before">Before</a></p>
<div id="root" data-name="${name}" data-count="${count}"></div>
<p><a href="#after">After</a></p><script src="/fixture.js"></script></body></html>`;

/** A page with one carousel of this many slides, and a frozen clock. */
const openFixture = async (page: Page, fixture: Fixture) => {
  parts ??= {
    script: bundled('fixture.tsx'),
    style: bundled('../../../src/styles/index.css') + breakpointsCss(),
  };
  const { script, style } = parts;
  const clock = await freezeClock(page);
  const site = await serve({
    documents: {
      '/fixture.html': documentOf(fixture),
      '/fixture.js': script,
      '/fixture.css': style,
    },
  });
  await page.hover(corner);
  await page.goto(`${site.origin}/fixture.html`);
  await waitFor(
    page,
    'the carousel of the fixture',
    (css: string) => document.querySelector(css)?.hasAttribute('data-ready'),
    region(fixture.name),
  );
  return clock;
};

// Behavior that the tests of other carousels and the ARIA practices check.

for (const [name, count, shows] of [
  ['services', 4, 3],
  ['banner', 3, 1],
] as const)
  browserTest(
    `C8: ${count} slides with ${shows} in view wrap in both directions`,
    async (page) => {
      await openFixture(page, { name, count });
      await tabInto(page, name);
      for (const [key, way] of [
        ['ArrowRight', 1],
        ['ArrowLeft', -1],
      ] as const) {
        const [start = 0] = (await look(page, name)).current;
        for (let move = 1; move <= 2 * count + 2; move += 1) {
          await page.press(key);
          const order = row(start + move * way, shows, count);
          await until(page, name, { current: order.slice(0, 1), shown: order.toSorted() });
          await settleMotion(page);
          await eventually(() => seen(page, name), order);
        }
      }
    },
    { engines: count === 4 ? engineNames : ['chromium'] },
  );

const fits = (width: number) => (width < 630 ? 1 : width < 940 ? 2 : 3);

browserTest(
  'C7: the nth dot shows the nth slide, and exactly one dot is current',
  async (page) => {
    await openFixture(page, { name: 'services', count: 6 });
    for (const slide of [0, 1, 2, 3, 4, 5, 2, 5, 0, 3]) {
      await page.click(`${region('services')} .carousel-dot:nth-child(${slide + 1})`);
      await settleMotion(page);
      await until(page, 'services', { current: [slide], shown: row(slide, 3, 6).toSorted() });
      await eventually(() => seen(page, 'services'), row(slide, 3, 6));
    }
  },
  { engines: ['chromium'] },
);

browserTest(
  'C7: the dots of eight slides fit into a window of 320 px',
  async (page) => {
    await page.setViewport(320, 800);
    await openFixture(page, { name: 'services', count: 8 });
    const { dots, overflow } = await page.evaluate(() => ({
      dots: [...document.querySelectorAll('.carousel-dot')].map((dot) => dot.clientWidth),
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    assert.equal(dots.length, 8);
    assert.equal(overflow, 0);
    assert.ok(Math.min(...dots) >= 24, `widths of the dots: ${dots.join()}`);
  },
  { engines: ['chromium'] },
);

browserTest(
  'C10: a drag does not click, and a click does not drag',
  async (page) => {
    await openFixture(page, { name: 'services', count: 6 });
    await page.evaluate(() => {
      const pressed: string[] = [];
      document
        .getElementById('root')
        ?.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
      Object.assign(window, { pressed });
    });
    const pressed = () => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
    const button = { css: `${region('services')} button`, name: 'Press 3' };
    await page.drag('mouse', button, { x: -300, y: 0 });
    await settleMotion(page);
    await until(page, 'services', { current: [1] });
    assert.deepEqual(await pressed(), []);
    await page.click(button);
    await eventually(pressed, ['Press 3']);
    await page.drag('mouse', button, { x: 3, y: 2 });
    await eventually(pressed, ['Press 3', 'Press 3']);
    await expectNow(page, 'services', { current: [1] });
  },
  { engines: ['chromium', 'firefox'] },
);

for (const [name, count, shows] of [
  ['services', 1, 3],
  ['services', 3, 3],
  ['services', 4, 3],
  ['banner', 2, 1],
] as const) {
  const isPlain = count <= shows;
  browserTest(
    isPlain
      ? `C12: ${count} of ${name} where ${shows} fit are a plain row without controls or timer`
      : `C12: ${count} of ${name} where ${shows} fit are a carousel`,
    async (page) => {
      const clock = await openFixture(page, { name, count });
      const controls = await page.evaluate(
        () => document.querySelectorAll('.carousel > :not(.carousel-viewport)').length,
      );
      assert.equal(controls > 0, !isPlain);
      await eventually(() => timers(page), isPlain ? [] : [period(name)]);
      const order = row(0, Math.min(count, shows), count);
      // A plain row has no dots and no state.
      await expectNow(page, name, {
        shown: order,
        word: isPlain ? null : 'playing',
        current: isPlain ? [] : [0],
      });
      await clock.advance(period(name));
      await until(page, name, { shown: isPlain ? order : row(1, shows, count).toSorted() });
      await page.drag('mouse', `${region(name)} ${slideInView} h3`, {
        x: 300,
        y: 0,
      });
      await settleMotion(page);
      await until(page, name, { shown: order });
      await tabInto(page, name);
      await page.press('End');
      await until(page, name, { shown: isPlain ? order : row(count - 1, shows, count).toSorted() });
      await eventually(async () => (await seen(page, name)).length, order.length);
    },
    { engines: ['chromium'] },
  );
}

browserTest(
  'C12: a resize adds controls where slides no longer fit, and removes them',
  async (page) => {
    const clock = await openFixture(page, { name: 'services', count: 3 });
    for (const width of [1280, 800, 1280, 500, 800]) {
      await resize(page, width);
      await clock.advance(50);
      const shows = fits(width);
      await until(page, 'services', {
        shown: row(0, shows, 3),
        word: shows === 3 ? null : 'playing',
      });
      await eventually(() => timers(page), shows === 3 ? [] : [period('services')]);
    }
  },
  { engines: ['chromium'] },
);

browserTest('C2: the carousel stays focused while the focus moves inside it', async (page) => {
  await openFixture(page, { name: 'services', count: 6 });
  await tabInto(page, 'services');
  await until(page, 'services', { word: 'focused', live: 'polite' });
  await page.evaluate((css: string) => {
    const words: (string | null)[] = [];
    const element = document.querySelector(css);
    if (element)
      new MutationObserver(() => words.push(element.getAttribute('data-autoplay'))).observe(
        element,
        { attributeFilter: ['data-autoplay'] },
      );
    Object.assign(window, { words });
  }, region('services'));
  // The tab stops: a button and a link in each of three slides, a field in the second, six dots.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 3 * 2 + 1 + 6; step += 1) {
      await page.press(key);
      await expectNow(page, 'services', { word: 'focused', isFocusInside: true });
    }
  await page.press('Shift+Tab');
  await until(page, 'services', { word: 'playing', isFocusInside: false, live: 'off' });
  assert.deepEqual(await page.evaluate(() => (window as unknown as { words: string[] }).words), [
    'playing',
  ]);
});

browserTest(
  'C11: arrow keys in a text field move the caret, not the slides',
  async (page) => {
    await openFixture(page, { name: 'services', count: 6 });
    await page.click('input');
    const caret = () => page.evaluate(() => document.querySelector('input')?.selectionStart);
    for (const [key, at] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 4],
      ['ArrowLeft', 3],
    ] as const) {
      await page.press(key);
      await eventually(caret, at);
    }
    await expectNow(page, 'services', { current: [0], word: 'focused' });
    await page.press('Shift+Tab');
    await page.press('ArrowRight');
    await until(page, 'services', { current: [1] });
  },
  { engines: ['chromium', 'firefox'] },
);
