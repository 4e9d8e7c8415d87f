import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFields, rememberFields, restoreFields } from '../../src/shell/restore-fields';
import { find, hasFocus } from '../helpers/element';
import { countListeners } from '../helpers/listeners';

const markup = `<form class="contact-form">
    <div><input id="form-name" name="name"></div>
    <div><textarea id="form-message" name="message"></textarea></div>
  </form>`;
const root = document.createElement('div');

/** The visitor's document, before React. */
function openForm(): void {
  document.body.replaceChildren(root);
  replaceForm();
}

function field(name: 'name' | 'message'): HTMLInputElement {
  return find(`#form-${name}`) as HTMLInputElement;
}

function write(texts: Partial<Record<'name' | 'message', string>>): void {
  for (const [name, text] of Object.entries(texts)) field(name as 'name' | 'message').value = text;
}

function texts(): string[] {
  return [field('name').value, field('message').value];
}

/** What React does with a page whose markup it cannot take over. */
function replaceForm(): void {
  root.innerHTML = markup;
}

test('R12 text in a replaced form, and its focus, move to the new fields', () => {
  openForm();
  write({ name: 'Asha' });
  rememberFields(root);
  write({ message: 'Two pages' });
  field('message').focus();
  replaceForm();
  restoreFields();
  assert.deepEqual(texts(), ['Asha', 'Two pages']);
  hasFocus(field('message'));
});

test('R12 text and focus from before the watch survive if React replaces the form twice', () => {
  openForm();
  write({ name: 'Asha' });
  field('name').focus();
  const forgetFocus = rememberFields(root);
  forgetFocus();
  for (let count = 0; count < 2; count += 1) {
    replaceForm();
    restoreFields();
  }
  assert.deepEqual(texts(), ['Asha', '']);
  hasFocus(field('name'));
});

const strangers = [
  '<form><input id="search" name="name" value="Theirs"></form>',
  `<form><input name="name" value="Theirs"><textarea name="message">Theirs</textarea></form>`,
  '<input name="a&quot;b" value="Theirs">',
  '<div name="name" id="mark"></div>',
];
for (const stranger of strangers)
  for (const before of ['form', '#form-name'])
    test(`R12 a text is restored after ${stranger} was inserted before ${before}`, () => {
      openForm();
      const insert = () => find(before).insertAdjacentHTML('beforebegin', stranger);
      insert();
      write({ name: 'Asha', message: 'Two pages' });
      rememberFields(root);
      replaceForm();
      restoreFields();
      assert.deepEqual(texts(), ['Asha', 'Two pages']);
      replaceForm();
      insert();
      restoreFields();
      assert.deepEqual(texts(), ['Asha', 'Two pages']);
    });

test('R12 what a visitor types, deletes and focuses afterwards stays', () => {
  openForm();
  write({ name: 'Asha', message: 'Old' });
  field('name').focus();
  rememberFields(root);
  replaceForm();
  write({ message: 'New' });
  restoreFields();
  write({ name: '' });
  field('message').focus();
  restoreFields();
  assert.deepEqual(texts(), ['', 'New']);
  hasFocus(field('message'));
});

test('R12 our fields of a page that failed stay in the document, and their text returns', () => {
  openForm();
  write({ name: 'Asha' });
  find('form').insertAdjacentHTML('beforeend', '<input id="token" name="token" value="Theirs">');
  rememberFields(root);
  root.innerHTML = '<form hidden></form>';
  keepFields(find('form') as HTMLFormElement);
  assert.deepEqual([...new FormData(find('form') as HTMLFormElement).values()], ['Asha', '']);
  replaceForm();
  restoreFields();
  assert.deepEqual(texts(), ['Asha', '']);
});

test('R12 a page that failed takes no field of another page', () => {
  openForm();
  rememberFields(root);
  const form = document.body.appendChild(document.createElement('form'));
  keepFields(form);
  assert.equal(form.childElementCount, 0);
});

test('after hydration nothing watches the focus', (t) => {
  const listeners = countListeners(t, { root });
  const forgetFocus = rememberFields(root);
  assert.deepEqual(listeners(), ['root focusin']);
  forgetFocus();
  assert.deepEqual(listeners(), []);
});
