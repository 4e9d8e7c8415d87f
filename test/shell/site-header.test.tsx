import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import type { Route } from '../../src/router/route';
import { SiteHeader } from '../../src/shell/site-header';

test('R9 the menu closes on a new address, but not on the first one, after hydration', (t) => {
  const header = (route: Route | null) => <SiteHeader route={route} />;
  const services: Route = { page: '/services', address: '/services', visited: false, entry: 1 };
  const home: Route = { page: '/', address: '/', visited: false, entry: 1 };
  const { container, rerender } = render(header(null));
  const hidePopover = t.mock.fn();
  Object.assign(container.querySelector('#menu') ?? {}, { hidePopover });
  const closings = [services, services, home, services].map((route) => {
    rerender(header(route));
    return hidePopover.mock.callCount();
  });
  assert.deepEqual(closings, [0, 0, 1, 2]);
});
