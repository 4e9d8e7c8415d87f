import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOptions } from '../../src/build/site/bundle';
import { readSources } from '../../src/build/sources/files';
import { load } from '../../src/build/sources/load';
import { editions } from '../../src/content/editions';

const sources = await readSources();

/** The search for languages in an edition, and the names that it gives to them. */
function searchIn(tag: string) {
  return load(
    sources,
    'test/helpers/language-search.ts',
    (search: typeof import('../helpers/language-search')) => search,
    siteOptions(sources, tag),
  );
}

/** A language in several scripts has one name. */
function baseOf(tag: string): string {
  return tag.replace(/-.*/, '');
}

/*
 * Visitors who do not type English type Hindi, in every edition. If a name of the Hindi edition does
 * not find its language first in another edition, add the name to those in language-list.ts.
 */
const hindi = new Map<string, string[]>();
if (editions.some(({ tag }) => tag === 'hi')) {
  const { find, namesOf } = await searchIn('hi');
  // The name of a language in several scripts ends with the script in brackets.
  for (const tag of find(''))
    for (const name of namesOf(tag).map((one) => one.replace(/ \(.*/, '')))
      hindi.set(name, [...(hindi.get(name) ?? []), tag]);
}

/** What visitors of all editions type, by the first language that they find. */
const everywhere = {
  te: 'Telugoo, तेलगु, తెలుగు',
  kn: 'Kannadiga, Kannadaa, Kanada, ಕನ್ನಡ, கன்னடம், کنڑ',
  bn: 'Bengalee, बंगाली, bang',
  gu: 'Gujarathi, குஜராத்தி, گجراتی',
  sat: 'सन्ताली, سنتالی, সাঁওতালি',
  or: 'Oriya, उड़िया, ஒடியா, ওড়িয়া, اوڈیا, اڑیا',
  ur: 'اُردو, उर्दु, ऊर्दू, ਉਰਦੂ, ur',
  hi: 'हिंदी, हिँदी, ਹਿੰਦੀ, هندي, இந்தி, hindi language, "hindi"',
  ks: 'كشميري, Kashmeeri, कस्मीरी',
  hne: 'Chattisgarhi, छतीसगढी',
  spv: 'سمبل پوری',
  lus: 'MÏZO TAWNG',
  'grt-Latn': "a'chik",
  rah: 'রাভা',
  doi: 'डोंगरी',
  adi: 'آدی',
  'mni-Beng': 'মণিপুরী, ମଣିପୁରୀ',
  ml: 'மலையாளம், Malayalam to English, mal',
  ta: 'తమిళం, tam',
};
/** What visitors of one edition type: names of languages and states in its own words. */
const inEdition: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ta: 'ta\u00admil, Tamilnadu', kn: 'The script of the Kannada language' },
  hi: { hi: 'हिन्दी में, उत्तरप्रदेश', ta: 'तमिलों, तमिल का अनुवाद', mr: 'मराठि', lbj: 'लदाखी' },
  ta: {
    ta: 'தமிழில், தமிழிலிருந்து, தமிழ் மொழி',
    hi: 'உத்தரபிரதேசத்தில்',
    nag: 'நாகலாந்து, நாகலாந்தில்',
    ml: 'மலையாலம்',
    te: 'தேலுங்கு',
    kn: 'கண்ணடம்',
    gu: 'குசராத்தி',
    mr: 'மராதி',
    as: 'அஸ்ஸாமி',
    bho: 'பொஜ்புரி',
  },
  ur: { ur: 'اردو کی زبان', ks: 'کٲشر', as: 'اسامی', 'mni-Beng': 'منی‌پوری' },
};

/** By the code of a state, the language that is first there: its own, or the official one. */
const inState = {
  ...{ KL: 'ml', GA: 'kok', HR: 'hi', BR: 'mai', KA: 'kn', TN: 'ta', AP: 'te', GJ: 'gu', AS: 'as' },
  ...{ MH: 'mr', WB: 'bn', PB: 'pa', OD: 'or', RJ: 'raj', CG: 'hne', MN: 'mni-Beng', SK: 'ne' },
} as const;
/** What visitors of each edition type for all languages. */
const forAll: Readonly<Record<string, string>> = {
  hi: 'सभी भाषाएँ, भारतीय भाषाओं में अनुवाद',
  ta: 'அனைத்து மொழிகளும், இந்திய மொழிகள்',
  ur: 'تمام زبانیں, بھارتی زبانوں میں ترجمہ',
};

/** What visitors type for a language that is not on the wall. */
const unknown = [
  ...['klingon', 'hinduri', '42', 'French', 'जापानी'],
  // They begin with the name of a script, a state or a language.
  ...['Romanian', 'रोमानियाई', 'Nicobarese', 'Maranao'],
];

for (const { tag: edition } of editions) {
  const { find, asksForEnglish, scriptGroups, stateNames, namesOf } = await searchIn(edition);
  const listed = find('');

  test(`F8 each name on the wall of "${edition}" finds its language first, and none by sound`, () => {
    for (const { tag, name, autonym } of scriptGroups.flatMap(({ languages }) => languages))
      for (const typed of [name, autonym])
        assert.equal(baseOf(find(typed)[0] ?? ''), baseOf(tag), typed);
    for (const [typed, wrong] of [
      ['Bhili', 'lmn-Deva'],
      ['ಕನ್ನಡ', 'uki'],
      ['Oriya', 'unr-Deva'],
      ['சிந்தி', 'pbv'],
      ['سندھی', 'pbv'],
      ['உருது', 'hoj'],
      ['new delhi', 'mai'],
      ['north east', 'mr'],
      ['shahmukhi', 'nsm'],
      ['J&K', 'mag'],
    ])
      assert.ok(!find(`${typed}`).includes(`${wrong}`), typed);
  });

  test(`F8 a state of "${edition}" and its code find its main language first`, () => {
    const rows = Object.entries(inState).filter(([, tag]) => listed.includes(tag));
    for (const [code, tag] of rows as [keyof typeof inState, string][])
      for (const typed of [code, stateNames[code]]) assert.equal(find(typed)[0], tag, typed);
    // By sound alone, they would find Garhwali and Ahirani.
    for (const [code, wrong] of [
      ['KL', 'gbm'],
      ['HR', 'ahr'],
    ] as const)
      assert.ok(!find(stateNames[code]).includes(wrong), stateNames[code]);
  });

  test(`F8 two names of "${edition}" find their languages, and none by sound`, () => {
    const [one = '', other = ''] = ['mr', 'hi'].map((tag) => namesOf(tag)[0]);
    const expected = listed.filter((tag) => tag === 'mr' || tag === 'hi');
    const sentence = `I need ${one} and ${other}`;
    for (const typed of [`${one} and ${other}`, `${one}/${other}`, sentence])
      assert.deepEqual(find(typed).toSorted(), expected.toSorted(), typed);
  });

  test(`F8 all languages are found by words of the edition "${edition}"`, () => {
    for (const typed of `all languages, Indian languages, ${forAll[edition] ?? ''}`.split(', '))
      assert.deepEqual(find(typed), listed, typed);
  });

  test(`F8 each name that Hindi gives to a language finds it first in the edition "${edition}"`, () => {
    const wrong = [...hindi].filter(([name, tags]) => {
      const found = find(name);
      return !tags.includes(found[0] ?? '') || tags.some((tag) => !found.includes(tag));
    });
    assert.deepEqual(wrong, []);
  });

  test(`F8 other spellings and scripts find a language first in the edition "${edition}"`, () => {
    const rows = [...Object.entries(everywhere), ...Object.entries(inEdition[edition] ?? {})];
    const wrong = rows
      .filter(([tag]) => listed.includes(tag))
      .flatMap(([tag, queries]) => queries.split(', ').filter((query) => find(query)[0] !== tag));
    assert.deepEqual(wrong, []);
  });

  test(`F8 a nasal is written as a letter or as a sign in the edition "${edition}"`, () => {
    for (const [letter, sign] of [
      ['हिन्दी', 'हिंदी'],
      ['सिन्धी', 'सिंधी'],
      ['गोण्डी', 'गोंडी'],
      ['अङ्गिका', 'अंगिका'],
    ] as const)
      assert.deepEqual(find(letter), find(sign), letter);
  });

  test(`F8 visitors of the edition "${edition}" find nothing by a name that is not on the list`, () => {
    for (const query of unknown) assert.deepEqual(find(query), [], query);
  });

  test(`F8 English is found by its names in the edition "${edition}"`, () => {
    for (const name of ['English', 'Angrezi', 'अंग्रेज़ी', 'इंग्लिश', 'انگریزی', 'ஆங்கிலம்'])
      assert.ok(find(name).length === 0 && asksForEnglish(name), name);
    assert.ok(!asksForEnglish('klingon'));
  });
}
