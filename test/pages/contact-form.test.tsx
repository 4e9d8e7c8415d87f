import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen } from '@testing-library/react';
import { type Field, field, fields, form, open, typed, ways } from '../helpers/contact-form';

describe('F1 the form', () => {
  test('F1 the form requires name, email, phone and message', () => {
    open();
    const shown = fields.map((name) => {
      const { tagName, type, required, autocomplete } = field(name);
      return [tagName, type, required, autocomplete];
    });
    assert.deepEqual(shown, [
      ['INPUT', 'text', true, 'name'],
      ['INPUT', 'email', true, 'email'],
      ['INPUT', 'text', true, 'tel'],
      ['TEXTAREA', 'textarea', true, ''],
    ]);
    assert.equal(field('message').getAttribute('rows'), '3');
    assert.equal(form().noValidate, false);
    assert.deepEqual(
      ['action', 'method', 'target'].filter((name) => form().hasAttribute(name)),
      [],
    );
    assert.deepEqual([...new FormData(form()).keys()], fields);
  });

  const invalid: [string, Partial<Record<Field, string>>][] = [
    ['nothing is filled in', {}],
    ...fields.map((name): [string, Partial<Record<Field, string>>] => [
      `${name} is empty`,
      { ...typed, [name]: '' },
    ]),
    ['the address is invalid', { ...typed, email: 'asha at example' }],
  ];

  for (const [what, values] of invalid) {
    test(`F1 if ${what}, the browser reports it, and nothing else happens`, (t) => {
      open(values);
      const report = t.mock.method(form(), 'reportValidity');
      ways['the button']?.();
      ways.Enter?.();
      assert.deepEqual(
        report.mock.calls.map(({ result }) => result),
        [false, false],
      );
      ways.requestSubmit?.();
      assert.equal(screen.queryAllByRole('status').length, 0);
      for (const name of fields) assert.equal(field(name).value, values[name] ?? '');
    });
  }
});
