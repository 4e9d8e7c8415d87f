import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureSizes } from '../../src/content/picture-files';
import { pictureData } from '../../src/content-model/picture-data';
import { formatCount, formatList, formatNumber } from '../../src/content-model/text';

test('a picture has the size of the list or, as long as it is not there, of a card', (t) => {
  Object.assign(pictureSizes, { 'images/wide.svg': { width: 9, height: 5 } });
  t.after(() => Reflect.deleteProperty(pictureSizes, 'images/wide.svg'));
  const shown = ['images/new.svg', 'images/wide.svg'].map(pictureData);
  assert.deepEqual(shown, [
    { src: 'images/new.svg', alt: '', width: 320, height: 240 },
    { src: 'images/wide.svg', alt: '', width: 9, height: 5 },
  ]);
});

test('E3 numbers, lists and counts have the form of the language', () => {
  assert.equal(formatNumber(1234.5), '1,234.5');
  assert.equal(formatList(['Sector 50', 'Noida']), 'Sector 50, Noida');
  const forms = { zero: 'none', one: '{count} text', other: '{count} texts' };
  const counts = [0, 1, 2].map((count) => formatCount(forms, count));
  assert.deepEqual(counts, ['none', '1 text', '2 texts']);
});
