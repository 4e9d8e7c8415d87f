import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOptions } from '../../src/builder/bundle';
import { editions } from '../../src/content/editions';
import { readSources } from '../../src/sources/files';
import { load } from '../../src/sources/load';

/** What visitors of each edition type, by the tags of the languages that they must find. */
const typed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    hi: ['hindi language', 'Hindi.', '"hindi"', "'hindi'", 'हिंदी', 'हिन्दी भाषा', 'ਹਿੰਦੀ'],
    ta: ['tamil translation', 'Tamilnadu', 'Pondicherry'],
    'hi ta': ['Hindi, Tamil', 'hindi and tamil'],
    'hi ur': ['Hindi/Urdu'],
    bn: ['Bengali to English', 'Bangla'],
    'kn tcy': ['kannada script'],
    'ks doi': ['Jammu & Kashmir'],
    ks: ['J&K'],
    'or spv': ['Orissa'],
    'hi awa': ['UP'],
    'hi mr': ['devnagari'],
    pa: ['gurumukhi', 'Panjabi', 'पंजाबी'],
    or: ['Oriya'],
    te: ['Telegu', 'तेलुगु'],
    kn: ['Kanada'],
    ml: ['Malyalam'],
    gu: ['Gujrati'],
    hne: ['Chattisgarhi', 'chatisgari'],
    sat: ['Santhali'],
    lus: ['MÏZO TAWNG'],
    rah: ['রাভা'],
    ur: ['اُردو'],
  },
  hi: {
    hi: ['हिंदी', 'हिन्दी।', 'हिँदी', 'यूपी', 'हिन्दी में', 'उत्तरप्रदेश', 'मध्यप्रदेश', 'बिहार में'],
    ta: ['तमिल से', 'तमिलों', 'पांडिचेरी', 'तमिल भाषा', 'तमिल नाडु', 'tamil nadu'],
    'ta te': ['तमिल और तेलुगु'],
    'hi ur': ['हिन्दी से उर्दू'],
    lus: ['मिजोरम', 'मिजो'],
    sat: ['झारखण्ड', 'संताली'],
    gbm: ['उत्तराखण्ड', 'उत्तरांचल'],
    te: ['आन्ध्र', 'तेलगू'],
    bn: ['अण्डमान', 'बंगला', 'बंगाली'],
    pa: ['चण्डीगढ', 'गुरुमुखी', 'पञ्जाबी'],
    tcy: ['तुलु'],
    ur: ['उर्दु', 'ऊर्दू', 'उरदू', 'फारसी'],
    kn: ['कंनड़'],
    mr: ['मराठि', 'महाराष्ट्र की'],
    as: ['आसाम', 'असमिया में'],
    hne: ['छतीसगढी'],
    ks: ['काश्मीरी', 'कस्मीरी', 'जंमू'],
    or: ['उड़ीसा', 'उड़िया'],
    rkt: ['राजवंशी'],
    lbj: ['लदाखी'],
  },
  ta: {
    ta: ['தமிழில்', 'தமிழிலிருந்து', 'தமிழ் மொழி', 'தமிள்', 'தமிழகம்', 'தமிழ் நாடு', 'பாண்டிச்சேரி'],
    hi: ['ஹிந்தி'],
    'hi ur': ['இந்தி, உருது', 'உத்தரபிரதேசம்', 'உத்தரபிரதேசத்தில்'],
    saz: ['சௌராஷ்டிரா', 'சவுராஷ்டிரா', 'சௌராஷ்டிர மொழி'],
    njo: ['நாகலாந்து', 'நாகலாந்தில்'],
    'hi ta': ['இந்தி மற்றும் தமிழ்'],
    ml: ['மலையாலம்', 'மலயாளம்'],
    te: ['தெலுகு', 'தேலுங்கு'],
    kn: ['கன்னடா', 'கண்ணடம்', 'கர்நாடகத்தில்', 'கன்னடத்தில்'],
    tcy: ['துலு'],
    bn: ['வங்காளி', 'பெங்காலி'],
    gu: ['குஜராதி', 'குசராத்தி'],
    mr: ['மராதி', 'மஹாராஷ்டிரா'],
    pa: ['பஞ்ஜாபி', 'குருமுகி'],
    sa: ['ஸம்ஸ்கிருதம்', 'சம்ஸ்கிருதம்', 'வடமொழி'],
    as: ['அஸ்ஸாமி'],
    raj: ['ராசஸ்தானி', 'இராஜஸ்தானி'],
    or: ['ஒரியா', 'ஒடிஷா'],
    kok: ['கொங்கனி'],
    bho: ['பொஜ்புரி'],
    'mni-Beng': ['மணிபுரி'],
    sd: ['சிந்தீ', 'ஸிந்தி'],
    mai: ['பிஹார்'],
    xnr: ['ஹிமாச்சல்'],
  },
  ur: {
    ur: ['اردو میں', 'اترپردیش', 'اتر پردیش میں', 'اردو زبان', 'اُردُو', 'نستعلیق'],
    'hi ur': ['ہندی اور اردو'],
    'hi ta': ['ہندی، تمل'],
    hi: ['هندي', 'ہندى', 'هندی زبان'],
    pa: ['پنجابي', 'گورمکھی'],
    ks: ['كشميري', 'کٲشر', 'جمون', 'جموں اور کشمیر'],
    sd: ['سندهی', 'سنڌی'],
    as: ['اسامی', 'آسام'],
    bn: ['بنگلہ'],
    ta: ['تامل', 'تمِل', 'تملناڈو', 'تمل کا', 'پانڈیچیری'],
    te: ['تلگو', 'اندھرا'],
    kn: ['کنّڑ', 'کنڑا', 'کرناٹکا'],
    ml: ['ملیالَم', 'ملایالم', 'کیرالا'],
    mr: ['مرہٹی', 'مہاراشٹرا', 'مہاراشٹر سے'],
    gbm: ['اترانچل', 'اتراکھنڈ'],
    pnb: ['پنجاب میں'],
    'mni-Beng': ['منیپوری', 'منی‌پوری'],
    hne: ['چھتیسگڑھی'],
    or: ['اڑیا', 'اڑیسہ'],
    bgc: ['ہریانا'],
    tcy: ['تولــو'],
    gu: ['گجراتی رسم الخط'],
    kfy: ['کماونی'],
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
const unknown = ['klingon', 'hinduri', 'हनद', 'engali', '42'];

const sources = await readSources();
function searchIn(tag: string) {
  return load(
    sources,
    'test/helpers/language-search.ts',
    (search: typeof import('../helpers/language-search')) => search,
    siteOptions(sources, tag),
  );
}

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
