import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import {
  expectNow,
  look,
  openCarousel,
  region,
  resize,
  seen,
  tabInto,
  timers,
  twoEngines,
  until,
} from './carousel-page';
import { engineNames } from './engines/types';
import { openFixture } from './fixture-page';
import { eventually, settleMotion } from './wait';

// What the tests of other carousels and of the ARIA practices' examples ask for, asked of ours.

const row = (from: number, length: number, count: number) =>
  Array.from({ length }, (_, slot) => (((from + slot) % count) + count) % count);

for (const [name, count, shows] of [
  ['services', 5, 3],
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

for (const widths of [
  [1200, 1000, 600, 400, 600, 1000, 1500],
  [400, 1500, 400],
])
  browserTest(
    `C15: the slides in view follow the width: ${widths.join(', ')}`,
    async (page) => {
      await page.setViewport(widths[0] ?? 0, 800);
      const clock = await openCarousel(page, 'services');
      for (const width of widths) {
        await resize(page, width);
        await clock.advance(50);
        const order = row(0, fits(width), 6);
        await until(page, 'services', { shown: order, current: [0] });
        assert.deepEqual(await seen(page, 'services'), order);
      }
    },
    { engines: widths.length > 3 ? twoEngines : ['chromium'] },
  );

browserTest(
  'C7: the nth dot shows the nth slide, and exactly one dot is current',
  async (page) => {
    await openCarousel(page, 'services');
    for (const slide of [0, 1, 2, 3, 4, 5, 2, 5, 0, 3]) {
      await page.click(`${region('services')} .carousel-dot:nth-child(${slide + 1})`);
      await settleMotion(page);
      await until(page, 'services', { current: [slide], shown: row(slide, 3, 6).toSorted() });
      await eventually(() => seen(page, 'services'), row(slide, 3, 6));
    }
  },
  { engines: twoEngines },
);

browserTest('C10: a drag does not click, and a click does not drag', async (page) => {
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
});

for (const [name, count, shows] of [
  ['services', 1, 3],
  ['services', 3, 3],
  ['services', 4, 3],
  ['banner', 1, 1],
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
      await eventually(() => timers(page), isPlain ? [] : [name === 'banner' ? 6050 : 3050]);
      const order = row(0, Math.min(count, shows), count);
      // A plain row has nothing to be current, and its slides are no slides of a show.
      await expectNow(page, name, {
        shown: order,
        word: isPlain ? null : 'playing',
        current: isPlain ? [] : [0],
      });
      await clock.advance(name === 'banner' ? 6050 : 3050);
      await until(page, name, { shown: isPlain ? order : row(1, shows, count).toSorted() });
      await page.drag('mouse', `${region(name)} ${isPlain ? '' : '[data-shown]'} h3`, {
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
    { engines: name === 'services' && count > 1 ? twoEngines : ['chromium'] },
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
      await eventually(() => timers(page), shows === 3 ? [] : [3050]);
    }
  },
  { engines: twoEngines },
);

browserTest(
  'C16: a mounted carousel has one timer, and an unmounted one has none',
  async (page) => {
    const clock = await openFixture(page, { name: 'services', count: 6, isStrict: true });
    await eventually(() => timers(page), [3050]);
    await clock.advance(3050);
    await until(page, 'services', { current: [1] });
    for (let time = 0; time < 3; time += 1) {
      await page.evaluate(() => (window as unknown as { unmount(): void }).unmount());
      await eventually(() => timers(page), []);
      assert.equal(await clock.pending(), 0);
      await page.evaluate(
        () =>
          void Object.assign(window, {
            unmount: (window as unknown as { mount(): () => void }).mount(),
          }),
      );
      await eventually(() => timers(page), [3050]);
    }
  },
  { engines: twoEngines },
);
