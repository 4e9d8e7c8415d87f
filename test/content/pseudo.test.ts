import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { siteOptions } from '../../src/build/site/bundle';
import { withPseudoWords } from '../../src/build/site/pseudo';
import { readContent } from '../../src/build/sources/content';
import { readSources } from '../../src/build/sources/files';
import { load } from '../../src/build/sources/load';

/*
 * The pseudo edition accents every vowel of the words (src/build/site/pseudo.ts): a plain vowel on a
 * page comes from somewhere else. What may be plain are facts: the company's details, and languages
 * under their own names.
 */

const files = await readSources();
const sources = withPseudoWords(files, readContent(files));
const { views, pageTitles, company, claims, scriptGroups } = await load(
  sources,
  'test/helpers/pseudo-site.tsx',
  (site: typeof import('../helpers/pseudo-site')) => site,
  { ...siteOptions(sources, 'pseudo'), conditions: ['edge-light'] },
);

const attributes = 'aria-label aria-roledescription aria-valuetext alt title placeholder'.split(
  ' ',
);

/** All texts that a visitor can read or hear, except those that are marked as another language. */
function textsOf(element: Element): string[] {
  const texts: string[] = [];
  for (const one of element.querySelectorAll('*'))
    for (const name of attributes) texts.push(one.getAttribute(name) ?? '');
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode as Text;
    if (!parentElement?.closest('[lang]')) texts.push(textContent ?? '');
  }
  return texts;
}

const letters = scriptGroups.map(({ letter }) => letter);
const facts = [
  company.registered.name,
  ...company.registered.numbers,
  company.name,
  company.email,
  ...Object.values(company.address),
  ...claims.map(({ figure }) => figure),
];

function isPlain(text: string): boolean {
  const rest = facts.reduce((left, fact) => left.replaceAll(fact, ''), text);
  return /[aeiou]/i.test(rest) && !letters.includes(text);
}

describe('E4 no text comes from outside the content folder', () => {
  for (const [what, html] of Object.entries(views)) {
    test(`E4 every text in ${what} is in the content folder`, () => {
      const view = document.createElement('div');
      view.innerHTML = html;
      const texts = textsOf(view);
      const lengthened = texts.filter((text) => text.endsWith('~~~~]'));
      assert.notEqual(lengthened.length, 0, 'no text is lengthened');
      assert.deepEqual([...new Set(texts.filter(isPlain))], []);
    });
  }

  test('E4 every text in the titles is in the content folder', () => {
    assert.deepEqual(Object.values(pageTitles).filter(isPlain), []);
  });
});
