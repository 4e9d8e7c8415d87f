import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen } from '@testing-library/react';
import { titles } from '#words/pages';
import { holdClock } from './clock-helper';
import { hasFocus, isElement } from './element-helper';
import { announced, follow, goBack, heading, linkTo, openSite, type } from './router-helper';

describe('R7 the first load', () => {
  for (const hash of ['#/', '#/services', '#/nope']) {
    test(`R7 at ${hash} nothing is focused, scrolled or announced`, async (t) => {
      const clock = holdClock(t);
      const scrollTo = t.mock.method(window, 'scrollTo');
      await openSite(hash);
      clock.tick(1000);
      assert.deepEqual([announced(), scrollTo.mock.callCount()], ['', 0]);
      hasFocus(document.body);
      assert.equal(clock.pending(), 0);
    });
  }
});

describe('R7 arrival', () => {
  test('R7 it scrolls to the top, and focuses the heading of the new page without scrolling to it', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    window.scrollTo(0, 700);
    await follow(linkTo('Our Services'));
    const focused = t.mock.method(heading(), 'focus');
    clock.tick(17);
    assert.deepEqual([window.scrollY, document.activeElement?.textContent], [0, 'Services page']);
    assert.deepEqual(
      focused.mock.calls.map((call) => call.arguments),
      [[{ preventScroll: true }]],
    );
    assert.equal(heading().getAttribute('tabindex'), '-1');
  });

  test('R7 it is announced after 100 ms, politely and once', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    const status = screen.getByRole('status');
    await follow(linkTo('Our Services'));
    clock.tick(99);
    assert.equal(status.textContent, '');
    clock.tick(1);
    assert.equal(status.textContent, titles['/services']);
    isElement(screen.getByRole('status'), status, 'made anew, which not every screen reader hears');
    assert.equal(clock.pending(), 0);
  });

  test('R7 of three quick changes only the last is announced and focused', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    for (const path of ['/services', '/language', '/industry']) {
      await type(path);
      assert.equal(announced(), '');
      clock.tick(40);
    }
    clock.tick(59);
    assert.equal(announced(), '');
    clock.tick(1);
    assert.deepEqual([announced(), heading().textContent], [titles['/industry'], 'Industry page']);
    hasFocus(heading());
    assert.equal(clock.pending(), 0);
  });

  test('R7 the page that is not found is arrived at like any other', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    await type('/nope');
    clock.tick(100);
    hasFocus(heading());
    assert.equal(announced(), document.title);
    assert.match(document.title, /^Page not found/);
  });

  test('R2, R7 a place on the page is no arrival', async (t) => {
    await openSite('#/services');
    const clock = holdClock(t);
    window.scrollTo(0, 700);
    await type('main');
    clock.tick(1000);
    assert.deepEqual([window.scrollY, announced()], [700, '']);
    hasFocus(document.body);
  });

  test('R7 taken away before its time, nothing is focused or announced', async (t) => {
    const { unmount } = await openSite('#/');
    const clock = holdClock(t);
    await follow(linkTo('Our Services'));
    unmount();
    assert.equal(clock.pending(), 0);
  });

  test('R9 the phone menu closes on arrival, and not before', async (t) => {
    await openSite('#/');
    holdClock(t);
    const menu = document.getElementById('menu');
    assert.ok(menu);
    const hidePopover = t.mock.fn();
    Object.assign(menu, { hidePopover });
    await type('main');
    assert.equal(hidePopover.mock.callCount(), 0);
    await follow(linkTo('Our Services'));
    assert.equal(hidePopover.mock.callCount(), 1);
  });
});

describe('R8 Back', () => {
  test('R8 the page stands as soon as popstate is told, before the browser scrolls', async (t) => {
    await openSite('#/');
    holdClock(t);
    await follow(linkTo('Our Services'));
    let seen: string | null = null;
    await goBack(() => (seen = heading().textContent));
    assert.equal(seen, 'Home page');
  });

  test('R8 the scroll position is left to the browser, the heading focused without scrolling, the page announced', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    await follow(linkTo('Our Services'));
    clock.tick(100);
    window.scrollTo(0, 300);
    await goBack();
    clock.tick(100);
    assert.deepEqual([window.scrollY, announced()], [300, titles['/']]);
    hasFocus(heading());
  });

  test('R8 three quick Backs settle on the last, announced once', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    for (const name of ['Our Services', 'Language', 'Industry']) await follow(linkTo(name));
    clock.tick(100);
    for (let back = 0; back < 3; back += 1) {
      await goBack();
      clock.tick(30);
      assert.ok(
        ![titles['/language'], titles['/services'], titles['/']].includes(announced() ?? ''),
        `${announced()}`,
      );
    }
    clock.tick(70);
    assert.deepEqual([announced(), heading().textContent], [titles['/'], 'Home page']);
    assert.equal(clock.pending(), 0);
  });
});
