import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureSizes } from '../../src/content/picture-files';
import { pictureData } from '../../src/content-model/picture-data';
import { formatCount, formatList, formatNumber } from '../../src/content-model/text';

test('a picture has the size of the list or, as long as it is not there, of a card', () => {
  const { src, alt, width, height } = pictureData('images/new.svg');
  assert.deepEqual([src, alt, width, height], ['images/new.svg', '', 320, 240]);
  for (const [file, size] of Object.entries(pictureSizes)) {
    const listed = pictureData(file);
    assert.deepEqual({ width: listed.width, height: listed.height }, size, file);
  }
});

test('E3 numbers, lists and counts have the form of the language', () => {
  assert.equal(formatNumber(1234.5), '1,234.5');
  assert.equal(formatList(['Sector 50', 'Noida']), 'Sector 50, Noida');
  const forms = { zero: 'none', one: '{count} text', other: '{count} texts' };
  const counts = [0, 1, 2].map((count) => formatCount(forms, count));
  assert.deepEqual(counts, ['none', '1 text', '2 texts']);
});
