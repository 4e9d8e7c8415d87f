import { industryServices, industryWords } from '#words/industries';
import type { PictureFile } from '../content-model/types';
import { picture } from './pictures';
import type { ServiceId } from './services';

/* The offers on the industry cards, each with the service that it links to. */
const offers = {
  cad: 'dtp',
  content: 'content',
  dtp: 'dtp',
  software: 'software',
  translation: 'translation',
  voiceover: 'voiceover',
  website: 'website',
} as const satisfies Readonly<Record<string, ServiceId>>;

export type Offer = keyof typeof offers;

interface Item {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly picture: PictureFile;
}

/*
 * The industries in their order. The words of each are in the industries.ts of every language's
 * folder.
 */
const list = [
  { id: 'automobile', offers: ['cad', 'dtp'], picture: 'images/industry-automobile.svg' },
  { id: 'telecom', offers: ['translation', 'voiceover'], picture: 'images/industry-telecom.svg' },
  { id: 'legal', offers: ['translation', 'content'], picture: 'images/industry-legal.svg' },
  { id: 'ecommerce', offers: ['website', 'content'], picture: 'images/industry-ecommerce.svg' },
  { id: 'travel', offers: ['translation', 'voiceover'], picture: 'images/industry-travel.svg' },
  { id: 'elearning', offers: ['voiceover', 'software'], picture: 'images/industry-elearning.svg' },
  { id: 'finance', offers: ['translation', 'content'], picture: 'images/industry-finance.svg' },
  { id: 'medical', offers: ['translation', 'dtp'], picture: 'images/industry-medical.svg' },
] as const satisfies readonly Item[];

export type IndustryItem = (typeof list)[number];

export const industries = list.map(({ id, offers: offered, picture: src }) => ({
  id,
  ...industryWords[id],
  services: offered.map((offer) => ({ title: industryServices[offer], id: offers[offer] })),
  picture: picture(src),
}));
