import './setup';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { shortNames } from '../src/builder/short-names';

const root = join(import.meta.dirname, '..');
const parts = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];
const react = parts
  .map((part) => readFileSync(join(root, 'node_modules', part), 'utf8'))
  .join('\n');

/** The names that the pattern finds, whole words of a text. */
const namesIn = (text: string) =>
  [...new Set(text.match(/[\w$]+/g))].filter((word) => shortNames.test(word));

describe('the names that the build shortens', () => {
  test('are React’s own', () => {
    const listed =
      /\((.*)\)/
        .exec(shortNames.source)?.[1]
        ?.split('|')
        .filter((name) => /^\w+$/.test(name)) ?? [];
    assert.ok(listed.length > 40);
    assert.deepEqual(
      listed.filter((name) => !namesIn(react).includes(name)),
      [],
    );
  });

  test('are never written as text, which would stay long', () => {
    const texts = [...react.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g)].map(([text]) =>
      text.slice(1, -1),
    );
    assert.ok(texts.length > 1000);
    assert.deepEqual(
      texts.filter((text) => shortNames.test(text)),
      [],
    );
  });

  test('are no names of the site', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true }).map(String);
    const own = files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('build'));
    assert.ok(own.length > 40);
    for (const name of own)
      assert.deepEqual(namesIn(readFileSync(join(root, 'src', name), 'utf8')), [], name);
  });

  test('are no names of a browser’s objects', () => {
    const globals = Object.getOwnPropertyNames(window).map(
      (name) => Reflect.get(window, name) as unknown,
    );
    const objects = globals.flatMap((value) =>
      typeof value === 'function' ? [value, value.prototype as unknown] : [value],
    );
    const names = objects.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.getOwnPropertyNames(value) : [],
    );
    assert.ok(names.length > 3000);
    assert.deepEqual(
      [...names, ...Object.getOwnPropertyNames(window)].filter((name) => shortNames.test(name)),
      [],
    );
  });
});
