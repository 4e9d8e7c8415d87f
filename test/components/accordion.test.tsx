import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Accordion } from '../../src/components/accordion';
import { hydrateAfter } from '../helpers/hydrate';

/*
 * happy-dom ignores the name of `<details>`, like the browsers for which the component closes the
 * other items itself. A test in three browsers covers those that do not.
 */
const questions = ['Which languages?', 'How does it work?', 'Are they certified?'];
const accordion = (
  <Accordion
    items={questions.map((question) => ({ question, answer: `To “${question}”: yes.` }))}
  />
);

function items(): HTMLDetailsElement[] {
  return [...document.querySelectorAll('details')];
}

function open(): number[] {
  return items().flatMap((item, index) => (item.open ? [index] : []));
}

function press(index: number): void {
  fireEvent.click(screen.getAllByRole('heading', { level: 3 })[index] as HTMLElement);
}

test('A1 the items are native details with one name, each question a heading', () => {
  render(accordion);
  for (const [index, item] of items().entries()) {
    assert.equal(item.querySelector('summary > h3')?.textContent, questions[index]);
    assert.equal(item.lastElementChild?.textContent, `To “${questions[index]}”: yes.`);
    assert.ok(item.getAttribute('name'), `the question "${questions[index]}" has no name`);
  }
  assert.equal(new Set(items().map((item) => item.getAttribute('name'))).size, 1);
});

test('A1 the first question is open initially, before hydration and after', () => {
  document.body.innerHTML = renderToString(accordion);
  assert.deepEqual(open(), [0]);
  document.body.replaceChildren();
  render(accordion);
  assert.deepEqual(open(), [0]);
});

test('A1 a press opens an item and closes the other, or closes the open item', () => {
  render(accordion);
  const seen = [1, 2, 2, 0, 0, 1].map((index) => {
    press(index);
    return open().join('+') || 'none';
  });
  assert.equal(seen.join(), '1,2,none,0,none,1', 'the open questions after each press');
});

for (const pressed of [1, 0]) {
  test(`A1 hydration keeps the items as a press of item ${pressed} left them`, () => {
    hydrateAfter(accordion, () => press(pressed));
    assert.deepEqual(open(), pressed === 0 ? [] : [0, 1], 'the open questions');
    press(2);
    assert.ok(open().includes(2), `open are ${open()}`);
  });
}

test('A1 two accordions on a page are independent', () => {
  render([<div key="a">{accordion}</div>, <div key="b">{accordion}</div>]);
  press(4);
  assert.deepEqual(open(), [0, 4], 'the open questions of both accordions');
  assert.equal(new Set(items().map((item) => item.getAttribute('name'))).size, 2);
});
