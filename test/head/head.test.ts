import '../setup';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { find, hasFocus } from '../helpers/element';

/* The scripts in the head run once in a document; here, each test loads a copy of its own. */

const { dataset } = document.documentElement;
let copies = 0;

/** The document of Services: it has no other page. */
function holdServicesOnly(): void {
  Object.assign(dataset, { all: 'hi.html', only: '/services' });
}

// A stranger's elements have the names of ours.
const markup = `<div id="bar" class="page" data-page="/"><i id="main"></i></div><link data-first-of="/" media="not all"><link data-first-of="/services" media="not all">
  <header><a href="#/services">Services</a><a href="#x">X</a></header>
  <main id="main" tabindex="-1">
    <article class="page" id="/" data-page="/"></article>
    <article class="page" id="/services" data-page="/services"></article>
  </main>`;

/** Runs a script in a document with two pages, at a hash. Its listeners end with the test. */
async function load(t: TestContext, hash: string, state: unknown = null) {
  document.body.innerHTML = markup;
  window.history.replaceState(state, '', window.location.pathname + hash);
  const added: Parameters<typeof window.removeEventListener>[] = [];
  const { addEventListener } = window;
  t.mock.method(window, 'addEventListener', (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  });
  t.after(() => {
    for (const listener of added) window.removeEventListener(...listener);
  });
  copies += 1;
  await import(`${new URL(`../../src/head/head.ts`, import.meta.url).href}?${copies}`);
}

function setReadyState(t: TestContext, value: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value, configurable: true });
  t.after(() => Reflect.deleteProperty(document, 'readyState'));
}

function report(type: 'readystatechange' | 'popstate'): void {
  (type === 'popstate' ? window : document).dispatchEvent(new Event(type));
}

test('R1 the script in the head shows the page of the address, and of each new one', async (t) => {
  await load(t, '#/Services/');
  assert.equal(dataset.route, '/services');
  window.history.replaceState(null, '', '#/');
  report('popstate');
  assert.equal(dataset.route, '/');
});

test('R13 the first picture of the visible page is requested at once, and of no other', async (t) => {
  await load(t, '#/services');
  // happy-dom does not know `fetchPriority`.
  const seen = [...document.querySelectorAll('link')].map((link) => [
    link.media,
    Reflect.get(link, 'fetchPriority'),
  ]);
  assert.deepEqual(seen, [
    ['not all', undefined],
    ['', 'high'],
  ]);
});

test('R1 home is shown where the document ends before the page, and not before', async (t) => {
  setReadyState(t, 'loading');
  await load(t, '#/language');
  assert.equal(dataset.route, '/language', 'while the document is arriving');
  setReadyState(t, 'interactive');
  report('readystatechange');
  assert.equal(dataset.route, '/', 'at the end of the document');
});

test('R1 the ids of the pages are taken away, so that no browser scrolls to one', async (t) => {
  await load(t, '#/services');
  report('readystatechange');
  assert.equal(document.querySelectorAll('article[id]').length, 0);
  assert.ok(find('#bar'));
});

const elsewhere: [hash: string, opens: string | null][] = [
  ['', null],
  ['#main', null],
  ['#/Services/', null],
  ['#/services?utm=1', null],
  ['#/', 'hi.html'],
  ['#/Industry/', 'hi-industry.html'],
  ['#/language?Deva', 'hi-language.html#/language?Deva'],
  ['#/nope?a', 'hi.html#/nope?a'],
  ['#/Industry#top', 'hi-industry.html#/industry#top'],
  ['#/industry%3Futm=1', 'hi-industry.html#/industry%3Futm=1'],
  ['#/industry:~:text=CAD', 'hi-industry.html#/industry:~:text=CAD'],
  ['?a=1#/industry', 'hi-industry.html?a=1'],
  ['?a=1#/language?Deva', 'hi-language.html?a=1#/language?Deva'],
];
for (const [hash, opens] of elsewhere)
  test(`D5 in the document of Services, ${hash || 'no hash'} opens ${opens ?? 'nothing else'}`, async (t) => {
    const replace = t.mock.method(window.location, 'replace', () => {});
    holdServicesOnly();
    await load(t, hash);
    report('readystatechange');
    await new Promise((resolve) => setTimeout(resolve));
    const calls = replace.mock.calls.map((call) => call.arguments[0]);
    assert.deepEqual(calls, opens === null ? [] : [opens]);
    assert.equal(dataset.route === '/services', opens === null, `shown: ${dataset.route}`);
  });

test('D5 a document that another has replaced shows its page on Back', async (t) => {
  t.mock.method(window.location, 'replace', () => {});
  holdServicesOnly();
  await load(t, '#/industry');
  window.history.replaceState(null, '', window.location.pathname);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('pageshow'));
  assert.equal(dataset.route, '/services');
});

test('D4 before hydration, a link of a document to its own page leads to its top', async (t) => {
  holdServicesOnly();
  await load(t, '');
  const [own, other] = document.querySelectorAll('a');
  own?.setAttribute('href', 'hi-services.html');
  window.scrollTo(0, 500);
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  assert.equal(other?.dispatchEvent(click()), true);
  assert.equal(window.scrollY, 500);
  assert.equal(own?.dispatchEvent(click()), false, 'the browser loads the document again');
  assert.equal(window.scrollY, 0);
  hasFocus(find('main'));
});

test('R5 before hydration, a link to a page leads to its top, but not to another tab', async (t) => {
  await load(t, '#/');
  const [services, other] = document.querySelectorAll('a');
  const clicks: [what: string, element: Element | undefined, init: MouseEventInit][] = [
    ['with Alt', services, { altKey: true }],
    ['with the middle button', services, { button: 1 }],
    ['on another link', other, {}],
    ['beside the links', find('#main'), {}],
  ];
  window.scrollTo(0, 500);
  for (const [what, element, init] of clicks) {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
    assert.equal(window.scrollY, 500, `a click ${what} scrolled`);
    hasFocus(document.body);
  }
  find('main > .page').hidden = true;
  services?.click();
  assert.equal(window.scrollY, 500, 'a click after hydration scrolled');
  find('main > .page').hidden = false;
  services?.click();
  assert.equal(window.scrollY, 0);
  hasFocus(find('main'));
});

function isLate() {
  return dataset.late !== undefined;
}

test('R8 blocks are laid out at once from the first key on, and late on Back if they were', async (t) => {
  t.mock.method(performance, 'getEntriesByType', () => [{ name: '', type: 'navigate' }]);
  await load(t, '#/');
  assert.equal(isLate(), true, 'at a new entry');
  window.history.replaceState({ address: '/', visit: 1 }, '');
  report('popstate');
  assert.equal(isLate(), true, 'on Back: the place was saved with the heights of late blocks');
  window.dispatchEvent(new KeyboardEvent('keydown'));
  assert.equal(isLate(), false, 'after a key');
});

test('R8 blocks are laid out at once on Back from another document', async (t) => {
  t.mock.method(performance, 'getEntriesByType', () => [{ name: '', type: 'navigate' }]);
  await load(t, '#/services', { address: '/services', visit: 1 });
  assert.equal(isLate(), false);
});

test('R1 a page that was saved with its scripts stays as it was', async (t) => {
  dataset.ready = '';
  t.after(() => delete dataset.ready);
  dataset.route = '/services';
  await load(t, '');
  report('readystatechange');
  assert.equal(dataset.route, '/services', 'its page is hidden');
});

for (const hash of ['#/services?place', '#/services%3Fplace', '#place'])
  test(`F9 blocks are laid out at once at ${hash}, before its element has arrived`, async (t) => {
    await load(t, hash);
    assert.equal(isLate(), false);
  });

for (const [what, type, hash] of [
  ['for a link to a text', 'navigate', '#/:~:text=quote'],
  ['on Reload, also of an entry without a mark', 'reload', '#/'],
] as const)
  test(`R1, R8 blocks are laid out at once ${what}`, async (t) => {
    const name = `https://site.example/${hash}`;
    t.mock.method(performance, 'getEntriesByType', () => [{ name, type }]);
    await load(t, '#/');
    assert.equal(isLate(), false);
  });
