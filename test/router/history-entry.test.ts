import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRoute, showAddress, writeRoute } from '../../src/router/route';

function at(hash: string, state: unknown = null): void {
  window.history.replaceState(state, '', hash);
}

test('R4 an entry gets the canonical hash, and the mark of a visit', () => {
  at('?x=1#//%73ervices?utm=1');
  const route = readRoute();
  const { entry } = writeRoute(route);
  assert.match(window.location.href, /\/in\/a\/folder\/index\.html\?x=1#\/services\?utm=1$/);
  assert.deepEqual(
    [route.visited, readRoute()],
    [
      false,
      { page: '/services', address: '/services', target: '/services?utm=1', visited: true, entry },
    ],
  );
});

test('R8 an entry that is marked is not written again', (t) => {
  at('#/services');
  writeRoute(readRoute());
  const replaced = t.mock.method(window.history, 'replaceState');
  writeRoute(readRoute());
  assert.equal(replaced.mock.callCount(), 0);
});

test('R4 another spelling is replaced in a browser that keeps the mark of the entry', () => {
  at('#/services');
  writeRoute(readRoute());
  at('#/Services/', window.history.state);
  writeRoute(readRoute());
  assert.equal(window.location.hash, '#/services');
});

test('R4 the mark of another page is replaced, in a browser that keeps it', () => {
  at('#/services');
  writeRoute(readRoute());
  at('#/language', window.history.state);
  assert.equal(readRoute().visited, false);
  writeRoute(readRoute());
  at('#main', window.history.state);
  assert.equal(readRoute().address, '/language');
});

test('R10 the state that a host has stored in an entry stays', () => {
  at('#/services', { host: 'portal', scroll: 7 });
  writeRoute(readRoute());
  const { host, scroll } = window.history.state as Record<string, unknown>;
  assert.deepEqual([host, scroll, readRoute().visited], ['portal', 7, true]);
});

/** States of a host or of another script. */
const foreign = [
  { address: '/services' },
  { address: '/services', entry: 7 },
  { address: 7, entry: 7 },
  { '#route': '/services' },
  { '#route': { address: '/services' } },
  { '#route': { address: 7, entry: 7 } },
  'text',
  7,
  null,
];

test('R2, R10 at #main, an entry with a state of a host has the visible page', () => {
  showAddress('/language');
  for (const state of foreign) {
    at('#main', state);
    const { visited, address } = readRoute();
    assert.deepEqual([visited, address], [false, '/language'], JSON.stringify(state));
  }
});

test('R8, R10 an entry with a state of a host is new, until it has been visited', () => {
  for (const state of foreign) {
    at('#/services', state);
    const { visited } = readRoute();
    writeRoute(readRoute());
    assert.deepEqual([visited, readRoute().visited], [false, true], JSON.stringify(state));
  }
});

test('R10 a page is shown where the history cannot be changed', (t) => {
  at('#/Services/');
  t.mock.method(window.history, 'replaceState', () => {
    throw new Error('Opaque origin');
  });
  writeRoute(readRoute());
  t.mock.restoreAll();
  assert.deepEqual(
    [document.documentElement.dataset.route, window.location.hash],
    ['/services', '#/Services/'],
  );
});

test('R4 under a <base>, the canonical address is still that of the document', (t) => {
  at('#/Services/');
  const replaced = t.mock.method(window.history, 'replaceState');
  writeRoute(readRoute());
  // happy-dom ignores `<base>`, against which browsers resolve a hash alone.
  const url = replaced.mock.calls[0]?.arguments[2];
  assert.equal(url, window.location.href);
});
