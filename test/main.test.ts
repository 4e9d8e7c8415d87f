import './setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitFor } from '@testing-library/react';
import { prerender } from '../src/build/site/prerender';
import { find, isElement } from './helpers/element';

/** Whether the script, which is starting, starts the page again. */
function restarts(persisted: boolean): boolean {
  let isReloaded = false;
  window.location.reload = () => (isReloaded = true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return isReloaded;
}

test('B4, R12, R13 the script takes over our document beside elements with its names', async () => {
  const stranger = '<div id="root" data-page="/" class="page"><h1>Theirs</h1></div>';
  document.body.innerHTML = `${stranger}<div id="root">${prerender()}</div>${stranger}`;
  const heading = find('main h1');
  const picture = find('main > .page + .page img[loading="lazy"]');
  Reflect.set(CSS, 'supports', () => true);
  // The page stays mounted, and Node waits for its timers: this one has no carousel.
  window.location.hash = '#/contact-us';
  await import('../src/main');
  assert.deepEqual([restarts(false), restarts(true)], [false, true], 'starts again');
  // Each wait ends as soon as the condition holds; a busy machine may take long.
  const late = { timeout: 100_000 };
  await waitFor(() => assert.ok('ready' in document.documentElement.dataset, 'not ready'), late);
  assert.ok(find('main > [hidden]'));
  isElement(find('main h1'), heading);
  await waitFor(() => assert.equal(Reflect.get(picture, 'loading'), 'eager'), late);
  assert.equal(restarts(true), false, 'starts again after it has started');
});
