import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { send } from '../harness/form';
import { openSite } from '../harness/open-page';
import { eventually, settleMotion, waitFor } from '../harness/wait';

async function openOnPhone(page: Page, hash: string) {
  const metrics = { width: 390, height: 800, deviceScaleFactor: 1, mobile: true };
  await page.cdp('Emulation.setDeviceMetricsOverride', metrics);
  await page.cdp('Emulation.setTouchEmulationEnabled', { enabled: true });
  await openSite(page, hash);
  // Sections that are laid out late would move a target away from the finger.
  await settleMotion(page);
}

browserTest(
  'R7: on a page that two fingers have zoomed, a link shows the top of the new page',
  async (page) => {
    await openOnPhone(page, '#/');
    await page.cdp('Input.synthesizePinchGesture', { x: 300, y: 500, scaleFactor: 2.5 });
    // Chromium may round to the next pixel.
    const isMoved = () => {
      const { pageLeft = 0, pageTop = 0 } = visualViewport ?? {};
      return [pageLeft > 1, pageTop > 1];
    };
    assert.deepEqual(await page.evaluate(isMoved), [true, true], 'the page was not zoomed');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.site-footer a[href="#/services"]')?.click(),
    );
    await eventually(() => page.evaluate(isMoved), [false, false]);
  },
  { engines: ['chromium'] },
);

browserTest(
  'B6: a button or question that a finger has pressed does not keep the color of hovering',
  async (page) => {
    const colorsOf = (css: string) => {
      const part = document.querySelector(css) ?? document.body;
      return [null, '::before'].map((pseudo) => {
        const { color, backgroundColor } = getComputedStyle(part, pseudo);
        return { color, backgroundColor };
      });
    };
    for (const [hash, css] of [
      ['#/', '.accordion summary > h3'],
      ['#/', '.carousel-rotation'],
      ['#/contact-us', send],
    ] as const) {
      await openOnPhone(page, hash);
      const before = await page.evaluate(colorsOf, css);
      await page.tap(css);
      const isPressed = (selector: string) => document.querySelector(selector)?.matches(':hover');
      await waitFor(page, `${css}: pressed`, isPressed, css);
      await eventually(() => page.evaluate(colorsOf, css), before);
    }
  },
  { engines: ['chromium'] },
);
