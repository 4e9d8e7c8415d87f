import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../../src/content/company';
import { DocumentHead } from '../../src/head/document-head';
import type { Edition } from '../../src/schema/content';

const edition = { tag: 'en', file: 'index.html', name: 'English', dir: 'ltr', card: 'a.png' };

/** The head of home, on a site with an address. */
function head(reviewed: readonly Edition[]): HTMLElement {
  Object.assign(company, { siteUrl: 'https://setu.example/' });
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <DocumentHead edition={edition} page="/" reviewed={reviewed} pictures={[]} />,
  );
  return element;
}

test('a single edition has no alternates', () => {
  const count = (reviewed: readonly Edition[]) =>
    head(reviewed).querySelectorAll('[rel=alternate]').length;
  assert.equal(count([edition]), 0);
  assert.equal(count([edition, { ...edition, tag: 'ur', file: 'ur.html' }]), 3);
});

test('search engines get an email address and a phone number, but no placeholder', () => {
  const published = (email: string, phone: string) => {
    Object.assign(company, { email, phone });
    const data = JSON.parse(head([edition]).querySelector('script')?.textContent ?? '');
    return [data.email, data.telephone];
  };
  const [email, phone] = ['ask@setu.example.in', '+91 120 456 7890'];
  assert.deepEqual(published(email, phone), [email, phone]);
  assert.deepEqual(published('hello@example.com', phone), [undefined, phone]);
  assert.deepEqual(published(email, '+91 00000 00000'), [email, undefined]);
});
