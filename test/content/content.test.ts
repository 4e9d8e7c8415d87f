import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureSizes } from '../../src/content/picture-files';
import { phoneHref, whatsappHref } from '../../src/content-model/contacts';
import { pictureData } from '../../src/content-model/picture-data';
import { formatCount, formatList, formatNumber } from '../../src/content-model/text';
import type { PictureFile } from '../../src/schema/types';

test('a picture has the size of the list or, as long as it is not there, of a card', () => {
  const { src, alt, width, height } = pictureData('images/new.svg');
  assert.deepEqual([src, alt, width, height], ['images/new.svg', '', 320, 240]);
  for (const [file, size] of Object.entries(pictureSizes)) {
    const listed = pictureData(file as PictureFile);
    assert.deepEqual([listed.width, listed.height], size, file);
  }
});

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
