import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { openCarousel, region } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import type { Point } from '../harness/engines/types';
import { frames } from '../harness/wait';

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
