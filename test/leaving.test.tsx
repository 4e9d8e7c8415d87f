import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import { App } from '../src/app';
import { company } from '../src/content/company';
import { failedPageWords, navLabels } from '#words/interface';
import { scriptGroups } from '../src/content/languages';
import { titles } from '#words/pages';
import { routes } from '../src/router/routes';
import { holdClock } from './clock-helper';
import { hasFocus } from './element-helper';
import { countListeners } from './listeners-helper';
import {
  announced,
  follow,
  goBack,
  heading,
  linkTo,
  openSite,
  plainPages,
  type,
} from './router-helper';
import { countObserved } from './view-helper';

describe('R11 leaving a page', () => {
  for (const path of routes) {
    test(`R11 ${path}, as it really is, leaves no timer, no listener and no observer`, async (t) => {
      // React's own listeners come with the first root, and stay. A page that is not found sets nothing going.
      (await openSite('#/nope')).unmount();
      const clock = holdClock(t);
      const listeners = countListeners(t);
      const { rerender } = render(<App languages={scriptGroups} />);
      const frame = listeners();
      rerender(<App languages={scriptGroups} keepsPages />);
      clock.tick(100);
      assert.deepEqual(
        [clock.pending(), countObserved(), listeners()],
        [0, 0, frame],
        'a page that no one has come to',
      );
      await follow(linkTo(navLabels[path]));
      clock.tick(100);
      if (path === '/')
        assert.deepEqual(
          [clock.pending(), countObserved(), listeners().length > frame.length],
          [3, 3, true],
        );
      await type('/nope');
      clock.tick(100);
      assert.deepEqual([clock.pending(), countObserved(), listeners()], [0, 0, frame]);
    });
  }
});

describe('a page that fails', () => {
  /** Fails as long as it is told to, and says so on the console, as React does. */
  function failing() {
    const wish = { fails: true };
    const Services = () => {
      if (wish.fails) throw new Error('The page is broken');
      return <h1 tabIndex={-1}>Services page</h1>;
    };
    return { wish, pages: { ...plainPages, '/services': Services } };
  }

  test('it is replaced by what to do, with e-mail address and phone, between header and footer', async (t) => {
    const report = t.mock.method(console, 'error', () => undefined);
    await openSite('#/services', failing());
    const main = within(screen.getByRole('main'));
    assert.equal(heading().textContent, failedPageWords.title);
    const email = main.getByRole('link', { name: company.email });
    const phone = main.getByRole('link', { name: company.phone });
    assert.equal(email.getAttribute('href'), `mailto:${company.email}`);
    assert.equal(phone.getAttribute('href'), company.phoneHref);
    assert.ok(main.getByRole('button', { name: failedPageWords.reload }));
    assert.ok(screen.getByRole('banner'));
    assert.ok(screen.getByRole('contentinfo'));
    assert.ok(report.mock.callCount() > 0, 'the error was swallowed');
  });

  test('it is arrived at like any other: title, heading, announcement', async (t) => {
    t.mock.method(console, 'error', () => undefined);
    await openSite('#/', failing());
    const clock = holdClock(t);
    await follow(linkTo('Our Services'));
    clock.tick(100);
    assert.equal(heading().textContent, failedPageWords.title);
    assert.deepEqual([announced(), document.title], [titles['/services'], titles['/services']]);
    hasFocus(heading());
  });

  test('other pages still open, and coming back tries it again', async (t) => {
    t.mock.method(console, 'error', () => undefined);
    const { wish, pages } = failing();
    await openSite('#/services', { pages });
    await follow(linkTo('Language'));
    assert.equal(heading().textContent, 'Language page');
    await goBack();
    assert.equal(heading().textContent, failedPageWords.title);
    await follow(linkTo('Home'));
    wish.fails = false;
    await follow(linkTo('Our Services'));
    assert.equal(heading().textContent, 'Services page');
  });
});
