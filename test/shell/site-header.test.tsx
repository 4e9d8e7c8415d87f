import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { SiteHeader } from '../../src/shell/site-header';

test('R9 the menu closes on a new address, but not on the first one, after hydration', (t) => {
  const header = (address: string | null) => <SiteHeader address={address} />;
  const { container, rerender } = render(header(null));
  const hidePopover = t.mock.fn();
  Object.assign(container.querySelector('#menu') ?? {}, { hidePopover });
  const closings = ['/services', '/services', '/language', '/'].map((address) => {
    rerender(header(address));
    return hidePopover.mock.callCount();
  });
  assert.deepEqual(closings, [0, 0, 1, 2]);
});
