/**
 * The first sentence of article 26 of the Universal Declaration of Human Rights, as the UN has
 * published it in each language. https://www.ohchr.org/en/human-rights/universal-declaration
 */
export const specimen = [
  { lang: 'en', name: 'English', text: 'Everyone has the [right] to (education).' },
  { lang: 'bn', name: 'বাংলা', text: 'প্রত্যেকেরই (শিক্ষা)লাভের [অধিকার] রয়েছে।' },
  { lang: 'gu', name: 'ગુજરાતી', text: 'દરેક વ્યક્તિને (શિક્ષણ)નો [અધિકાર] છે.' },
  { lang: 'hi', name: 'हिन्दी', text: 'प्रत्येक व्यक्ति को (शिक्षा) का [अधिकार] है।' },
  { lang: 'pa', name: 'ਪੰਜਾਬੀ', text: 'ਹਰੇਕ ਵਿਅਕਤੀ ਨੂੰ (ਵਿਦਿਆ) ਹਾਸਲ ਕਰਨ ਦਾ [ਹੱਕ] ਹੈ।' },
  { lang: 'ta', name: 'தமிழ்', text: 'ஒவ்வொருவருக்கும் (கல்வி) கற்பதற்கான [உரிமை]யுண்டு.' },
  { lang: 'te', name: 'తెలుగు', text: 'ప్రతి వ్యక్తికిని (విద్య)కు [హక్కు] ఉన్నది.' },
  { lang: 'ur', name: 'اردو', dir: 'rtl', text: 'ہر شخص کو (تعلیم) کا [حق] ہے۔' },
];
