import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberFields } from '../../src/shell/restore-fields';
import { hasFocus } from '../helpers/element';
import { countListeners } from '../helpers/listeners';

const markup = `<form><input name="name"><textarea name="message"></textarea></form>
  <form><input name="name"></form>`;
const root = document.createElement('div');

/** The visitor's document, before React. */
function openForms(): void {
  document.body.replaceChildren(root);
  replaceForms();
}

/** The field with a name, of the first form or of another. */
function field(name: string, form = 0): HTMLInputElement {
  const found = root
    .querySelectorAll('form')
    [form]?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return found ?? assert.fail(`no field ${name}`);
}

function write(texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) field(name).value = text;
}

function texts(): string[] {
  return [field('name'), field('message'), field('name', 1)].map(({ value }) => value);
}

/** What React does with a page whose markup it cannot take over. */
function replaceForms(): void {
  root.innerHTML = markup;
}

test('R12 text in a replaced form, and its focus, move to the new fields', () => {
  openForms();
  write({ name: 'Asha' });
  field('name', 1).value = 'Another';
  const { restore } = rememberFields(root);
  write({ message: 'Two pages' });
  field('message').focus();
  replaceForms();
  restore();
  assert.deepEqual(texts(), ['Asha', 'Two pages', 'Another']);
  hasFocus(field('message'));
});

test('R12 text and focus from before the watch survive if React replaces the form twice', () => {
  openForms();
  write({ name: 'Asha' });
  field('name').focus();
  const { restore, forget } = rememberFields(root);
  forget();
  for (let count = 0; count < 2; count += 1) {
    replaceForms();
    restore();
  }
  assert.equal(field('name').value, 'Asha');
  hasFocus(field('name'));
});

test('R12 a text is restored below a field of an extension, whatever its name', () => {
  openForms();
  field('name').before(Object.assign(document.createElement('input'), { name: 'a"b' }));
  write({ name: 'Asha' });
  const { restore } = rememberFields(root);
  replaceForms();
  restore();
  assert.deepEqual(texts(), ['Asha', '', '']);
});

test('R12 what a visitor types, deletes and focuses afterwards stays', () => {
  openForms();
  write({ name: 'Asha', message: 'Old' });
  field('name').focus();
  const { restore } = rememberFields(root);
  replaceForms();
  write({ message: 'New' });
  restore();
  write({ name: '' });
  field('message').focus();
  restore();
  assert.deepEqual(texts(), ['', 'New', '']);
  hasFocus(field('message'));
});

test('after hydration nothing watches the focus', (t) => {
  const listeners = countListeners(t, { root });
  const { forget } = rememberFields(root);
  assert.deepEqual(listeners(), ['root focusin']);
  forget();
  assert.deepEqual(listeners(), []);
});
