import type { Card, Claim, Picture, Progress, Slide, Step } from '../types';

export const slides = [
  {
    title: 'Professional Translation Services',
    text: 'Documents, websites, software and video in 50+ Indian regional languages, with certified translations where an office asks for them.',
    picture: {
      src: 'images/banner-certified.svg',
      alt: 'A signed and sealed page set in several Indian scripts',
      width: 560,
      height: 448,
    },
  },
  {
    title: 'Language Bridging Experts',
    text: 'From English into Hindi, Tamil, Bengali or Santali, and back. A second linguist revises every translation.',
    picture: {
      src: 'images/banner-bridge.svg',
      alt: 'An arch of letters that leads from the Latin A to the Devanagari अ',
      width: 400,
      height: 288,
    },
  },
] as const satisfies readonly Slide[];

export const claims = [
  { figure: '50+', label: 'Indian regional languages' },
  { figure: '100+', label: 'clients' },
  { figure: '98%', label: 'client satisfaction' },
  { figure: 'ISO 17100', label: 'compliance in translation' },
  { figure: '24/7', label: 'support' },
] satisfies readonly Claim[];

export const homeSections = {
  whyUs: {
    eyebrow: 'WHY US',
    heading: 'Documents, screens and meetings in your readers’ languages',
  },
  services: { eyebrow: 'Our services', heading: 'Six services, from first draft to finished file' },
  about: { eyebrow: 'About us', heading: 'Working in Indian languages since 2021' },
  expertise: { eyebrow: 'Language expertise', heading: 'How our projects are staffed and run' },
  process: { eyebrow: 'Our process', heading: 'From your file to delivery in four steps' },
  contact: { eyebrow: 'Contact', heading: 'Tell us the text, the languages and the date' },
  faq: { eyebrow: 'FAQ', heading: 'Three questions clients ask first' },
} satisfies Record<string, { readonly eyebrow: string; readonly heading: string }>;

export const features = [
  {
    title: 'Multilingual Translation',
    text: 'One source text into as many Indian languages as you need, with a glossary for each, so that terms stay the same from file to file.',
    picture: { src: 'images/feature-multilingual.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Website & App Localization',
    text: 'Pages, screens, dates, prices and error messages in the reader’s language, checked in the browser or the running app.',
    picture: { src: 'images/feature-localization.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Interpretation Services',
    text: 'Interpreters for meetings, hearings, site visits and calls. You send the agenda; they prepare its terms.',
    picture: { src: 'images/feature-interpretation.svg', alt: '', width: 320, height: 240 },
  },
] satisfies readonly Card[];

export const aboutTeaser =
  'We are a translation and localization company in Noida. Businesses, public bodies and schools send us what their readers must understand.';

export const aboutPicture = {
  src: 'images/about.svg',
  alt: '',
  width: 480,
  height: 400,
} satisfies Picture;

export const languageExpertise = [
  {
    label: 'Subject knowledge',
    percent: 85,
    measures: 'of projects go to a linguist who has worked in that industry before',
  },
  {
    label: 'Agreed terms',
    percent: 90,
    measures: 'of projects use a glossary agreed with the client',
  },
  {
    label: 'Several languages at once',
    percent: 75,
    measures: 'of projects cover two or more Indian languages',
  },
] satisfies readonly Progress[];

export const processSteps = [
  {
    title: 'Analyze',
    text: 'We read the file, count the words and list the terms to settle with you.',
  },
  {
    title: 'Translate',
    text: 'A linguist translates and checks the result against your glossary.',
  },
  { title: 'Review', text: 'A second linguist checks the translation against the source.' },
  {
    title: 'Deliver',
    text: 'After a final verification you receive the files in the format you sent.',
  },
] satisfies readonly Step[];

export const contactCallOut = 'We answer with a price and a delivery date.';
