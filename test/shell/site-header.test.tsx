import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { Route } from '../../src/router/route';
import { SiteHeader } from '../../src/shell/site-header';
import { find } from '../helpers/element';

const home: Route = { page: '/', address: '/', elementId: '/', visit: 1 };
const services: Route = { ...home, page: '/services', address: '/services' };

/** Opens the menu, as far as happy-dom can. Returns whether it is still open. */
function openMenu(menu = '.menu'): () => boolean {
  let isOpen = true;
  Object.assign(find(menu), { hidePopover: () => (isOpen = false) });
  return () => isOpen;
}

test('R9 the menu closes on another page, but not when hydration finds the first', () => {
  const { rerender } = render(<SiteHeader route={null} />);
  for (const [route, expected] of [
    [services, true],
    [services, true],
    [home, false],
  ] as const) {
    const isOpen = openMenu();
    rerender(<SiteHeader route={route} />);
    assert.equal(isOpen(), expected, `the menu is open at ${route.address}`);
  }
});

test('R9 the menu closes where an extension has an element of the same name', () => {
  const bar = Object.assign(document.createElement('div'), { id: 'menu', className: 'menu' });
  document.body.append(bar);
  // As browsers do for an element that is no popover.
  Object.assign(bar, { hidePopover: () => assert.fail('Not supported') });
  const { rerender } = render(<SiteHeader route={services} />);
  const isOpen = openMenu('.site-header .menu');
  rerender(<SiteHeader route={home} />);
  assert.equal(isOpen(), false);
});

test('R9 the link beside the menu is marked on the page of the form, and on no other', () => {
  const form: Route = { ...home, page: '/contact-us', address: '/contact-us' };
  for (const route of [form, services]) {
    render(<SiteHeader route={route} />);
    const mark = find('.header-quote').getAttribute('aria-current');
    assert.equal(mark, route === form ? 'page' : null, `its aria-current at ${route.address}`);
    cleanup();
  }
});

test('R9 a press on the link to the current page closes the menu', () => {
  render(<SiteHeader route={services} />);
  const isOpen = openMenu();
  fireEvent.click(find('.menu [aria-current="page"]'));
  assert.equal(isOpen(), false);
});

test('R9 the menu closes when the focus leaves the header, and stays open within it', () => {
  render([<SiteHeader key="header" route={services} />, <input key="field" />]);
  const isOpen = openMenu();
  const link = find('.menu a');
  link.focus();
  find('.menu-button').focus();
  assert.equal(isOpen(), true, 'the menu is open while its button has the focus');
  link.focus();
  link.blur();
  assert.equal(isOpen(), true, 'the menu is open while another window has the focus');
  link.focus();
  find('input').focus();
  assert.equal(isOpen(), false, 'the menu is open while a field of the page has the focus');
});

test('R9 the menu closes when the window grows so wide that its button is hidden', (t) => {
  const observed = new Set<Element>();
  let onResize = () => {};
  const { ResizeObserver } = globalThis;
  t.after(() => Object.assign(globalThis, { ResizeObserver }));
  class FakeObserver {
    constructor(callback: () => void) {
      onResize = callback;
    }
    observe = (element: Element) => observed.add(element);
    disconnect = () => observed.clear();
  }
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
  const { unmount } = render(<SiteHeader route={services} />);
  const button = find('.menu-button');
  const isOpen = openMenu();
  for (const [offsetWidth, expected] of [
    [80, true],
    [0, false],
  ] as const) {
    Object.defineProperty(button, 'offsetWidth', { value: offsetWidth, configurable: true });
    onResize();
    assert.equal(isOpen(), expected, `the menu is open with a button of ${offsetWidth} px`);
  }
  assert.deepEqual([...observed], [button]);
  unmount();
  assert.equal(observed.size, 0, 'elements that are still observed');
});
