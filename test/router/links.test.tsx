import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render } from '@testing-library/react';
import { industries, services } from '../../src/content-model/lists-with-words';
import { staysHere } from '../../src/lib/stays-here';
import { ServiceCarousel } from '../../src/pages/home/service-carousel';
import { Industry } from '../../src/pages/industry/industry';
import { Language } from '../../src/pages/language/language';
import { wallId } from '../../src/pages/language/search-field';
import { Services } from '../../src/pages/services/services';
import { Link } from '../../src/router/link';
import { fakeClock } from '../helpers/clock';
import { find, hasFocus, isElement } from '../helpers/element';
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

test('R5 a click leads to another page in this tab, unless a key or button asks for more', () => {
  const clicks = [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ];
  for (const click of clicks)
    assert.equal(staysHere(new MouseEvent('click', click)), false, JSON.stringify(click));
  const click = new MouseEvent('click', { cancelable: true });
  assert.equal(staysHere(click), true);
  click.preventDefault();
  assert.equal(staysHere(click), false, 'prevented');
});

test('R5 the browser follows a link to another page by itself', async () => {
  await openSite('#/');
  const link = linkTo('/services');
  assert.equal(link.getAttribute('href'), '#/services');
  assert.equal(fireEvent.click(link), true, 'a handler took the click');
});

const skipLink = () => find('.skip');
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
    const { clock } = await openWithClock(t, address);
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

const { elementId, title } = services[1] ?? assert.fail('there is one service');
const withElement = {
  ...plainPages,
  '/services': () => [
    <h1 key="h1" tabIndex={-1}>
      Services
    </h1>,
    <h3 key="h3" id={elementId} tabIndex={-1}>
      {title}
    </h3>,
  ],
};

/** The link of the footer to the element. */
function toElement() {
  const links = document.querySelectorAll<HTMLElement>('.site-footer a');
  return [...links].find(({ textContent }) => textContent === title) ?? assert.fail('no link');
}

test('R6, R8 a link to an element focuses it in the middle, once, and so does Forward', async (t) => {
  const { visit, go } = await openWithClock(t, '#/', withElement);
  const { mock } = t.mock.method(Element.prototype, 'scrollIntoView');
  await visit(toElement());
  hasFocus(find(`#${elementId}`));
  assert.deepEqual(mock.calls[0]?.arguments, [{ block: 'center' }]);
  isElement(mock.calls[0]?.this as Element, find(`#${elementId}`));
  await go(-1);
  await go(1);
  hasFocus(find(`#${elementId}`));
  await go(-1);
  await visit(linkTo('/services'));
  hasFocus(heading());
  assert.equal(mock.calls.length, 1, 'how often an element was scrolled to');
});

test('R6 a link to an element that was not followed leads nowhere later', async (t) => {
  const { clock } = await openWithClock(t, '#/', withElement);
  // Something else on the page may prevent the click, later than the link.
  fireEvent.click(toElement());
  for (const path of ['/language', '/services']) {
    await type(path);
    clock.tick(100);
    hasFocus(heading());
  }
});

test('R6 a link to an element of the current page focuses it', async (t) => {
  const { clock } = await openWithClock(t, '#/services', withElement);
  fireEvent.click(toElement());
  clock.tick(0);
  hasFocus(find(`#${elementId}`));
});

const realPages = {
  ...plainPages,
  '/': ServiceCarousel,
  '/services': Services,
  '/language': Language,
  '/industry': Industry,
};
for (const [address, link, id] of [
  ['#/', '.carousel-slide .more', services[0]?.elementId],
  ['#/industry', '.industry a', industries[0]?.offers[0]?.elementId],
  ['#/language', 'a[href="#/language"]', wallId],
] as const)
  test(`R6 at ${address}, the first link to an element leads to #${id}`, async (t) => {
    const { visit } = await openWithClock(t, address, realPages);
    await visit(find(`.page:not([hidden]) ${link}`));
    hasFocus(find(`#${id}`));
  });
