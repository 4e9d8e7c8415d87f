import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render } from '@testing-library/react';
import { App } from '../../src/app';
import { pageTitles } from '../../src/content-model/labels';
import { hrefOf, readDocument } from '../../src/router/site-document';
import { fakeClock } from '../helpers/clock';
import { find, hasFocus } from '../helpers/element';
import { heading, plainPages, startAt, type } from '../helpers/router';

/* The document of one page, on a site with an address. */

// biome-ignore format: a link a line
const links: [address: string, all: string, only: '/services' | undefined, href: string][] = [
  ['/services', 'index.html', undefined, '#/services'],
  ['/services?dtp', 'hi.html', undefined, '#/services?dtp'],
  ['/', 'index.html', '/services', 'index.html'],
  ['/', 'hi.html', '/services', 'hi.html'],
  ['/services', 'index.html', '/services', 'services.html'],
  ['/industry', 'hi.html', '/services', 'hi-industry.html'],
  ['/services?dtp', 'hi.html', '/services', '#/services?dtp'],
  ['/language?Deva', 'hi.html', '/services', 'hi-language.html#/language?Deva'],
  ['/nope', 'hi.html', '/services', 'hi.html#/nope'],
];
for (const [address, all, only, href] of links)
  test(`D4 the link to ${address} is ${href} in ${only ?? 'all pages'} of ${all}`, () =>
    assert.equal(hrefOf(address, { all, only }), href));

/** Opens the document of Services. */
async function openServices() {
  Object.assign(document.documentElement.dataset, { all: 'index.html', only: '/services' });
  await startAt('');
  render(<App pages={plainPages} siteDocument={readDocument()} />);
}

function linkWith(href: string): HTMLElement {
  return find(`.site-footer nav a[href="${href}"]`);
}

test('D4 in a document of one page, only a link to this page is handled by the site', async (t) => {
  const clock = fakeClock(t);
  await openServices();
  assert.equal(fireEvent.click(linkWith('industry.html')), true, 'a handler took the click');
  const entries = window.history.length;
  for (const hash of ['', '#/services']) {
    window.history.replaceState(null, '', window.location.pathname + hash);
    window.scrollTo(0, 500);
    assert.equal(fireEvent.click(linkWith('services.html')), false, 'it would be loaded again');
    clock.tick(0);
    assert.deepEqual([window.scrollY, window.location.hash], [0, hash]);
    hasFocus(heading());
  }
  assert.equal(window.history.length, entries);
});

test('D5 an address of another page, typed where the script in the head is blocked, is opened', async (t) => {
  await openServices();
  const replace = t.mock.method(window.location, 'replace', () => {});
  const early: number[] = [];
  const look = () => early.push(replace.mock.callCount());
  window.addEventListener('popstate', look, { once: true });
  await type('#/industry');
  assert.deepEqual(early, [0], 'inside popstate, Firefox would replace another entry');
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(replace.mock.calls[0]?.arguments, ['industry.html']);
  assert.equal(document.documentElement.dataset.route, '/industry');
  assert.equal(document.title, pageTitles['/services']);
});
