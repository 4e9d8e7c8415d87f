import assert from 'node:assert/strict';
import type { RoutePath } from '../../src/router/routes';
import type { Page } from './engines/page';
import { type Site, serve } from './site';
import { statement } from './statement';
import { headerLink, placeOf, places, siteScript, standing, until } from './visits';
import { frames, waitFor } from './wait';

const shownHeadings = () =>
  [...document.querySelectorAll('main h1')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.textContent);

const shows = (page: Page, path: RoutePath) =>
  waitFor(
    page,
    `the painted page ${path}`,
    (heading: string) => {
      const shown = [...document.querySelectorAll('main h1')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent);
      if (
        shown.length === 1 &&
        shown[0] === heading &&
        document.querySelector('#root > [role="status"]')
      )
        return true;
      throw new Error(JSON.stringify(shown));
    },
    placeOf(path).heading,
  );

/** A script that comes when the test says so. */
const lateScript = async () => {
  let come = () => {};
  const hold = new Promise<void>((resolve) => (come = resolve));
  const site = await serve({ faults: [[siteScript, { hold }]] });
  return { site, come };
};

const openWithoutScript = async (page: Page) => {
  const late = await lateScript();
  await page.goto(late.site.url(), 'commit');
  await shows(page, '/');
  return late;
};

/** Asked for, perhaps only now, and not answered. */
const stillOut = (site: Site) =>
  until('the script to be asked for, and to wait', () =>
    site.requests().some(({ path, status }) => siteScript.test(path) && status === 'waiting'),
  );

statement('first paint', 'A deep link shows its page before the script has come', async (page) => {
  for (const path of ['/about-us', '/contact-us'] satisfies RoutePath[]) {
    const { site, come } = await lateScript();
    await page.goto(site.url(placeOf(path).hash), 'commit');
    await shows(page, path);
    await stillOut(site);
    come();
    await standing(page, path);
  }
});

statement(
  'first paint',
  'A deep link never shows another page while the document is on its way',
  async (page) => {
    for (const pauseAt of [0.6, 0.95, 0.99]) {
      let come = () => {};
      const pause = new Promise<void>((resolve) => (come = resolve));
      const site = await serve({ faults: [['/index.html', { pause, pauseAt }]] });
      await page.goto(site.url('#/industry'), 'commit');
      await waitFor(page, 'the header', () => document.querySelector('main h1') !== null);
      await frames(page, 6);
      const others = (await page.evaluate(shownHeadings)).filter(
        (heading) => heading !== placeOf('/industry').heading,
      );
      assert.deepEqual(others, [], `with ${pauseAt * 100} % of the document there`);
      come();
      await standing(page, '/industry');
    }
  },
  { engines: ['chromium', 'firefox'] },
);

statement(
  'first paint',
  'Before the script links lead, Back returns, and the phone menu opens',
  async (page) => {
    await page.setViewport(390, 740);
    const { site, come } = await openWithoutScript(page);
    for (const { path } of places.slice(1)) {
      await page.click('.menu-button');
      await page.click(headerLink(path));
      await shows(page, path);
      if (await page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')))
        await page.press('Escape');
    }
    // The driver's own Back waits for the load event.
    await page.evaluate(() => history.back());
    await shows(page, '/industry');
    await page.click('.menu-button');
    await stillOut(site);
    come();
    await standing(page, '/industry');
    assert.ok(
      await page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')),
      'the menu was closed under the finger',
    );
    await page.click(headerLink('/services'));
    await standing(page, '/services');
    await waitFor(
      page,
      'the menu to close',
      () => !document.querySelector('#menu')?.matches(':popover-open'),
    );
  },
);

/** Of the slides in a row the one that stands at its edge; 0 also while the row is on its way. */
const firstInView = (css: string) => {
  const left = document.querySelector(css)?.getBoundingClientRect().left ?? 0;
  const slides = [...document.querySelectorAll(`${css} .carousel-slide`)];
  return Math.max(
    slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2),
    0,
  );
};

statement(
  'A1, first paint',
  'A question opened and a row scrolled before the script stay so',
  async (page) => {
    const { site, come } = await openWithoutScript(page);
    await page.click('details:nth-child(2) summary');
    const row = '[data-carousel="services"] .carousel-viewport';
    await page.evaluate(
      (css: string) => document.querySelector(css)?.scrollIntoView({ block: 'center' }),
      row,
    );
    if (page.engine === 'webkit')
      await page.evaluate((css: string) => document.querySelector(css)?.scrollBy(700, 0), row);
    else await page.wheel(row, { x: 700, y: 0 });
    const first = await waitFor(page, 'the row to rest on a later slide', firstInView, row);
    await stillOut(site);
    come();
    await standing(page, '/');
    await waitFor(
      page,
      'the carousel',
      () => document.querySelector('[data-carousel="services"][data-ready]') !== null,
    );
    assert.equal(await page.evaluate(firstInView, row), first);
    assert.deepEqual(
      await page.evaluate(() => [...document.querySelectorAll('details')].map((one) => one.open)),
      [false, true, false],
    );
  },
);

const chosenTabs = () =>
  [...document.querySelectorAll('.tabs')]
    .filter((one) => one.checkVisibility())
    .map((tabs) => {
      const tab =
        tabs.querySelector('[aria-selected="true"]') ?? tabs.querySelector(':checked + .tab');
      const panels = [...tabs.querySelectorAll('.tab-panel')].filter(
        (one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.clientHeight > 40,
      );
      return `${tab?.textContent} ${panels.map((one) => one.querySelector('.tab-panel-label')?.textContent).join()}`;
    });

statement(
  'T1, first paint',
  'Tabs chosen before the script stay chosen, and the focus stays on them',
  async (page) => {
    const { site, come } = await openWithoutScript(page);
    await page.click(headerLink('/about-us'));
    await shows(page, '/about-us');
    await page.click({ css: '.tabs .tab', name: '2023' });
    await page.click({ css: '.tabs .tab', name: 'Mission' });
    await page.press('ArrowRight');
    const before = await page.evaluate(chosenTabs);
    assert.deepEqual(before, ['Vision Vision', '2023 2023']);
    await stillOut(site);
    come();
    await standing(page, '/about-us');
    await waitFor(
      page,
      'the tabs',
      () => document.querySelectorAll('article:not([hidden]) .tabs[data-ready]').length === 2,
    );
    assert.deepEqual(await page.evaluate(chosenTabs), before);
    assert.equal(
      await page.evaluate(
        () => `${document.activeElement?.role} ${document.activeElement?.textContent}`,
      ),
      'tab Vision',
    );
    await page.press('ArrowRight');
    assert.deepEqual(await page.evaluate(chosenTabs), ['Philosophy Philosophy', '2023 2023']);
  },
);

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('.contact-form :is(input, textarea)')].map(
    (field) => field.value,
  );

statement(
  'F3',
  'Before the script a form takes what is typed, a submit loses nothing, and all of it is there afterwards',
  async (page) => {
    const { site, come } = await openWithoutScript(page);
    await page.click(headerLink('/contact-us'));
    await shows(page, '/contact-us');
    const words = ['Asha', 'asha@example.com', '+91 1', 'Two pages'];
    for (const [index, name] of ['name', 'email', 'phone', 'message'].entries()) {
      await page.click(`.contact-form [name="${name}"]`);
      await page.type(words[index] ?? '');
    }
    await page.click('.contact-form button');
    await shows(page, '/contact-us');
    await page.click('.contact-form [name="message"]');
    assert.deepEqual(await page.evaluate(typed), words);
    assert.deepEqual(
      site.requests().filter(({ method, path }) => method !== 'GET' || path.includes('?')),
      [],
    );
    await stillOut(site);
    come();
    await standing(page, '/contact-us');
    assert.deepEqual(await page.evaluate(typed), words);
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('name')),
      'message',
    );
    await page.type('!');
    await page.click('.contact-form button');
    await waitFor(page, 'the hand-over', () =>
      document
        .querySelector<HTMLTextAreaElement>('.message-panel textarea')
        ?.value.includes('Two pages!'),
    );
  },
);
