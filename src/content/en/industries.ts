import type { Complete, Entry } from '../../content-model/types';
import type { IndustryId, OfferId } from '../lists';

/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'CAD Services',
  content: 'Content Writing',
  dtp: 'DTP Services',
  software: 'Software Localization',
  translation: 'Translation Service',
  voiceover: 'Voiceover & Subtitling',
  website: 'Website Localization',
} satisfies Readonly<Record<OfferId, string>>;

export const industryWords = {
  automobile: {
    title: 'Automobile',
    text: 'Owner’s manuals, workshop guides, parts catalogs, and the labels and notes in CAD drawings.',
  },
  telecom: {
    title: 'Telecom Industry',
    text: 'Plans, bills, recharge screens and text messages, and voice prompts for those who would rather listen.',
  },
  legal: {
    title: 'Legal',
    text: 'Contracts, petitions, evidence and notices, and guides that explain them in plain language.',
  },
  ecommerce: {
    title: 'E-commerce & Retail',
    text: 'Product pages, checkout, return policies and festival offers, in the words shoppers search for.',
  },
  travel: {
    title: 'Travel',
    text: 'Itineraries, menus, signs, safety notices, audio guides and destination films.',
  },
  elearning: {
    title: 'E-learning',
    text: 'Lessons, quizzes and videos, and the learning platform around them, with one set of terms.',
  },
  finance: {
    title: 'Finance & Banking',
    text: 'Loan agreements, Key Facts Statements, KYC forms, SMS alerts and IVR prompts; a second person checks every rate and amount.',
  },
  medical: {
    title: 'Medical',
    text: 'Consent forms, leaflets, packaging and device manuals, laid out for print.',
  },
} satisfies Readonly<Record<IndustryId, Entry>>;

export type Check = Complete<typeof import('./industries'), typeof import('./industries')>;
