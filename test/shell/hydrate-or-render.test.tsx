import '../setup';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { act } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateOrRender } from '../../src/shell/hydrate-or-render';
import { find } from '../helpers/element';

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
  await act(async () => hydrateOrRender(root, app));
  assert.equal(find('main').textContent, '/Text/servicesText');
  return { isKept: find('h1') === before, warnings: warned.mock.callCount() };
}

test('R12 the prerendered elements are kept where nobody has changed the document', async (t) => {
  assert.deepEqual(await runAfter(t, () => undefined), { isKept: true, warnings: 0 });
});

const changes: [what: string, change: () => void, warnings: number][] = [
  ['an extension has shortened', () => find('p').remove(), 1],
  ['a text is before', () => find('[data-page="/services"]').prepend('extension'), 0],
  ['a proxy has removed', () => find('[data-page="/services"]').firstChild?.remove(), 0],
];
for (const [what, change, warnings] of changes)
  test(`R12 all is rendered again where ${what} the start of a page: ${warnings} warnings`, async (t) => {
    assert.deepEqual(await runAfter(t, change), { isKept: false, warnings });
  });
