import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneHref, whatsappHref } from '../../src/content-model/contacts';
import { formatCount, formatList, formatNumber } from '../../src/content-model/text';

test('E3 numbers, lists and counts have the form of the language', () => {
  assert.equal(formatNumber(1234.5), '1,234.5');
  assert.equal(formatList(['Sector 50', 'Noida']), 'Sector 50, Noida');
  const forms = { zero: 'none', one: '{count} text', other: '{count} texts' };
  const counts = [0, 1, 2].map((count) => formatCount(forms, count));
  assert.deepEqual(counts, ['none', '1 text', '2 texts']);
});

const numbers: [printed: string, href: string][] = [
  ['+91 120 456 7890', 'tel:+911204567890'],
  ['+91-120-456 7890', 'tel:+911204567890'],
  [' +91 (120) 4567890', 'tel:+911204567890'],
  ['+91 (0)120 456 7890', 'tel:+911204567890'],
  ['1800 123 4567', 'tel:18001234567'],
  ['0120-4567890', 'tel:01204567890'],
];
for (const [printed, href] of numbers) {
  test(`the phone number "${printed}" is called as ${href}`, () => {
    assert.equal(phoneHref(printed), href);
  });
}

test('a WhatsApp link has the digits of the number and the whole message', () => {
  assert.equal(
    whatsappHref('+91 98765 43210', 'Name: Aß & Co\nनमस्ते \ud83d'),
    `https://wa.me/919876543210?text=${encodeURIComponent('Name: Aß & Co\nनमस्ते \ufffd')}`,
  );
});
