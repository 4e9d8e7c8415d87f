import '../setup';
import assert from 'node:assert/strict';
import { describe, mock, type TestContext, test } from 'node:test';
import { fireEvent, screen } from '@testing-library/react';
import { formWords, messageWords } from '#words/interface';
import { company } from '../../src/content/company';
import { formLabels } from '../../src/content-model/labels';
import {
  button,
  copyButton,
  type Field,
  field,
  fields,
  messageText,
  open,
  panel,
  setWhatsapp,
  statusText,
  typed,
  ways,
} from '../helpers/contact-form';
import { hasFocus } from '../helpers/element';

/** Replaces the browser's `copy` command by one with this result. */
function answerCopy(t: TestContext, result: boolean) {
  const command = mock.fn(() => result);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  t.after(() => Reflect.deleteProperty(document, 'execCommand'));
  return command;
}

describe('F2, F4 a valid form shows the finished message, and nothing is sent', () => {
  for (const [way, submit] of Object.entries(ways)) {
    test(`F2 a submit by ${way} focuses the panel "not sent", and what was typed stays`, () => {
      open(typed);
      submit();
      hasFocus(panel());
      assert.ok(panel().textContent?.includes(messageWords.text));
      assert.equal(statusText(), '');
      for (const name of fields) assert.equal(field(name).value, typed[name]);
    });
  }

  test('F2 the panel has the message, its addressee, its subject and a link', () => {
    open(typed);
    fireEvent.click(button());
    const label = (name: Field) => formLabels.before(formWords[name]);
    const body =
      `${label('name')} Asha\n${label('email')} asha@example.com\n` +
      `${label('phone')} +91 00000 00000\n${label('message')}\nTwo pages\ninto Tamil & Telugu`;
    assert.equal(messageText().value, body);
    assert.equal(messageText().readOnly, true);
    const { to, subject, subjectLabel, openMail } = messageWords;
    const terms = [...panel().querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    assert.deepEqual(terms, [to, company.email, subjectLabel, subject]);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: openMail });
    const [address, query] = (link.getAttribute('href') ?? '').split('?');
    assert.equal(address, `mailto:${company.email}`);
    const sent = [...new URLSearchParams(query)];
    assert.deepEqual(sent, [
      ['subject', subject],
      ['body', body.replaceAll('\n', '\r\n')],
    ]);
  });

  for (const [number, count] of [
    ['+91 98765 43210', 1],
    ['', 0],
  ] as const) {
    test(`F2 the panel offers WhatsApp ${count} times if the number is "${number}"`, (t) => {
      setWhatsapp(t, number);
      open(typed);
      fireEvent.click(button());
      const links = screen.queryAllByRole('link', { name: messageWords.openWhatsapp });
      const text = encodeURIComponent(`${messageWords.subject}\n\n${messageText().value}`);
      assert.deepEqual(
        links.map((link) => link.getAttribute('href')),
        Array(count).fill(`https://wa.me/919876543210?text=${text}`),
      );
    });
  }

  test('F2, F4 Copy keeps the focus, and the live region says only that it copied', (t) => {
    const command = answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    copyButton().focus();
    fireEvent.click(copyButton());
    assert.deepEqual(
      command.mock.calls.map((call) => call.arguments),
      [['copy']],
    );
    assert.equal(statusText(), messageWords.copied);
    hasFocus(copyButton());
  });

  test('F2 a repeated Copy is announced again: the live region gets a new element', (t) => {
    answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    const results = [1, 2].map(() => {
      copyButton().focus();
      fireEvent.click(copyButton());
      return screen.getByRole('status').firstElementChild;
    });
    assert.ok(results[0] && results[1] && results[0] !== results[1]);
    assert.equal(statusText(), messageWords.copied);
  });

  test('F4 refused copying selects the text, and the live region says how to copy', (t) => {
    answerCopy(t, false);
    open(typed);
    fireEvent.click(button());
    fireEvent.click(copyButton());
    const message = messageText();
    assert.deepEqual([message.selectionStart, message.selectionEnd], [0, message.value.length]);
    hasFocus(message);
    assert.equal(statusText(), messageWords.refused);
  });

  test('F2 a change of a field removes the old message, and a submit shows the new one', (t) => {
    answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    fireEvent.click(copyButton());
    fireEvent.change(field('message'), { target: { value: 'Three pages' } });
    assert.equal(screen.queryByRole('group', { name: messageWords.heading }), null);
    fireEvent.click(button());
    assert.match(messageText().value, / Three pages$/);
    hasFocus(panel());
    assert.equal(statusText(), '');
  });

  test('F2 a second submit of the same message keeps the result of Copy', (t) => {
    answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    fireEvent.click(copyButton());
    fireEvent.click(button());
    hasFocus(panel());
    assert.equal(statusText(), messageWords.copied);
  });
});
