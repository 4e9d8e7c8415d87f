import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { openCarousel, period, region, seen, timers, until } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import type { Point } from '../harness/engines/types';
import { eventually, frames, settleMotion } from '../harness/wait';

type TouchEventType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

function touch(page: Page, type: TouchEventType, ...touchPoints: Point[]) {
  return page.cdp('Input.dispatchTouchEvent', { type, touchPoints });
}

/** A phone: fingers zoom only in a mobile viewport. */
async function openOnPhone(page: Page) {
  const metrics = { width: 390, height: 800, deviceScaleFactor: 1, mobile: true };
  await page.cdp('Emulation.setDeviceMetricsOverride', metrics);
  await page.cdp('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await openCarousel(page, 'services');
  return page.where(`${region('services')} .carousel-viewport`);
}

function scale(page: Page) {
  return page.evaluate(() => visualViewport?.scale ?? 1);
}

function dragging(page: Page) {
  return page.evaluate(() => document.querySelectorAll('[data-dragging]').length);
}

function fingers({ x, y }: Point, apart: number): [Point & { id: number }, Point & { id: number }] {
  return [
    { x, y: y - apart / 2, id: 0 },
    { x, y: y + apart / 2, id: 1 },
  ];
}

browserTest(
  'C10: two fingers zoom the page on a carousel [1.4.4]',
  async (page) => {
    const at = await openOnPhone(page);
    await touch(page, 'touchStart', ...fingers(at, 80));
    for (let apart = 90; apart <= 260; apart += 10)
      await touch(page, 'touchMove', ...fingers(at, apart));
    await touch(page, 'touchEnd');
    await frames(page, 4);
    const zoom = await scale(page);
    assert.ok(zoom > 1.2, `scale: ${zoom}, expected more than 1.2`);
  },
  { engines: ['chromium'] },
);

browserTest(
  'C10: a second finger ends a drag, and the slides return to their places',
  async (page) => {
    const at = await openOnPhone(page);
    const before = await seen(page, 'services');
    const first = { ...at, id: 0 };
    await touch(page, 'touchStart', first);
    for (const x of [-10, -30, -50]) await touch(page, 'touchMove', { ...first, x: at.x + x });
    await eventually(() => dragging(page), 1);
    const [, second] = fingers(at, 160);
    await touch(page, 'touchStart', { ...first, x: at.x - 50 }, second);
    await eventually(() => dragging(page), 0);
    await touch(page, 'touchEnd');
    await settleMotion(page);
    assert.deepEqual(await seen(page, 'services'), before);
  },
  { engines: ['chromium'] },
);

browserTest(
  'C10: a canceled finger returns the slides to their places',
  async (page) => {
    const at = await openOnPhone(page);
    const before = await seen(page, 'services');
    await touch(page, 'touchStart', at);
    for (const x of [10, 100, 250]) await touch(page, 'touchMove', { ...at, x: at.x + x });
    await eventually(() => dragging(page), 1);
    assert.deepEqual(await timers(page), []);
    await touch(page, 'touchCancel');
    await settleMotion(page);
    assert.equal(await dragging(page), 0);
    assert.deepEqual(await seen(page, 'services'), before);
    await until(page, 'services', { current: [0], word: 'playing' });
    assert.deepEqual(await timers(page), [period('services')]);
  },
  { engines: ['chromium'] },
);

browserTest(
  'C3, C10: a pen drags the slides and pauses the carousel',
  async (page) => {
    await openCarousel(page, 'services');
    const { x, y } = await page.where(`${region('services')} .carousel-viewport`);
    const pen = (type: string, by: number, buttons: number) =>
      page.cdp('Input.dispatchMouseEvent', {
        ...{ type, x: x + by, y, buttons, pointerType: 'pen' },
        ...{ button: buttons || type === 'mouseReleased' ? 'left' : 'none', clickCount: 1 },
      });
    await pen('mousePressed', 0, 1);
    for (const by of [-20, -200, -400]) await pen('mouseMoved', by, 1);
    await eventually(() => dragging(page), 1);
    assert.deepEqual(await timers(page), []);
    await pen('mouseReleased', -400, 0);
    await settleMotion(page);
    await until(page, 'services', { current: [1] });
  },
  { engines: ['chromium'] },
);
