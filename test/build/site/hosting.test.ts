import '../../setup';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

test('web.config is XML, and removes each entry before it adds it, as IIS requires', () => {
  const file = join(import.meta.dirname, '../../../assets/hosting/web.config');
  const page = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/xml');
  assert.equal(page.querySelector('parsererror')?.textContent, undefined);
  const added = [...page.querySelectorAll('mimeMap, customHeaders > add')];
  assert.ok(added.length > 0, 'web.config adds nothing');
  for (const { attributes, previousElementSibling: before, outerHTML } of added) {
    const [key] = attributes;
    const removed = before?.localName === 'remove' && before.getAttribute(key?.name ?? '');
    assert.equal(removed, key?.value, `no <remove> before ${outerHTML}`);
  }
});
