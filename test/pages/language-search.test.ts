import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { siteOptions } from '../../src/builder/bundle';
import { editions } from '../../src/content/editions';

/** What visitors of each edition type, and the tags of languages that they must find. */
const typed: Readonly<Record<string, readonly (readonly [query: string, tags: string])[]>> = {
  en: [
    // With other words, and with signs.
    ['hindi language', 'hi'],
    ['tamil translation', 'ta'],
    ['Hindi.', 'hi'],
    ['"hindi"', 'hi'],
    ["'hindi'", 'hi'],
    ['Hindi, Tamil', 'hi ta'],
    ['hindi and tamil', 'hi ta'],
    ['Hindi/Urdu', 'hi ur'],
    ['Bengali to English', 'bn'],
    ['kannada script', 'kn tcy'],
    // States and scripts under other names.
    ['Tamilnadu', 'ta'],
    ['Jammu & Kashmir', 'ks doi'],
    ['J&K', 'ks'],
    ['Orissa', 'or spv'],
    ['Pondicherry', 'ta'],
    ['UP', 'hi awa'],
    ['devnagari', 'hi mr'],
    ['gurumukhi', 'pa'],
    // Other names and spellings.
    ['Panjabi', 'pa'],
    ['Bangla', 'bn'],
    ['Oriya', 'or'],
    ['Telegu', 'te'],
    ['Kanada', 'kn'],
    ['Malyalam', 'ml'],
    ['Gujrati', 'gu'],
    ['Chattisgarhi', 'hne'],
    ['chatisgari', 'hne'],
    ['Santhali', 'sat'],
    ['MÏZO TAWNG', 'lus'],
    // The own name, in its own script or in another one.
    ['हिंदी', 'hi'],
    ['हिन्दी भाषा', 'hi'],
    ['तेलुगु', 'te'],
    ['ਹਿੰਦੀ', 'hi'],
    ['पंजाबी', 'pa'],
    ['রাভা', 'rah'],
    ['اُردو', 'ur'],
  ],
  hi: [
    ['हिंदी', 'hi'],
    ['हिन्दी।', 'hi'],
    ['हिँदी', 'hi'],
    ['तमिल भाषा', 'ta'],
    ['तमिल और तेलुगु', 'ta te'],
    ['हिन्दी से उर्दू', 'hi ur'],
    ['तमिल नाडु', 'ta'],
    ['मिजोरम', 'lus'],
    ['मिजो', 'lus'],
    ['झारखण्ड', 'sat'],
    ['उत्तराखण्ड', 'gbm'],
    ['आन्ध्र', 'te'],
    ['अण्डमान', 'bn'],
    ['चण्डीगढ', 'pa'],
    ['बंगला', 'bn'],
    ['बंगाली', 'bn'],
    ['तेलगू', 'te'],
    ['तुलु', 'tcy'],
    ['उर्दु', 'ur'],
    ['ऊर्दू', 'ur'],
    ['उरदू', 'ur'],
    ['गुरुमुखी', 'pa'],
    ['फारसी', 'ur'],
    ['पञ्जाबी', 'pa'],
    ['कंनड़', 'kn'],
    ['मराठि', 'mr'],
    ['छतीसगढी', 'hne'],
    ['काश्मीरी', 'ks'],
    ['उड़ीसा', 'or'],
    ['उड़िया', 'or'],
    ['राजवंशी', 'rkt'],
    ['संताली', 'sat'],
    ['लदाखी', 'lbj'],
    ['यूपी', 'hi'],
    ['tamil nadu', 'ta'],
    ['कस्मीरी', 'ks'],
    ['जंमू', 'ks'],
  ],
  ta: [
    ['தமிழ் மொழி', 'ta'],
    ['தமிள்', 'ta'],
    ['ஹிந்தி', 'hi'],
    ['இந்தி, உருது', 'hi ur'],
    ['இந்தி மற்றும் தமிழ்', 'hi ta'],
    ['மலையாலம்', 'ml'],
    ['மலயாளம்', 'ml'],
    ['தெலுகு', 'te'],
    ['கன்னடா', 'kn'],
    ['கண்ணடம்', 'kn'],
    ['துலு', 'tcy'],
    ['வங்காளி', 'bn'],
    ['பெங்காலி', 'bn'],
    ['குஜராதி', 'gu'],
    ['குசராத்தி', 'gu'],
    ['மராதி', 'mr'],
    ['பஞ்ஜாபி', 'pa'],
    ['ஸம்ஸ்கிருதம்', 'sa'],
    ['சம்ஸ்கிருதம்', 'sa'],
    ['வடமொழி', 'sa'],
    ['அஸ்ஸாமி', 'as'],
    ['ராசஸ்தானி', 'raj'],
    ['இராஜஸ்தானி', 'raj'],
    ['ஒரியா', 'or'],
    ['கொங்கனி', 'kok'],
    ['பொஜ்புரி', 'bho'],
    ['மணிபுரி', 'mni-Beng'],
    ['சிந்தீ', 'sd'],
    ['ஸிந்தி', 'sd'],
    ['தேலுங்கு', 'te'],
    ['தமிழகம்', 'ta'],
    ['தமிழ் நாடு', 'ta'],
    ['பிஹார்', 'mai'],
    ['மஹாராஷ்டிரா', 'mr'],
    ['ஒடிஷா', 'or'],
    ['ஹிமாச்சல்', 'xnr'],
    ['பாண்டிச்சேரி', 'ta'],
    ['குருமுகி', 'pa'],
  ],
  ur: [
    ['اردو زبان', 'ur'],
    ['اُردُو', 'ur'],
    ['ہندی اور اردو', 'hi ur'],
    ['ہندی، تمل', 'hi ta'],
    ['هندي', 'hi'],
    ['ہندى', 'hi'],
    ['هندی زبان', 'hi'],
    ['پنجابي', 'pa'],
    ['كشميري', 'ks'],
    ['کٲشر', 'ks'],
    ['سندهی', 'sd'],
    ['سنڌی', 'sd'],
    ['اسامی', 'as'],
    ['بنگلہ', 'bn'],
    ['تامل', 'ta'],
    ['تمِل', 'ta'],
    ['تلگو', 'te'],
    ['کنّڑ', 'kn'],
    ['کنڑا', 'kn'],
    ['ملیالَم', 'ml'],
    ['ملایالم', 'ml'],
    ['مرہٹی', 'mr'],
    ['منیپوری', 'mni-Beng'],
    ['منی‌پوری', 'mni-Beng'],
    ['چھتیسگڑھی', 'hne'],
    ['اڑیا', 'or'],
    ['اڑیسہ', 'or'],
    ['تملناڈو', 'ta'],
    ['اندھرا', 'te'],
    ['جمون', 'ks'],
    ['جموں اور کشمیر', 'ks'],
    ['ہریانا', 'bgc'],
    ['کیرالا', 'ml'],
    ['نستعلیق', 'ur'],
    ['گورمکھی', 'pa'],
    ['تولــو', 'tcy'],
    ['گجراتی رسم الخط', 'gu'],
    ['کماونی', 'kfy'],
  ],
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

async function searchIn(tag: string): Promise<typeof import('../helpers/language-search')> {
  const { outputFiles } = await build({
    ...siteOptions(tag),
    entryPoints: [join(import.meta.dirname, '../helpers/language-search.ts')],
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

for (const { tag } of editions) {
  const { find } = await searchIn(tag);
  const listed = find('');
  for (const [query, tags] of typed[tag] ?? [])
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
