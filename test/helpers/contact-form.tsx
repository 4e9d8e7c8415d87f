import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { messageWords as siteMessageWords } from '#words/interface';
import { formLabels as siteFormLabels } from '../../src/content-model/labels';
import { ContactForm } from '../../src/pages/contact-us/contact-form';

/* The words that the tests expect, in place of the owner's. */
const formLabels = {
  ...siteFormLabels,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  before: (label: string) => `${label}:`,
};
export const messageWords = {
  ...siteMessageWords,
  to: 'To',
  subject: 'Request for a quote',
  subjectLabel: 'Subject',
  messageLabel: 'Your message',
};

export const typed = {
  Name: 'Asha',
  Email: 'asha@example.com',
  Phone: '+91 00000 00000',
  Message: 'Two pages\ninto Tamil & Telugu',
};
export type Label = keyof typeof typed;
export const labels = Object.keys(typed) as Label[];

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
export const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: formLabels.submit });
export const statusText = () => screen.getByRole('status').textContent ?? '';
export const panel = () => screen.getByRole('group', { name: messageWords.heading });
export const copyButton = () => screen.getByRole('button', { name: messageWords.copy });
export const form = () => button().form as HTMLFormElement;

export function open(values: Partial<Record<Label, string>> = {}, whatsapp = ''): void {
  const props = { to: 'office@example.com', whatsapp, words: formLabels, messageWords };
  render(<ContactForm {...props} />);
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label), { target: { value } });
}

/**
 * The three ways to submit. Browsers answer Enter in a text field with a click on the form's
 * button.
 */
export const ways: Record<string, () => void> = {
  'the button': () => void fireEvent.click(button()),
  Enter: () =>
    void (fireEvent.keyDown(field('Name'), { key: 'Enter' }) && fireEvent.click(button())),
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
