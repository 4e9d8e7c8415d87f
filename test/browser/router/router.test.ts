import assert from 'node:assert/strict';
import { notFoundWords } from '../../../src/content/en/interface';
import { pageTitles } from '../../../src/content-model/labels';
import { type RoutePath, routes } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { follow, headerLink, open, openFresh, pageOf, pages, ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, scrollOn, waitFor } from '../harness/wait';

const missing = { heading: notFoundWords.title, title: pageTitles.notFound };

/** Waits for the not-found page; returns the requested address that it shows. */
function requestedAddress(page: Page) {
  return waitFor(
    page,
    'the not-found page',
    ({ heading, title }: typeof missing) => {
      const isThere =
        document.title === title &&
        document.querySelectorAll('main > article:not([hidden])').length === 1;
      return (
        isThere &&
        document.querySelector('main > :not([hidden]) h1')?.textContent === heading &&
        document.querySelector('main code')?.textContent
      );
    },
    missing,
  );
}

function addressOf(page: Page) {
  return page.evaluate(() => ({
    search: location.search,
    hash: location.hash,
    entries: history.length,
  }));
}

function setHash(page: Page, hash: string) {
  return page.evaluate((wish: string) => void (location.hash = wish), hash);
}

browserTest(
  'R1: every page opens by deep link and survives a reload',
  async (page) => {
    const site = await serve();
    for (const { path, hash } of pages) {
      await openFresh(page, site.url(hash));
      await ready(page, `#${path}`);
      await page.reload();
      await ready(page, `#${path}`);
      assert.equal((await addressOf(page)).hash, hash);
    }
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R1: an empty hash, # and #/ are home, and only #/… is a route',
  async (page) => {
    const site = await serve();
    for (const hash of ['', '#', '#/', '#main', '#services', '#?/services', '#!/services']) {
      await openFresh(page, site.url(hash));
      await ready(page, '#/');
    }
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium'] },
);

browserTest(
  'R2: a hash that is not a route keeps the page, also on Back and Reload, and focuses its target',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    assert.ok((await scrollOn(page, 600)) > 300, 'the page did not scroll');
    await setHash(page, '#main');
    await waitFor(
      page,
      'focus on main',
      () => document.activeElement?.id === 'main' && scrollY < 100,
    );
    await ready(page, '#/services');
    await setHash(page, '#nowhere');
    await waitFor(page, 'the address', () => location.hash === '#nowhere');
    await ready(page, '#/services');
    await follow(page, '/language');
    await page.back();
    await ready(page, '#/services');
    await page.reload();
    await ready(page, '#/services');
    assert.equal(await page.evaluate(() => location.hash), '#nowhere');
  },
);

browserTest(
  'R6: the skip link leads past the header, on a page and on the not-found page',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/language'));
    const { entries } = await addressOf(page);
    await page.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'skip');
    await page.press('Enter');
    await waitFor(page, 'focus on the heading', () => document.activeElement?.localName === 'h1');
    assert.equal((await addressOf(page)).entries, entries, 'history entries');
    await openFresh(page, site.url('#/nope'));
    await requestedAddress(page);
    const before = await addressOf(page);
    await page.press('Tab');
    await page.press('Enter');
    await waitFor(page, 'focus on the heading', () => document.activeElement?.localName === 'h1');
    assert.deepEqual(await addressOf(page), before);
    assert.equal(await requestedAddress(page), '/nope');
  },
);

const mangled = [
  ['#/%E0%A4%A', '/%E0%A4%A'],
  ['#/<img src=x onerror=alert(1)>', '/<img src=x onerror=alert(1)>'],
  ['#/nope', '/nope'],
  ['#/%', '/%'],
  ['#/services/more', '/services/more'],
  ['#/%E0%A4%B8%E0%A5%87', '/से'],
  ['#/__proto__', '/__proto__'],
] as const;

browserTest(
  'R3: an unknown or malformed address shows the not-found page with its text',
  async (page) => {
    const site = await serve();
    for (const [hash, address] of mangled.slice(0, 2)) {
      await openFresh(page, site.url(hash));
      assert.equal(await requestedAddress(page), address);
    }
    const links = () =>
      [...document.querySelectorAll('.page:not([hidden]) li a')].map((link) =>
        link.getAttribute('href'),
      );
    for (const [hash, address] of mangled) {
      await setHash(page, hash);
      await waitFor(
        page,
        address,
        (text: string) => document.querySelector('main code')?.textContent === text,
        address,
      );
      assert.equal(await requestedAddress(page), address);
      assert.deepEqual(
        await page.evaluate(links),
        routes.map((path) => `#${path}`),
      );
    }
    await page.click({ css: '.page:not([hidden]) li a', name: pageOf('/industry').label });
    await ready(page, '#/industry');
    assert.deepEqual(await page.messages(), []);
  },
  { engines: ['chromium'] },
);

const untidy = [
  ['#/Services', '#/services'],
  ['#/services/', '#/services'],
  ['#//services', '#/services'],
  ['#/%73ervices', '#/services'],
  ['#/services?utm=1', '#/services?utm=1'],
  ['#/SERVICES//?utm=1', '#/services?utm=1'],
] as const;

browserTest(
  'R4: case, slashes and escapes are replaced by the canonical address with its query',
  async (page) => {
    const site = await serve();
    for (const [hash, tidy] of untidy.slice(3)) {
      await openFresh(page, `${site.origin}/?x=1${hash}`);
      await ready(page, '#/services');
      await eventually(() => page.evaluate(() => location.hash), tidy);
      assert.equal((await addressOf(page)).search, '?x=1');
    }
    for (const [hash, tidy] of untidy) {
      await follow(page, '/');
      const { entries } = await addressOf(page);
      await setHash(page, hash);
      await ready(page, '#/services');
      await eventually(() => page.evaluate(() => location.hash), tidy);
      assert.deepEqual(await addressOf(page), { search: '?x=1', hash: tidy, entries: entries + 1 });
    }
    await page.back();
    await ready(page, '#/');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R4: another spelling of the open page is canonicalized in place',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => location.replace('#/Services/'));
    await eventually(
      () => page.evaluate(() => [location.hash, history.length]),
      ['#/services', entries],
    );
  },
  // WebKit keeps the state of the entry.
  { engines: ['chromium', 'webkit'] },
);

type Watched = Window & { taken?: boolean[] };

browserTest(
  'R5: links are real anchors to #/…, and no handler prevents a click',
  async (page) => {
    const site = await serve();
    await open(page, site.url());
    await page.evaluate(() => {
      const taken: boolean[] = ((window as Watched).taken = []);
      addEventListener('click', (event) => taken.push(event.defaultPrevented));
    });
    const strange = () =>
      [...document.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(#\/|#main$|[\w-]+\.html|mailto:|tel:|https:)/.test(href));
    for (const path of [...routes.slice(1), '/'] satisfies RoutePath[]) {
      await follow(page, path);
      assert.deepEqual(await page.evaluate(strange), [], 'addresses of another form');
    }
    assert.deepEqual(
      await page.evaluate(() => (window as Watched).taken),
      routes.map(() => false),
    );
  },
  { engines: ['chromium'] },
);

browserTest(
  'R5: a middle click and a modified click open the page in a new tab',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/industry'));
    const clickWith = async (key: string, path: RoutePath) => {
      await page.keys([{ do: 'down', key }]);
      await page.click(headerLink(path));
      await page.keys([{ do: 'up', key }]);
    };
    const wishes = {
      '/services': () => page.click(headerLink('/services'), 'middle'),
      '/language': () => clickWith('Control', '/language'),
      '/about-us': () => clickWith('Shift', '/about-us'),
    };
    for (const [path, click] of Object.entries(wishes)) {
      await click();
      await eventually(async () => (await page.tabs()).includes(site.url(`#${path}`)), true);
      await ready(page, '#/industry');
    }
    assert.equal((await page.tabs()).length, 1 + Object.keys(wishes).length, 'open tabs');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R5: Control+Enter on a link opens the page in a new tab',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/industry'));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.menu a[href="#/services"]')?.focus(),
    );
    await page.press('Control+Enter');
    await eventually(async () => (await page.tabs()).includes(site.url('#/services')), true);
    await ready(page, '#/industry');
  },
  { engines: ['chromium'] },
);
