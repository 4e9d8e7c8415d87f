import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, screen, within } from '@testing-library/react';
import { wallWords } from '#words/language';
import { services } from '../../src/content-model/lists-with-words';
import { hasFocus, isElement } from '../helpers/element';
import { follow, heading, linkTo, navigate, openSite } from '../helpers/router';

const { elementId, title } = services[services.length - 1] ?? assert.fail('there are no services');

function footerLink() {
  return within(screen.getByRole('contentinfo')).getByRole('link', { name: title });
}

function card() {
  return screen.getByRole('heading', { level: 3, name: title });
}

function timers() {
  return act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

describe('R6 a link to an element of a page', () => {
  test('R6 a link to an element of another page focuses the element', async () => {
    await openSite('#/', {});
    await follow(footerLink());
    await timers();
    assert.equal(card().id, elementId);
    hasFocus(card());
  });

  test('R6 a link to an element of the current page focuses the element', async () => {
    await openSite('#/services', {});
    footerLink().click();
    await timers();
    hasFocus(card());
  });

  test('R6 a link to an element scrolls the element to the middle of the window', async (t) => {
    const scroll = t.mock.method(Element.prototype, 'scrollIntoView');
    await openSite('#/', {});
    await follow(footerLink());
    await timers();
    const { calls } = scroll.mock;
    assert.deepEqual(
      calls.map((call) => call.arguments),
      [[{ block: 'center' }]],
    );
    isElement(calls[0]?.this as Element, card());
  });

  test('R6 the link at the start of the Language page leads to the list of languages', async () => {
    await openSite('#/language', {});
    screen.getByRole('link', { name: wallWords.link }).click();
    await timers();
    hasFocus(screen.getByRole('heading', { level: 2, name: wallWords.heading }));
  });

  test('R6 the next link to the page focuses its heading again', async () => {
    await openSite('#/', {});
    await follow(footerLink());
    await timers();
    await navigate(() => window.history.back());
    await follow(linkTo('/services'));
    await timers();
    hasFocus(heading());
  });

  test('R8 Forward to the page returns the focus to the element', async () => {
    await openSite('#/', {});
    await follow(footerLink());
    await timers();
    await navigate(() => window.history.back());
    await navigate(() => window.history.forward());
    await timers();
    hasFocus(card());
  });
});
