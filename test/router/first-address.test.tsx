import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { heading, plainHeading, plainPages, site } from '../helpers/router';

/*
 * In a file of its own: the router remembers the last address, and no other test may set it before.
 */
test('R2 a first load at a hash that is not a route shows home', () => {
  window.history.replaceState(null, '', '#main');
  render(site(plainPages));
  assert.equal(heading().textContent, plainHeading('/'));
});
