import assert from 'node:assert/strict';
import { faq } from '../../../src/content/en/faq';
import { browserTest } from '../harness/browser-test';
import { canMove } from '../harness/carousel-page';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually } from '../harness/wait';

// What a finger does with every kind of control.

interface Tap {
  what: string;
  hash: string;
  css: string;
  works: () => unknown;
  skip?: string | false;
}

const taps: Tap[] = [
  {
    what: 'the menu',
    hash: '#/services',
    css: '.menu-button',
    works: () => document.querySelector('#menu')?.matches(':popover-open'),
  },
  {
    what: 'an answer',
    hash: '#/',
    css: 'details:last-of-type summary',
    works: () => document.querySelector<HTMLDetailsElement>('details:last-of-type')?.open,
    skip: faq.length < 2 && 'this site has one question',
  },
  {
    what: 'a tab',
    hash: '#/about-us',
    css: '.timeline [role="tab"]:last-of-type',
    works: () =>
      document.querySelector('.timeline [role="tab"]:last-of-type')?.ariaSelected === 'true',
  },
  {
    what: 'the rotation button',
    hash: '#/',
    css: '[data-carousel="services"] .carousel-rotation',
    works: () =>
      document.querySelector('[data-carousel="services"][data-autoplay="paused"]') !== null,
    skip: !canMove('services') && 'the services of this site fit side by side',
  },
];

for (const { what, hash, css, works, skip = false } of taps)
  browserTest(
    `on a phone a tap on ${what} works`,
    async (page) => {
      const site = await serve();
      await page.setViewport(390, 740);
      await open(page, site.url(hash));
      await page.tap(css);
      await eventually(() => page.evaluate(works), true);
    },
    { engines: ['chromium', 'firefox'], skip },
  );

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
