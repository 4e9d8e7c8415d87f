interface SpecimenLine {
  readonly lang: string;
  readonly dir?: 'rtl';
  /** [right] and (education) mark the two words whose places differ. */
  readonly text: string;
}

/**
 * The first sentence of article 26 of the Universal Declaration of Human Rights, as the UN has
 * published it in each language. https://www.ohchr.org/en/human-rights/universal-declaration
 */
export const specimen: readonly SpecimenLine[] = [
  { lang: 'en', text: 'Everyone has the [right] to (education).' },
  { lang: 'hi', text: 'प्रत्येक व्यक्ति को (शिक्षा) का [अधिकार] है।' },
  { lang: 'bn', text: 'প্রত্যেকেরই (শিক্ষা)লাভের [অধিকার] রয়েছে।' },
  { lang: 'ta', text: 'ஒவ்வொருவருக்கும் (கல்வி) கற்பதற்கான [உரிமை]யுண்டு.' },
  { lang: 'gu', text: 'દરેક વ્યક્તિને (શિક્ષણ)નો [અધિકાર] છે.' },
  { lang: 'ur', dir: 'rtl', text: 'ہر شخص کو (تعلیم) کا [حق] ہے۔' },
];
