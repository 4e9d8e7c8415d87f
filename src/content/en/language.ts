import type { Complete, Entry, ProgressWords } from '../../content-model/types';
import type { ExperienceId } from '../figures';

/** `{scripts}` is the number of scripts in src/content/language-list.ts. */
export const languageIntro = [
  'The 2011 census lists 121 languages with 10,000 speakers or more. Of these, 22 are “scheduled”, that is, listed in the Constitution. We staff all 22 and, with others from the list below, more than 50; the rest are on request.',
  'The languages below are written in {scripts} scripts. The script determines font, line height and direction, so we check wording and layout together.',
];

export const languageSections = [
  {
    heading: 'Our Journey',
    text: 'We began with the languages of our first clients: Hindi, Tamil, Bengali and Marathi. Each language since then was added with a translator, a reviser and a glossary, and only when all three were there.',
    sample: true,
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
    text: 'Insurance policies, loan agreements and the Key Facts Statement, which the Reserve Bank requires in a language the borrower understands.',
  },
  {
    title: 'Government',
    text: 'Schemes, tenders and notices, in the languages of the state they are meant for.',
  },
  {
    title: 'E-commerce',
    text: 'Product pages, size charts and return policies, with sizes and prices as local shoppers know them.',
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
    measures:
      'Share of our 160 linguists with a recognized degree in translation; the others qualify under ISO\u00a017100 by experience',
    sample: true,
  },
  satisfaction: {
    label: 'Client Satisfaction Rate',
    measures: 'Clients who said at delivery that they were satisfied: 49 of the 50 asked in 2025',
    sample: true,
  },
  accuracy: {
    label: 'Industry-Specific Translation Accuracy',
    measures:
      'Share of the 5,000 sentences sampled in 2025 whose terminology needed no change at final verification',
    sample: true,
  },
  timeliness: {
    label: 'Project Turnaround Timeliness',
    measures: 'Share of the 1,200 projects of 2025 delivered by the date first agreed',
    sample: true,
  },
  repeat: {
    label: 'Repeat Client Engagements',
    measures: 'Share of the 1,200 projects of 2025 for clients who had worked with us before',
    sample: true,
  },
} satisfies Readonly<Record<ExperienceId, ProgressWords>>;

export const wallWords = {
  heading: 'Languages under their own names',
  text: 'The languages and regional varieties you can ask for, grouped by script, with the states where they are spoken. We staff more than 50 of them; for those under “On request”, the quote says how soon we can start.',
  filter: 'Find a language by name, script or state',
  scheduled: 'scheduled',
  /** Above the languages of a script that have no team of their own. */
  onRequest: 'On request',
};

/** The number of languages found. */
export const matchForms = {
  zero: 'No match on this list. Ask us: we may list it under another name.',
  one: '{count} language',
  other: '{count} languages',
};

export type Check = Complete<typeof import('./language'), typeof import('./language')>;
