import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen, within } from '@testing-library/react';
import { notFoundWords } from '#words/interface';
import { pageTitles } from '../../src/content-model/labels';
import { routes } from '../../src/schema/routes';
import { countListeners } from '../helpers/listeners';
import {
  follow,
  goBack,
  heading,
  landmarksOf,
  linkTo,
  marked,
  navigate,
  openSite,
  plainHeading,
  plainPages,
  type,
} from '../helpers/router';

describe('R1 pages', () => {
  test('R1 R9 each page opens by deep link, alone, with its title and aria-current', async () => {
    for (const path of routes) {
      const { unmount } = await openSite(`#${path}`);
      const headings = screen.getAllByRole('heading', { level: 1 });
      assert.deepEqual(
        [...headings.map((h1) => h1.textContent), document.title],
        [plainHeading(path), pageTitles[path]],
      );
      for (const landmark of landmarksOf(path)) assert.deepEqual(marked(landmark), [path]);
      unmount();
    }
  });

  test('R1 R9 the links in header and footer open their pages and move aria-current', async () => {
    await openSite('#/other');
    for (const path of routes) {
      for (const landmark of landmarksOf(path)) {
        await type('/nope');
        await follow(linkTo(path, landmark));
        assert.deepEqual(
          [heading().textContent, document.title, window.location.hash],
          [plainHeading(path), pageTitles[path], `#${path}`],
        );
        for (const each of landmarksOf(path)) assert.deepEqual(marked(each), [path]);
      }
    }
  });

  for (const hash of ['', '#']) {
    test(`R1 "${hash}" is home`, async () => {
      await openSite(hash);
      assert.deepEqual(
        [heading().textContent, document.title],
        [plainHeading('/'), pageTitles['/']],
      );
    });
  }

  test('R10 a navigation renders the page that is left and the new page, each once', async () => {
    const rendered: string[] = [];
    const recording = Object.entries(plainPages).map(([name, Content]) => [
      name,
      (props: { address: string }) => {
        rendered.push(name);
        return <Content {...props} />;
      },
    ]);
    await openSite('#/', { pages: Object.fromEntries(recording) });
    for (const [from, to] of [
      ['/', '/services'],
      ['/services', '/about-us'],
      ['/about-us', '/'],
    ] as const) {
      rendered.length = 0;
      await type(to);
      assert.deepEqual(rendered.sort(), [from, to].sort(), `rendered on the way to ${to}`);
    }
  });

  test('R10 an unmounted router listens to nothing', async (t) => {
    (await openSite('#/')).unmount();
    const listeners = countListeners(t);
    const { unmount } = await openSite('#/services');
    assert.ok(listeners().includes('window popstate'), listeners().join());
    unmount();
    assert.deepEqual(listeners(), []);
  });
});

describe('R2 a hash that is not a route', () => {
  test('R2 #main keeps the page, its title and aria-current', async () => {
    await openSite('#/services');
    await type('main');
    assert.deepEqual(
      [heading().textContent, document.title, marked('header'), window.location.hash],
      [plainHeading('/services'), pageTitles['/services'], ['/services'], '#main'],
    );
  });

  test('R2 Back to #main shows the page that was visible at #main', async () => {
    await openSite('#/services');
    await type('main');
    await follow(linkTo('/language'));
    await goBack();
    assert.deepEqual(
      [window.location.hash, heading().textContent],
      ['#main', plainHeading('/services')],
    );
  });

  test('R2 the site opened at #main shows home', async () => {
    await openSite('#main');
    assert.equal(heading().textContent, plainHeading('/'));
  });

  test('R2 #main keeps the not-found page', async () => {
    await openSite('#/nope');
    await type('main');
    assert.deepEqual([window.location.hash, heading().textContent], ['#main', notFoundWords.title]);
  });
});

describe('R3 the not-found page', () => {
  for (const [hash, address] of [
    ['#/nope', '/nope'],
    ['#/%', '/%'],
    ['#/%E0%A4%A', '/%E0%A4%A'],
    ['#/a/b?c', '/a/b'],
  ] as const) {
    test(`R3 ${hash} shows the requested address and marks no link`, async () => {
      await openSite(hash);
      assert.equal(heading().textContent, notFoundWords.title);
      assert.equal(document.title, pageTitles.notFound);
      const shown = within(screen.getByRole('main')).queryByText(address);
      assert.ok(shown, `the page does not show ${address}`);
      assert.deepEqual([marked('header'), marked('footer')], [[], []]);
    });
  }

  test('R3 the not-found page links to every page', async () => {
    await openSite('#/nope');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    for (const path of routes) assert.ok(hrefs.includes(`#${path}`), path);
    await follow(links[hrefs.indexOf('#/services')] as HTMLElement);
    assert.equal(heading().textContent, plainHeading('/services'));
  });

  test('R3 markup in the address stays text, and a very long address is cut', async () => {
    await openSite('#/%3Cimg src=x onerror=alert(1)%3E');
    const markup = '/<img src=x onerror=alert(1)>';
    assert.ok(screen.queryByText(markup), `the page does not show ${markup} as text`);
    await type(`/${'a'.repeat(10_000)}`);
    const shown = within(screen.getByRole('main')).getByText(/^\/a{100,}/);
    const length = shown.textContent?.length ?? 0;
    assert.ok(length < 300, `${length} characters`);
  });
});

describe('R4 canonical addresses', () => {
  for (const [hash, canonical] of [
    ['#/Services/', '#/services'],
    ['#//%73ervices?utm=1', '#/services?utm=1'],
  ] as const) {
    test(`R4 the site opened at ${hash} replaces it by ${canonical}`, async () => {
      const before = window.history.length;
      await openSite(`?x=1${hash}`);
      assert.equal(heading().textContent, plainHeading('/services'));
      assert.match(window.location.href, /\/in\/a\/folder\/index\.html\?x=1#/);
      assert.deepEqual([window.location.hash, window.history.length], [canonical, before]);
    });
  }

  test('R4 another spelling of the current page is replaced as well', async () => {
    await openSite('#/services');
    await type('/Services/');
    assert.equal(window.location.hash, '#/services');
    await type('/services?utm=1');
    assert.equal(window.location.hash, '#/services?utm=1');
  });

  test('R4 another spelling is replaced in a browser that keeps its state', async () => {
    await openSite('#/services');
    // happy-dom copies the state here, as WebKit does for `location.replace`.
    await navigate(() => (window.location.hash = '/Services/'));
    assert.equal(window.location.hash, '#/services');
  });

  test('R4 under a <base>, the canonical address is still that of the document', async (t) => {
    await openSite('#/');
    const replaced = t.mock.method(window.history, 'replaceState');
    await type('/Services/');
    // happy-dom ignores `<base>`, against which browsers resolve a hash alone.
    const url = replaced.mock.calls.at(-1)?.arguments[2];
    assert.deepEqual([url, window.location.hash], [window.location.href, '#/services']);
  });

  test('R4 a typed address adds one history entry, canonical or not', async () => {
    await openSite('#/');
    const before = window.history.length;
    await type('/SERVICES');
    assert.deepEqual([window.location.hash, window.history.length], ['#/services', before + 1]);
    await goBack();
    assert.equal(heading().textContent, plainHeading('/'));
  });

  test('R10 a state of the history that a host has written does not matter', async () => {
    for (const state of [{ address: 7, entry: '7' }, 'text', 7, null, { address: '/nope' }]) {
      const { unmount } = await openSite('#/services');
      await navigate(() => {
        window.location.hash = '/language';
        window.history.replaceState(state, '');
      });
      assert.equal(heading().textContent, plainHeading('/language'), JSON.stringify(state));
      await navigate(() => {
        window.location.hash = 'main';
        window.history.replaceState(typeof state === 'object' ? null : state, '');
      });
      assert.equal(heading().textContent, plainHeading('/language'), JSON.stringify(state));
      unmount();
    }
  });

  test('R10 pages open where the history cannot be changed', async (t) => {
    await openSite('#/');
    t.mock.method(window.history, 'replaceState', () => {
      throw new Error('Opaque origin');
    });
    await navigate(() => (window.location.hash = '/Services/'));
    assert.deepEqual(
      [heading().textContent, window.location.hash],
      [plainHeading('/services'), '#/Services/'],
    );
    t.mock.restoreAll();
  });
});
