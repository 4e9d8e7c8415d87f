import '../setup';
import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import { act } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateOrRender } from '../../src/shell/hydrate-or-render';
import { find, isElement } from '../helpers/element';

const app = (
  <main>
    {['/', '/services'].map((name) => (
      <article key={name} className="page" data-page={name}>
        <Activity>
          <h1>{name}</h1>
          <p>Text</p>
        </Activity>
      </article>
    ))}
  </main>
);

/** Runs the script on the prerendered document after a stranger has changed it. */
async function runAfter(t: TestContext, change: () => void) {
  const warned = t.mock.method(console, 'warn', () => undefined);
  const root = document.createElement('div');
  root.innerHTML = renderToString(app);
  document.body.append(root);
  change();
  const before = find('h1');
  const onReplaced = mock.fn(() => before.isConnected);
  await act(async () => hydrateOrRender(root, app, onReplaced));
  assert.equal(find('main').textContent, '/Text/servicesText');
  return {
    before,
    replaced: onReplaced.mock.callCount() > 0,
    wasConnected: onReplaced.mock.calls[0]?.result,
    warned: warned.mock.callCount() > 0,
  };
}

test('R12 the prerendered elements are kept where nobody has changed the document', async (t) => {
  const { before, replaced, warned } = await runAfter(t, () => undefined);
  isElement(find('h1'), before);
  assert.deepEqual([replaced, warned], [false, false]);
});

test('R12 changed markup is rendered again, and reported, with a warning', async (t) => {
  const { replaced, warned } = await runAfter(t, () => {
    find('[data-page="/"] h1').replaceWith(document.createElement('extension-title'));
  });
  assert.deepEqual([replaced, warned], [true, true]);
});

const starts: [what: string, change: () => void][] = [
  ['a text is inserted before', () => find('[data-page="/services"]').prepend('extension')],
  ['a proxy has removed', () => find('[data-page="/services"]').firstChild?.remove()],
];
for (const [what, change] of starts)
  test(`R12 all is rendered again, and then reported, where ${what} the start of a page`, async (t) => {
    const { replaced, wasConnected, warned } = await runAfter(t, change);
    assert.deepEqual([replaced, wasConnected, warned], [true, false, false]);
  });
