import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { headerWords, navLabels } from '#words/interface';
import type { Route } from '../../src/router/route';
import { SiteHeader } from '../../src/shell/site-header';

const home: Route = { page: '/', address: '/', visited: false, entry: 1 };
const services: Route = { ...home, page: '/services', address: '/services' };

/** Opens the menu, as far as happy-dom can. Returns whether it is still open. */
function openMenu(): () => boolean {
  let isOpen = true;
  const menu = screen.getByRole('navigation', { name: headerWords.nav });
  Object.assign(menu, { hidePopover: () => (isOpen = false) });
  return () => isOpen;
}

describe('the menu of a narrow window', () => {
  test('R9 the menu closes on another page, but not when hydration finds the first', () => {
    const { rerender } = render(<SiteHeader route={null} />);
    let isOpen = openMenu();
    for (const [route, expected] of [
      [services, true],
      [services, true],
      [home, false],
      [services, false],
    ] as const) {
      if (!isOpen()) isOpen = openMenu();
      rerender(<SiteHeader route={route} />);
      assert.equal(isOpen(), expected, `the menu is open at ${route.address}`);
    }
  });

  test('R9 a press on the link to the current page closes the menu', () => {
    render(<SiteHeader route={services} />);
    const isOpen = openMenu();
    const [current] = screen.getAllByRole('link', { name: navLabels['/services'] });
    fireEvent.click(current as HTMLElement);
    assert.equal(isOpen(), false);
  });

  test('R9 the menu closes when the focus leaves the header, and stays open within it', () => {
    render([<SiteHeader key="header" route={services} />, <input key="field" />]);
    const isOpen = openMenu();
    const link = screen.getByRole('link', { name: navLabels['/language'] });
    link.focus();
    screen.getByRole('button', { name: headerWords.menu }).focus();
    assert.equal(isOpen(), true, 'the menu is open while its button has the focus');
    link.focus();
    link.blur();
    assert.equal(isOpen(), true, 'the menu is open while another window has the focus');
    link.focus();
    screen.getByRole('textbox').focus();
    assert.equal(isOpen(), false, 'the menu is open while a field of the page has the focus');
  });
});
