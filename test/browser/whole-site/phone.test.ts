import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { send } from '../harness/form';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, settleMotion, waitFor } from '../harness/wait';

async function openOnPhone(page: Page, hash: string) {
  const metrics = { width: 390, height: 800, deviceScaleFactor: 1, mobile: true };
  await page.cdp('Emulation.setDeviceMetricsOverride', metrics);
  await page.cdp('Emulation.setTouchEmulationEnabled', { enabled: true });
  const site = await serve();
  await open(page, site.url(hash));
}

browserTest(
  'R7: on a page that two fingers have zoomed, a link shows the top of the new page',
  async (page) => {
    await openOnPhone(page, '#/');
    await page.cdp('Input.synthesizePinchGesture', { x: 300, y: 500, scaleFactor: 2.5 });
    // Chromium may round to the next pixel.
    const corner = () =>
      page.evaluate(() =>
        [visualViewport?.pageLeft, visualViewport?.pageTop].map((at = 0) => at > 1),
      );
    assert.deepEqual(await corner(), [true, true], 'the page was not zoomed');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.site-footer a[href="#/services"]')?.click(),
    );
    await eventually(corner, [false, false]);
  },
  { engines: ['chromium'] },
);

browserTest(
  'B6: a button or question that a finger has pressed does not keep the color of hovering',
  async (page) => {
    for (const [hash, css, part] of [
      ['#/', '.accordion summary > h3', null],
      ['#/', '.carousel-rotation', '::before'],
      ['#/contact-us', send, null],
    ] as const) {
      await openOnPhone(page, hash);
      const look = () =>
        page.evaluate(
          (selector: string, pseudo: string | null) => {
            const { color, backgroundColor } = getComputedStyle(
              document.querySelector(selector) ?? document.body,
              pseudo,
            );
            return { selector, color, backgroundColor };
          },
          css,
          part,
        );
      // Sections that are laid out late would move the part away from the finger.
      await settleMotion(page);
      const before = await look();
      await page.tap(css);
      const isPressed = (selector: string) => document.querySelector(selector)?.matches(':hover');
      await waitFor(page, `${css}: pressed`, isPressed, css);
      await eventually(look, before);
    }
  },
  { engines: ['chromium'] },
);
