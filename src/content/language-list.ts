type Row = readonly [
  tag: string,
  autonym: string,
  /** Codes as on number plates, with spaces between them. */
  states: string,
  aliases: string,
  scheduled?: 'scheduled',
];

interface Script {
  readonly script: string;
  readonly letter: string;
  readonly dir: 'ltr' | 'rtl';
  readonly languages: readonly Row[];
}

/*
 * One language a line: BCP 47 tag, name in its own script, states, other names to search by. In
 * each script the scheduled languages come first, by number of speakers (census of 2011); the
 * others follow by region.
 *
 * Left out: Chakma, Lepcha, Limbu (in its own script) and Ho in Warang Citi. Windows 10 has no font
 * for these four scripts and would show empty boxes; the site ships no fonts. Tibetan, Ol Chiki and
 * Meetei Mayek are on every supported system.
 */
// biome-ignore format: one line per language
export const scriptList = [
  { script: 'Deva', letter: 'अ', dir: 'ltr', languages: [
    ['hi', 'हिन्दी', 'UP BR MP RJ HR DL UK HP JH CG CH AN', 'Hindustani, Khari Boli, ஹிந்தி', 'scheduled'],
    ['mr', 'मराठी', 'MH GA', '', 'scheduled'],
    ['mai', 'मैथिली', 'BR JH', 'Tirhuta', 'scheduled'],
    ['ne', 'नेपाली', 'SK WB AS', 'Gorkhali', 'scheduled'],
    ['sd-Deva', 'सिन्धी', 'GJ MH RJ MP', '', 'scheduled'],
    ['doi', 'डोगरी', 'JK HP PB', '', 'scheduled'],
    ['kok', 'कोंकणी', 'GA KA MH KL', 'Malvani, Gomantaki', 'scheduled'],
    ['brx', 'बरʼ', 'AS', 'Boro, Mech, बोडो, बड़ो', 'scheduled'],
    ['sa', 'संस्कृतम्', '', 'Samskritam, வடமொழி, Sanskritam', 'scheduled'],
    ['bho', 'भोजपुरी', 'BR UP JH', 'Bihari'],
    ['mag', 'मगही', 'BR JH', 'Magadhi, Khortha, खोरठा, Bihari'],
    ['anp', 'अंगिका', 'BR JH', 'Bihari'],
    ['vjk', 'बज्जिका', 'BR', 'Vajjika, Bihari'],
    ['sjp', 'सुरजापुरी', 'BR WB', ''],
    ['sck', 'सादरी', 'JH CG OD AS WB', 'Sadan, Sadani, नागपुरी'],
    ['kyw', 'कुड़मालि', 'JH WB OD', 'Kudmali, कुरमाली, কুড়মালি'],
    ['tdb', 'पंचपरगनिया', 'JH', 'Tamaria'],
    ['awa', 'अवधी', 'UP', 'Purbi'],
    ['bra', 'ब्रजभाषा', 'UP RJ', 'Vraj, Brajbhasha'],
    ['bns', 'बुन्देली', 'MP UP', 'Bundelkhandi'],
    ['bfy', 'बघेली', 'MP UP', 'Rewai, Baghelkhandi'],
    ['hne', 'छत्तीसगढ़ी', 'CG', 'Laria'],
    ['sgj', 'सरगुजिया', 'CG', ''],
    ['hlb', 'हल्बी', 'CG MH OD', 'Bastari, Halvi'],
    ['raj', 'राजस्थानी', 'RJ', 'Dhundhari, Bagri, ढूँढाड़ी'],
    ['mwr', 'मारवाड़ी', 'RJ', 'Marwadi, Rajasthani'],
    ['mtr', 'मेवाड़ी', 'RJ', 'Mewadi, Rajasthani'],
    ['hoj', 'हाड़ौती', 'RJ', 'Hadauti, Rajasthani'],
    ['swv', 'शेखावाटी', 'RJ', 'Rajasthani'],
    ['wbr', 'वागड़ी', 'RJ GJ', 'Rajasthani'],
    ['wtm', 'मेवाती', 'HR RJ', 'Rajasthani'],
    ['mup', 'मालवी', 'MP RJ', 'Rajasthani'],
    ['noe', 'निमाड़ी', 'MP', 'Nimari'],
    ['bgc', 'हरियाणवी', 'HR DL', 'Bangru, हरयाणवी'],
    ['gbm', 'गढ़वळि', 'UK', 'Gadhwali, Pahari, गढ़वाली'],
    ['kfy', 'कुमाऊँनी', 'UK', 'Pahari, कुमाउनी'],
    ['jns', 'जौनसारी', 'UK', 'Pahari'],
    ['xnr', 'कांगड़ी', 'HP', 'Himachali, Pahari'],
    ['mjl', 'मंडियाली', 'HP', 'Himachali, Pahari'],
    ['ahr', 'अहिराणी', 'MH', ''],
    ['vah', 'वऱ्हाडी', 'MH', 'Vidarbhi'],
    ['bhb', 'भीली', 'MP RJ GJ MH', 'Bhilodi'],
    ['lmn-Deva', 'गोर बोली', 'TG KA MH AP', 'Lamani, Lambani, Gormati, Sugali, Gor Boli, లంబాడీ, ಲಂಬಾಣಿ'],
    ['gon', 'गोंडी', 'MP CG MH TG', 'Koitur, గోండి'],
    ['kru', 'कुँड़ुख़', 'JH CG WB OD', 'Kurux, Kudukh, Uraon'],
    ['hoc-Deva', 'हो', 'JH OD', ''],
    ['unr-Deva', 'मुण्डारी', 'JH OD', 'Horo'],
    ['kfq', 'कोरकू', 'MP MH', ''],
    ['khr-Deva', 'खड़िया', 'JH OD', 'Khadia'],
  ] },
  { script: 'Beng', letter: 'অ', dir: 'ltr', languages: [
    ['bn', 'বাংলা', 'WB TR AS JH AN', 'बंगाली, பெங்காலி, بنگلہ', 'scheduled'],
    ['as', 'অসমীয়া', 'AS', 'Axomiya, அஸ்ஸாமி, Asamiya, অসমিয়া', 'scheduled'],
    ['mni-Beng', 'মৈতৈলোন্', 'MN AS TR', 'Meitei, মণিপুরী, Meiteilon', 'scheduled'],
    ['trp-Beng', 'ককবরক', 'TR', 'Tripuri, Kok Borok'],
    ['rkt', 'রাজবংশী', 'WB AS BR', 'Rajbongshi, Rangpuri, Goalpariya'],
    ['rah', 'ৰাভা', 'AS ML WB', 'Rava'],
    ['bpy', 'বিষ্ণুপ্রিয়া মণিপুরী', 'AS TR MN', ''],
    ['der', 'দেউৰী', 'AS AR', ''],
  ] },
  { script: 'Telu', letter: 'అ', dir: 'ltr', languages: [
    ['te', 'తెలుగు', 'AP TG PY', 'Tenugu', 'scheduled'],
    ['nit', 'కొలామి', 'TG MH', ''],
  ] },
  { script: 'Taml', letter: 'அ', dir: 'ltr', languages: [
    ['ta', 'தமிழ்', 'TN PY', 'Tamizh, Thamizh, تامل', 'scheduled'],
  ] },
  { script: 'Gujr', letter: 'અ', dir: 'ltr', languages: [
    ['gu', 'ગુજરાતી', 'GJ DD MH', 'Kathiawadi', 'scheduled'],
    ['kfr-Gujr', 'કચ્છી', 'GJ', 'Kutchi, Kachhi'],
  ] },
  { script: 'Arab', letter: 'ع', dir: 'rtl', languages: [
    ['ur', 'اردو', 'UP BR MH TG AP KA JH WB DL JK LA', 'Dakhni, Deccani', 'scheduled'],
    ['ks', 'کٲشُر', 'JK', 'Koshur, काश्मीरी, कॉशुर', 'scheduled'],
    ['sd', 'سنڌي', 'GJ MH RJ MP', 'سندھی', 'scheduled'],
    ['gju', 'گوجری', 'JK HP', 'Gurjari'],
    ['bft', 'بلتی', 'LA', ''],
  ] },
  { script: 'Knda', letter: 'ಅ', dir: 'ltr', languages: [
    ['kn', 'ಕನ್ನಡ', 'KA', 'Kanarese, Canarese', 'scheduled'],
    ['kok-Knda', 'ಕೊಂಕಣಿ', 'KA', 'Canara, Mangalorean', 'scheduled'],
    ['tcy', 'ತುಳು', 'KA KL', ''],
    ['kfa', 'ಕೊಡವ ತಕ್ಕ್', 'KA', 'Kodagu, Kodava Takk'],
  ] },
  { script: 'Orya', letter: 'ଅ', dir: 'ltr', languages: [
    ['or', 'ଓଡ଼ିଆ', 'OD JH CG', 'Oriya, Utkali, उड़िया, ஒரியா, اوڈیا, Uriya', 'scheduled'],
    ['spv', 'ସମ୍ବଲପୁରୀ', 'OD CG', 'Kosali, Western Odia'],
    ['uki', 'କୁଇ', 'OD', 'Kondh, Khond'],
    ['kxv-Orya', 'କୁୱି', 'OD AP', 'Kondh, Khond'],
    ['dso', 'ଦେଶିଆ', 'OD AP', 'Koraputia'],
  ] },
  { script: 'Mlym', letter: 'അ', dir: 'ltr', languages: [
    ['ml', 'മലയാളം', 'KL LD PY', 'Malayalee', 'scheduled'],
  ] },
  { script: 'Guru', letter: 'ਅ', dir: 'ltr', languages: [
    ['pa', 'ਪੰਜਾਬੀ', 'PB HR DL CH', '', 'scheduled'],
  ] },
  { script: 'Olck', letter: 'ᱚ', dir: 'ltr', languages: [
    ['sat', 'ᱥᱟᱱᱛᱟᱲᱤ', 'JH WB OD BR AS', 'संताली, সাঁওতালি, சந்தாளி', 'scheduled'],
  ] },
  { script: 'Mtei', letter: 'ꯑ', dir: 'ltr', languages: [
    ['mni-Mtei', 'ꯃꯤꯇꯩꯂꯣꯟ', 'MN AS TR', 'মণিপুরী, Meiteilon', 'scheduled'],
  ] },
  { script: 'Tibt', letter: 'ཨ', dir: 'ltr', languages: [
    ['lbj', 'ལ་དྭགས་སྐད', 'LA', 'Bhoti'],
    ['sip', 'འབྲས་ལྗོངས་སྐད', 'SK', 'Denjongke, Drenjongke'],
  ] },
  { script: 'Latn', letter: 'A', dir: 'ltr', languages: [
    ['kok-Latn', 'Konknni', 'GA', 'Romi', 'scheduled'],
    ['kha', 'Khasi', 'ML AS', ''],
    ['pbv', 'Pnar', 'ML AS', 'Synteng'],
    ['grt-Latn', 'A·chikku', 'ML AS TR', 'Achik, A’chik, Mande'],
    ['trp-Latn', 'Kokborok', 'TR', 'Tripuri, Kok Borok'],
    ['lus', 'Mizo ṭawng', 'MZ MN TR', 'Lushai, Duhlian'],
    ['mrh', 'Mara', 'MZ', 'Lakher'],
    ['cnh', 'Lai holh', 'MZ', 'Pawi'],
    ['mrg', 'Mising', 'AS AR', 'Miri, Miching'],
    ['mjw', 'Karbi', 'AS ML', 'Arleng, Mikir'],
    ['dis', 'Grao Dima', 'AS NL', ''],
    ['nag', 'Nagamese', 'NL', ''],
    ['njo', 'Ao', 'NL', 'Chungli, Mongsen'],
    ['njm', 'Tenyidie', 'NL', 'Tenyimia'],
    ['nbe', 'Konyak', 'NL', ''],
    ['njh', 'Lotha', 'NL', 'Kyong'],
    ['nsm', 'Sümi', 'NL', 'Sema'],
    ['tcz', 'Thadou pao', 'MN AS', 'Kuki'],
    ['nmf', 'Tangkhul', 'MN', ''],
    ['hmr', 'Hmar', 'MN MZ AS', ''],
    ['pck', 'Paite', 'MN MZ', 'Zomi'],
    ['njz', 'Nyishi', 'AR AS', 'Bangni'],
    ['adi', 'Adi', 'AR', 'Padam, Minyong'],
    ['adl', 'Galo', 'AR', 'Galong'],
  ] },
] as const satisfies readonly Script[];

export type ScriptId = (typeof scriptList)[number]['script'];
export type LanguageTag = (typeof scriptList)[number]['languages'][number][0];
