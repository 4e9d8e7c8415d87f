import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually } from '../harness/wait';

browserTest(
  'R7: on a page that two fingers have zoomed, a link shows the top of the new page',
  async (page) => {
    const metrics = { width: 390, height: 800, deviceScaleFactor: 1, mobile: true };
    await page.cdp('Emulation.setDeviceMetricsOverride', metrics);
    const site = await serve();
    await open(page, site.url('#/'));
    await page.cdp('Input.synthesizePinchGesture', { x: 300, y: 500, scaleFactor: 2.5 });
    const corner = () =>
      page.evaluate(() => [visualViewport?.pageLeft, visualViewport?.pageTop].map(Boolean));
    assert.deepEqual(await corner(), [true, true], 'the page was not zoomed');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.site-footer a[href="#/services"]')?.click(),
    );
    await eventually(corner, [false, false]);
  },
  { engines: ['chromium'] },
);
