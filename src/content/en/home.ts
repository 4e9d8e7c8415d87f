export const slideWords = {
  certified: {
    title: 'Professional Translation Services',
    text: 'Translation with revision from ₹{wordPrice} per source word, plus GST. If we are late, the late part costs {delayPercent}% less for each business day of delay, up to {delayPercentMax}%.',
  },
  bridge: {
    title: 'Language Bridging Experts',
    text: 'Two linguists work on every translation between English and Indian languages. We correct any mistake you report within {correctionDays} days of delivery, free of charge.',
    sample: true,
  },
};

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimWords = {
  languages: 'Indian languages, counting regional varieties',
  certified: 'certified translations',
  clients: 'clients since {since}',
  satisfaction: 'client satisfaction ({satisfied} of {surveyed} surveyed, {surveyYear})',
  process: 'compliant translation process (our own declaration)',
  support: 'support by phone and email',
};

export const homeSections = {
  whyUs: {
    eyebrow: 'WHY US',
    heading: 'One company for everything you write, show and say',
  },
  services: {
    heading: 'Documents, websites, videos and apps',
  },
  about: { eyebrow: 'About Us', heading: 'Working in Indian languages since {since}' },
  expertise: { eyebrow: 'Language expertise', heading: 'Who works on your text' },
  process: { heading: 'Four steps, two linguists' },
  contact: {
    heading: 'Tell us your languages, your word count and your deadline',
  },
  faq: { eyebrow: 'FAQ', heading: 'Before your first order' },
};

/** About the sentence of specimen.ts. */
export const alignmentWords = {
  heading: 'Every word finds its place',
  caption:
    'English puts “right” before “education”; these Indian languages put it after. Article\u00a026, Universal Declaration of Human Rights.',
};

export const featureWords = {
  multilingual: {
    title: 'Multilingual Translation',
    text: 'We translate one text into several Indian languages, with a glossary for each so that terms stay consistent.',
  },
  localization: {
    title: 'Website & App Localization',
    text: 'Pages, screens, dates, prices and error messages in your users’ language, checked in the browser or in the app itself.',
  },
  interpretation: {
    title: 'Interpretation Services',
    text: 'Interpreters for meetings, hearings, plant visits and calls. Send us the agenda, and your interpreter comes prepared.',
  },
};

export const aboutTeaser =
  'We translate contracts, courses, app screens and safety manuals for organizations across India.';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'Translated by native speakers',
    measures:
      'In 2025, native speakers of the target language did {native}% of our translations and revised all the others.',
    sample: true,
  },
  experienced: {
    label: 'Experienced in the language',
    measures:
      '144 of our {linguists} linguists have worked in their language for five years or more.',
    sample: true,
  },
  layout: {
    label: 'Trained to check layouts',
    measures:
      '120 of our {linguists} linguists are trained to proofread finished pages in their script; only they check layouts.',
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
    text: 'A translator works with the approved terms and checks their own work.',
  },
  {
    title: 'Review',
    text: 'A second linguist, the reviser, checks the translation against the source.',
  },
  {
    title: 'Deliver',
    text: 'The coordinator checks the files against your instructions and sends them to you, confidential ones through a secure link.',
  },
];

export const contactCallOut = {
  text: 'A coordinator replies with a price and a delivery date within one business day; for languages listed under “On\u00a0request”, we tell you within three whether we can start.',
  sample: true,
};
