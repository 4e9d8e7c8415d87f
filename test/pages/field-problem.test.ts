import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Field, problemOf } from '../../src/pages/contact-us/field-problem';

for (const [address, problem] of [
  ['आशा@example.in', 'indianAddress'],
  ['asha@सेतु.in', 'indianAddress'],
  ['asha', 'address'],
  // What a paste brings along.
  ['asha\u200b@example.in', 'address'],
  ['asha’s@example.in', 'address'],
  ['ashé@example.in', 'address'],
] as const)
  test(`F6 the address ${address}, which a browser refuses, has the words for ${problem}`, () => {
    const field = { value: address, validity: { typeMismatch: true } } as Field;
    assert.equal(problemOf(field), problem);
  });
