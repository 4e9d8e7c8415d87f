import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { canMove } from '../harness/carousel-page';
import { follow, open } from '../harness/open-page';
import { serve } from '../harness/site';
import { settleMotion } from '../harness/wait';

browserTest(
  'R12: a stopped carousel, a slide, a tab and an open answer are the same on return',
  async (page) => {
    const site = await serve();
    await open(page, site.url());
    const state = () => [
      document.querySelector('[data-carousel="services"]')?.getAttribute('data-autoplay'),
      document.querySelector('[data-carousel="services"] [aria-current]')?.textContent,
      document.querySelector('article:not([hidden]) [aria-selected="true"]')?.textContent,
      String([...document.querySelectorAll('details')].findIndex((one) => one.open)),
    ];
    const first = await page.evaluate(state);
    await page.click('[data-carousel="services"] .carousel-rotation');
    await page.click('[data-carousel="services"] .carousel-dot:nth-child(4)');
    await page.click('[role="tab"][aria-selected="false"]');
    await page.click('details:last-of-type summary');
    const before = await page.evaluate(state);
    assert.ok(
      before.every((one, index) => one !== first[index]),
      `${before.join()} after ${first.join()}`,
    );
    await follow(page, '/about-us');
    await follow(page, '/');
    assert.deepEqual(await page.evaluate(state), before);
  },
  {
    engines: ['chromium', 'firefox'],
    skip: !canMove('services') && 'the services of this site fit side by side',
  },
);

/** Runs in the page: what in hidden pages can take the focus, or be found by find-in-page. */
function reachable() {
  const hidden = [...document.querySelectorAll('main > article')].filter(
    (one) => one.getClientRects().length === 0,
  );
  const css = 'a, button, input, textarea, summary, [tabindex]';
  const controls = hidden.flatMap((one) => [...one.querySelectorAll<HTMLElement>(css)]);
  const focused = controls.filter((one) => {
    one.focus();
    return document.activeElement === one;
  });
  // innerText leaves out what is not laid out yet.
  const shown =
    document.querySelector('main > article:not([hidden])')?.textContent.toLowerCase() ?? '';
  const words = hidden
    .flatMap((one) => [...one.querySelectorAll('h1, h2')])
    .map((one) => one.textContent)
    .filter((one) => !shown.includes(one.toLowerCase()));
  const { find } = window as unknown as {
    find(text: string, caseSensitive: boolean, backwards: boolean, wraps: boolean): boolean;
  };
  return {
    hasControls: controls.length > 0,
    hasWords: words.length > 0,
    focused: focused.length,
    found: words.filter((one) => find(one, false, false, true)),
  };
}

browserTest(
  'R11: nothing on a hidden page takes the focus or is found by find-in-page',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    // `innerText` lacks the blocks that are laid out late.
    await settleMotion(page);
    assert.deepEqual(await page.evaluate(reachable), {
      hasControls: true,
      hasWords: true,
      focused: 0,
      found: [],
    });
  },
);
