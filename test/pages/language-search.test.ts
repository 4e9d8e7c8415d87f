import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '../../src/content/editions';
import { searchIn } from '../helpers/search-in';

/**
 * What visitors of each edition type, by the tags of the languages that they must find: an example
 * or two for each rule of the filter. Names that the owner may add or remove are not among them.
 */
const typed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    hi: ['hindi language', '"hindi"', 'हिंदी', 'ਹਿੰਦੀ'],
    'hi ta': ['Hindi, Tamil', 'Hind, Tami', 'hindi and tamil'],
    'ta saz': ['Tamilna'],
    'hi ur': ['Hindi/Urdu'],
    'kn tcy': ['kannada script'],
    ks: ['J&K'],
    pa: ['पंजाबी'],
    te: ['तेलुगु'],
    kn: ['Kanada'],
    hne: ['Chattisgarhi'],
    lus: ['MÏZO TAWNG'],
    rah: ['রাভা'],
    ur: ['اُردو'],
  },
  hi: {
    hi: ['हिंदी', 'हिँदी', 'हिन्दी में', 'उत्तरप्रदेश'],
    ta: ['तमिलों', 'तमिल नाडु', 'tamil nadu'],
    'ta te': ['तमिल और तेलुगु'],
    ur: ['उर्दु', 'ऊर्दू'],
    mr: ['मराठि'],
    hne: ['छतीसगढी'],
    ks: ['कस्मीरी'],
    lbj: ['लदाखी'],
  },
  ta: {
    ta: ['தமிழில்', 'தமிழிலிருந்து'],
    'hi ur': ['உத்தரபிரதேசத்தில்'],
    njo: ['நாகலாந்து', 'நாகலாந்தில்'],
    'hi ta': ['இந்தி மற்றும் தமிழ்'],
    ml: ['மலையாலம்'],
    te: ['தேலுங்கு'],
    kn: ['கண்ணடம்'],
    tcy: ['துலு'],
    gu: ['குசராத்தி'],
    mr: ['மராதி', 'மஹாராஷ்டிரா'],
    pa: ['பஞ்ஜாபி'],
    as: ['அஸ்ஸாமி'],
    kok: ['கொங்கனி'],
    bho: ['பொஜ்புரி'],
    sd: ['சிந்தீ'],
    mai: ['பிஹார்'],
  },
  ur: {
    ur: ['اتر پردیش میں', 'اُردُو'],
    'hi ur': ['ہندی اور اردو'],
    hi: ['هندي', 'ہندى', 'هندی زبان'],
    ks: ['كشميري', 'کٲشر', 'جمون'],
    as: ['اسامی'],
    te: ['اندھرا'],
    'mni-Beng': ['منی‌پوری'],
  },
};

/** Words and signs beside a name, which change nothing. */
const beside: Readonly<Record<string, readonly (readonly [query: string, name: string])[]>> = {
  en: [
    ['hindi and tamil', 'hindi tamil'],
    ['The script of the Kannada language', 'kannada'],
    ["a'chik", 'achik'],
    ['ta\u00admil', 'tamil'],
  ],
  hi: [
    ['तमिल का अनुवाद', 'तमिल'],
    ['hindi and tamil', 'hindi tamil'],
  ],
  ta: [['தமிழ் மொழி', 'தமிழ்']],
  ur: [['اردو کی زبان', 'اردو']],
};

/** What visitors type for a language that is not on the wall. */
const unknown = [
  ...['klingon', 'hinduri', 'हनद', 'engali', '42'],
  // They begin with the name of a script, a state or a language.
  ...['Romanian', 'रोमानियाई', 'Nicobarese', 'Maranao'],
];

for (const { tag } of editions) {
  const { find } = await searchIn(tag);
  const listed = find('');
  const rows = Object.entries(typed[tag] ?? {}).flatMap(([tags, queries]) =>
    queries.map((query) => [query, tags] as const),
  );
  for (const [query, tags] of rows)
    test(`visitors of the edition "${tag}" who type ${query} find ${tags}`, () => {
      const found = find(query);
      const missing = tags.split(' ').filter((one) => listed.includes(one) && !found.includes(one));
      assert.deepEqual(
        missing,
        [],
        `Not found: ${missing}. Found: ${found.join(' ') || 'nothing'}.`,
      );
      assert.ok(found.length < listed.length, 'The wall shows every language, as without a query.');
    });

  for (const [query, name] of beside[tag] ?? [])
    test(`visitors of the edition "${tag}" who type ${query} find the same as by ${name}`, () => {
      assert.deepEqual(find(query), find(name));
    });

  test(`visitors of the edition "${tag}" find nothing by a name that is not on the list`, () => {
    for (const query of unknown) assert.deepEqual(find(query), [], query);
  });
}
