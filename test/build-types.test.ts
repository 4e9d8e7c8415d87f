import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFindings } from '../src/builder/type-check';

describe('the type checker’s findings', () => {
  const told: [what: string, output: string, line: string][] = [
    [
      'a missing field',
      "src/content/a.ts(9,3): error TS2741: Property 'services' is missing in type '{ title: string; }' but required in type 'Industry'.",
      'src/content/a.ts:9: "services" is missing. Add it.',
    ],
    [
      'a page without its words',
      `src/content/pages.ts(17,3): error TS2741: Property '"/careers"' is missing in type '{}' but required in type 'Record'.`,
      'src/content/pages.ts:17: "/careers" is missing. Add it.',
    ],
    [
      'a list too short',
      "src/content/a.ts(5,5): error TS2322: Type '[string]' is not assignable to type 'Row'.\n  Source has 1 element(s) but target requires 3.",
      'src/content/a.ts:5: 1 values stand here where 3 belong. See the type.',
    ],
    [
      'a wrong picture',
      "src/content/a.ts(7,5): error TS2322: Type '\"img/a.png\"' is not assignable to type '`images/${string}.svg`'.",
      'src/content/a.ts:7: "img/a.png" is no picture\'s path. Write it so: images/name.svg.',
    ],
    [
      'anything else',
      "src/app.tsx(1,2): error TS2304: Cannot find name 'yes'.",
      "src/app.tsx:1: Cannot find name 'yes'.",
    ],
    [
      'what lies deepest',
      "build.ts(3,4): error TS2345: Long.\n  Longer.\n    Types of 'x' differ.",
      "build.ts:3: Types of 'x' differ.",
    ],
  ];
  for (const [what, output, line] of told) {
    test(`tell of ${what} in one line, with file and line`, () =>
      assert.deepEqual(readFindings(`${output}\n`), [line]));
  }

  test('keep to the content where a mistake in it echoes elsewhere', () => {
    const output =
      'src/app.tsx(1,2): error TS1: One.\nsrc/content/a.ts(3,4): error TS2: Two.\n  Three.\nsrc/b.tsx(5,6): error TS3: Four.\n';
    assert.deepEqual(readFindings(output), ['src/content/a.ts:3: Three.']);
  });

  test('stop nothing where they are in the tests, and where there are none', () => {
    assert.deepEqual(
      readFindings(
        "test/a.test.ts(1,8): error TS6133: 'assert' is declared but its value is never read.\n",
      ),
      [],
    );
    assert.deepEqual(readFindings(''), []);
  });

  test('are cut where they are endless', () => {
    const [line = ''] = readFindings(`src/a.ts(1,1): error TS1: ${'x'.repeat(5000)}`);
    assert.ok(line.length < 330 && line.endsWith('…'));
  });
});
