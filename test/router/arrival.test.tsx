import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen, within } from '@testing-library/react';
import { pageTitles } from '../../src/content-model/labels';
import { fakeClock } from '../helpers/clock';
import { hasFocus, isElement } from '../helpers/element';
import { pinch } from '../helpers/pointer';
import {
  announced,
  follow,
  goBack,
  heading,
  linkTo,
  navigate,
  openSite,
  plainHeading,
  plainPages,
  type,
} from '../helpers/router';

describe('R7 the first load', () => {
  for (const hash of ['#/', '#/services', '#/nope']) {
    test(`R7 the first load at ${hash} focuses, scrolls and announces nothing`, async (t) => {
      const clock = fakeClock(t);
      const scrollTo = t.mock.method(window, 'scrollTo');
      await openSite(hash);
      clock.tick(1000);
      assert.deepEqual([announced(), scrollTo.mock.callCount()], ['', 0]);
      hasFocus(document.body);
      assert.equal(clock.pending(), 0);
    });
  }
});

describe('R7 a new route', () => {
  test('R7 a new route scrolls to the top, and focusing the heading scrolls nothing', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    window.scrollTo(50, 700);
    await follow(linkTo('/services'));
    const focused = t.mock.method(heading(), 'focus');
    clock.tick(20);
    assert.deepEqual([window.scrollX, window.scrollY], [0, 0]);
    hasFocus(heading());
    assert.deepEqual(
      focused.mock.calls.map((call) => call.arguments),
      [[{ preventScroll: true }]],
    );
  });

  for (const [scale, calls] of [
    [1, []],
    [1.5, [[{ inline: 'start' }]]],
  ] as const) {
    test(`R7 a new route shows its corner at a zoom of ${scale} by fingers`, async (t) => {
      pinch(t, scale);
      await openSite('#/');
      const shown = t.mock.method(document.documentElement, 'scrollIntoView');
      await follow(linkTo('/services'));
      assert.deepEqual(
        shown.mock.calls.map((call) => call.arguments),
        calls,
      );
    });
  }

  test('R7 a new route is announced once, after 100 ms, in one polite live region', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    const status = screen.getByRole('status');
    await follow(linkTo('/services'));
    clock.tick(99);
    assert.equal(status.textContent, '');
    clock.tick(1);
    assert.equal(status.textContent, pageTitles['/services']);
    isElement(screen.getByRole('status'), status, 'some screen readers miss a new live region');
    assert.equal(clock.pending(), 0);
  });

  test('R7 the last of three quick changes is the only one announced and focused', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    for (const path of ['/services', '/language', '/industry']) {
      await type(path);
      assert.equal(announced(), '');
      clock.tick(40);
    }
    clock.tick(59);
    assert.equal(announced(), '');
    clock.tick(1);
    assert.equal(announced(), pageTitles['/industry']);
    hasFocus(heading());
    assert.equal(clock.pending(), 0);
  });

  test('R7 one unknown address after another is announced again', async (t) => {
    await openSite('#/services');
    const clock = fakeClock(t);
    await type('/nope');
    clock.tick(100);
    assert.equal(announced(), pageTitles.notFound);
    hasFocus(heading());
    await type('/other');
    assert.equal(announced(), '', 'the live region must change for a second announcement');
    clock.tick(100);
    assert.notEqual(announced(), '');
  });

  test('R2 R7 a hash that is not a route scrolls, focuses and announces nothing', async (t) => {
    await openSite('#/services');
    const clock = fakeClock(t);
    window.scrollTo(0, 700);
    await type('main');
    clock.tick(1000);
    assert.deepEqual([window.scrollY, announced()], [700, '']);
    hasFocus(document.body);
  });

  test('R7 an unmounted site focuses and announces nothing', async (t) => {
    const { unmount } = await openSite('#/');
    const clock = fakeClock(t);
    await follow(linkTo('/services'));
    unmount();
    assert.equal(clock.pending(), 0);
  });
});

describe('R8 Back', () => {
  test('R8 Back shows the page in popstate, before the position is restored', async (t) => {
    await openSite('#/');
    fakeClock(t);
    await follow(linkTo('/services'));
    let seen: string | null = null;
    await goBack(() => (seen = heading().textContent));
    assert.equal(seen, plainHeading('/'));
  });

  test('R8 Back leaves the scroll position to the browser, and focuses the heading', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    await follow(linkTo('/services'));
    clock.tick(100);
    window.scrollTo(0, 300);
    await goBack();
    clock.tick(100);
    assert.deepEqual([window.scrollY, announced()], [300, pageTitles['/']]);
    hasFocus(heading());
  });

  for (const [where, find] of [
    ['in the footer', () => linkTo('/services', 'footer')],
    ['on the page', () => within(screen.getByRole('main')).getByRole('link')],
  ] as const) {
    test(`R8 Back returns the focus to the link ${where} that was followed`, async (t) => {
      const Home = () => (
        <>
          <h1 tabIndex={-1}>{plainHeading('/')}</h1>
          <a href="#/services">Services</a>
        </>
      );
      await openSite('#/', { pages: { ...plainPages, '/': Home } });
      const clock = fakeClock(t);
      const link = find();
      link.focus();
      await follow(link);
      clock.tick(100);
      const focused = t.mock.method(link, 'focus');
      await goBack();
      clock.tick(100);
      hasFocus(link);
      assert.deepEqual(focused.mock.calls[0]?.arguments, [{ preventScroll: true }]);
    });
  }

  test('R8 Back returns the focus to another link on each visit of a page', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    const links = [
      linkTo('/services', 'footer'),
      linkTo('/'),
      linkTo('/about-us'),
      linkTo('/contact-us'),
    ];
    for (const link of links) {
      link.focus();
      await follow(link);
      clock.tick(100);
    }
    for (const link of links.toReversed()) {
      await goBack();
      clock.tick(100);
      hasFocus(link);
    }
  });

  test('R8 a quick Back past a page leaves its focus as it was', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    const last = linkTo('/about-us');
    for (const link of [linkTo('/services'), last]) {
      link.focus();
      await follow(link);
      clock.tick(100);
    }
    await goBack();
    await goBack();
    clock.tick(100);
    await navigate(() => window.history.forward());
    clock.tick(100);
    hasFocus(last);
  });

  test('R8 Back focuses the heading where the focused link is gone', async (t) => {
    await openSite('#/');
    const clock = fakeClock(t);
    const link = document.createElement('a');
    link.href = '#/services';
    document.body.append(link);
    link.focus();
    await follow(link);
    clock.tick(100);
    link.remove();
    await goBack();
    clock.tick(100);
    hasFocus(heading());
  });

  test('R8 Back leaves the history entry as it is', async (t) => {
    await openSite('#/');
    await follow(linkTo('/services'));
    const replaced = t.mock.method(window.history, 'replaceState');
    await goBack();
    assert.equal(replaced.mock.callCount(), 0);
  });
});
