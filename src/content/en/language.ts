/** `{scripts}` is the number of scripts in src/content/language-list.ts. */
export const languageIntro = {
  paragraphs: [
    'India’s Constitution lists 22 “scheduled” languages. For each of them, and for every other language that is not under “On\u00a0request”, we have a team: a translator and a reviser.',
    'Our languages are written in {scripts} scripts. The script determines font, line height and direction, so we check wording and layout together.',
  ],
  sample: true,
};

/** Below the picture of letters: one line for each of its rows. */
export const letterRows = [
  'Devanagari, Bengali and Gurmukhi hang from a line.',
  'Latin, Tamil and Kannada stand on one.',
  'Urdu’s Nastaliq slopes down to the line, from right to left.',
];

export const languageSections = [
  {
    heading: 'Our Journey',
    text: 'We began with the languages of our first clients: Hindi, Tamil, Bengali and Marathi. Since then, we have added a language only when we had a translator, a reviser and a glossary for it.',
    sample: true,
  },
  {
    heading: 'Regional Language Expertise',
    text: 'Knowing the state does not tell you the language: Bihar is home to Hindi, Urdu, Maithili, Magahi, Bhojpuri, Angika and others. Knowing the language does not tell you the script: Konkani is written in Devanagari and Latin letters in Goa, and in the Kannada script in Karnataka. So we first ask who will read the text, and where.',
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
    text: 'Schemes, tenders and notices, in the languages of the states they are meant for.',
  },
  {
    title: 'E-commerce',
    text: 'Product pages, size charts and return policies, in the words that local shoppers use.',
  },
  {
    title: 'Marketing',
    text: 'Slogans, packaging and videos, rewritten where a literal translation would fall flat.',
  },
  {
    title: 'IT/Software Localization',
    text: 'Resource files, help pages and release notes, with placeholders and plurals tested on screen.',
  },
];

export const languageClosing = {
  heading: 'Not on the list below?',
  text: 'Ask us about your language. We look for a translator and a reviser, and tell you whether and how soon we can start.',
};

export const experienceHeading = 'Our Experience';

/** The bars of the Language page: what each percentage of src/content/figures.ts counts. */
export const experienceWords = {
  certified: {
    label: 'Certified Translators Across Indian Languages',
    measures:
      '“Certified” means that a translator has shown us proof of the qualification that ISO\u00a017100 requires: 133 of the 140 translators among our {linguists} linguists have. The other 7 are in training, and translate nothing for clients until they do.',
    sample: true,
  },
  satisfaction: {
    label: 'Client Satisfaction Rate',
    measures: '{satisfied} of the {surveyed} clients surveyed in {surveyYear} were satisfied.',
  },
  accuracy: {
    label: 'Industry-Specific Translation Accuracy',
    measures:
      'With clients’ consent, outside specialists in each field checked a sample of 5,000 sentences translated in 2025, and would have changed nothing in 4,850.',
    sample: true,
  },
  timeliness: {
    label: 'Project Turnaround Timeliness',
    measures: '1,104 of our 1,200 projects in 2025 were delivered by the date first agreed.',
    sample: true,
  },
  repeat: {
    label: 'Repeat Client Engagements',
    measures: '54 of the 60 clients we worked for in 2024 ordered again in 2025.',
    sample: true,
  },
};

export const wallWords = {
  /** The link to the list, at the start of the page. */
  link: 'Find your language in the list at the end of this page',
  heading: 'Every language by its own name',
  text: 'Languages and regional varieties by script, with the states and union territories where they are spoken. For languages under “On\u00a0request”, we first have to find a team.',
  filter: 'Find a language by name, script or state',
  /** Answers a search for English, which is not on the list. */
  english:
    'We translate between English and the languages on this list, and from one of them into another, directly or through English.',
  scheduled: 'scheduled',
  /** Above the languages of a script that have no team of their own. */
  onRequest: 'On request',
  /** Below the field, after the name of a language that is found. */
  team: 'with a team',
  /** Below the names that are shown. */
  more: 'and {count} more',
  nothing: 'Nothing found for “{query}”: ask us',
  /** After the number of the others. */
  countOnRequest: '{count} on request',
};

/** The number of languages found that have a team. */
export const matchForms = {
  zero: 'No match. Your language may be listed under another name: ask us.',
  one: '{count} language with a team',
  other: '{count} languages with a team',
};
