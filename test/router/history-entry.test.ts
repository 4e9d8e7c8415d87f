import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRoute, writeRoute } from '../../src/router/route';

function at(hash: string, state: unknown = null): void {
  window.history.replaceState(state, '', hash);
}

test('R4 an entry gets the canonical hash, and the mark of a visit', () => {
  at('?x=1#//%73ervices?utm=1');
  const route = readRoute();
  const { visit } = writeRoute(route);
  assert.match(window.location.href, /\/in\/a\/folder\/index\.html\?x=1#\/services\?utm=1$/);
  const address = '/services';
  const marked = { page: address, address, elementId: '/services?utm=1', visit };
  assert.deepEqual([route.visit, readRoute()], [0, marked]);
});

for (const tail of ['', '&utm=1', '#top', '%23top', ':~:text=DTP', '.', ').'])
  test(`R4 the address of an element leads to it with ${tail || 'nothing'} after it`, () => {
    at(`#/services?dtp${tail}`);
    assert.equal(readRoute().elementId, '/services?dtp');
  });

test('R4 the mark of another page is replaced, in a browser that keeps it', () => {
  at('#/services');
  writeRoute(readRoute());
  at('#/language', window.history.state);
  assert.equal(readRoute().visit, 0);
  writeRoute(readRoute());
  at('#main', window.history.state);
  assert.equal(readRoute().address, '/language');
});

test('R4 under a <base>, the canonical address is still that of the document', (t) => {
  at('#/Services/');
  const replaced = t.mock.method(window.history, 'replaceState');
  writeRoute(readRoute());
  // happy-dom ignores `<base>`, against which browsers resolve a hash alone.
  const url = replaced.mock.calls[0]?.arguments[2];
  assert.equal(url, window.location.href);
});
