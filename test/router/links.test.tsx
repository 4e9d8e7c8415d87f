import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render } from '@testing-library/react';
import { staysHere } from '../../src/lib/stays-here';
import { Link } from '../../src/router/link';
import { fakeClock } from '../helpers/clock';
import { find, hasFocus, isElement } from '../helpers/element';
import { blur } from '../helpers/pointer';
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
  startAt,
} from '../helpers/router';

function skipLink() {
  return find('.skip');
}

/** Clicks that ask the browser for another tab, another window or a download. */
const elsewhere = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
];

test('R5 a click leads to another page in this tab, unless a key or button asks for more', () => {
  assert.equal(staysHere(new MouseEvent('click')), true);
  for (const click of elsewhere)
    assert.equal(staysHere(new MouseEvent('click', click)), false, JSON.stringify(click));
  const prevented = new MouseEvent('click', { cancelable: true });
  prevented.preventDefault();
  assert.equal(staysHere(prevented), false, 'prevented');
});

test('R5 the browser follows a link to another page by itself', async () => {
  await openSite('#/');
  const link = linkTo('/services');
  assert.equal(link.getAttribute('href'), '#/services');
  assert.equal(fireEvent.click(link), true, 'a handler took the click');
});

const toCurrentPage: [address: string, find: () => HTMLElement, byBrowser: boolean][] = [
  ['#/services', () => linkTo('/services'), true],
  ['#/services', () => linkTo('/services', 'footer'), true],
  ['#/services', skipLink, true],
  // The browser would add an entry.
  ['', () => linkTo('/'), false],
  ['#main', () => linkTo('/'), false],
  ['#/services?utm=1', () => linkTo('/services'), false],
  ['#/a/b?c', skipLink, false],
];
for (const [address, find, byBrowser] of toCurrentPage)
  test(`R6 at "${address}" a link to the open page leads to its h1, with no entry`, async (t) => {
    await openSite(address);
    const clock = fakeClock(t);
    const before = window.history.length;
    window.scrollTo(50, 500);
    assert.equal(fireEvent.click(find()), byBrowser, 'the browser follows the link');
    // A browser that follows a link to the current fragment clears the focus.
    blur();
    clock.tick(0);
    assert.deepEqual([window.scrollX, window.scrollY], [0, 0]);
    assert.deepEqual([window.location.hash, window.history.length], [address, before]);
    hasFocus(heading());
    clock.tick(1000);
    assert.equal(announced(), '');
  });

test('R6 a link that is opened elsewhere, or whose click is prevented, does nothing here', async (t) => {
  await startAt('#/');
  render(<Link to="/" onClick={(event) => event.button === 0 && event.preventDefault()} />);
  const clock = fakeClock(t);
  window.scrollTo(0, 500);
  for (const click of [{}, { button: 1 }]) fireEvent.click(find('a'), click);
  clock.tick(0);
  assert.deepEqual([window.scrollY, clock.pending()], [500, 0]);
});

test('R5 under a <base>, a link sets the hash by itself', async () => {
  await openSite('#/');
  const link = linkTo('/services');
  // happy-dom ignores `<base>`, so the test sets the resolved URL.
  Object.defineProperty(link, 'href', { value: 'https://elsewhere.example/#/services' });
  await navigate(() => assert.equal(fireEvent.click(link), false, 'the browser would leave'));
  assert.deepEqual(
    [window.location.hash, heading().textContent],
    ['#/services', plainHeading('/services')],
  );
});

test('R6 under a <base>, a link to the current page goes to its heading', async (t) => {
  await openSite('#/services');
  const clock = fakeClock(t);
  const link = linkTo('/services');
  Object.defineProperty(link, 'href', { value: 'https://elsewhere.example/#/services' });
  assert.equal(fireEvent.click(link), false, 'the browser would leave the site');
  clock.tick(0);
  hasFocus(heading());
});

/** Pages of which two link to an element of the second. */
function withElement() {
  const toElement = <Link id="to-element" to="/services" elementId="dtp" />;
  const Services = () => (
    <>
      <h1 tabIndex={-1}>Services</h1>
      <h3 id="dtp" tabIndex={-1}>
        DTP
      </h3>
      {toElement}
    </>
  );
  return { ...plainPages, '/': () => toElement, '/services': Services };
}

function toElement() {
  return find('.page:not([hidden]) #to-element');
}

test('R6 a link to an element of another page focuses it in the middle, once', async (t) => {
  await openSite('#/', withElement());
  const clock = fakeClock(t);
  const scroll = t.mock.method(Element.prototype, 'scrollIntoView');
  await follow(toElement());
  clock.tick(100);
  hasFocus(find('#dtp'));
  assert.deepEqual(
    scroll.mock.calls.map((call) => call.arguments),
    [[{ block: 'center' }]],
  );
  isElement(scroll.mock.calls[0]?.this as Element, find('#dtp'));
  await goBack();
  await follow(linkTo('/services'));
  clock.tick(100);
  hasFocus(heading());
});

test('R8 Forward to a page returns the focus to the element that a link led to', async (t) => {
  await openSite('#/', withElement());
  const clock = fakeClock(t);
  await follow(toElement());
  clock.tick(100);
  await goBack();
  clock.tick(100);
  await navigate(() => window.history.forward());
  clock.tick(100);
  hasFocus(find('#dtp'));
});

test('R6 a link to an element of the current page focuses it', async (t) => {
  await openSite('#/services', withElement());
  const clock = fakeClock(t);
  fireEvent.click(toElement());
  clock.tick(0);
  hasFocus(find('#dtp'));
});
