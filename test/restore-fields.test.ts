import './setup';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { rememberFields } from '../src/restore-fields';
import { hasFocus } from './helpers/element';
import { countListeners } from './helpers/listeners';

/** Two pages, each with a field of the same name, and buttons that do not count. */
const markup = `
  <article class="page" data-page="/contact-us">
    <input type="radio" name="tab" value="1"><input name="name"><textarea name="message"></textarea>
  </article>
  <article class="page" data-page="/about-us"><input name="name"></article>`;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
});

function field(page: string, name: string) {
  const found = root.querySelector<HTMLInputElement>(`[data-page="${page}"] [name="${name}"]`);
  return found ?? assert.fail(`no field ${name} on ${page}`);
}

/** What React does with a page whose markup it cannot take over. */
function replacePages(...pages: string[]) {
  const fresh = document.createElement('div');
  fresh.innerHTML = markup;
  for (const page of pages) {
    const css = `[data-page="${page}"]`;
    // It keeps the article.
    const content = fresh.querySelector(css)?.childNodes ?? assert.fail(page);
    root.querySelector(css)?.replaceChildren(...content);
  }
}

test('R12 text in a replaced page, and its focus, move to the new field of that page', () => {
  field('/contact-us', 'name').value = 'Asha';
  field('/about-us', 'name').value = 'Another';
  const { restore } = rememberFields(root);
  field('/contact-us', 'message').value = 'Two pages';
  field('/contact-us', 'message').focus();
  replacePages('/contact-us', '/about-us');
  restore();
  assert.deepEqual(
    [
      field('/contact-us', 'name').value,
      field('/contact-us', 'message').value,
      field('/about-us', 'name').value,
    ],
    ['Asha', 'Two pages', 'Another'],
  );
  hasFocus(field('/contact-us', 'message'));
});

test('R12 what a visitor types and focuses between two replacements stays', () => {
  field('/contact-us', 'name').value = 'Asha';
  field('/contact-us', 'name').focus();
  const { restore } = rememberFields(root);
  replacePages('/contact-us');
  restore();
  field('/contact-us', 'name').value = '';
  field('/contact-us', 'message').focus();
  replacePages('/about-us');
  restore();
  assert.equal(field('/contact-us', 'name').value, '', 'a text that the visitor deleted is back');
  hasFocus(field('/contact-us', 'message'));
});

test('R12 text survives if React replaces its field twice', () => {
  field('/contact-us', 'name').value = 'Asha';
  field('/contact-us', 'name').focus();
  const { restore, forget } = rememberFields(root);
  forget();
  for (let count = 0; count < 2; count += 1) {
    replacePages('/contact-us');
    restore();
  }
  assert.equal(field('/contact-us', 'name').value, 'Asha');
  hasFocus(field('/contact-us', 'name'));
});

test('R12 text that a new field has already is not overwritten', () => {
  field('/contact-us', 'name').value = 'Old';
  const { restore } = rememberFields(root);
  replacePages('/contact-us');
  field('/contact-us', 'name').value = 'New';
  restore();
  assert.equal(field('/contact-us', 'name').value, 'New');
});

test('a page that React has taken over as it is keeps its fields', () => {
  const name = field('/contact-us', 'name');
  const { restore } = rememberFields(root);
  name.value = '';
  restore();
  assert.equal(field('/contact-us', 'name'), name);
});

test('after hydration nothing watches the focus', (t) => {
  const listeners = countListeners(t, { root });
  const { forget } = rememberFields(root);
  assert.deepEqual(listeners(), ['root focusin']);
  forget();
  assert.deepEqual(listeners(), []);
});
