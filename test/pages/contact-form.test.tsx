import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen } from '@testing-library/react';
import { field, form, type Label, labels, open, typed, ways } from '../helpers/contact-form';

describe('F1 the form', () => {
  test('F1 the form requires name, email, phone and message', () => {
    open();
    const shown = labels.map((label) => {
      const { tagName, type, required, autocomplete } = field(label);
      return [tagName, type, required, autocomplete];
    });
    assert.deepEqual(shown, [
      ['INPUT', 'text', true, 'name'],
      ['INPUT', 'email', true, 'email'],
      ['INPUT', 'text', true, 'tel'],
      ['TEXTAREA', 'textarea', true, ''],
    ]);
    assert.equal(field('Message').getAttribute('rows'), '3');
    assert.equal(form().noValidate, false);
    assert.deepEqual(
      ['action', 'method', 'target'].filter((name) => form().hasAttribute(name)),
      [],
    );
    assert.deepEqual([...new FormData(form()).keys()], ['name', 'email', 'phone', 'message']);
  });

  const invalid: [string, Partial<Record<Label, string>>][] = [
    ['nothing is filled in', {}],
    ...labels.map((label): [string, Partial<Record<Label, string>>] => [
      `${label} is empty`,
      { ...typed, [label]: '' },
    ]),
    ['the address is invalid', { ...typed, Email: 'asha at example' }],
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
      for (const label of labels) assert.equal(field(label).value, values[label] ?? '');
    });
  }
});
