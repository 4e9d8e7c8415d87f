import '../setup';
import assert from 'node:assert/strict';
import { describe, mock, type TestContext, test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fieldProblems, formWords, messageWords } from '#words/interface';
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

/** Replaces the browser's `copy` command by one with this result; undefined for none. */
function answerCopy(t: TestContext, result: boolean | undefined) {
  const command = result === undefined ? undefined : mock.fn(() => result);
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

test('F1 the message is described by what a quote needs', () => {
  open();
  const id = field('message').getAttribute('aria-describedby') ?? '';
  assert.equal(document.getElementById(id)?.textContent, formWords.messageHint);
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
      command?.mock.calls.map((call) => call.arguments),
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

  for (const answer of [false, undefined])
    test(`F4 if copying gives ${answer}, the text is selected, and words say how to copy`, (t) => {
      answerCopy(t, answer);
      open(typed);
      fireEvent.click(button());
      fireEvent.click(copyButton());
      const message = messageText();
      assert.deepEqual([message.selectionStart, message.selectionEnd], [0, message.value.length]);
      hasFocus(message);
      assert.equal(statusText(), messageWords.refused);
    });

  for (const event of ['input', 'change', 'reset'] as const) {
    test(`F2 the event "${event}" of a script removes the old message; a submit shows the new`, (t) => {
      answerCopy(t, true);
      open(typed);
      fireEvent.click(button());
      fireEvent.click(copyButton());
      field('message').value = 'Three pages';
      if (event === 'reset') act(() => button().form?.reset());
      else fireEvent(field('message'), new Event(event, { bubbles: true }));
      assert.equal(screen.queryByRole('group', { name: messageWords.heading }), null);
      for (const name of fields) field(name).value ||= typed[name];
      fireEvent.click(button());
      assert.match(messageText().value, event === 'reset' ? /Tamil & Telugu$/ : / Three pages$/);
      hasFocus(panel());
      assert.equal(statusText(), '');
    });
  }

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

/** A letter of an Indian script takes nine characters of a link. */
const long = { ...typed, message: 'अ'.repeat(300) };

describe('F5 a message that does not fit into a link', () => {
  const links = [messageWords.copyAndOpenMail, messageWords.copyAndOpenWhatsapp];

  test('F5 the panel says so before the press, and both links ask to paste it', (t) => {
    setWhatsapp(t, '+91 98765 43210');
    open(long);
    fireEvent.click(button());
    assert.ok(panel().textContent?.includes(messageWords.long), panel().textContent ?? '');
    for (const name of links) {
      const href = screen.getByRole<HTMLAnchorElement>('link', { name }).href;
      assert.ok(href.length <= 2000, `${name}: ${href.length} characters`);
      assert.ok(decodeURIComponent(href).endsWith(messageWords.paste), href);
    }
  });

  for (const name of links) {
    test(`F5 "${name}" copies the message and opens`, (t) => {
      const command = answerCopy(t, true);
      setWhatsapp(t, '+91 98765 43210');
      open(long);
      fireEvent.click(button());
      assert.equal(fireEvent.click(screen.getByRole('link', { name })), true);
      assert.equal(command?.mock.callCount(), 1);
      assert.equal(statusText(), messageWords.copied);
    });
  }

  test('F5 if copying is refused, the first press says so, and the second opens', (t) => {
    answerCopy(t, false);
    open(long);
    fireEvent.click(button());
    const link = screen.getByRole('link', { name: messageWords.copyAndOpenMail });
    assert.equal(fireEvent.click(link), false);
    assert.equal(statusText(), messageWords.refused);
    hasFocus(messageText());
    assert.equal(fireEvent.click(link), true);
  });

  test('F5 a message that fits is not copied by its link', (t) => {
    const command = answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    const link = screen.getByRole('link', { name: messageWords.openMail });
    assert.equal(fireEvent.click(link), true);
    assert.equal(command?.mock.callCount(), 0);
  });
});

describe('F6 the words beside a field', () => {
  /** What is said beside a field, if the field refers to it. */
  function problem(name: Field): string | null | undefined {
    const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    return texts.find((text) => text !== formWords.messageHint);
  }

  const cases: [what: string, name: Field, value: string, words: string][] = [
    ['an empty name', 'name', '', fieldProblems.name],
    ['blanks for a phone number', 'phone', ' ', fieldProblems.phone],
    ['line breaks for a message', 'message', '\n \n', fieldProblems.message],
    ['an incomplete email address', 'email', 'asha', fieldProblems.address],
  ];
  for (const [what, name, value, words] of cases) {
    test(`F6 ${what} is answered beside its field, which gets the focus, until corrected`, () => {
      open({ ...typed, [name]: value });
      fireEvent.click(button());
      assert.equal(problem(name), words);
      assert.equal(field(name).getAttribute('aria-invalid'), 'true');
      hasFocus(field(name));
      assert.deepEqual(fields.filter(problem), [name]);
      assert.equal(screen.queryByRole('group', { name: messageWords.heading }), null);
      fireEvent.input(field(name), { target: { value: typed[name] } });
      assert.equal(problem(name), undefined);
      assert.equal(field(name).hasAttribute('aria-invalid'), false);
    });
  }

  test('F6 nothing is said about a field before the button is pressed', () => {
    open();
    fireEvent.input(field('email'), { target: { value: 'a' } });
    assert.deepEqual(fields.filter(problem), []);
  });

  test('F6 a full field says how much it takes, at once, and does not stop the form', () => {
    open(typed);
    const text = 'a'.repeat(field('message').maxLength);
    fireEvent.input(field('message'), { target: { value: text } });
    assert.equal(screen.getByRole('alert').textContent, problem('message'));
    assert.match(problem('message') ?? '', /50,000/);
    fireEvent.click(button());
    hasFocus(panel());
    assert.ok(messageText().value.endsWith(text), 'the message is cut off');
  });
});
