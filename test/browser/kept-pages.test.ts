import assert from 'node:assert/strict';
import { freezeClock } from './clock';
import type { Page } from './engines/page';
import { metric } from './metric';
import { open, takenOver } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { follow, placeOf, scrollOn, standing } from './visits';
import { frames, settleMotion, waitFor } from './wait';

const fields = ['name', 'email', 'phone', 'message'] as const;
const typed = () => [...document.querySelectorAll<HTMLInputElement>('.contact-form :is(input, textarea)')].map((field) => field.value);

statement('kept pages', 'What is typed into the form is there when one comes back, by a link and by Back', async (page) => {
  const site = await serve();
  await open(page, site.url('#/contact-us'));
  const words = ['Asha', 'asha@example', '+91', 'Two pages'];
  for (const [index, name] of fields.entries()) {
    await page.click(`[name="${name}"]`);
    await page.type(words[index] ?? '');
  }
  await follow(page, '/services');
  await follow(page, '/contact-us');
  assert.deepEqual(await page.evaluate(typed), words);
  await page.back();
  await standing(page, '/services');
  await page.back();
  await standing(page, '/contact-us');
  assert.deepEqual(await page.evaluate(typed), words);
  assert.deepEqual(await page.problems(), []);
});

statement('kept pages', 'A carousel that was stopped, the tab and the answer that were opened are so when one comes back', async (page) => {
  const site = await serve();
  await open(page, site.url());
  const shown = () => [
    document.querySelector('[data-carousel="services"]')?.getAttribute('data-autoplay'),
    document.querySelector('[data-carousel="services"] [aria-current]')?.textContent,
    document.querySelector('.mission [aria-selected="true"]')?.textContent,
    [...document.querySelectorAll('details')].findIndex((one) => one.open),
  ];
  await page.click('[data-carousel="services"] .carousel-rotation');
  await page.click('[data-carousel="services"] .carousel-dot:nth-child(4)');
  await page.click({ css: '.mission [role="tab"]', name: 'Vision' });
  await page.click('details:nth-child(3) summary');
  const before = await page.evaluate(shown);
  assert.deepEqual([before[0], ...before.slice(2)], ['paused', 'Vision', 2]);
  await follow(page, '/about-us');
  await follow(page, '/');
  assert.deepEqual(await page.evaluate(shown), before);
});

statement('kept pages, C14', 'A carousel that was left amid a move stands at its end when one comes back, and moves on from there', async (page) => {
  const site = await serve();
  await open(page, site.url());
  await page.click('[data-carousel="services"] .carousel-rotation');
  await page.click('[data-carousel="services"] .carousel-dot:nth-child(6)');
  await page.evaluate(() => void (location.hash = '#/language'));
  await standing(page, '/language');
  await takenOver(page);
  await page.back();
  await standing(page, '/');
  const inView = () => {
    const viewport = document.querySelector('[data-carousel="services"] .carousel-viewport')?.getBoundingClientRect();
    const isInside = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      return viewport !== undefined && left > viewport.left - 2 && right < viewport.right + 2 && getComputedStyle(one).visibility === 'visible';
    };
    return [...document.querySelectorAll('[data-carousel="services"] .carousel-slide')].flatMap((one, index) => (isInside(one) ? [index] : []));
  };
  assert.deepEqual(await page.evaluate(inView), [0, 1, 5]);
  await page.click('[data-carousel="services"] .carousel-dot:nth-child(2)');
  await settleMotion(page);
  await waitFor(page, 'the second slide in front', () => !document.querySelector('[data-carousel="services"] [data-moving]'));
  assert.deepEqual(await page.evaluate(inView), [1, 2, 3]);
});

/** Runs in the page: follows a link of the footer, and tells which pages take room once the new one stands. */
const pagesWithRoom = (path: string) => new Promise<string[]>((resolve) => {
  addEventListener('popstate', () => {
    const pages = [...document.querySelectorAll<HTMLElement>('.page')].filter((one) => one.offsetHeight > 0);
    resolve(pages.map((one) => one.querySelector('h1')?.textContent ?? ''));
  }, { once: true });
  document.querySelector<HTMLAnchorElement>(`.site-footer a[href="#${path}"]`)?.click();
});

statement('kept pages', 'At no change, not even the first of a visit, two pages take room at once', async (page) => {
  const site = await serve();
  await open(page, site.url('#/'));
  for (const path of ['/services', '/language', '/'] as const) {
    assert.deepEqual(await page.evaluate(pagesWithRoom, path), [placeOf(path).heading], path);
    await standing(page, path);
  }
});

/** Runs in the page: follows a link of the footer, and tells which sections the first frame has laid out. */
const laidOutFirst = (path: string) => new Promise<boolean[]>((resolve) => {
  addEventListener('popstate', () => {
    const sections = [...document.querySelectorAll('.page:not([hidden]) > .section > .wrap')];
    const look = () => resolve(sections.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
    requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
  }, { once: true });
  document.querySelector<HTMLAnchorElement>(`.site-footer a[href="#${path}"]`)?.click();
});

statement('kept pages', 'The first frame of a page that comes lays out what is in sight, and not what is just below', async (page) => {
  const site = await serve();
  await page.setViewport(390, 844);
  await open(page, site.url());
  assert.deepEqual(await page.evaluate(laidOutFirst, '/language'), [true, false, false, false, false, false]);
}, { engines: ['chromium'] });

statement('kept pages', 'A page comes as it was laid out behind the one that shows, and that one keeps its layout', async (page) => {
  await freezeClock(page);
  const site = await serve();
  await open(page, site.url());
  await page.cdp('Performance.enable');
  // A style that came and went leaves its attribute behind.
  await waitFor(page, 'the hidden pages to be laid out', () => document.querySelectorAll('main > [hidden][style]').length === 5);
  for (const path of ['/services', '/language', '/'] as const) {
    const before = await metric(page, 'LayoutObjects');
    // The clock holds what follows the first frame.
    await page.evaluate(laidOutFirst, path);
    const change = (await metric(page, 'LayoutObjects')) - before;
    assert.ok(Math.abs(change) < 20, `${path}: ${change} more boxes than before`);
    await takenOver(page);
  }
}, { engines: ['chromium'] });

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

statement('kept pages', 'A page that one goes to before it is laid out behind the other is left alone', async (page) => {
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
}, { engines: ['chromium', 'firefox'] });
