import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '../../src/content/editions';
import { searchIn } from '../helpers/search-in';

/*
 * Visitors who do not type English type Hindi, in every edition. A name of the Hindi edition that is
 * not found in another one is read as another spelling of no name in Latin letters, or of several:
 * add it to the other names in src/content/language-list.ts.
 */
const names = new Map<string, string[]>();
if (editions.some(({ tag }) => tag === 'hi')) {
  const { find, languageNames, ...hindi } = await searchIn('hi');
  const listed = find('');
  const otherNames: Readonly<Record<string, string>> = hindi.otherNames;
  for (const [tag, name] of Object.entries(languageNames).filter(([one]) => listed.includes(one)))
    for (const one of [name, ...(otherNames[tag]?.split(', ') ?? [])])
      names.set(one, [...(names.get(one) ?? []), baseOf(tag)]);
}

/** A language in several scripts has one name. */
function baseOf(tag: string): string {
  return tag.replace(/-.*/, '');
}

/** Other spellings, keyboards and scripts, by the tags of the languages that they find first. */
const spellings = {
  te: ['Telugoo', 'तेलगु', 'తెలుగు'],
  kn: ['Kannadaa', 'ಕನ್ನಡ', 'کنڑ'],
  bn: ['Bengalee', 'Bengali', 'बंगाली'],
  gu: ['Gujarathi', 'குஜராத்தி', 'گجراتی'],
  sat: ['सन्ताली', 'سنتالی', 'সাঁওতালি'],
  or: ['उड़िया', 'ஒடியா', 'ওড়িয়া'],
  ur: ['ಉರ್ದು', 'ਉਰਦੂ'],
  ks: ['كشميري', 'Kashmeeri'],
  as: ['Assamese'],
  mrh: ['Mara', 'मारा'],
  spv: ['سمبل پوری'],
};

for (const { tag } of editions) {
  test(`each name that Hindi gives to a language finds it first in the edition "${tag}"`, async () => {
    const { find } = await searchIn(tag);
    const wrong = [...names].flatMap(([name, tags]) => {
      const [first = 'nothing'] = find(name);
      return tags.includes(baseOf(first)) ? [] : `${name} (${tags}) finds ${first}`;
    });
    assert.deepEqual(wrong, []);
  });

  test(`a name in another spelling or script finds its language first in the edition "${tag}"`, async () => {
    const { find } = await searchIn(tag);
    const listed = find('');
    const wrong = Object.entries(spellings).flatMap(([expected, queries]) =>
      queries
        .filter((query) => listed.includes(expected) && find(query)[0] !== expected)
        .map((query) => `${query} finds ${find(query)[0]}`),
    );
    assert.deepEqual(wrong, []);
  });
}
