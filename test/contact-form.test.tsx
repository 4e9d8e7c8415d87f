import './setup';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, type TestContext, test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { messageWords } from '#words/interface';
import { formLabels } from '../src/content/labels';
import { ContactForm } from '../src/pages/contact-us/contact-form';
import { hasFocus } from './element-helper';

const typed = {
  Name: 'Asha',
  Email: 'asha@example.com',
  Phone: '+91 00000 00000',
  Message: 'Two pages\ninto Tamil & Telugu',
};
type Label = keyof typeof typed;
const labels = Object.keys(typed) as Label[];

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: formLabels.submit });
const statusText = () => screen.getByRole('status').textContent ?? '';
const panel = () => screen.getByRole('group', { name: messageWords.heading });
const copyButton = () => screen.getByRole('button', { name: messageWords.copy });
const form = () => button().form as HTMLFormElement;

function open(values: Partial<Record<Label, string>> = {}, whatsapp = ''): void {
  const props = { to: 'office@example.com', whatsapp, words: formLabels, messageWords };
  render(<ContactForm {...props} />);
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label), { target: { value } });
}

/**
 * The three ways to submit. Browsers answer Enter in a text field with a click on the form's
 * button.
 */
const ways: Record<string, () => void> = {
  'the button': () => void fireEvent.click(button()),
  Enter: () =>
    void (fireEvent.keyDown(field('Name'), { key: 'Enter' }) && fireEvent.click(button())),
  requestSubmit: () => act(() => form().requestSubmit()),
};

/**
 * Everything that could send, of Node and of the document; what is missing here is added for the
 * test.
 */
const senders: [owner: object, name: string][] = [
  [globalThis, 'fetch'],
  [window, 'fetch'],
  [XMLHttpRequest.prototype, 'send'],
  [navigator, 'sendBeacon'],
  [HTMLFormElement.prototype, 'submit'],
  [globalThis, 'WebSocket'],
  [globalThis, 'EventSource'],
  [window, 'open'],
];
const sent: string[] = [];
const unprevented: string[] = [];
const watch = (event: Event) => {
  if (!event.defaultPrevented && (event.type === 'submit' || event.target === button()))
    unprevented.push(event.type);
};

beforeEach(() => {
  for (const [owner, name] of senders) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, value: () => sent.push(name) });
    restorers.push(
      () =>
        void (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name)),
    );
  }
  for (const type of ['submit', 'click']) window.addEventListener(type, watch);
});
const restorers: (() => void)[] = [];

afterEach(() => {
  for (const type of ['submit', 'click']) window.removeEventListener(type, watch);
  for (const restore of restorers.splice(0)) restore();
  assert.deepEqual(unprevented.splice(0), [], 'the default was prevented');
  assert.deepEqual(sent.splice(0), [], 'nothing was sent');
});

/** Answers `copy` in place of the browser. */
function answerCopy(t: TestContext, result: boolean) {
  const command = mock.fn(() => result);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  t.after(() => Reflect.deleteProperty(document, 'execCommand'));
  return command;
}

describe('F1 the form', () => {
  test('F1 the form requires name, email, phone and message', () => {
    open();
    const shown = labels.map((label) => {
      const { tagName, type, required, autocomplete } = field(label);
      return [tagName, type, required, autocomplete];
    });
    assert.deepEqual(shown, [
      ['INPUT', 'text', true, 'name'],
      ['INPUT', 'email', true, 'email'],
      ['INPUT', 'text', true, 'tel'],
      ['TEXTAREA', 'textarea', true, ''],
    ]);
    assert.equal(field('Message').getAttribute('rows'), '3');
    assert.equal(form().noValidate, false);
    assert.deepEqual(
      ['action', 'method', 'target'].filter((name) => form().hasAttribute(name)),
      [],
    );
    assert.deepEqual([...new FormData(form()).keys()], ['name', 'email', 'phone', 'message']);
  });

  const invalid: [string, Partial<Record<Label, string>>][] = [
    ['nothing is filled in', {}],
    ...labels.map((label): [string, Partial<Record<Label, string>>] => [
      `${label} is empty`,
      { ...typed, [label]: '' },
    ]),
    ['the address is invalid', { ...typed, Email: 'asha at example' }],
  ];

  for (const [what, values] of invalid) {
    test(`F1 if ${what}, the browser reports it, and nothing else happens`, (t) => {
      open(values);
      const report = t.mock.method(form(), 'reportValidity');
      ways['the button']?.();
      ways.Enter?.();
      assert.deepEqual(
        report.mock.calls.map(({ result }) => result),
        [false, false],
      );
      ways['requestSubmit']?.();
      assert.equal(screen.queryAllByRole('status').length, 0);
      for (const label of labels) assert.equal(field(label).value, values[label] ?? '');
    });
  }
});

describe('F2, F4 a valid form shows the finished message, and nothing is sent', () => {
  for (const [way, submit] of Object.entries(ways)) {
    test(`F2 a submit by ${way} focuses a panel that says so, and what was typed stays`, () => {
      open(typed);
      submit();
      hasFocus(panel());
      assert.ok(panel().textContent?.includes(messageWords.text));
      assert.equal(statusText(), '');
      for (const label of labels) assert.equal(field(label).value, typed[label]);
    });
  }

  test('F2 the panel has the message, its addressee, its subject and a link', () => {
    open(typed);
    fireEvent.click(button());
    const body =
      'Name: Asha\nEmail: asha@example.com\nPhone: +91 00000 00000\n' +
      'Message:\nTwo pages\ninto Tamil & Telugu';
    assert.equal(field('Your message').value, body);
    assert.equal(field('Your message').readOnly, true);
    const terms = [...panel().querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    assert.deepEqual(terms, ['To', 'office@example.com', 'Subject', 'Request for a quote']);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: messageWords.openMail });
    const query = encodeURIComponent(body.replaceAll('\n', '\r\n'));
    assert.equal(
      link.getAttribute('href'),
      `mailto:office@example.com?subject=Request%20for%20a%20quote&body=${query}`,
    );
  });

  for (const [number, count] of [
    ['+91 98765 43210', 1],
    ['', 0],
  ] as const) {
    test(`F2 the panel offers WhatsApp ${count} times if the number is "${number}"`, () => {
      open(typed, number);
      fireEvent.click(button());
      const links = screen.queryAllByRole('link', { name: messageWords.openWhatsapp });
      const text = encodeURIComponent(`Request for a quote\n\n${field('Your message').value}`);
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
    const message = field('Your message');
    assert.deepEqual([message.selectionStart, message.selectionEnd], [0, message.value.length]);
    hasFocus(message);
    assert.equal(statusText(), messageWords.refused);
  });

  test('F2 a second submit shows the new message and clears the result of Copy', (t) => {
    answerCopy(t, true);
    open(typed);
    fireEvent.click(button());
    fireEvent.click(copyButton());
    fireEvent.change(field('Message'), { target: { value: 'Three pages' } });
    fireEvent.click(button());
    assert.match(field('Your message').value, /Message: Three pages$/);
    hasFocus(panel());
    assert.equal(statusText(), '');
  });
});
