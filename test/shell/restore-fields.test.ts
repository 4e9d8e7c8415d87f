import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFields, rememberFields, restoreField } from '../../src/lib/restore-fields';
import { find, hasFocus } from '../helpers/element';

const markup = `<div class="page">
    <input id="form-name" name="name">
    <textarea id="form-message" name="message"></textarea>
  </div>`;

function field(name: 'name' | 'message'): HTMLInputElement {
  return find(`.page > #form-${name}`) as HTMLInputElement;
}

function write(texts: Partial<Record<'name' | 'message', string>>): void {
  for (const [name, text] of Object.entries(texts)) field(name as 'name' | 'message').value = text;
}

function texts(): string[] {
  return [field('name').value, field('message').value];
}

/** The visitor's document, before React. */
function open(name: string): void {
  document.body.innerHTML = markup;
  write({ name });
}

/** What React does with a page whose markup it cannot take over. */
function replacePage(): void {
  document.body.innerHTML = markup;
  for (const one of [field('name'), field('message')]) restoreField(one);
}

test('R12 what a visitor types, deletes and focuses afterwards stays', () => {
  open('Asha');
  field('name').focus();
  rememberFields(document.body);
  replacePage();
  write({ name: '', message: 'New' });
  field('message').focus();
  restoreField(field('name'));
  assert.deepEqual(texts(), ['', 'New']);
  hasFocus(field('message'));
});

test('R12 our fields of a page that failed stay in the document, and their text returns', () => {
  open('Asha');
  find('.page').insertAdjacentHTML('beforeend', '<input type="radio" id="tab" name="tab" checked>');
  rememberFields(document.body);
  document.body.innerHTML = '<form></form>';
  const form = find('form') as HTMLFormElement;
  keepFields(form);
  assert.deepEqual([...new FormData(form).values()], ['Asha', '']);
  replacePage();
  assert.deepEqual(texts(), ['Asha', '']);
});

test('R12 a page that failed takes no field of another page', () => {
  open('Asha');
  rememberFields(document.body);
  const form = document.body.appendChild(document.createElement('form'));
  keepFields(form);
  assert.equal(form.childElementCount, 0);
});
