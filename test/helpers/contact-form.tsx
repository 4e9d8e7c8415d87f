import assert from 'node:assert/strict';
import { afterEach, beforeEach, type TestContext } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { formWords, messageWords } from '#words/interface';
import { company } from '../../src/content/company';
import { ContactForm } from '../../src/pages/contact-us/contact-form';

export const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  message: 'Two pages\ninto Tamil & Telugu',
};
export type Field = keyof typeof typed;
export const fields = Object.keys(typed) as Field[];

export const field = (name: Field) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(formWords[name], {
    selector: `[name="${name}"]`,
  });
/** The text of the finished message. */
export const messageText = () =>
  screen.getByLabelText<HTMLTextAreaElement>(messageWords.messageLabel, { selector: '[readonly]' });
export const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: formWords.submit });
export const statusText = () => screen.getByRole('status').textContent ?? '';
export const panel = () => screen.getByRole('group', { name: messageWords.heading });
export const copyButton = () => screen.getByRole('button', { name: messageWords.copy });
export const form = () => button().form as HTMLFormElement;

export function open(values: Partial<Record<Field, string>> = {}): void {
  render(<ContactForm />);
  for (const name of fields) {
    if (values[name]) fireEvent.change(field(name), { target: { value: values[name] } });
  }
}

/** Gives the company a WhatsApp number, or none, until the end of the test. */
export function setWhatsapp(t: TestContext, whatsapp: string): void {
  const { whatsapp: before } = company;
  Object.assign(company, { whatsapp });
  t.after(() => Object.assign(company, { whatsapp: before }));
}

/**
 * The three ways to submit. Browsers answer Enter in a text field with a click on the form's
 * button.
 */
export const ways: Record<string, () => void> = {
  'the button': () => void fireEvent.click(button()),
  Enter: () =>
    void (fireEvent.keyDown(field('name'), { key: 'Enter' }) && fireEvent.click(button())),
  requestSubmit: () => act(() => form().requestSubmit()),
};

/** Every function of Node and the document that could send; missing ones are added for the test. */
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
