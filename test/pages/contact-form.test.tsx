import '../setup';
import assert from 'node:assert/strict';
import { describe, mock, type TestContext, test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { formWords, messageWords } from '#words/interface';
import { company } from '../../src/content/company';
import { formLabels } from '../../src/content-model/labels';
import { ContactForm } from '../../src/pages/contact-us/contact-form';
import { hasFocus } from '../helpers/element';

/* Browsers check the fields, and that nothing is sent: see test/browser/pages/form.test.ts. */

const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  message: 'Two pages\ninto Tamil & Telugu',
};
type Field = keyof typeof typed;
const fields = Object.keys(typed) as Field[];

function field(name: Field): HTMLInputElement | HTMLTextAreaElement {
  return screen.getByLabelText(formWords[name], { selector: `[name="${name}"]` });
}

function button(): HTMLButtonElement {
  return screen.getByRole('button', { name: formWords.submit });
}

function copyButton(): HTMLElement {
  return screen.getByRole('button', { name: messageWords.copy });
}

function panel(): HTMLElement {
  return screen.getByRole('group', { name: messageWords.heading });
}

/** The text of the finished message. */
function messageText(): HTMLTextAreaElement {
  return screen.getByLabelText(messageWords.messageLabel, { selector: '[readonly]' });
}

function statusText(): string | null {
  return screen.getByRole('status').textContent;
}

function open(values: Partial<typeof typed> = {}): void {
  render(<ContactForm />);
  for (const name of fields)
    if (values[name]) fireEvent.change(field(name), { target: { value: values[name] } });
}

/** Gives the company a WhatsApp number, or none, until the end of the test. */
function setWhatsapp(t: TestContext, whatsapp: string): void {
  const { whatsapp: before } = company;
  Object.assign(company, { whatsapp });
  t.after(() => Object.assign(company, { whatsapp: before }));
}

/** Replaces the browser's `copy` command by one with this result. */
function answerCopy(t: TestContext, result: boolean) {
  const command = mock.fn(() => result);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  t.after(() => Reflect.deleteProperty(document, 'execCommand'));
  return command;
}

test('F1 the form requires name, email, phone and message', () => {
  open();
  const form = button().form ?? assert.fail('the button has no form');
  const shown = fields.map((name) => {
    const { tagName, type, required, autocomplete } = field(name);
    return [tagName, type, required, autocomplete];
  });
  assert.deepEqual(shown, [
    ['INPUT', 'text', true, 'name'],
    ['INPUT', 'email', true, 'email'],
    ['INPUT', 'text', true, 'tel'],
    ['TEXTAREA', 'textarea', true, ''],
  ]);
  assert.equal(field('message').getAttribute('rows'), '3');
  assert.equal(form.noValidate, false);
  assert.deepEqual(
    ['action', 'method', 'target'].filter((name) => form.hasAttribute(name)),
    [],
  );
  assert.deepEqual([...new FormData(form).keys()], fields);
});

describe('F2, F4 a valid form shows the finished message, and nothing is sent', () => {
  for (const [way, submit] of [
    ['the button', () => void fireEvent.click(button())],
    ['requestSubmit', () => act(() => button().form?.requestSubmit())],
  ] as const) {
    test(`F2 a submit by ${way} focuses the panel "not sent", and what was typed stays`, () => {
      open(typed);
      submit();
      hasFocus(panel());
      assert.ok(panel().textContent?.includes(messageWords.text), panel().textContent ?? '');
      assert.equal(statusText(), '');
      for (const name of fields) assert.equal(field(name).value, typed[name]);
    });
  }

  test('F1 while a field is empty, a submit shows no panel', () => {
    open({ ...typed, phone: '' });
    fireEvent.click(button());
    assert.equal(screen.queryByRole('group', { name: messageWords.heading }), null);
  });

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
    assert.ok(results[0] && results[1] && results[0] !== results[1], 'the same element');
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

  test('F2 a change, even by a script, removes the old message, and a submit shows the new', (t) => {
    answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    fireEvent.click(copyButton());
    field('message').value = 'Three pages';
    fireEvent.input(field('message'));
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
