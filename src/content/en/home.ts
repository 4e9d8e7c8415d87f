import type { Complete, Entry, Heading, ProgressWords, WordsFor } from '../../content-model/types';
import type { ClaimItem, ExpertiseItem } from '../figures';
import type { FeatureItem, SlideItem } from '../home';

export const slideWords = {
  certified: {
    title: 'Professional Translation Services',
    text: 'Documents, websites, software and video in 50+ Indian regional languages, with certified translations where an authority requires them.',
  },
  bridge: {
    title: 'Language Bridging Experts',
    text: 'Between English and Hindi, Tamil, Bengali, Santali and more, in both directions. A second linguist revises every translation.',
  },
} satisfies WordsFor<SlideItem, Entry>;

/** The band under the banner: what each figure of src/content/figures.ts counts. */
export const claimLabels = {
  languages: 'Indian regional languages',
  clients: 'clients',
  satisfaction: 'client satisfaction',
  process: 'compliant translation process',
  support: 'support',
} satisfies WordsFor<ClaimItem, string>;

export const homeSections = {
  whyUs: {
    eyebrow: 'WHY US',
    heading: 'Documents, screens and meetings in your audience’s languages',
  },
  services: { eyebrow: 'Our Services', heading: 'From first draft to finished file' },
  about: { eyebrow: 'About Us', heading: 'Working in Indian languages since 2021' },
  expertise: { eyebrow: 'Language expertise', heading: 'The people behind the languages' },
  process: { eyebrow: 'Our process', heading: 'From your file to delivery' },
  contact: { eyebrow: 'Contact', heading: 'Send us your text, your languages and your deadline' },
  faq: { eyebrow: 'FAQ', heading: 'Questions clients ask first' },
} satisfies Record<string, Heading>;

export const specimenCaption =
  'The word “right” comes before “education” in English and after it in the five other languages. In Tamil, it joins the verb; Urdu is read from right to left. From Article 26 of the Universal Declaration of Human Rights.';

export const featureWords = {
  multilingual: {
    title: 'Multilingual Translation',
    text: 'One source text, translated into as many Indian languages as you need, with a glossary for each so that terms stay consistent from file to file.',
  },
  localization: {
    title: 'Website & App Localization',
    text: 'Pages, screens, dates, prices and error messages in the reader’s language, checked in the browser or the running app.',
  },
  interpretation: {
    title: 'Interpretation Services',
    text: 'Interpreters for meetings, hearings, site visits and calls. Send us the agenda, and your interpreter arrives with the terminology prepared.',
  },
} satisfies WordsFor<FeatureItem, Entry>;

export const aboutTeaser =
  'We are a translation and localization company for Indian languages. Clients come to us with text that has to be understood: contracts, courses, product screens, safety manuals.';

/** The bars of the home page: what each percentage of src/content/figures.ts counts. */
export const expertiseWords = {
  native: {
    label: 'Native-language translation',
    measures: 'Share of translations made by a linguist working into their mother tongue',
  },
  experienced: {
    label: 'Experience in the language',
    measures:
      'Share of our linguists with five or more years of professional work in their language',
  },
  layout: {
    label: 'Script and layout skills',
    measures: 'Share of our linguists trained to proofread finished pages in their script',
  },
} satisfies WordsFor<ExpertiseItem, ProgressWords>;

export const processSteps = [
  {
    title: 'Analyze',
    text: 'We read your file, count the words and list the terms to agree on with you.',
  },
  {
    title: 'Translate',
    text: 'A linguist translates the text and checks it against your glossary.',
  },
  { title: 'Review', text: 'A second linguist revises the translation against the source.' },
  {
    title: 'Deliver',
    text: 'After a final verification, you receive the files in the format you sent.',
  },
] satisfies readonly Entry[];

export const contactCallOut = 'We reply with a price and a delivery date within one business day.';

export type Check = Complete<typeof import('./home'), typeof import('./home')>;
