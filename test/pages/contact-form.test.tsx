import '../setup';
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { fieldProblems, formWords, messageWords } from '#words/interface';
import { company } from '../../src/content/company';
import { formLabels } from '../../src/content-model/labels';
import { rememberFields } from '../../src/lib/restore-fields';
import { ContactForm } from '../../src/pages/contact-us/contact-form';
import { answerCopy } from '../helpers/copy';
import { find, hasFocus, isElement } from '../helpers/element';

/* Browsers check the fields, and that nothing is sent: see test/browser/pages/form.test.ts. */

const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  message: 'Two pages\ninto Tamil & Telugu',
};
type FieldName = keyof typeof typed;
const names = Object.keys(typed) as FieldName[];
/** Just too long: a letter of an Indian script takes nine characters of a link. */
const long = { ...typed, message: 'अ'.repeat(210) };

function field(name: FieldName) {
  return find(`.contact-form [name="${name}"]`) as HTMLInputElement;
}

function button() {
  return find('.contact-form button') as HTMLButtonElement;
}

function panel() {
  return find('.message-panel');
}

function hasPanel(): boolean {
  return document.querySelector('.message-panel') !== null;
}

/** The text of the finished message. */
function message() {
  return find('.message-panel textarea') as HTMLTextAreaElement;
}

function copyButton() {
  return screen.getByRole('button', { name: messageWords.copy });
}

function link(name: string): HTMLAnchorElement {
  return screen.getByRole('link', { name });
}

function statusText() {
  return find('.message-panel [role="status"]').textContent;
}

function open(values: Partial<typeof typed>): void {
  rememberFields(document.body);
  render(<ContactForm />);
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as FieldName), { target: { value } });
}

/** Opens the form with these texts, and submits it. */
function submit(values: typeof typed): void {
  open(values);
  fireEvent.click(button());
}

/** Gives the company a WhatsApp number, or none, until the end of the test. */
function setWhatsapp(t: TestContext, whatsapp: string): void {
  const { whatsapp: before } = company;
  Object.assign(company, { whatsapp });
  t.after(() => Object.assign(company, { whatsapp: before }));
}

test('F1 the form requires name, email, phone and message, each with its label', () => {
  open({});
  const shown = names.map((name) => {
    const { tagName, type, required, autocomplete, labels } = field(name);
    const label = [...(labels ?? [])].map(({ textContent }) => textContent);
    return [tagName, type, required, autocomplete, ...label];
  });
  assert.deepEqual(shown, [
    ['INPUT', 'text', true, 'name', formWords.name],
    ['INPUT', 'email', true, 'email', formWords.email],
    ['INPUT', 'text', true, 'tel', formWords.phone],
    ['TEXTAREA', 'textarea', true, '', formWords.message],
  ]);
  assert.equal(field('message').getAttribute('rows'), '3');
  const form = find('form') as HTMLFormElement;
  assert.equal(form.noValidate, false);
  for (const name of ['action', 'method', 'target']) assert.ok(!form.hasAttribute(name), name);
  assert.deepEqual([...new FormData(form).keys()], names);
});

/** The texts that describe a field. */
function descriptions(name: FieldName): (string | null | undefined)[] {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test('F1 the message is described by what a quote needs', () => {
  open({});
  assert.deepEqual(names.map(descriptions), [[], [], [], [formWords.messageHint]]);
});

describe('F2, F4 a valid form shows the finished message, and nothing is sent', () => {
  test('F2, F6 the panel, or the first mistake with its label, is scrolled into view', (t) => {
    const shown: string[] = [];
    t.mock.method(Element.prototype, 'scrollIntoView', function (this: Element) {
      shown.push(this.className);
    });
    submit({ ...typed, email: '' });
    fireEvent.change(field('email'), { target: { value: typed.email } });
    fireEvent.click(button());
    assert.deepEqual(shown, ['form-field', 'message-panel']);
  });

  test('F2 the panel is a group with the name and the description of what it says', () => {
    submit(typed);
    const { heading: name, short: description } = messageWords;
    isElement(screen.getByRole('group', { name, description }), panel());
  });

  test('F2 the panel has the message, its addressee, its subject and a link', () => {
    submit(typed);
    const label = (name: FieldName) => formLabels.before(formWords[name]);
    const body =
      `${label('name')} Asha\n${label('email')} asha@example.com\n` +
      `${label('phone')} +91 00000 00000\n${label('message')}\nTwo pages\ninto Tamil & Telugu`;
    assert.deepEqual([message().value, message().readOnly], [body, true]);
    const { to, subject, subjectLabel, openMail, messageLabel } = messageWords;
    assert.equal(message().labels?.[0]?.textContent, messageLabel);
    const terms = [...panel().querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    assert.deepEqual(terms, [to, company.email, subjectLabel, subject]);
    const [address, query] = (link(openMail).getAttribute('href') ?? '').split('?');
    assert.equal(address, `mailto:${company.email}`);
    const sent = Object.fromEntries(new URLSearchParams(query));
    assert.deepEqual(sent, { subject, body: body.replaceAll('\n', '\r\n') });
  });

  for (const [number, count] of [
    ['+91 98765 43210', 1],
    ['', 0],
  ] as const)
    test(`F2 the panel offers WhatsApp ${count} times, in a new tab, if the number is "${number}"`, (t) => {
      setWhatsapp(t, number);
      submit(typed);
      const links = screen.queryAllByRole('link', { name: messageWords.openWhatsapp });
      const text = encodeURIComponent(`${messageWords.subject}\n\n${message().value}`);
      const hrefs = links.map((one) => ['href', 'target', 'rel'].map((at) => one.getAttribute(at)));
      const expected = [`https://wa.me/919876543210?text=${text}`, '_blank', 'noopener'];
      assert.deepEqual(hrefs, Array(count).fill(expected));
    });

  for (const [answer, words, focused] of [
    [true, messageWords.copied, copyButton],
    [false, messageWords.refused, message],
    [undefined, messageWords.refused, message],
  ] as const)
    test(`F4 if copying gives ${answer}, words say so, and the focus is where it is needed`, (t) => {
      answerCopy(t, answer);
      submit(typed);
      fireEvent.click(copyButton());
      const { selectionStart, selectionEnd, value } = message();
      assert.deepEqual([selectionStart, selectionEnd], [0, value.length]);
      hasFocus(focused());
      assert.equal(statusText(), words);
      const first = find('.message-panel [role="status"]').firstElementChild;
      fireEvent.click(copyButton());
      assert.equal(statusText(), words);
      assert.ok(first?.isConnected === false, 'a text that stays is not announced again');
    });

  test('F2 an edit removes the old message; a submit shows the new', (t) => {
    answerCopy(t, true);
    submit(typed);
    fireEvent.click(copyButton());
    fireEvent.input(field('message'), { target: { value: 'Three pages' } });
    assert.equal(hasPanel(), false);
    fireEvent.click(button());
    assert.match(message().value, / Three pages$/);
    hasFocus(panel());
    assert.equal(statusText(), '');
  });
});

describe('F5 the links of the finished message', () => {
  const { openMail, copyAndOpenMail, copyAndOpenWhatsapp, copied, refused } = messageWords;
  const presses: [name: string, values: typeof typed, canCopy: boolean, ...seen: unknown[][]][] = [
    [openMail, typed, true, ['opens', '', 0]],
    [copyAndOpenMail, long, true, ['opens', copied, 1]],
    [copyAndOpenWhatsapp, long, true, ['opens', copied, 1]],
    [copyAndOpenMail, long, false, ['stays', refused, 1], ['opens', refused, 1]],
  ];
  for (const [name, values, canCopy, ...expected] of presses)
    test(`F5 "${name}" copies first what does not fit; copying is allowed: ${canCopy}`, (t) => {
      const copied = answerCopy(t, canCopy);
      setWhatsapp(t, '+91 98765 43210');
      submit(values);
      const seen = expected.map(() => {
        const opens = fireEvent.click(link(name)) ? 'opens' : 'stays';
        return [opens, statusText(), copied.length];
      });
      assert.deepEqual(seen, expected);
    });

  for (const name of [copyAndOpenMail, copyAndOpenWhatsapp])
    test(`F5 the panel says that the message is long, and "${name}" asks to paste it`, (t) => {
      setWhatsapp(t, '+91 98765 43210');
      submit(long);
      assert.ok(panel().textContent?.includes(messageWords.long), panel().textContent ?? '');
      const { href } = link(name);
      assert.ok(href.length <= 2000, `${href.length} characters`);
      assert.ok(decodeURIComponent(href).endsWith(messageWords.paste), href);
    });
});

describe('what a stranger adds to the form', () => {
  /** Adds an element to the start of the form, as an extension or a proxy does. */
  function add(markup: string) {
    const template = document.createElement('template');
    template.innerHTML = markup;
    const added = template.content.firstElementChild ?? assert.fail('no element');
    find('.contact-form').prepend(added);
    return added;
  }

  const strangers = [
    '<input name="code" required>',
    '<input id="form-email" name="email">',
    '<input name="querySelectorAll" value="token">',
  ];
  for (const stranger of strangers)
    test(`F2 a key and a press work with ${stranger} in the form, and it stays out of the message`, () => {
      submit(typed);
      const expected = message().value;
      add(stranger);
      fireEvent.input(field('name'), { target: { value: 'Ravi' } });
      assert.equal(hasPanel(), false);
      fireEvent.click(button());
      hasFocus(panel());
      assert.equal(message().value, expected.replace('Asha', 'Ravi'));
    });

  test('F2 a stranger’s button, which Enter in a field presses if it is the first, shows the panel', () => {
    open(typed);
    fireEvent.click(add('<button></button>'));
    hasFocus(panel());
  });

  test('F2 an edit of a stranger’s field keeps the panel', () => {
    submit(typed);
    const added = add('<input name="code">');
    fireEvent.input(added, { target: { value: 'a' } });
    assert.equal(hasPanel(), true);
  });

  test('F6 a validity that a stranger’s script sets stops nothing', () => {
    open(typed);
    field('name').setCustomValidity('Use our address book');
    fireEvent.click(button());
    hasFocus(panel());
  });
});

describe('F6 the words beside a field', () => {
  /** What is said about the text of a field, if the field refers to it. */
  function problem(name: FieldName): string | null | undefined {
    return descriptions(name).find((text) => text !== formWords.messageHint);
  }

  const cases: [what: string, name: FieldName, value: string, words: string][] = [
    ['an empty name', 'name', '', fieldProblems.name],
    ['blanks for a phone number', 'phone', ' ', fieldProblems.phone],
    ['line breaks for a message', 'message', '\n \n', fieldProblems.message],
    ['an incomplete email address', 'email', 'asha', fieldProblems.address],
    ['a Hindi name alone', 'email', 'आशा', fieldProblems.indianAddress],
    ['a French name alone', 'email', 'ashé', fieldProblems.address],
  ];
  for (const [what, name, value, words] of cases)
    test(`F6 ${what} is answered beside its field, which gets the focus, until corrected`, () => {
      submit({ ...typed, [name]: value });
      assert.equal(problem(name), words);
      assert.equal(field(name).getAttribute('aria-invalid'), 'true');
      hasFocus(field(name));
      assert.deepEqual([names.filter(problem), hasPanel()], [[name], false]);
      fireEvent.input(field(name), { target: { value: typed[name] } });
      assert.equal(problem(name), undefined);
      assert.equal(field(name).hasAttribute('aria-invalid'), false);
    });

  test('F6 nothing is said about a field before the button is pressed', () => {
    open({});
    fireEvent.input(field('email'), { target: { value: 'a' } });
    assert.deepEqual(names.filter(problem), []);
  });
});
