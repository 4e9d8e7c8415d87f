import './setup';
import assert from 'node:assert/strict';
import { afterEach, describe, mock, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { App } from '../src/app';
import { prerender } from '../src/prerender';
import { routes } from '../src/router/routes';
import { paintedLanguages } from '../src/pages/language/prerendered-languages';
import { hasFocus, isElement } from './element-helper';

const painted = prerender();
const warn = mock.method(console, 'warn', () => undefined);
const recovered: unknown[] = [];

/** Puts what the build paints into the document, at an address. */
function paint(hash: string): HTMLElement {
  window.location.hash = hash;
  const container = document.createElement('div');
  container.id = 'root';
  container.innerHTML = painted;
  document.body.append(container);
  return container;
}

/** Does what src/main.tsx does. */
function hydrate(container: HTMLElement): void {
  const onRecoverableError = (error: unknown) => void recovered.push(error);
  render(<App languages={paintedLanguages(container)} />, {
    container,
    hydrate: true,
    onRecoverableError,
  });
}

/** What the selector finds now are these very elements, in this order. */
function areElements(selector: string, expected: readonly Element[]): void {
  const found = [...document.querySelectorAll(selector)];
  assert.equal(found.length, expected.length, selector);
  expected.forEach((element, index) => isElement(found[index] ?? null, element, selector));
}

// That console.error was not called, test/setup.ts sees to.
afterEach(() => {
  assert.deepEqual(recovered.splice(0), []);
  assert.deepEqual(
    warn.mock.calls.map((call) => call.arguments),
    [],
  );
  warn.mock.resetCalls();
});

describe('the painted document', () => {
  test('is the same each time, and holds all six pages', () => {
    assert.equal(prerender(), painted);
    paint('');
    assert.deepEqual(
      [...document.querySelectorAll('article')].map(({ id }) => id),
      [...routes.slice(1), '/'],
    );
  });

  for (const path of routes) {
    test(`is taken over at #${path}: that page stays, the same element as before, and the others go`, () => {
      const container = paint(path);
      const before = [...container.querySelectorAll(`[id="${path}"], [id="${path}"] h1`)];
      hydrate(container);
      areElements('article, h1', before);
      hasFocus(document.body);
      assert.equal(document.querySelectorAll('header a[aria-current="page"]').length, 1);
    });
  }

  for (const hash of ['', '#', '#main', '#/?x=1', '#/%2f']) {
    test(`is taken over at "${hash}" with the home page`, () => {
      const container = paint(hash);
      const before = [...container.querySelectorAll('[id="/"]')];
      hydrate(container);
      areElements('article', before);
    });
  }

  for (const hash of ['#/nope', '#/%E0%A4%A', '#/services/x']) {
    test(`is taken over at the unknown address ${hash} with the page that says so`, () => {
      hydrate(paint(hash));
      assert.deepEqual(
        [...document.querySelectorAll('article')].map(({ id }) => id),
        [''],
      );
      assert.equal(screen.getByRole('heading', { level: 1 }).textContent, 'Page not found');
    });
  }

  test('keeps what was typed into the form before script ran', () => {
    const container = paint('/contact-us');
    const typed = { Name: 'Asha', Email: 'asha@', Phone: '+91', Message: 'Two pages\ninto Tamil' };
    const fields = Object.keys(typed).map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    );
    fields.forEach((field, index) => (field.value = Object.values(typed)[index] ?? ''));
    fields[3]?.focus();
    hydrate(container);
    for (const [label, text] of Object.entries(typed))
      assert.equal(screen.getByLabelText<HTMLInputElement>(label).value, text);
    areElements('form input, form textarea', fields);
    hasFocus(fields[3] as HTMLElement);
  });

  test('keeps the answer that was opened before script ran', () => {
    const container = paint('/');
    const answers = [...document.querySelectorAll('details')];
    // As a browser does for details of one name.
    for (const [index, answer] of answers.entries()) answer.open = index === 1;
    hydrate(container);
    areElements('details', answers);
    assert.deepEqual(
      answers.map(({ open }) => open),
      [false, true, false],
    );
    fireEvent.click(screen.getAllByRole('heading', { level: 3, name: /\?$/ })[2] as HTMLElement);
    assert.deepEqual(
      answers.map(({ open }) => open),
      [false, false, true],
    );
  });

  test('keeps the tab that was chosen before script ran', () => {
    const container = paint('/about-us');
    const years = '[id="/about-us"] [aria-label="Milestones by year"]';
    fireEvent.click(container.querySelector(`${years} label:nth-child(3)`) as HTMLElement);
    hydrate(container);
    assert.ok(screen.getByRole('tab', { name: '2023', selected: true }));
    assert.ok(screen.getByRole('tab', { name: 'Mission', selected: true }));
  });

  test('keeps the list of languages, and adds the filter', () => {
    const container = paint('/language');
    const list = [...document.querySelectorAll('.wall-group li')];
    hydrate(container);
    assert.equal(list.length, 76);
    areElements('.wall-group li', list);
    assert.ok(screen.getByRole('searchbox'));
  });
});
