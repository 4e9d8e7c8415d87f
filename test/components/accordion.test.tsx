import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render } from '@testing-library/react';
import { Accordion } from '../../src/components/accordion';

/*
 * happy-dom ignores the name of `<details>`, like the browsers for which the component closes the
 * other items itself.
 */
const questions = ['Which languages?', 'How does it work?', 'Are they certified?'];
const answers = questions.map((question) => ({ question, answer: `To “${question}”: yes.` }));
const accordion = <Accordion items={answers} />;

function items(): HTMLDetailsElement[] {
  return [...document.querySelectorAll('details')];
}

/** The indexes of the open questions. */
function open(): string {
  return items()
    .flatMap((item, index) => (item.open ? [index] : []))
    .join('+');
}

function press(index: number): void {
  fireEvent.click(document.querySelectorAll('summary > h3')[index] as HTMLElement);
}

test('A1 each accordion is native details of one name, each question a heading', () => {
  render([<div key="a">{accordion}</div>, <div key="b">{accordion}</div>]);
  const texts = items().map(({ children }) => [...children].map((one) => one.textContent));
  const expected = answers.map(({ question, answer }) => [question, answer]);
  assert.deepEqual(texts, [...expected, ...expected]);
  const names = items().map((item) => item.getAttribute('name'));
  assert.deepEqual(
    names.map((name) => names.indexOf(name)),
    [0, 0, 0, 3, 3, 3],
  );
  press(4);
  assert.equal(open(), '0+4', 'the open questions of both accordions');
});

test('A1 a press opens an item and closes the other, or closes the open item', () => {
  render(accordion);
  const seen = [1, 2, 2, 0, 0, 1].map((index) => {
    press(index);
    return open();
  });
  assert.deepEqual(seen, ['1', '2', '', '0', '', '1'], 'the open questions after each press');
});
