import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen, within } from '@testing-library/react';
import { navLabels, notFoundWords } from '#words/interface';
import { titles } from '#words/pages';
import { hrefTo } from '../src/router/hash';
import { routes } from '../src/router/routes';
import { countListeners } from './listeners-helper';
import {
  follow,
  goBack,
  heading,
  linkTo,
  marked,
  navigate,
  openSite,
  plainPages,
  rest,
  type,
} from './router-helper';

const names = {
  '/': 'Home page',
  '/about-us': 'About page',
  '/services': 'Services page',
  '/language': 'Language page',
  '/industry': 'Industry page',
  '/contact-us': 'Contact page',
} as const;

describe('R1 pages', () => {
  for (const path of routes) {
    test(`R1, R9 ${path} opens by deep link, alone, with its title and its mark in header and footer`, async () => {
      await openSite(hrefTo(path));
      assert.deepEqual(
        screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent),
        [names[path]],
      );
      assert.equal(document.title, titles[path]);
      assert.deepEqual([marked('Main'), marked('Footer')], [[navLabels[path]], [navLabels[path]]]);
    });

    test(`R1, R9 from elsewhere, the link to ${path} in the header leads there, and moves the mark`, async () => {
      await openSite(path === '/' ? '#/services' : '#/');
      await follow(linkTo(navLabels[path]));
      assert.deepEqual(
        [heading().textContent, document.title, window.location.hash],
        [names[path], titles[path], hrefTo(path)],
      );
      assert.deepEqual([marked('Main'), marked('Footer')], [[navLabels[path]], [navLabels[path]]]);
    });
  }

  for (const hash of ['', '#']) {
    test(`R1 ${hash === '' ? 'no hash' : hash} is home`, async () => {
      await openSite(hash);
      assert.deepEqual([heading().textContent, document.title], ['Home page', titles['/']]);
    });
  }

  test('R10 one navigation is one render', async () => {
    let renders = 0;
    const Services = () => <h1 tabIndex={-1}>Rendered {(renders += 1)}</h1>;
    await openSite('#/', { pages: { ...plainPages, '/services': Services } });
    await type('/services');
    assert.equal(renders, 1);
  });

  test('R10 taken away, the router listens no more', async (t) => {
    (await openSite('#/')).unmount();
    const listeners = countListeners(t);
    const { unmount } = await openSite('#/services');
    // The last is happy-dom's own, for the header's media query.
    assert.deepEqual(listeners(), ['window hashchange', 'window popstate', 'window resize']);
    unmount();
    assert.deepEqual(listeners(), []);
  });
});

describe('R2 a place on the page', () => {
  test('R2 #main leaves the page, its title and its mark', async () => {
    await openSite('#/services');
    await type('main');
    assert.deepEqual(
      [heading().textContent, document.title, marked('Main')],
      ['Services page', titles['/services'], ['Our Services']],
    );
    assert.equal(window.location.hash, '#main');
  });

  test('R2 opened at #main the site shows home', async () => {
    await openSite('#main');
    assert.equal(heading().textContent, 'Home page');
  });

  test('R2 #main on the page that is not found leaves that', async () => {
    await openSite('#/nope');
    await follow(screen.getByRole('link', { name: 'Skip to content' }));
    assert.deepEqual([window.location.hash, heading().textContent], ['#main', notFoundWords.title]);
  });
});

describe('R3 the page that is not found', () => {
  for (const [hash, address] of [
    ['#/nope', '/nope'],
    ['#/%', '/%'],
    ['#/%E0%A4%A', '/%E0%A4%A'],
    ['#/a/b?c', '/a/b'],
  ] as const) {
    test(`R3 ${hash} says so, names the address, and marks no link`, async () => {
      await openSite(hash);
      assert.equal(heading().textContent, notFoundWords.title);
      assert.match(document.title, new RegExp(`^${notFoundWords.title} - `));
      assert.ok(within(screen.getByRole('main')).getByText(address));
      assert.deepEqual([marked('Main'), marked('Footer')], [[], []]);
    });
  }

  test('R3 it leads to every page', async () => {
    await openSite('#/nope');
    const links = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    assert.deepEqual(links, routes.map(hrefTo));
    await follow(within(screen.getByRole('main')).getByRole('link', { name: 'Our Services' }));
    assert.equal(heading().textContent, 'Services page');
  });

  test('R3 markup in the address stays text, and 10,000 characters are cut', async () => {
    await openSite('#/%3Cimg src=x onerror=alert(1)%3E');
    assert.ok(screen.getByText('/<img src=x onerror=alert(1)>'));
    await type(`/${'a'.repeat(10_000)}`);
    assert.ok(within(screen.getByRole('main')).getByText(`/${'a'.repeat(199)}…`));
  });
});

describe('R4 tidying', () => {
  for (const [hash, tidy] of [
    ['#/Services/', '#/services'],
    ['#//%73ervices?utm=1', '#/services?utm=1'],
  ] as const) {
    test(`R4 opened at ${hash}, the address becomes ${tidy} without a new entry, and a query before it is kept`, async () => {
      const before = window.history.length;
      await openSite(`?x=1${hash}`);
      assert.equal(heading().textContent, 'Services page');
      assert.match(window.location.href, /\/in\/a\/folder\/index\.html\?x=1#/);
      assert.deepEqual([window.location.hash, window.history.length], [tidy, before]);
    });
  }

  test('R4 an untidy address typed by hand adds the one entry that was typed', async () => {
    await openSite('#/');
    const before = window.history.length;
    await type('/SERVICES');
    await rest();
    assert.deepEqual([window.location.hash, window.history.length], ['#/services', before + 1]);
    await goBack();
    assert.equal(heading().textContent, 'Home page');
  });

  test('R10 where the history may not be touched, pages open all the same', async (t) => {
    await openSite('#/');
    t.mock.method(window.history, 'replaceState', () => {
      throw new Error('Opaque origin');
    });
    await navigate(() => (window.location.hash = '/Services/'));
    assert.deepEqual(
      [heading().textContent, window.location.hash],
      ['Services page', '#/Services/'],
    );
    t.mock.restoreAll();
  });
});
