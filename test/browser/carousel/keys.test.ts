import { browserTest } from '../harness/browser-test';
import {
  expectNow,
  openCarousel,
  region,
  row,
  seen,
  slideCounts,
  tabInto,
  until,
  wrapped,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import type { KeyStep } from '../harness/engines/types';
import { eventually, settleMotion } from '../harness/wait';

function presses(...keys: string[]): KeyStep[] {
  return keys.flatMap((key) => [
    { do: 'down', key },
    { do: 'up', key },
  ]);
}

/** Presses a key several times, as fast as the engine can. */
function burst(page: Page, key: string, times: number) {
  return page.keys(presses(...Array.from({ length: times }, () => key)));
}

browserTest(
  'C11: arrow keys, Home and End move the slides from every part of the carousel',
  async (page) => {
    await openCarousel(page, 'services');
    await tabInto(page, 'services');
    const last = slideCounts.services - 1;
    const round = [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['End', last],
      ['Home', 0],
    ] as const;
    for (const [part, tabs] of [
      ['carousel-rotation', 0],
      ['more', 1],
      ['carousel-dot', 3],
    ] as const) {
      await page.keys(presses(...Array.from({ length: tabs }, () => 'Tab')));
      await eventually(() => page.evaluate(() => document.activeElement?.className), part);
      for (const [key, slide] of round) {
        await page.press(key);
        await until(page, 'services', { current: [slide], isFocusInside: true });
      }
    }
  },
  { engines: ['chromium', 'webkit'] },
);

browserTest(
  'C13: n quick presses move n slides',
  async (page) => {
    await openCarousel(page, 'services');
    await tabInto(page, 'services');
    const count = slideCounts.services;
    let slide = 0;
    for (const [key, times, way] of [
      ['ArrowRight', 4, 1],
      ['ArrowRight', 11, 1],
      ['ArrowLeft', 5, -1],
      ['ArrowLeft', 12, -1],
    ] as const) {
      await burst(page, key, times);
      slide = wrapped(slide + way * times, count);
      await until(page, 'services', { current: [slide] });
      await settleMotion(page);
      await expectNow(page, 'services', { current: [slide] });
      await eventually(() => seen(page, 'services'), row(slide, 3, count));
    }
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'C13: n quick clicks of an arrow move n slides, and quick clicks of dots are not lost',
  async (page) => {
    await openCarousel(page, 'banner');
    const clicks = async (selector: string, times: number) => {
      const at = await page.where(`${region('banner')} ${selector}`);
      const click = [{ do: 'down' }, { do: 'up' }] as const;
      await page.pointer('mouse', [
        { do: 'move', ...at },
        ...Array.from({ length: times }, () => click).flat(),
      ]);
    };
    await clicks('[data-to="next"]', 5);
    const fifth = wrapped(5, slideCounts.banner);
    await until(page, 'banner', { current: [fifth], shown: [fifth] });
    await clicks('[data-to="previous"]', 4);
    await settleMotion(page);
    await expectNow(page, 'banner', { current: [1], shown: [1] });
    for (const slide of [1, 2, 1]) await clicks(`.carousel-dot:nth-child(${slide})`, 1);
    await settleMotion(page);
    await until(page, 'banner', { current: [0], shown: [0] });
    await eventually(() => seen(page, 'banner'), [0]);
  },
  { engines: ['chromium'] },
);
