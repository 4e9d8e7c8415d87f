export type Row<Tag extends string = string> = readonly [
  tag: Tag,
  autonym: string,
  /** Codes as on number plates, with spaces between them. */
  states: string,
  /** They are not shown: some are outsiders' names or outdated. */
  aliases: string,
  ...marks: readonly ('scheduled' | 'on request')[],
];

interface Script {
  readonly script: string;
  readonly letter: string;
  readonly dir: 'ltr' | 'rtl';
  /** Which of its languages are on request is invented. */
  readonly sample?: true;
  readonly languages: readonly Row[];
}

/*
 * One language a line: BCP 47 tag, name in its own script, states, other names to search by, marks.
 * In each script the scheduled languages come first, by number of speakers (census of 2011); the
 * others follow by region. A language without the mark 'on request' has a team of its own. When you
 * have checked the marks of a script, delete its mark `sample`.
 *
 * Left out: Chakma, Lepcha, Limbu (in its own script) and Ho in Warang Citi. Windows 10 has no font
 * for these four scripts and would show empty boxes; the site ships no fonts. Tibetan, Ol Chiki and
 * Meetei Mayek are on every supported system.
 */
// biome-ignore format: one line per language
export const scriptList = [
  { script: 'Deva', letter: 'अ', dir: 'ltr', sample: true, languages: [
    ['hi', 'हिन्दी', 'UP BR MP RJ HR DL UK HP JH CG CH AN', 'Hindustani, Khari Boli', 'scheduled'],
    ['mr', 'मराठी', 'MH GA', 'Maharashtrian', 'scheduled'],
    ['mai', 'मैथिली', 'BR JH', 'Tirhuta', 'scheduled'],
    ['ne', 'नेपाली', 'SK WB AS', 'Gorkhali, Nepalese', 'scheduled'],
    ['sd-Deva', 'सिन्धी', 'GJ MH RJ MP', '', 'scheduled'],
    ['doi', 'डोगरी', 'JK HP PB', '', 'scheduled'],
    ['kok', 'कोंकणी', 'GA KA MH KL', 'Malvani, Gomantaki, कोकणी', 'scheduled'],
    ['brx', 'बरʼ', 'AS', 'Boro, Mech, बोडो', 'scheduled'],
    ['sa', 'संस्कृतम्', '', 'Samskritam, Sanskritam', 'scheduled'],
    ['bho', 'भोजपुरी', 'BR UP JH', 'Bihari'],
    ['mag', 'मगही', 'BR JH', 'Magadhi, Khortha, Bihari'],
    ['anp', 'अंगिका', 'BR JH', 'Bihari'],
    ['vjk', 'बज्जिका', 'BR', 'Bihari', 'on request'],
    ['sjp', 'सुरजापुरी', 'BR WB', '', 'on request'],
    ['sck', 'सादरी', 'JH CG OD AS WB', 'Sadani'],
    ['kyw', 'कुड़मालि', 'JH WB OD', 'Kudmali', 'on request'],
    ['tdb', 'पंचपरगनिया', 'JH', 'Tamaria', 'on request'],
    ['awa', 'अवधी', 'UP', 'Purbi'],
    ['bra', 'ब्रजभाषा', 'UP RJ', 'Vraj'],
    ['bns', 'बुन्देली', 'MP UP', 'Bundelkhandi'],
    ['bfy', 'बघेली', 'MP UP', 'Rewai, Baghelkhandi'],
    ['hne', 'छत्तीसगढ़ी', 'CG', 'Laria'],
    ['sgj', 'सरगुजिया', 'CG', '', 'on request'],
    ['hlb', 'हल्बी', 'CG MH OD', 'Bastari', 'on request'],
    ['raj', 'राजस्थानी', 'RJ', 'Dhundhari, Bagri'],
    ['mwr', 'मारवाड़ी', 'RJ', 'Marwadi, Rajasthani'],
    ['mtr', 'मेवाड़ी', 'RJ', 'Mewadi, Rajasthani'],
    ['hoj', 'हाड़ौती', 'RJ', 'Hadauti, Rajasthani', 'on request'],
    ['swv', 'शेखावाटी', 'RJ', 'Rajasthani', 'on request'],
    ['wbr', 'वागड़ी', 'RJ GJ', 'Rajasthani', 'on request'],
    ['wtm', 'मेवाती', 'HR RJ', 'Rajasthani', 'on request'],
    ['mup', 'मालवी', 'MP RJ', 'Rajasthani', 'on request'],
    ['noe', 'निमाड़ी', 'MP', 'Nimari', 'on request'],
    ['bgc', 'हरियाणवी', 'HR DL', 'Bangru'],
    ['gbm', 'गढ़वळि', 'UK', 'Gadhwali, Pahari'],
    ['kfy', 'कुमाऊँनी', 'UK', 'Pahari'],
    ['jns', 'जौनसारी', 'UK', 'Pahari', 'on request'],
    ['xnr', 'कांगड़ी', 'HP', 'Himachali, Pahari'],
    ['mjl', 'मंडियाली', 'HP', 'Himachali, Pahari', 'on request'],
    ['ahr', 'अहिराणी', 'MH', ''],
    ['vah', 'वऱ्हाडी', 'MH', 'Vidarbhi', 'on request'],
    ['bhb', 'भीली', 'MP RJ GJ MH', 'Bhilodi', 'on request'],
    ['lmn-Deva', 'गोर बोली', 'TG KA MH AP', 'Lamani, Lambani, Gormati, Sugali, Gor Boli'],
    ['gon', 'गोंडी', 'MP CG MH TG', 'Koitur'],
    ['kru', 'कुँड़ुख़', 'JH CG WB OD', 'Kurux, Kudukh, Uraon'],
    ['hoc-Deva', 'हो', 'JH OD', '', 'on request'],
    ['unr-Deva', 'मुण्डारी', 'JH OD', 'Horo'],
    ['kfq', 'कोरकू', 'MP MH', '', 'on request'],
    ['khr-Deva', 'खड़िया', 'JH OD', 'Khadia', 'on request'],
  ] },
  { script: 'Beng', letter: 'অ', dir: 'ltr', sample: true, languages: [
    ['bn', 'বাংলা', 'WB TR AS JH AN', 'Bangla', 'scheduled'],
    ['as', 'অসমীয়া', 'AS', 'Axomiya, Asamiya', 'scheduled'],
    ['mni-Beng', 'মৈতৈলোন্', 'MN AS TR', 'Meitei, Meithei, Meiteilon', 'scheduled'],
    ['trp-Beng', 'ককবরক', 'TR', 'Tripuri'],
    ['rkt', 'রাজবংশী', 'WB AS BR', 'Rajbongshi, Rangpuri, Goalpariya'],
    ['rah', 'ৰাভা', 'AS ML WB', 'Rava', 'on request'],
    ['bpy', 'বিষ্ণুপ্রিয়া মণিপুরী', 'AS TR MN', '', 'on request'],
    ['der', 'দেউৰী', 'AS AR', '', 'on request'],
  ] },
  { script: 'Telu', letter: 'అ', dir: 'ltr', sample: true, languages: [
    ['te', 'తెలుగు', 'AP TG PY', 'Telegu, Tenugu, तेलंगी', 'scheduled'],
    ['nit', 'కొలామి', 'TG MH', '', 'on request'],
  ] },
  { script: 'Taml', letter: 'அ', dir: 'ltr', sample: true, languages: [
    ['ta', 'தமிழ்', 'TN PY', 'Tamizh, Thamizh', 'scheduled'],
    ['saz', 'ஸௌராஷ்ட்ர', 'TN', 'Palkar', 'on request'],
  ] },
  { script: 'Gujr', letter: 'અ', dir: 'ltr', sample: true, languages: [
    ['gu', 'ગુજરાતી', 'GJ DD MH', 'Gujrati, Kathiawadi', 'scheduled'],
    ['kfr-Gujr', 'કચ્છી', 'GJ', 'Kutchi, Kachhi'],
  ] },
  { script: 'Arab', letter: 'ع', dir: 'rtl', sample: true, languages: [
    ['ur', 'اردو', 'UP BR MH TG AP KA JH WB DL JK LA', 'Dakhni, Deccani, दक्खिनी', 'scheduled'],
    ['ks', 'کٲشُر', 'JK', 'Koshur, कॉशुर', 'scheduled'],
    ['sd', 'سنڌي', 'GJ MH RJ MP', '', 'scheduled'],
    ['gju', 'گوجری', 'JK HP', 'Gurjari'],
    ['bft', 'بلتی', 'LA', ''],
  ] },
  { script: 'Knda', letter: 'ಅ', dir: 'ltr', sample: true, languages: [
    ['kn', 'ಕನ್ನಡ', 'KA', 'Kanarese, Canarese', 'scheduled'],
    ['kok-Knda', 'ಕೊಂಕಣಿ', 'KA', 'Canara, Mangalorean', 'scheduled'],
    ['tcy', 'ತುಳು', 'KA KL', ''],
    ['kfa', 'ಕೊಡವ ತಕ್ಕ್', 'KA', 'Kodagu, Kodava Takk', 'on request'],
  ] },
  { script: 'Orya', letter: 'ଅ', dir: 'ltr', sample: true, languages: [
    ['or', 'ଓଡ଼ିଆ', 'OD JH CG', 'Oriya, Uriya, Utkali', 'scheduled'],
    ['spv', 'ସମ୍ବଲପୁରୀ', 'OD CG', 'Kosali, Western Odia'],
    ['uki', 'କୁଇ', 'OD', 'Kondh, Khond', 'on request'],
    ['kxv-Orya', 'କୁୱି', 'OD AP', 'Kondh, Khond', 'on request'],
    ['dso', 'ଦେଶିଆ', 'OD AP', 'Koraputia', 'on request'],
  ] },
  { script: 'Mlym', letter: 'അ', dir: 'ltr', sample: true, languages: [
    ['ml', 'മലയാളം', 'KL LD PY', 'Malyalam, Malayalee', 'scheduled'],
  ] },
  { script: 'Guru', letter: 'ਅ', dir: 'ltr', sample: true, languages: [
    ['pa', 'ਪੰਜਾਬੀ', 'PB HR DL CH', 'Panjabi', 'scheduled'],
  ] },
  { script: 'Olck', letter: 'ᱚ', dir: 'ltr', sample: true, languages: [
    ['sat', 'ᱥᱟᱱᱛᱟᱲᱤ', 'JH WB OD BR AS', 'Santhali, সাঁওতালি', 'scheduled'],
  ] },
  { script: 'Mtei', letter: 'ꯑ', dir: 'ltr', sample: true, languages: [
    ['mni-Mtei', 'ꯃꯤꯇꯩꯂꯣꯟ', 'MN AS TR', 'Meithei, Meiteilon', 'scheduled'],
  ] },
  { script: 'Tibt', letter: 'ཨ', dir: 'ltr', sample: true, languages: [
    ['lbj', 'ལ་དྭགས་སྐད', 'LA', 'Bhoti'],
    ['sip', 'འབྲས་ལྗོངས་སྐད', 'SK', 'Denjongke, Drenjongke, सिक्किमी', 'on request'],
  ] },
  { script: 'Latn', letter: 'A', dir: 'ltr', sample: true, languages: [
    ['kok-Latn', 'Konknni', 'GA', 'Romi', 'scheduled'],
    ['kha', 'Khasi', 'ML AS', ''],
    ['pbv', 'Pnar', 'ML AS', 'Synteng', 'on request'],
    ['grt-Latn', 'A·chikku', 'ML AS TR', 'Achik, Mande'],
    ['trp-Latn', 'Kokborok', 'TR', 'Tripuri'],
    ['lus', 'Mizo ṭawng', 'MZ MN TR', 'Lushai, Duhlian'],
    ['mrh', 'Mara', 'MZ', 'Lakher, मारा', 'on request'],
    ['cnh', 'Lai holh', 'MZ', 'Pawi, लाई', 'on request'],
    ['mrg', 'Mising', 'AS AR', 'Miri, Miching', 'on request'],
    ['mjw', 'Karbi', 'AS ML', 'Arleng, Mikir'],
    ['dis', 'Grao Dima', 'AS NL', '', 'on request'],
    ['nag', 'Nagamese', 'NL', 'नागामीज़'],
    ['njo', 'Ao', 'NL', 'Chungli, Mongsen, आओ', 'on request'],
    ['njm', 'Tenyidie', 'NL', 'Tenyimia', 'on request'],
    ['nbe', 'Konyak', 'NL', '', 'on request'],
    ['njh', 'Lotha', 'NL', 'Kyong', 'on request'],
    ['nsm', 'Sümi', 'NL', 'Sema', 'on request'],
    ['tcz', 'Thadou pao', 'MN AS', 'Kuki', 'on request'],
    ['nmf', 'Tangkhul', 'MN', '', 'on request'],
    ['hmr', 'Hmar', 'MN MZ AS', 'ह्मार', 'on request'],
    ['pck', 'Paite', 'MN MZ', 'Zomi', 'on request'],
    ['njz', 'Nyishi', 'AR AS', 'Bangni', 'on request'],
    ['adi', 'Adi', 'AR', 'Padam, Minyong', 'on request'],
    ['adl', 'Galo', 'AR', 'Galong', 'on request'],
  ] },
] as const satisfies readonly Script[];

export type ScriptId = (typeof scriptList)[number]['script'];
export type LanguageTag = (typeof scriptList)[number]['languages'][number][0];
