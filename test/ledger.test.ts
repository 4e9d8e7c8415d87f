import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { siftBill, type Bill } from '../src/builder/bill';
import {
  isAgreedLicence,
  ledgerFaults,
  ledgerTable,
  type Entry,
} from '../src/builder/ledger-rules';

const entry = (changes: Partial<Entry>): Entry => ({
  name: 'react',
  version: '1.0.0',
  licence: 'MIT',
  requiredBy: [],
  direct: true,
  shipped: true,
  installScript: false,
  size: 1000,
  ...changes,
});

describe('licences', () => {
  const agreed = [
    'MIT',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    '0BSD',
    'CC0-1.0',
    'BlueOak-1.0.0',
    'Python-2.0',
    'Unlicense',
  ];
  for (const licence of [
    ...agreed,
    '(MIT OR GPL-3.0-only)',
    'GPL-3.0-only OR MIT',
    '(MIT AND ISC)',
    'MIT AND ISC OR GPL-3.0-only',
  ]) {
    test(`${licence} is agreed`, () => assert.ok(isAgreedLicence(licence, true)));
  }
  for (const licence of [
    '',
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(GPL-2.0-only OR AGPL-3.0-only)',
    'SEE LICENSE IN x',
    'mit',
    'UNLICENSED',
    'MPL-2.0',
  ]) {
    test(`"${licence}" is not agreed for what is sent to visitors`, () =>
      assert.ok(!isAgreedLicence(licence, true)));
  }
  test('MPL-2.0 is agreed for building alone', () => assert.ok(isAgreedLicence('MPL-2.0', false)));
});

describe('the ledger', () => {
  test('questions nothing that is agreed', () => {
    const own = [
      'react',
      'react-dom',
      'esbuild',
      'typescript',
      'tsx',
      'happy-dom',
      '@testing-library/react',
      '@testing-library/dom',
    ];
    assert.deepEqual(
      ledgerFaults(own.map((name) => entry({ name, shipped: name.startsWith('react') }))),
      [],
    );
    assert.deepEqual(
      ledgerFaults([entry({ name: 'left-pad', direct: false, shipped: false })]),
      [],
    );
  });

  test('questions a package that the project requires beyond the list, one more for visitors, and a licence', () => {
    const faults = ledgerFaults([
      entry({ name: 'left-pad', shipped: false }),
      entry({ name: 'swiper', direct: false }),
      entry({ name: 'react-dom', licence: 'GPL-3.0-only' }),
    ]);
    assert.deepEqual(faults, [
      'package.json: left-pad is not agreed. Remove it, or agree on it in src/builder/ledger-rules.ts.',
      'package.json: swiper would be sent to visitors. Move it to devDependencies, or remove it.',
      'package-lock.json: react-dom 1.0.0 has the licence "GPL-3.0-only", which is not agreed. Do without it.',
    ]);
  });

  test('is a table, one line a package, with totals', () => {
    const lines = ledgerTable([
      entry({}),
      entry({
        name: 'esbuild',
        direct: false,
        shipped: false,
        requiredBy: ['tsx', 'vite'],
        installScript: true,
        size: 2600,
      }),
    ]).split('\n');
    const cells = lines.map((line) => line.trim().split(/ {2,}/));
    assert.deepEqual(cells[0], [
      'package',
      'version',
      'licence',
      'required by',
      'used for',
      'install script',
      'KB unpacked',
    ]);
    assert.deepEqual(cells[1], ['react', '1.0.0', 'MIT', 'this project', 'visitors', 'none', '1']);
    assert.deepEqual(cells[2], ['esbuild', '1.0.0', 'MIT', 'tsx, vite', 'building', 'yes', '3']);
    assert.deepEqual(lines.slice(4), [
      '2 packages, 1 of them required by this project itself; 4 KB unpacked.',
      'For visitors: 1 (react), 1 KB unpacked.',
      'With an install script, which nothing here needs: esbuild.',
      'Licences: MIT 2.',
    ]);
  });
});

describe('the bill of materials', () => {
  const component = (name: string, properties: string[] = []) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    properties: properties.map((one) => ({ name: one, value: 'true' })),
    externalReferences: [
      { type: 'distribution', url: 'https://registry.example/a.tgz' },
      { type: 'vcs', url: 'git+https://code.example/a' },
    ],
  });
  const made = (serialNumber: string, timestamp: string, folder: string, version: string) =>
    ({
      serialNumber,
      metadata: {
        timestamp,
        tools: [{ vendor: 'npm', name: 'cli', version }],
        component: { ...component('our-site'), name: folder },
      },
      components: [component('react'), component('@scope/tool', ['cdx:npm:package:development'])],
      dependencies: [
        { ref: 'our-site@1.0.0', dependsOn: ['@scope/tool@1.0.0', 'react@1.0.0'] },
        { ref: 'react@1.0.0', dependsOn: [] },
        { ref: '@scope/tool@1.0.0', dependsOn: ['react@1.0.0'] },
      ],
    }) as Bill;
  const bill = siftBill(made('1', 'today', 'here', '10.0.0'));

  test('names what is shipped, and what that depends on', () => {
    assert.deepEqual(
      bill.components.map(({ name }) => name),
      ['react'],
    );
    assert.deepEqual(bill.dependencies, [
      { ref: 'our-site@1.0.0', dependsOn: ['react@1.0.0'] },
      { ref: 'react@1.0.0', dependsOn: [] },
    ]);
  });

  test('is the same at any time, in any folder, by any npm, from any registry', () => {
    assert.deepEqual(siftBill(made('2', 'tomorrow', 'there', '11.0.0')), bill);
    assert.equal(bill.metadata.component.name, 'our-site');
    assert.doesNotMatch(JSON.stringify(bill), /registry|today|here/);
    assert.match(JSON.stringify(bill), /code\.example/);
  });
});
