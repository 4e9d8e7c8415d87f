import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app';

/* What the pages say where their styles are not applied or not understood. */

const site = document.createElement('div');
site.innerHTML = renderToString(<App />);

const inline = ['a', 'b', 'bdi', 'button', 'em', 'i', 'small', 'span'];

/** Whether a node is a word's end or start, in an element that is no block by itself. */
function isInline(node: Node | null): node is Element {
  return node instanceof Element && inline.includes(node.localName);
}

test('words of two elements do not run together where a page is copied or read aloud', () => {
  const joined = [...site.querySelectorAll(inline.join())].flatMap((one) => {
    const next = one.nextSibling;
    // Endings of nouns are joined to the words that the alignment marks.
    if (!isInline(next) || one.closest('.alignment')) return [];
    const texts = `${one.textContent}|${next.textContent}`;
    return /[\p{L}\p{M}\p{N}]\|[\p{L}\p{N}]/u.test(texts) ? [texts] : [];
  });
  assert.deepEqual(joined, []);
});

test('1.3.1 each list without markers says that it is a list, which Safari would not say', () => {
  // Those of a `nav` are lists in Safari too; lists of definitions have numbers.
  const silent = [...site.querySelectorAll('ul, ol')].filter(
    (list) => !list.closest('nav, .definitions') && list.getAttribute('role') !== 'list',
  );
  assert.deepEqual(
    silent.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    [],
  );
});
