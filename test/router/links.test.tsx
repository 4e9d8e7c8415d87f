import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render } from '@testing-library/react';
import { pageTitles } from '../../src/content-model/labels';
import { services } from '../../src/content-model/lists-with-words';
import { Link } from '../../src/router/link';
import { fakeClock } from '../helpers/clock';
import { find, hasFocus } from '../helpers/element';
import { blur } from '../helpers/pointer';
import {
  announced,
  heading,
  linkTo,
  navigate,
  openSite,
  openWithClock,
  plainHeading,
  plainPages,
  startAt,
  type,
} from '../helpers/router';

test('R5 the browser follows a link to another page by itself', async () => {
  await openSite('#/');
  const link = linkTo('/services');
  assert.equal(link.getAttribute('href'), '#/services');
  assert.equal(fireEvent.click(link), true, 'a handler took the click');
});

// At an address of its own, a browser test follows a link to the current page.
for (const [address, link] of [
  ['', () => linkTo('/')],
  ['#main', () => linkTo('/')],
  ['#/services?utm=1', () => linkTo('/services')],
  ['#/a/b?c', () => find('.skip')],
] as const)
  test(`R6 at "${address}" a link to the open page leads to its h1, with no entry`, async (t) => {
    const { clock } = await openWithClock(t, address);
    const before = window.history.length;
    window.scrollTo(50, 500);
    assert.equal(fireEvent.click(link()), false, 'the browser would add an entry');
    clock.tick(0);
    assert.deepEqual([window.scrollX, window.scrollY], [0, 0]);
    assert.deepEqual([window.location.hash, window.history.length], [address, before]);
    hasFocus(heading());
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

test('R5, R6 under a <base>, a link sets the hash by itself, or goes to the heading', async (t) => {
  const { clock } = await openWithClock(t, '#/');
  const link = linkTo('/services');
  // happy-dom ignores `<base>`, so the test sets the resolved URL.
  Object.defineProperty(link, 'href', { value: 'https://elsewhere.example/#/services' });
  const click = () => assert.equal(fireEvent.click(link), false, 'the browser would leave');
  await navigate(click);
  assert.equal(window.location.hash, '#/services');
  assert.equal(heading().textContent, plainHeading('/services'));
  clock.tick(100);
  link.focus();
  click();
  clock.tick(0);
  hasFocus(heading());
});

const dtp = services.find(({ id }) => id === 'dtp')?.address;
const other = services.find(({ id }) => id !== 'dtp')?.address;
const withCards = {
  ...plainPages,
  '/services': () => [
    <h1 key="h1" tabIndex={-1}>
      Services
    </h1>,
    ...services.map(({ address, title }) => (
      <h3 key={address} id={address} tabIndex={-1}>
        {title}
      </h3>
    )),
  ],
};

function card(address = '') {
  return find(`[id="${address}"]`);
}

/** The link of the footer to a card. */
function toCard(address = '') {
  return find(`.site-footer a[href="#${address}"]`);
}

test('R6 a link to an element scrolls to it and focuses it, also at its own address', async (t) => {
  const { clock, visit } = await openWithClock(t, '#/', withCards);
  const { mock } = t.mock.method(Element.prototype, 'scrollIntoView');
  await visit(toCard(dtp));
  hasFocus(card(dtp));
  // The address does not change, and the browser clears the focus.
  fireEvent.click(toCard(dtp));
  blur();
  clock.tick(0);
  hasFocus(card(dtp));
  const seen = mock.calls.map((call) => (call.this as Element).id);
  assert.deepEqual(seen, [dtp, dtp]);
  assert.equal(announced(), pageTitles['/services']);
});

test('R8 Back and Forward between elements return the focus, in Safari too', async (t) => {
  const { clock, go } = await openWithClock(t, '#/services', withCards);
  for (const address of [dtp, other]) {
    await navigate(() => {
      fireEvent.click(toCard(address));
      // Safari focuses no link that is pressed, and other browsers have moved the focus.
      card(address).focus();
      window.history.replaceState(null, '');
    });
    clock.tick(0);
  }
  for (const [steps, focused] of [
    [-1, toCard(other)],
    [-1, toCard(dtp)],
    [1, toCard(other)],
    [1, card(other)],
  ] as const) {
    await go(steps);
    hasFocus(focused);
  }
});

test('R6 a typed address with a query that names nothing leaves the page as it is', async (t) => {
  const { clock } = await openWithClock(t, '#/services', withCards);
  window.scrollTo(0, 500);
  await type('/services?utm="1');
  clock.tick(0);
  assert.equal(window.scrollY, 500);
  hasFocus(document.body);
});
