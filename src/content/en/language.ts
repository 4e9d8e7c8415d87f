import type { Picture, Progress, Step } from '../types';

export const languagePicture = {
  src: 'images/language-intro.svg',
  alt: 'Letters that hang from a line, stand on a line and run from the right',
  width: 640,
  height: 480,
} satisfies Picture;

export const languageIntro = [
  'The 2011 census counts 121 languages in India; 22 are scheduled, that is, named in the Constitution. We translate all 22 and dozens of regional ones, to and from English.',
  'The list on this page uses 13 scripts. A script decides font, line height and direction, so wording and layout are checked together.',
] satisfies readonly string[];

export const languageSections = [
  {
    heading: 'Our Journey',
    text: 'We began in 2021 with written translation, added layout and websites in 2022, aligned the process with ISO 17100 in 2023, and took on voice, subtitles and software in 2024. Since 2025 we cover 50+ languages.',
  },
  {
    heading: 'Regional Language Expertise',
    text: 'A state does not settle the language: Bihar reads Hindi and speaks Maithili, Magahi, Bhojpuri and Angika. A language does not settle the script: Konkani uses Devanagari in Goa and the Kannada script in Karnataka. So we first ask who will read the text, and where.',
  },
] satisfies readonly { readonly heading: string; readonly text: string }[];

export const solutionsHeading = 'Industry-Focused Solutions';

export const solutions = [
  {
    title: 'Legal',
    text: 'Contracts, court papers and notices, with a signed statement of accuracy where required.',
  },
  {
    title: 'Medical',
    text: 'Consent forms, leaflets and device manuals, with doses, units and drug names verified.',
  },
  {
    title: 'Education',
    text: 'Textbooks, question papers and course videos, in the terms that the learner’s board uses.',
  },
  {
    title: 'Finance',
    text: 'Account forms, policies and disclosures, with amounts in lakh and crore verified.',
  },
  {
    title: 'Government',
    text: 'Schemes, tenders and notices, in the languages of the state they are for.',
  },
  {
    title: 'E-commerce',
    text: 'Product pages, size charts and return rules, in the words shoppers search for.',
  },
  {
    title: 'Marketing',
    text: 'Slogans, packaging and films, written anew where a literal translation falls flat.',
  },
  {
    title: 'IT/Software Localization',
    text: 'Resource files, help and release notes, with placeholders and plurals tested on screen.',
  },
] satisfies readonly Step[];

export const languageClosing = {
  heading: 'Is your language missing?',
  text: 'Ask us. We tell you whether we can staff it with a translator and a second linguist, and by when. If we cannot, we say so.',
} satisfies { readonly heading: string; readonly text: string };

export const experienceHeading = 'Our Experience';

export const experience = [
  {
    label: 'Certified Translators Across Indian Languages',
    percent: 95,
    measures: 'of our translators hold a degree, diploma or certificate in translation',
  },
  {
    label: 'Client Satisfaction Rate',
    percent: 98,
    measures: 'of clients asked at delivery say they are satisfied',
  },
  {
    label: 'Industry-Specific Translation Accuracy',
    percent: 97,
    measures: 'of sampled sentences need no change of industry terms at final verification',
  },
  {
    label: 'Project Turnaround Timeliness',
    percent: 92,
    measures: 'of projects are delivered by the agreed date',
  },
  {
    label: 'Repeat Client Engagements',
    percent: 90,
    measures: 'of projects come from clients who have ordered before',
  },
] satisfies readonly Progress[];

export const wallWords = {
  heading: 'Every language by its own name',
  text: 'Languages and regional varieties you can ask for, grouped by script, with the states where they are spoken.',
  filter: 'Find a language by name or state',
  scheduled: 'scheduled',
} satisfies Record<string, string>;

export function matchCount(count: number): string {
  if (count === 0) return 'None found under that name. Ask us: we may know it by another.';
  return count === 1 ? '1 language' : `${count} languages`;
}
