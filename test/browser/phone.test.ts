import { faq } from '../../src/content/en/faq';
import { browserTest } from './browser-test';
import { rotates, twoEngines } from './carousel-page';
import { open } from './open-page';
import { serve } from './site';
import { eventually } from './wait';

// What a finger does with every kind of control.

type Tap = { what: string; hash: string; css: string; works: () => unknown; skip?: string | false };

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
    skip: !rotates('services') && 'the services of this site fit side by side',
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
    { engines: twoEngines, skip },
  );
