import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, screen } from '@testing-library/react';
import { navLabels } from '#words/interface';
import { hrefTo } from '../src/router/hash';
import { routes } from '../src/router/routes';
import { holdClock } from './clock-helper';
import { hasFocus } from './element-helper';
import { follow, heading, linkTo, openSite } from './router-helper';

/** Clicks that ask the browser for another tab or window, or for the file. */
const elsewhere = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
];

describe('R5 links', () => {
  test('R5 every link of header and footer is an anchor to a page, and no click on it is kept from the browser', async () => {
    await openSite('#/');
    for (const landmark of ['Main', 'Footer'] as const) {
      for (const path of routes) {
        const link = linkTo(navLabels[path], landmark);
        assert.deepEqual(
          [link.tagName, link.getAttribute('href'), link.hasAttribute('target')],
          ['A', hrefTo(path), false],
        );
      }
    }
  });

  for (const click of [{}, ...elsewhere]) {
    test(`R5 a click on a link is left to the browser: ${JSON.stringify(click)}`, async (t) => {
      await openSite('#/');
      // The window hears of it last, when every handler of the site has.
      const last = (event: Event) => {
        assert.equal(event.defaultPrevented, false);
        event.preventDefault();
      };
      window.addEventListener('click', last);
      t.after(() => window.removeEventListener('click', last));
      fireEvent.click(linkTo('Our Services'), click);
      assert.equal(window.location.hash, '#/');
    });
  }
});

describe('R6 a link to the page one is on', () => {
  const links = [
    ['in the header', () => linkTo('Our Services')],
    ['in the footer', () => linkTo('Our Services', 'Footer')],
    ['that skips to the content', () => screen.getByRole('link', { name: 'Skip to content' })],
  ] as const;
  for (const [where, find] of links) {
    test(`R6 the one ${where} scrolls to the top and focuses the heading, without a new entry or announcement`, async (t) => {
      await openSite('#/services');
      const clock = holdClock(t);
      const before = window.history.length;
      window.scrollTo(0, 500);
      find().focus();
      fireEvent.click(find());
      clock.tick(0);
      assert.deepEqual(
        [window.scrollY, window.history.length, window.location.hash],
        [0, before, '#/services'],
      );
      hasFocus(heading());
      clock.tick(1000);
      assert.equal(screen.getByRole('status').textContent, '');
    });
  }

  for (const click of elsewhere) {
    test(`R6 opened in another tab or window, it moves nothing here: ${JSON.stringify(click)}`, async (t) => {
      await openSite('#/services');
      const clock = holdClock(t);
      window.scrollTo(0, 500);
      linkTo('Our Services').focus();
      fireEvent.click(linkTo('Our Services'), click);
      clock.tick(0);
      assert.equal(window.scrollY, 500);
      hasFocus(linkTo('Our Services'));
    });
  }
});

describe('R10 a document whose address is not that of its links', () => {
  test('R10 there a link sets the hash itself', async () => {
    await openSite('#/');
    const link = linkTo('Our Services');
    // As under a `<base>`, which happy-dom does not heed.
    Object.defineProperty(link, 'href', { value: 'https://elsewhere.example/#/services' });
    let kept = false;
    window.addEventListener('click', (event) => (kept = event.defaultPrevented), { once: true });
    await follow(link);
    assert.deepEqual(
      [kept, window.location.hash, heading().textContent],
      [true, '#/services', 'Services page'],
    );
  });
});
