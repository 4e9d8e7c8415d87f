import type { Complete, Entry, ProgressWords, WordsFor } from '../../content-model/types';
import type { ExperienceItem } from '../figures';

/** `{scripts}` is the number of scripts in src/content/languages.ts. */
export const languageIntro = [
  'The 2011 census lists 121 languages with 10,000 speakers or more. Of these, 22 are “scheduled”, that is, listed in the Constitution. We translate all 22, and dozens more, into and out of English.',
  'The languages below are written in {scripts} scripts. The script determines font, line height and direction, so we check wording and layout together.',
];

export const languageSections = [
  {
    heading: 'Our Journey',
    text: 'We began with written translation in 2021. Layout and websites followed in 2022, a process that complies with ISO 17100 in 2023, and voice, subtitles and software in 2024. Since 2025, we have covered more than 50 languages.',
  },
  {
    heading: 'Regional Language Expertise',
    text: 'Knowing the state does not tell you the language: Bihar is home to Hindi, Maithili, Magahi, Bhojpuri and Angika. Knowing the language does not tell you the script: Konkani is written in Devanagari and Roman letters in Goa, and in the Kannada script in Karnataka. So we first ask who will read the text, and where.',
  },
];

export const solutionsHeading = 'Industry-Focused Solutions';

export const solutions = [
  {
    title: 'Legal',
    text: 'Contracts, court papers and notices, with a signed statement of accuracy where required.',
  },
  {
    title: 'Medical',
    text: 'Consent forms, leaflets and device manuals, with doses, units and drug names checked against the source.',
  },
  {
    title: 'Education',
    text: 'Textbooks, question papers and course videos, in the terminology of the learner’s exam board.',
  },
  {
    title: 'Finance',
    text: 'Account forms, policies and disclosures, with amounts in lakh and crore checked against the source.',
  },
  {
    title: 'Government',
    text: 'Schemes, tenders and notices, in the languages of the state they are meant for.',
  },
  {
    title: 'E-commerce',
    text: 'Product pages, size charts and return policies, in the words shoppers search for.',
  },
  {
    title: 'Marketing',
    text: 'Slogans, packaging and films, rewritten where a literal translation would fall flat.',
  },
  {
    title: 'IT/Software Localization',
    text: 'Resource files, help and release notes, with placeholders and plurals tested on screen.',
  },
] satisfies readonly Entry[];

export const languageClosing = {
  heading: 'Is your language missing?',
  text: 'Ask us. We’ll tell you whether we can staff it with a translator and a reviser, and how soon. If we can’t, we’ll say so.',
};

export const experienceHeading = 'Our Experience';

/** The bars of the Language page: what each percentage of src/content/figures.ts counts. */
export const experienceWords = {
  certified: {
    label: 'Certified Translators Across Indian Languages',
    measures: 'Share of our translators who hold a degree, diploma or certificate in translation',
  },
  satisfaction: {
    label: 'Client Satisfaction Rate',
    measures: 'Share of clients who say at delivery that they are satisfied',
  },
  accuracy: {
    label: 'Industry-Specific Translation Accuracy',
    measures:
      'Share of sampled sentences that pass final verification with no change of terminology',
  },
  timeliness: {
    label: 'Project Turnaround Timeliness',
    measures: 'Share of projects delivered by the date first agreed',
  },
  repeat: {
    label: 'Repeat Client Engagements',
    measures: 'Share of projects for clients who have worked with us before',
  },
} satisfies WordsFor<ExperienceItem, ProgressWords>;

export const wallWords = {
  heading: 'Languages under their own names',
  text: 'The languages and regional varieties you can ask for, grouped by script, with the states where they are spoken. We work in more than 50 of them regularly; for the rest, we confirm a translator and a reviser before we quote.',
  filter: 'Find a language by name, script or state',
  scheduled: 'scheduled',
};

/** The number of languages found. */
export const matchForms = {
  zero: 'No match on this list. Ask us: we may list it under another name.',
  one: '{count} language',
  other: '{count} languages',
};

export type Check = Complete<typeof import('./language'), typeof import('./language')>;
