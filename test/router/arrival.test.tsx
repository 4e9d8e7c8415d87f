import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { renderHook } from '@testing-library/react';
import { pageTitles } from '../../src/content-model/labels';
import { useArrival } from '../../src/router/use-arrival';
import { fakeClock } from '../helpers/clock';
import { find, hasFocus, isElement } from '../helpers/element';
import { pinch } from '../helpers/pointer';
import {
  announced,
  announcer,
  follow,
  goBack,
  heading,
  linkTo,
  navigate,
  openSite,
  plainHeading,
  plainPages,
  startAt,
  type,
} from '../helpers/router';

/** Opens the site, and waits until the first load is over. */
async function open(t: Parameters<typeof fakeClock>[0], ...args: Parameters<typeof openSite>) {
  const site = await openSite(...args);
  return { ...site, clock: fakeClock(t) };
}

describe('R7 the first load', () => {
  for (const address of ['#/', '#/nope'])
    test(`R7 the first load at ${address} focuses, scrolls and announces nothing`, async (t) => {
      const clock = fakeClock(t);
      const scrollTo = t.mock.method(window, 'scrollTo');
      await openSite(address);
      clock.tick(1000);
      assert.deepEqual([announced(), scrollTo.mock.callCount(), clock.pending()], ['', 0, 0]);
      hasFocus(document.body);
    });

  for (const [address, announcement] of [
    ['/', ''],
    ['/services', 'Services'],
  ] as const)
    test(`R7 a page at ${address} that a press during hydration opened is a new route`, async (t) => {
      await startAt('#/');
      const clock = fakeClock(t);
      const route = { page: address, address, visited: false, entry: 1 };
      const { result, rerender } = renderHook((at) => useArrival(at, 'Services'), {
        initialProps: null as typeof route | null,
      });
      rerender(route);
      clock.tick(100);
      assert.equal(result.current, announcement);
    });
});

describe('R7 a new route', () => {
  test('R7 a new route scrolls to the top, and focuses its heading without scrolling', async (t) => {
    const { clock } = await open(t, '#/');
    const zoomed = t.mock.method(document.documentElement, 'scrollIntoView');
    window.scrollTo(50, 700);
    await follow(linkTo('/services'));
    const focused = t.mock.method(heading(), 'focus');
    clock.tick(0);
    assert.deepEqual([window.scrollX, window.scrollY, zoomed.mock.callCount()], [0, 0, 0]);
    hasFocus(heading());
    assert.deepEqual(focused.mock.calls[0]?.arguments, [{ preventScroll: true }]);
  });

  test('R7 in a page that is zoomed by fingers, a new route shows its corner', async (t) => {
    pinch(t, 1.5);
    await openSite('#/');
    const shown = t.mock.method(document.documentElement, 'scrollIntoView');
    await follow(linkTo('/services'));
    const calls = shown.mock.calls.map((call) => call.arguments);
    assert.deepEqual(calls, [[{ inline: 'start' }]]);
  });

  test('R7 a new route is announced once, after 100 ms, in one live region', async (t) => {
    const { clock } = await open(t, '#/');
    const status = announcer();
    await follow(linkTo('/services'));
    clock.tick(99);
    assert.equal(announced(), '');
    clock.tick(1);
    assert.equal(announced(), pageTitles['/services']);
    isElement(announcer(), status, 'some screen readers miss a new live region');
    assert.equal(clock.pending(), 0);
  });

  test('R8 the last of three quick changes is the only one announced and focused', async (t) => {
    const { clock } = await open(t, '#/');
    for (const path of ['/services', '/language', '/industry']) {
      await type(path);
      clock.tick(40);
      assert.equal(announced(), '');
    }
    clock.tick(60);
    assert.equal(announced(), pageTitles['/industry']);
    hasFocus(heading());
    assert.equal(clock.pending(), 0);
  });

  test('R7 one unknown address after another is announced again', async (t) => {
    const { clock } = await open(t, '#/services');
    await type('/nope');
    clock.tick(100);
    assert.equal(announced(), pageTitles.notFound);
    await type('/other');
    assert.equal(announced(), '', 'the live region must change for a second announcement');
    clock.tick(100);
    assert.equal(announced(), pageTitles.notFound);
  });

  test('R2, R7 a hash that is not a route scrolls, focuses and announces nothing', async (t) => {
    const { clock } = await open(t, '#/services');
    window.scrollTo(0, 700);
    await type('main');
    clock.tick(1000);
    assert.deepEqual([window.scrollY, announced()], [700, '']);
    hasFocus(document.body);
  });

  test('R7 an unmounted site focuses and announces nothing', async (t) => {
    const { clock, unmount } = await open(t, '#/');
    await follow(linkTo('/services'));
    unmount();
    assert.equal(clock.pending(), 0);
  });
});

describe('R8 Back', () => {
  /** Follows a link, and waits for the arrival. */
  const visit = async (clock: ReturnType<typeof fakeClock>, link: HTMLElement) => {
    await follow(link);
    clock.tick(100);
  };

  test('R8 Back shows the page in popstate, before the position is restored', async () => {
    await openSite('#/');
    await follow(linkTo('/services'));
    let seen: string | null = null;
    await goBack(() => (seen = heading().textContent));
    assert.equal(seen, plainHeading('/'));
  });

  test('R8 Back leaves the position to the browser, and focuses the link on the page', async (t) => {
    const Home = () => (
      <>
        <h1 tabIndex={-1}>{plainHeading('/')}</h1>
        <a href="#/services">Services</a>
      </>
    );
    const { clock } = await open(t, '#/', { ...plainPages, '/': Home });
    const link = find('main a');
    await visit(clock, link);
    window.scrollTo(0, 300);
    const focused = t.mock.method(link, 'focus');
    await goBack();
    clock.tick(100);
    assert.deepEqual([window.scrollY, announced()], [300, pageTitles['/']]);
    hasFocus(link);
    assert.deepEqual(focused.mock.calls[0]?.arguments, [{ preventScroll: true }]);
  });

  test('R8 Back returns the focus to another link on each visit of a page', async (t) => {
    const { clock } = await open(t, '#/');
    const links = [linkTo('/services', 'footer'), linkTo('/'), linkTo('/about-us')];
    for (const link of links) await visit(clock, link);
    for (const link of links.toReversed()) {
      await goBack();
      clock.tick(100);
      hasFocus(link);
    }
  });

  test('R8 from another visit of the page, Back returns the focus of each visit', async (t) => {
    const { clock } = await open(t, '#/services');
    for (const link of [linkTo('/'), linkTo('/services'), linkTo('/industry')])
      await visit(clock, link);
    await goBack();
    // The menu of the Back button leads from one visit of the page to the other.
    await navigate(() => {
      window.history.go(-2);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    clock.tick(100);
    hasFocus(linkTo('/'));
    await visit(clock, linkTo('/language'));
    await goBack();
    clock.tick(100);
    hasFocus(linkTo('/language'));
  });

  test('R8 a quick Back past a page leaves its focus as it was', async (t) => {
    const { clock } = await open(t, '#/');
    for (const link of [linkTo('/services'), linkTo('/about-us')]) await visit(clock, link);
    await goBack();
    await goBack();
    clock.tick(100);
    await navigate(() => window.history.forward());
    clock.tick(100);
    hasFocus(linkTo('/about-us'));
  });

  test('R8 Back focuses the heading where the focused link is gone', async (t) => {
    const { clock } = await open(t, '#/');
    const link = document.createElement('a');
    link.href = '#/services';
    document.body.append(link);
    await visit(clock, link);
    link.remove();
    await goBack();
    clock.tick(100);
    hasFocus(heading());
  });
});

describe('R10 in a frame', () => {
  for (const [where, top, bottom, preventScroll] of [
    ['in view', 0, 800, false],
    ['above the window', -1, 40, true],
    ['below the window', 780, 801, true],
  ] as const)
    test(`R10 the focus on a heading ${where} of the frame scrolls its host: ${!preventScroll}`, async (t) => {
      const { clock } = await open(t, '#/');
      const { parent } = window;
      t.after(() => Object.defineProperty(window, 'parent', { value: parent }));
      Object.defineProperty(window, 'parent', { value: {}, configurable: true });
      await follow(linkTo('/services'));
      t.mock.method(heading(), 'getBoundingClientRect', () => ({ top, bottom }));
      const focused = t.mock.method(heading(), 'focus');
      clock.tick(0);
      assert.deepEqual(focused.mock.calls[0]?.arguments, [{ preventScroll }]);
    });
});
