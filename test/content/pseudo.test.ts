import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { siteOptions } from '../../src/build/site/bundle';
import { readContent } from '../../src/build/sources/content';
import { type Files, readSources } from '../../src/build/sources/files';
import { fillFacts } from '../../src/build/sources/fill-facts';
import { load } from '../../src/build/sources/load';
import { translated } from '../helpers/translated';

/*
 * The pseudo edition: every text of src/content/en is accented, and put in brackets. A plain vowel on
 * a page comes from somewhere else. What may be plain are facts: the company's details, and languages
 * under their own names.
 */

const plain = [...'AEIOUYCNSaeiouycns'];
const accented = [...'ÅÉÎÖÛÝÇÑŠåéîöûýçñš'];

/** Transforms a text. Slots such as {company} keep their names. */
function pseudo(text: string): string {
  if (text === '') return text;
  const letters = text.replace(/\{\w+\}|./gu, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${letters}]`;
}

const plainSources = await readSources();
const files = fillFacts(plainSources, readContent(plainSources));
const content = readContent(files);
const sources: Files = new Map([...files, ...translated(files, 'pseudo', pseudo)]);
const { views, pageTitles, company, claims, scriptGroups } = await load(
  sources,
  'test/helpers/pseudo-site.tsx',
  (site: typeof import('../helpers/pseudo-site')) => site,
  { ...siteOptions(sources, 'pseudo'), conditions: ['edge-light'] },
);

const attributes = 'aria-label aria-roledescription aria-valuetext alt title placeholder'.split(
  ' ',
);

/** All texts that a visitor can read or hear in some HTML. */
function textsOf(html: string) {
  const view = document.createElement('div');
  view.innerHTML = html;
  const texts: { readonly text: string; readonly isForeign: boolean }[] = [];
  for (const one of view.querySelectorAll('*'))
    for (const name of attributes)
      texts.push({ text: one.getAttribute(name) ?? '', isForeign: false });
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode as Text;
    texts.push({ text: textContent ?? '', isForeign: parentElement?.closest('[lang]') != null });
  }
  return texts;
}

const letters = scriptGroups.map(({ letter }) => letter);
const facts = [
  company.registered.name,
  ...company.registered.numbers,
  company.name,
  company.email,
  company.map.frame.replace(/^https:\/\/(?:www\.)?|\/.*/g, ''),
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
      const own = textsOf(html).filter(({ isForeign }) => !isForeign);
      const texts = own.map(({ text }) => text);
      assert.ok(
        texts.some((text) => text.endsWith(']')),
        'no text is from the pseudo words',
      );
      assert.deepEqual([...new Set(texts.filter(isPlain))], []);
    });
  }

  test('E4 every text in the titles is in the content folder', () => {
    assert.deepEqual(Object.values(pageTitles).filter(isPlain), []);
  });
});

const shown = Object.values(views)
  .flatMap(textsOf)
  .map(({ text }) => text)
  .join('\n');

/** Words of the head and below the footer, and those that only some states or searches need. */
const elsewhere =
  /^(?:titles|pageDescriptions|socialCardText|carouselWords|fieldProblems|matchForms|otherNames|ignoredWords|contactWords mailText|formWords (?:before|messageHint|noScript)|messageWords (?:long|paste|copyAnd\w+|copied|refused)|wallWords (?:english|team|more|nothing)|draftWords)/;

/** Words of what the owner has turned off or does not offer. */
const { map } = content.facts.company;
const isOff = (path: string) =>
  (map.frame === '' && /^contactWords map(?:Note|Title)/.test(path)) ||
  (map.frame + map.link === '' && /^(?:contactWords mapHeading|actions openInMaps)/.test(path)) ||
  (!content.texts.some((item) => item.file.includes('/en/') && item.path[0] === 'testimonials') &&
    /testimonials/.test(path)) ||
  (/^languageNames/.test(path) && !content.ids('languageList').includes(path.split(' ')[1] ?? ''));

describe('what the content says is on a page', () => {
  const isShown = (text: string) => text.split(/\{\w+\}/).every((part) => shown.includes(part));

  test('every English text is on a page', () => {
    const words = content.texts.filter(({ edition, kind }) => edition === 'en' && kind.slots);
    const missing = words.filter(({ value }) => !isShown(pseudo(value)));
    const paths = missing
      .map(({ path }) => path.join(' '))
      .filter((path) => !elsewhere.test(path) && !isOff(path));
    assert.deepEqual(paths, []);
  });

  test('every figure, letter, name of a language and sentence of the lists is on a page', () => {
    const facts = content.texts.filter(
      ({ edition, kind, path }) => edition === '' && kind.slots && path[0] !== 'company',
    );
    // The other names of a language are for the search.
    const listed = facts.filter(({ path }) => path[2] !== 'others');
    assert.deepEqual(
      listed.filter(({ value }) => !isShown(value)).map(({ path }) => path.join(' ')),
      [],
    );
  });
});
