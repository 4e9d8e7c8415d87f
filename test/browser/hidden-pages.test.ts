import assert from 'node:assert/strict';
import { freezeClock } from './clock';
import type { Page } from './engines/page';
import { metric } from './metric';
import { open, takenOver } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { follow, placeOf, scrollOn, standing } from './visits';
import { frames, waitFor } from './wait';

/** Runs in the page: follows a link of the footer, and tells which pages take room once the new one stands. */
const pagesWithRoom = (path: string) =>
  new Promise<string[]>((resolve) => {
    addEventListener(
      'popstate',
      () => {
        const pages = [...document.querySelectorAll<HTMLElement>('.page')].filter(
          (one) => one.offsetHeight > 0,
        );
        resolve(pages.map((one) => one.querySelector('h1')?.textContent ?? ''));
      },
      { once: true },
    );
    document.querySelector<HTMLAnchorElement>(`.site-footer a[href="#${path}"]`)?.click();
  });

statement(
  'hidden pages',
  'At no change, not even the first of a visit, two pages take room at once',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    for (const path of ['/services', '/language', '/'] as const) {
      assert.deepEqual(await page.evaluate(pagesWithRoom, path), [placeOf(path).heading], path);
      await standing(page, path);
    }
  },
);

/** Runs in the page: follows a link of the footer, and tells which sections the first frame has laid out. */
const laidOutFirst = (path: string) =>
  new Promise<boolean[]>((resolve) => {
    addEventListener(
      'popstate',
      () => {
        const sections = [...document.querySelectorAll('.page:not([hidden]) > .section > .wrap')];
        const look = () =>
          resolve(sections.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
        requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
      },
      { once: true },
    );
    document.querySelector<HTMLAnchorElement>(`.site-footer a[href="#${path}"]`)?.click();
  });

statement(
  'hidden pages',
  'The first frame of a page that comes lays out what is in sight, and not what is just below',
  async (page) => {
    const site = await serve();
    await page.setViewport(390, 844);
    await open(page, site.url());
    assert.deepEqual(await page.evaluate(laidOutFirst, '/language'), [
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  },
  { engines: ['chromium'] },
);

statement(
  'hidden pages',
  'A page comes as it was laid out behind the one that shows, and that one keeps its layout',
  async (page) => {
    await freezeClock(page);
    const site = await serve();
    await open(page, site.url());
    await page.cdp('Performance.enable');
    // A style that came and went leaves its attribute behind.
    await waitFor(
      page,
      'the hidden pages to be laid out',
      () => document.querySelectorAll('main > [hidden][style]').length === 5,
    );
    for (const path of ['/services', '/language', '/'] as const) {
      await frames(page);
      const before = await metric(page, 'LayoutObjects');
      // The clock holds what follows the first frame.
      await page.evaluate(laidOutFirst, path);
      const change = (await metric(page, 'LayoutObjects')) - before;
      assert.ok(Math.abs(change) < 20, `${path}: ${change} more boxes than before`);
      await takenOver(page);
    }
  },
  { engines: ['chromium'] },
);

type Idle = Window & { rest: () => void };

/** From the next document on it is the test that says when the main thread is idle. */
const holdIdle = (page: Page) =>
  page.init(`(() => {
    const waiting = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    window.rest = () => waiting.splice(0).forEach((callback) => callback());
  })()`);

/** Runs in the page. */
const restUntil = (selector: string, count: number) => {
  (window as unknown as Idle).rest();
  return document.querySelectorAll(selector).length === count;
};

statement(
  'hidden pages',
  'A page that one goes to before it is laid out behind the other is left alone',
  async (page) => {
    await holdIdle(page);
    const site = await serve();
    await page.goto(site.url());
    await waitFor(page, 'the pages to stand ready', restUntil, 'main > [hidden]', 5);
    await follow(page, '/contact-us');
    await scrollOn(page, 300);
    const before = await page.evaluate(() => scrollY);
    await waitFor(page, 'the hidden pages to be laid out', restUntil, 'main > [hidden][style]', 4);
    await page.evaluate(() => (window as unknown as Idle).rest());
    await frames(page);
    assert.equal(await page.evaluate(() => scrollY), before);
  },
  { engines: ['chromium', 'firefox'] },
);

/** Runs in the page: what takes the focus though it is hidden, and whether the browser finds words that are. */
const reached = () => {
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      'main > [hidden] :is(a, button, input, textarea, summary, [tabindex])',
    ),
  ];
  const focused = parts.filter((one) => {
    one.focus();
    return document.activeElement === one;
  });
  const textOf = (css: string) =>
    [...document.querySelectorAll(css)].map((one) => one.textContent.toLowerCase());
  const headings = textOf('main > [hidden] :is(h1, h2)');
  const shown = textOf('header, main > :not([hidden]), footer').join(' ');
  const words = headings.filter((one) => !shown.includes(one));
  const { find } = window as unknown as {
    find(text: string, caseSensitive: boolean, backwards: boolean, wraps: boolean): boolean;
  };
  return {
    parts: parts.length > 50,
    words: words.length > 10,
    focused: focused.length,
    found: words.filter((one) => find(one, false, false, true)),
  };
};

statement('hidden pages', 'Nothing in them takes the focus or is found', async (page) => {
  const site = await serve();
  await open(page, site.url('#/services'));
  await waitFor(
    page,
    'the hidden pages to be laid out',
    () => document.querySelectorAll('main > [hidden][style]').length === 5,
  );
  assert.deepEqual(await page.evaluate(reached), {
    parts: true,
    words: true,
    focused: 0,
    found: [],
  });
});
