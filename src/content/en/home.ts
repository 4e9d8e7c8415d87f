export const slideWords = {
  certified: {
    title: 'Professional Translation Services',
    text: 'Translation in 50+\u00a0Indian regional languages, certified where an authority requires it. Websites, software and video, too.',
    sample: true,
  },
  bridge: {
    title: 'Language Bridging Experts',
    text: 'Between English and Hindi, Tamil, Bengali, Santali and more, in both directions, with one coordinator for all of them.',
    sample: true,
  },
};

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'Indian regional languages',
  certified: 'certified translations',
  clients: 'clients since 2021',
  satisfaction: 'client satisfaction (50 surveyed, 2025)',
  process: 'compliant translation, self-declared',
  support: 'support',
};

export const homeSections = {
  whyUs: {
    eyebrow: 'WHY US',
    heading: 'What you write, show and say, in your customers’ languages',
  },
  services: { eyebrow: 'Our Services', heading: 'Translation, layout, voiceover and localization' },
  about: { eyebrow: 'About Us', heading: 'Working in Indian languages since 2021' },
  expertise: { eyebrow: 'Language expertise', heading: 'Who works on your text' },
  process: { eyebrow: 'Our process', heading: 'Four steps, two linguists' },
  contact: {
    eyebrow: 'Contact',
    heading: 'Tell us your languages, your word count and your deadline',
  },
  faq: { eyebrow: 'FAQ', heading: 'Questions clients ask first' },
};

/** About the sentence of specimen.ts. */
export const alignmentWords = {
  heading: 'Every word finds its place',
  caption:
    'English says “right” before “education”; these Indian languages say it after. Article\u00a026, Universal Declaration of Human Rights.',
};

export const featureWords = {
  multilingual: {
    title: 'Multilingual Translation',
    text: 'One text, translated into several Indian languages, with a glossary for each so that terms stay consistent.',
  },
  localization: {
    title: 'Website & App Localization',
    text: 'Pages, screens, dates, prices and error messages in your users’ language, checked in the browser or in the app itself.',
  },
  interpretation: {
    title: 'Interpretation Services',
    text: 'Interpreters for meetings, hearings, site visits and calls. Send us the agenda, and your interpreter comes prepared.',
  },
};

export const aboutTeaser =
  'We translate contracts, courses, app screens and safety manuals for organizations that serve several states.';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'Native-language translation',
    measures:
      'Share of our 2025 translations done by native speakers of the target language; native speakers revised the rest',
    sample: true,
  },
  experienced: {
    label: 'Experience in the language',
    measures: '144 of our 160 linguists have worked in their language for five years or more',
    sample: true,
  },
  layout: {
    label: 'Script and layout skills',
    measures:
      '120 of our 160 linguists are trained to proofread finished pages in their script; only they check layouts',
    sample: true,
  },
};

export const processSteps = [
  {
    title: 'Analyze',
    text: 'A coordinator counts the words and lists the terms for you to approve.',
  },
  {
    title: 'Translate',
    text: 'A translator works with your glossary and checks their own text.',
  },
  {
    title: 'Review',
    text: 'A reviser, always a second linguist, compares the translation with the source.',
  },
  {
    title: 'Deliver',
    text: 'The coordinator checks the files against your instructions and sends them to you.',
  },
];

export const contactCallOut = {
  text: 'Within one business day, a coordinator replies with a price and a delivery date.',
  sample: true,
};
