/** BCP 47 tag, English name, the name in its own script, where it is spoken; `true` for the 22 of the Eighth Schedule. */
export type LanguageRow = readonly [
  tag: string,
  name: string,
  autonym: string,
  states: string,
  scheduled?: true,
];

/** `letter` is one of the script's, for show. */
export interface ScriptGroup {
  readonly script: string;
  readonly letter: string;
  readonly dir: 'ltr' | 'rtl';
  readonly languages: readonly LanguageRow[];
}

/* In each script the scheduled languages stand first, those with more speakers (census of 2011) before the others. */
// biome-ignore format: one line per language
export const scriptGroups = [
  { script: 'Devanagari', letter: 'अ', dir: 'ltr', languages: [
    ['hi', 'Hindi', 'हिन्दी', 'Uttar Pradesh, Bihar, Madhya Pradesh, Rajasthan, Haryana, Delhi, Uttarakhand, Himachal Pradesh, Jharkhand, Chhattisgarh', true],
    ['mr', 'Marathi', 'मराठी', 'Maharashtra, Goa', true],
    ['mai', 'Maithili', 'मैथिली', 'Bihar, Jharkhand', true],
    ['ne', 'Nepali', 'नेपाली', 'Sikkim, West Bengal, Assam', true],
    ['doi', 'Dogri', 'डोगरी', 'Jammu and Kashmir, Himachal Pradesh, Punjab', true],
    ['kok', 'Konkani', 'कोंकणी', 'Goa, Karnataka, Maharashtra, Kerala', true],
    ['brx', 'Bodo', 'बर’', 'Assam', true],
    ['sa', 'Sanskrit', 'संस्कृतम्', 'Not tied to one state', true],
    ['bho', 'Bhojpuri', 'भोजपुरी', 'Bihar, Uttar Pradesh, Jharkhand'],
    ['mag', 'Magahi', 'मगही', 'Bihar, Jharkhand'],
    ['anp', 'Angika', 'अंगिका', 'Bihar, Jharkhand'],
    ['awa', 'Awadhi', 'अवधी', 'Uttar Pradesh'],
    ['hne', 'Chhattisgarhi', 'छत्तीसगढ़ी', 'Chhattisgarh'],
    ['bgc', 'Haryanvi', 'हरियाणवी', 'Haryana, Delhi'],
    ['mwr', 'Marwari', 'मारवाड़ी', 'Rajasthan'],
    ['mtr', 'Mewari', 'मेवाड़ी', 'Rajasthan'],
    ['mup', 'Malvi', 'मालवी', 'Madhya Pradesh, Rajasthan'],
    ['noe', 'Nimadi', 'निमाड़ी', 'Madhya Pradesh'],
    ['hoj', 'Harauti', 'हाड़ौती', 'Rajasthan'],
    ['swv', 'Shekhawati', 'शेखावाटी', 'Rajasthan'],
    ['wtm', 'Mewati', 'मेवाती', 'Haryana, Rajasthan'],
    ['bns', 'Bundeli', 'बुन्देली', 'Madhya Pradesh, Uttar Pradesh'],
    ['bfy', 'Bagheli', 'बघेली', 'Madhya Pradesh, Uttar Pradesh'],
    ['bra', 'Braj Bhasha', 'ब्रज भाषा', 'Uttar Pradesh, Rajasthan'],
    ['gbm', 'Garhwali', 'गढ़वळि', 'Uttarakhand'],
    ['xnr', 'Kangri', 'कांगड़ी', 'Himachal Pradesh'],
    ['mjl', 'Mandeali', 'मंडियाली', 'Himachal Pradesh'],
    ['sgj', 'Surgujia', 'सरगुजिया', 'Chhattisgarh'],
    ['bhb', 'Bhili', 'भीली', 'Madhya Pradesh, Rajasthan, Gujarat, Maharashtra'],
    ['ahr', 'Ahirani (Khandeshi)', 'अहिराणी', 'Maharashtra'],
    ['vah', 'Varhadi', 'वऱ्हाडी', 'Maharashtra'],
    ['gon', 'Gondi', 'गोंडी', 'Madhya Pradesh, Chhattisgarh, Maharashtra, Telangana'],
    ['sck', 'Sadri (Nagpuri)', 'सादरी', 'Jharkhand, Chhattisgarh, Odisha, Assam'],
    ['hoc-Deva', 'Ho', 'हो', 'Jharkhand, Odisha'],
  ] },
  { script: 'Bengali–Assamese', letter: 'অ', dir: 'ltr', languages: [
    ['bn', 'Bengali', 'বাংলা', 'West Bengal, Tripura, Assam', true],
    ['as', 'Assamese', 'অসমীয়া', 'Assam', true],
    ['rah', 'Rabha', 'রাভা', 'Assam, Meghalaya, West Bengal'],
    ['der-Beng', 'Deori', 'দেউৰী', 'Assam, Arunachal Pradesh'],
    ['bpy', 'Bishnupriya Manipuri', 'বিষ্ণুপ্রিয়া মণিপুরী', 'Assam, Tripura, Manipur'],
  ] },
  { script: 'Telugu', letter: 'అ', dir: 'ltr', languages: [
    ['te', 'Telugu', 'తెలుగు', 'Andhra Pradesh, Telangana, Puducherry', true],
    ['nit', 'Kolami', 'కొలామి', 'Telangana, Maharashtra'],
  ] },
  { script: 'Tamil', letter: 'அ', dir: 'ltr', languages: [
    ['ta', 'Tamil', 'தமிழ்', 'Tamil Nadu, Puducherry', true],
  ] },
  { script: 'Gujarati', letter: 'અ', dir: 'ltr', languages: [
    ['gu', 'Gujarati', 'ગુજરાતી', 'Gujarat, Dadra and Nagar Haveli and Daman and Diu, Maharashtra', true],
    ['kfr-Gujr', 'Kachchhi', 'કચ્છી', 'Gujarat'],
  ] },
  { script: 'Perso-Arabic', letter: 'ع', dir: 'rtl', languages: [
    ['ur', 'Urdu', 'اردو', 'Telangana, Uttar Pradesh, Bihar, Jammu and Kashmir, Delhi, Karnataka, Maharashtra', true],
    ['ks', 'Kashmiri', 'کٲشُر', 'Jammu and Kashmir', true],
    ['sd', 'Sindhi', 'سنڌي', 'Gujarat, Maharashtra, Rajasthan, Madhya Pradesh', true],
    ['gju', 'Gojri', 'گوجری', 'Jammu and Kashmir, Himachal Pradesh'],
    ['bft', 'Balti', 'بلتی', 'Ladakh'],
  ] },
  { script: 'Kannada', letter: 'ಅ', dir: 'ltr', languages: [
    ['kn', 'Kannada', 'ಕನ್ನಡ', 'Karnataka', true],
    ['tcy', 'Tulu', 'ತುಳು', 'Karnataka, Kerala'],
    ['kfa', 'Kodava (Coorgi)', 'ಕೊಡವ', 'Karnataka'],
  ] },
  { script: 'Odia', letter: 'ଅ', dir: 'ltr', languages: [
    ['or', 'Odia', 'ଓଡ଼ିଆ', 'Odisha', true],
    ['dso', 'Desiya', 'ଦେଶିଆ', 'Odisha, Andhra Pradesh'],
    ['uki', 'Kui', 'କୁଇ', 'Odisha'],
    ['kxv-Orya', 'Kuvi', 'କୁୱି', 'Odisha, Andhra Pradesh'],
  ] },
  { script: 'Malayalam', letter: 'അ', dir: 'ltr', languages: [
    ['ml', 'Malayalam', 'മലയാളം', 'Kerala, Lakshadweep, Puducherry', true],
  ] },
  { script: 'Gurmukhi', letter: 'ਅ', dir: 'ltr', languages: [
    ['pa', 'Punjabi', 'ਪੰਜਾਬੀ', 'Punjab, Haryana, Delhi, Chandigarh', true],
  ] },
  { script: 'Meetei Mayek', letter: 'ꯑ', dir: 'ltr', languages: [
    ['mni-Mtei', 'Manipuri (Meitei)', 'ꯃꯤꯇꯩ ꯂꯣꯟ', 'Manipur, Assam, Tripura', true],
  ] },
  { script: 'Ol Chiki', letter: 'ᱚ', dir: 'ltr', languages: [
    ['sat', 'Santali', 'ᱥᱟᱱᱛᱟᱲᱤ', 'Jharkhand, West Bengal, Odisha, Bihar, Assam', true],
  ] },
  { script: 'Latin (Roman)', letter: 'A', dir: 'ltr', languages: [
    ['kha', 'Khasi', 'Khasi', 'Meghalaya, Assam'],
    ['pbv', 'Pnar (Jaintia)', 'Pnar', 'Meghalaya'],
    ['lus-Latn', 'Mizo', 'Mizo ṭawng', 'Mizoram, Manipur, Tripura'],
    ['trp-Latn', 'Kokborok', 'Kokborok', 'Tripura'],
    ['mrg', 'Mising', 'Mising', 'Assam'],
    ['njo', 'Ao Naga', 'Ao', 'Nagaland'],
    ['njm', 'Angami (Tenyidie)', 'Tenyidie', 'Nagaland'],
    ['nsm', 'Sumi Naga', 'Sümi', 'Nagaland'],
    ['nbe', 'Konyak Naga', 'Konyak', 'Nagaland'],
    ['nmf', 'Tangkhul Naga', 'Tangkhul', 'Manipur'],
    ['pck', 'Paite', 'Paite', 'Manipur, Mizoram'],
    ['hmr', 'Hmar', 'Hmar', 'Manipur, Mizoram, Assam'],
    ['mrh', 'Mara', 'Mara', 'Mizoram'],
    ['njz-Latn', 'Nyishi', 'Nyishi', 'Arunachal Pradesh, Assam'],
    ['adi', 'Adi', 'Adi', 'Arunachal Pradesh'],
    ['adl', 'Galo', 'Galo', 'Arunachal Pradesh'],
  ] },
] satisfies readonly ScriptGroup[];
