import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { openCarousel, region } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import type { Point } from '../harness/engines/types';
import { eventually, frames } from '../harness/wait';

/** Presses with a finger, and moves in steps of these sizes. */
function press(page: Page, { x, y }: Point, across: number, down: number) {
  const moves = [1, 2, 3].map((step) => ({
    do: 'move' as const,
    x: x + step * across,
    y: y + step * down,
  }));
  return page.pointer('touch', [{ do: 'move', x, y }, { do: 'down' }, ...moves]);
}

browserTest(
  'C10: a finger that moves up scrolls the page, and one that moves across the slides',
  async (page) => {
    await openCarousel(page, 'services');
    const from = await page.where(`${region('services')} h3`);
    const look = () =>
      page.evaluate(() => ({
        isDragging: document.querySelector('[data-dragging]') !== null,
        top: Math.round(scrollY),
      }));
    const { top } = await look();
    await press(page, from, -20, -15);
    await eventually(look, { isDragging: true, top });
    await page.pointer('touch', [{ do: 'up' }]);
    await eventually(look, { isDragging: false, top });
    await press(page, from, -10, -40);
    await eventually(async () => (await look()).top > top + 50, true);
    assert.equal((await look()).isDragging, false, 'whether the slides follow');
    await page.pointer('touch', [{ do: 'up' }]);
  },
  { engines: ['chromium'] },
);

function touch(
  page: Page,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  { x, y }: Point,
  apart = 0,
) {
  const fingers = [
    { x, y: y - apart / 2, id: 0 },
    { x, y: y + apart / 2, id: 1 },
  ];
  const touchPoints = type === 'touchEnd' ? [] : fingers;
  return page.cdp('Input.dispatchTouchEvent', { type, touchPoints });
}

browserTest(
  'C10: two fingers zoom the page on a carousel [1.4.4]',
  async (page) => {
    // Fingers zoom only in a mobile viewport.
    const phone = { width: 390, height: 800, deviceScaleFactor: 1, mobile: true };
    await page.cdp('Emulation.setDeviceMetricsOverride', phone);
    await page.cdp('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await openCarousel(page, 'services');
    const at = await page.where(`${region('services')} .carousel-viewport`);
    await touch(page, 'touchStart', at, 80);
    for (let apart = 90; apart <= 260; apart += 10) await touch(page, 'touchMove', at, apart);
    await touch(page, 'touchEnd', at);
    await frames(page, 4);
    const zoom = await page.evaluate(() => visualViewport?.scale ?? 1);
    assert.ok(zoom > 1.2, `scale: ${zoom}, expected more than 1.2`);
  },
  { engines: ['chromium'] },
);
