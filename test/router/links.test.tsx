import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link } from '../../src/router/link';
import { showRoute } from '../../src/router/route';
import { fakeClock } from '../helpers/clock';
import { hasFocus } from '../helpers/element';
import { blur } from '../helpers/pointer';
import {
  follow,
  heading,
  linkTo,
  openSite,
  plainHeading,
  skipLink,
  startAt,
  type,
} from '../helpers/router';

/** Clicks that ask the browser for another tab, another window or a download. */
const elsewhere = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
];

describe('R5 links', () => {
  for (const click of [{}, ...elsewhere]) {
    test(`R5 the browser follows a link by itself: ${JSON.stringify(click)}`, async (t) => {
      await openSite('#/');
      // The window is the last to receive the click, after every handler of the site.
      const last = (event: Event) => {
        assert.equal(event.defaultPrevented, false);
        event.preventDefault();
      };
      window.addEventListener('click', last);
      t.after(() => window.removeEventListener('click', last));
      fireEvent.click(linkTo('/services'), click);
      assert.equal(window.location.hash, '#/');
    });
  }
});

describe('R6 a link to the current page', () => {
  const links = [
    ['in the header', () => linkTo('/services')],
    ['in the footer', () => linkTo('/services', 'footer')],
    ['that skips to the content', skipLink],
  ] as const;
  for (const [where, find] of links) {
    test(`R5 R6 a link ${where} is left to the browser, and leads to the top`, async (t) => {
      await openSite('#/services');
      const clock = fakeClock(t);
      const before = window.history.length;
      window.scrollTo(50, 500);
      find().focus();
      assert.equal(fireEvent.click(find()), true, 'a handler took the click');
      // A browser that follows a link to the current fragment clears the focus.
      blur();
      clock.tick(0);
      assert.deepEqual(
        [window.scrollX, window.scrollY, window.history.length, window.location.hash],
        [0, 0, before, '#/services'],
      );
      hasFocus(heading());
      clock.tick(1000);
      assert.equal(screen.getByRole('status').textContent, '');
    });
  }

  for (const [hash, path] of [
    ['', '/'],
    ['#', '/'],
    ['#main', '/'],
    ['#/services?utm=1', '/services'],
  ] as const) {
    test(`R6 at "${hash}" a link to the open page leads to its h1, with no entry`, async (t) => {
      await openSite(hash);
      const clock = fakeClock(t);
      const before = window.history.length;
      window.scrollTo(0, 500);
      const allowed = fireEvent.click(linkTo(path));
      clock.tick(0);
      assert.equal(allowed, false, 'the browser would add an entry');
      assert.deepEqual([window.scrollY, window.history.length], [0, before]);
      hasFocus(heading());
    });
  }

  for (const hash of ['#/nope', '#/a/b?c', '#/%25']) {
    test(`R6 at "${hash}" the skip link leads to the not-found page's h1`, async (t) => {
      await openSite(hash);
      const clock = fakeClock(t);
      const before = window.history.length;
      fireEvent.click(skipLink());
      clock.tick(0);
      assert.deepEqual([window.location.hash, window.history.length], [hash, before]);
      hasFocus(heading());
    });
  }

  test('R6 after #main, a link to the current page goes to its heading', async (t) => {
    await openSite('#/services');
    await type('main');
    const clock = fakeClock(t);
    window.scrollTo(0, 500);
    fireEvent.click(linkTo('/services'));
    clock.tick(0);
    assert.equal(window.scrollY, 0);
    hasFocus(heading());
  });

  test('R9 a link to the current page closes the phone menu', async (t) => {
    await openSite('#/services');
    const hidePopover = t.mock.fn();
    Object.assign(document.getElementById('menu') ?? {}, { hidePopover });
    fireEvent.click(linkTo('/services'));
    assert.ok(hidePopover.mock.callCount() > 0, 'the menu stays open');
  });

  test('R6 a link whose click is prevented does nothing', async (t) => {
    render(
      <Link to="/" onClick={(event) => event.preventDefault()}>
        Home
      </Link>,
    );
    await startAt('#/');
    showRoute();
    const clock = fakeClock(t);
    window.scrollTo(0, 500);
    fireEvent.click(screen.getByRole('link'));
    clock.tick(0);
    assert.deepEqual([window.scrollY, clock.pending()], [500, 0]);
  });

  for (const click of elsewhere) {
    test(`R6 a link opened elsewhere changes nothing here: ${JSON.stringify(click)}`, async (t) => {
      await openSite('#/services');
      const clock = fakeClock(t);
      window.scrollTo(0, 500);
      linkTo('/services').focus();
      fireEvent.click(linkTo('/services'), click);
      clock.tick(0);
      assert.equal(window.scrollY, 500);
      hasFocus(linkTo('/services'));
    });
  }
});

describe('R5 a document whose links resolve to another address', () => {
  test('R5 a link sets the hash by itself under a <base>', async () => {
    await openSite('#/');
    const link = linkTo('/services');
    // happy-dom ignores `<base>`, so the test sets the resolved URL.
    Object.defineProperty(link, 'href', { value: 'https://elsewhere.example/#/services' });
    let prevented = false;
    const watch = (event: Event) => {
      prevented = event.defaultPrevented;
    };
    window.addEventListener('click', watch, { once: true });
    await follow(link);
    assert.deepEqual(
      [prevented, window.location.hash, heading().textContent],
      [true, '#/services', plainHeading('/services')],
    );
  });

  test('R6 a link to the current page goes to its heading under a <base>', async (t) => {
    await openSite('#/services');
    const clock = fakeClock(t);
    const link = linkTo('/services');
    Object.defineProperty(link, 'href', { value: 'https://elsewhere.example/#/services' });
    assert.equal(fireEvent.click(link), false, 'the browser would leave the site');
    clock.tick(0);
    hasFocus(heading());
  });
});
