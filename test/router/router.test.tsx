import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notFoundWords } from '#words/interface';
import { pageTitles } from '../../src/content-model/labels';
import { routes } from '../../src/schema/routes';
import { find } from '../helpers/element';
import { countListeners } from '../helpers/listeners';
import {
  follow,
  goBack,
  heading,
  landmarksOf,
  linkTo,
  marked,
  openSite,
  plainHeading,
  plainPages,
  type,
} from '../helpers/router';

function seen() {
  const visible = document.querySelectorAll('.page:not([hidden])').length;
  return [visible, heading().textContent, document.title];
}

test('R1, R9 a link opens its page alone, with its title, and moves aria-current', async () => {
  await openSite('#/nope');
  for (const landmark of ['header', 'footer'] as const)
    for (const path of routes.filter((each) => landmarksOf(each).includes(landmark))) {
      await follow(linkTo(path, landmark));
      assert.deepEqual(seen(), [1, plainHeading(path), pageTitles[path]]);
      assert.equal(window.location.hash, `#${path}`);
      for (const each of landmarksOf(path)) assert.deepEqual(marked(each), [path]);
    }
});

for (const [address, path] of [
  ['', '/'],
  ['#', '/'],
  ['#main', '/'],
  ['?x=1#/Services/', '/services'],
] as const)
  test(`R1, R2 the site opened at "${address}" shows ${path}`, async () => {
    const before = window.history.length;
    await openSite(address);
    assert.deepEqual(seen(), [1, plainHeading(path), pageTitles[path]]);
    assert.deepEqual(
      [window.location.hash, window.history.length],
      [address.replace('?x=1#/Services/', '#/services').replace(/^#$/, ''), before],
    );
  });

test('R3 an unknown address shows the not-found page with the address, and marks no link', async () => {
  await openSite('#/a/%3Cb%3E?c');
  assert.deepEqual(seen(), [1, notFoundWords.title, pageTitles.notFound]);
  assert.equal(find('.page:not([hidden]) code').textContent, '/a/<b>');
  assert.deepEqual([marked('header'), marked('footer')], [[], []]);
});

test('R4 a typed spelling is replaced, with one more entry, also on the page itself', async () => {
  await openSite('#/');
  const before = window.history.length;
  await type('/SERVICES');
  assert.deepEqual([window.location.hash, window.history.length], ['#/services', before + 1]);
  await type('/Services/?utm=1');
  assert.deepEqual([window.location.hash, window.history.length], ['#/services?utm=1', before + 2]);
  await goBack();
  await goBack();
  assert.equal(heading().textContent, plainHeading('/'));
});

test('R8 the new page is laid out in popstate, before Firefox restores the position', async (t) => {
  await openSite('#/');
  const seen: (string | null)[] = [];
  t.mock.method(document.body, 'getBoundingClientRect', () => seen.push(heading().textContent));
  await follow(linkTo('/services'));
  await goBack();
  assert.deepEqual(seen, [plainHeading('/services'), plainHeading('/')]);
});

test('R10 a navigation renders the page that is left and the new page, each once', async () => {
  const rendered: string[] = [];
  const recording = Object.entries(plainPages).map(([name, Content]) => [
    name,
    () => {
      rendered.push(name);
      return <Content />;
    },
  ]);
  await openSite('#/', Object.fromEntries(recording));
  for (const [from, to] of [
    ['/', '/services'],
    ['/services', '/about-us'],
    ['/about-us', '/'],
  ] as const) {
    rendered.length = 0;
    await type(to);
    assert.deepEqual(rendered.sort(), [from, to].sort(), `rendered on the way to ${to}`);
  }
});

test('R10 an unmounted router listens to nothing', async (t) => {
  // React adds listeners of its own with the first root, and keeps them.
  (await openSite('#/')).unmount();
  const listeners = countListeners(t);
  const { unmount } = await openSite('#/services');
  assert.ok(listeners().includes('window popstate'), listeners().join());
  unmount();
  assert.deepEqual(listeners(), []);
});
