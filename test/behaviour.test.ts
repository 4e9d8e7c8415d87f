import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const here = new URL('.', import.meta.url);
const list = readFileSync(new URL('behaviour.md', here), 'utf8');
const number = /\b[RCTAFMBE][1-9]\d?\b/g;

/**
 * The numbers cited in the names of the tests, by file. Names are the strings that start with a
 * number.
 */
function citations(): Map<string, string> {
  const cited = new Map<string, string>();
  for (const folder of ['.', 'browser']) {
    const files = readdirSync(new URL(`${folder}/`, here)).filter((file) =>
      /\.test\.tsx?$/.test(file),
    );
    for (const file of files) {
      const source = readFileSync(new URL(`${folder}/${file}`, here), 'utf8');
      for (const [, name = ''] of source.matchAll(/['"`]((?:[RCTAFMBE][1-9]\d?\b[ ,]*)+)/g)) {
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

test('every number that a test cites is in behaviour.md', () => {
  for (const [code, file] of citations()) {
    assert.ok(statements.has(code), `${file} cites ${code}, which test/behaviour.md does not have`);
  }
});

test('every statement of behaviour.md is cited by a test or checked by eye', () => {
  const cited = citations();
  const missing = [...statements].filter(
    ([code, text]) => !cited.has(code) && !/\*\(by\s+eye\)\*/.test(text),
  );
  assert.deepEqual(
    missing.map(([code]) => code),
    [],
  );
});
