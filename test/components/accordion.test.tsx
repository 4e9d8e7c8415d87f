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

test('A1 a press opens an item and closes the other, or closes the open item', () => {
  render(accordion);
  const seen = [1, 2, 2, 0, 0, 1].map((index) => {
    press(index);
    return open();
  });
  assert.deepEqual(seen, ['1', '2', '', '0', '', '1'], 'the open questions after each press');
});
