import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { testFilesIn } from './helpers/test-files';

const here = import.meta.dirname;
const list = readFileSync(join(here, 'behavior.md'), 'utf8');
const number = /\b[RCTAFMBED][1-9]\d?\b/g;
const nameOfTest =
  /(?:\b(?:test|describe|browserTest)\(|\[)\s*['"`]((?:[RCTAFMBED][1-9]\d?\b[ ,]*)+)/g;

/** The numbers that names of tests cite, by file: first in a call, or in a row of a table. */
function citations(): Map<string, string> {
  const cited = new Map<string, string>();
  for (const folder of [here, join(here, 'browser')]) {
    for (const file of testFilesIn(folder)) {
      const source = readFileSync(join(folder, file), 'utf8');
      for (const [, name = ''] of source.matchAll(nameOfTest)) {
        for (const [code] of name.matchAll(number)) cited.set(code, file);
      }
    }
  }
  return cited;
}

const statements = new Map(
  [...list.matchAll(/^- \*\*([A-Z]\d+)\*\*([\s\S]*?)(?=\n- |\n\n|\n*$(?![\s\S]))/gm)].map(
    ([, code = '', text = '']) => [code, text] as const,
  ),
);

test('every number that a test cites is in behavior.md', () => {
  for (const [code, file] of citations()) {
    assert.ok(statements.has(code), `${file} cites ${code}, which test/behavior.md does not have`);
  }
});

test('every statement of behavior.md is cited by a test or checked by eye', () => {
  const cited = citations();
  const missing = [...statements].filter(
    ([code, text]) => !cited.has(code) && !/\*\(by\s+eye\)\*/.test(text),
  );
  assert.deepEqual(
    missing.map(([code]) => code),
    [],
  );
});
