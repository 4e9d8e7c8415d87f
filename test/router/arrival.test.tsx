import '../setup';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pageTitles } from '../../src/content-model/labels';
import type { RoutePath } from '../../src/schema/routes';
import { find, hasFocus, isElement } from '../helpers/element';
import {
  announced,
  announcer,
  follow,
  goBack,
  heading,
  linkTo,
  openSite,
  openWithClock,
  plainPages,
  type,
} from '../helpers/router';

/** Records how an element is focused from now on. */
function watchFocus(t: TestContext, element: HTMLElement) {
  const { mock } = t.mock.method(element, 'focus');
  return () => mock.calls.map((call) => call.arguments[0]);
}

test('R7 a new route focuses its own heading, whatever an extension has added', async (t) => {
  const { clock } = await openWithClock(t, '#/');
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div class="page"><h1 tabindex="0">Bar</h1></div>',
  );
  find('[data-page="/services"]').insertAdjacentHTML('afterbegin', '<h1>Note</h1>');
  await follow(linkTo('/services'));
  clock.tick(0);
  hasFocus(find('[data-page="/services"] h1[tabindex]'));
});

test('R7 a new route is announced once, after 100 ms, in one live region', async (t) => {
  const { clock } = await openWithClock(t, '#/');
  const region = announcer();
  await follow(linkTo('/services'));
  clock.tick(99);
  assert.equal(announced(), '');
  clock.tick(1);
  assert.equal(announced(), pageTitles['/services']);
  isElement(announcer(), region, 'some screen readers miss a new live region');
  assert.equal(clock.pending(), 0);
});

test('R8 three quick Backs announce only the last page', async (t) => {
  const { clock, visit } = await openWithClock(t, '#/');
  for (const path of ['/services', '/language', '/industry'] as const) await visit(linkTo(path));
  for (const wait of [40, 40, 99]) {
    await goBack();
    clock.tick(wait);
    assert.equal(announced(), '');
  }
  clock.tick(1);
  assert.deepEqual([announced(), clock.pending()], [pageTitles['/'], 0]);
});

test('R7 one unknown address after another is announced again', async (t) => {
  const { clock } = await openWithClock(t, '#/services');
  for (const address of ['/nope', '/other']) {
    await type(address);
    assert.equal(announced(), '', 'the live region must change for a second announcement');
    clock.tick(100);
    assert.equal(announced(), pageTitles.notFound);
  }
});

/** A link to follow, a hash to type, or steps in the history; a list of steps is quick. */
type Step = RoutePath | 'main' | number | readonly number[];
const journeys: [what: string, address: string, steps: Step[], focused: RoutePath][] = [
  ['returns the focus to the link that was followed', '#/', ['/services', -1], '/services'],
  [
    'returns the focus on each visit',
    '#/',
    ['/services', '/', '/about-us', -1, -1, -1],
    '/services',
  ],
  // The menu of the Back button leads past other pages.
  ['leads to another visit', '#/services', ['/', '/services', '/industry', -1, -2], '/'],
  [
    'leads from it',
    '#/services',
    ['/', '/services', '/industry', -1, -2, '/language', -1],
    '/language',
  ],
  ['leads to #main', '#/services', ['main', '/industry', -1], '/industry'],
  ['leads quickly past a page', '#/', ['/services', '/about-us', [-1, -1], 1], '/about-us'],
];
for (const [what, address, steps, focused] of journeys)
  test(`R8 Back ${what}, after ${steps.join(' ')}: focus on ${focused}`, async (t) => {
    const { clock, visit, go } = await openWithClock(t, address);
    for (const step of steps) {
      if (step === 'main') await type(step).then(() => clock.tick(0));
      else if (typeof step === 'string') await visit(linkTo(step));
      else await go(step);
    }
    hasFocus(linkTo(focused));
  });

test('R8 Back focuses the heading where the focused link is gone', async (t) => {
  const { visit, go } = await openWithClock(t, '#/');
  const link = Object.assign(document.createElement('a'), { href: '#/services' });
  document.body.append(link);
  await visit(link);
  link.remove();
  await go(-1);
  hasFocus(heading());
});

/** In a frame, until the test ends. */
function enterFrame(t: TestContext) {
  const { parent } = window;
  t.after(() => Object.defineProperty(window, 'parent', { value: parent }));
  Object.defineProperty(window, 'parent', { value: {}, configurable: true });
}

test('R7 nothing of an arrival follows where the site has gone', async (t) => {
  const { clock, unmount } = await openWithClock(t, '#/');
  await follow(linkTo('/services'));
  unmount();
  assert.equal(clock.pending(), 0);
});

for (const [where, isFrame] of [
  ['leads to it', false],
  ['does not scroll the host of a frame', true],
] as const)
  test(`R10, F9 on the first load, another spelling of the address of an element ${where}`, async (t) => {
    if (isFrame) enterFrame(t);
    const shown = t.mock.method(Element.prototype, 'scrollIntoView', () => {});
    const place = <h2 id="/services?place">Place</h2>;
    await openSite('#/services?PLACE&utm_source=x', { ...plainPages, '/services': () => place });
    const elements = shown.mock.calls.map((call) => call.this);
    assert.deepEqual(elements, isFrame ? [] : [find('h2')]);
  });

for (const [where, top, bottom, preventScroll] of [
  ['in view', 0, 800, false],
  ['above the window', -1, 40, true],
  ['below the window', 780, 801, true],
] as const)
  test(`R10 focus on a heading ${where} of a frame scrolls the host: ${!preventScroll}`, async (t) => {
    const { clock } = await openWithClock(t, '#/');
    enterFrame(t);
    await follow(linkTo('/services'));
    t.mock.method(heading(), 'getBoundingClientRect', () => ({ top, bottom }));
    const focused = watchFocus(t, heading());
    clock.tick(0);
    assert.deepEqual(focused(), [{ preventScroll }]);
  });
