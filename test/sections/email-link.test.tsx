import '../setup';
import assert from 'node:assert/strict';
import { describe, mock, type TestContext, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { contactWords } from '#words/contact';
import { messageWords } from '#words/interface';
import { company } from '../../src/content/company';
import { EmailLink } from '../../src/sections/contact-links';
import { hasFocus } from '../helpers/element';

/** Replaces the browser's `copy` command. Returns what was selected when it was called. */
function answerCopy(t: TestContext, answer: boolean): string[] {
  const copied: string[] = [];
  const command = mock.fn(() => {
    copied.push(`${getSelection()}`);
    return answer;
  });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  t.after(() => Reflect.deleteProperty(document, 'execCommand'));
  return copied;
}

function button(): HTMLButtonElement {
  return screen.getByRole('button', { name: contactWords.copyEmail });
}

describe('F7 the address beside its link', () => {
  for (const [answer, words] of [
    [true, messageWords.copied],
    [false, messageWords.refused],
  ] as const)
    test(`F7 the button copies the address, or selects it, and says the result: ${answer}`, (t) => {
      const copied = answerCopy(t, answer);
      render(<EmailLink />);
      button().focus();
      fireEvent.click(button());
      assert.deepEqual(copied, [company.email]);
      assert.equal(screen.getByRole('status').textContent, words);
      assert.equal(`${getSelection()}`, company.email, 'the selected text');
      hasFocus(button());
    });
});
