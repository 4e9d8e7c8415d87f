/*
 * The lists of the site, each in its order. The words of an entry are under its id in the folder of
 * each language: in services.ts, industries.ts, about.ts (milestones) and home.ts.
 */

/* Cards cut 20 px off the pictures at the top and at the bottom. */
export const serviceList = [
  { id: 'translation', picture: 'images/service-translation.svg' },
  { id: 'dtp', picture: 'images/service-dtp.svg' },
  { id: 'content', picture: 'images/service-content.svg' },
  { id: 'website', picture: 'images/service-website.svg' },
  { id: 'voiceover', picture: 'images/service-voiceover.svg' },
  { id: 'software', picture: 'images/service-software.svg' },
] as const;

/* The offers on the industry cards, each with the service that it links to. */
export const offerList = {
  cad: 'dtp',
  content: 'content',
  dtp: 'dtp',
  software: 'software',
  translation: 'translation',
  voiceover: 'voiceover',
  website: 'website',
} as const;

export const industryList = [
  { id: 'automobile', offers: ['cad', 'dtp'], picture: 'images/industry-automobile.svg' },
  { id: 'telecom', offers: ['translation', 'voiceover'], picture: 'images/industry-telecom.svg' },
  { id: 'legal', offers: ['translation', 'content'], picture: 'images/industry-legal.svg' },
  { id: 'ecommerce', offers: ['website', 'content'], picture: 'images/industry-ecommerce.svg' },
  { id: 'travel', offers: ['translation', 'voiceover'], picture: 'images/industry-travel.svg' },
  { id: 'elearning', offers: ['voiceover', 'software'], picture: 'images/industry-elearning.svg' },
  { id: 'finance', offers: ['translation', 'content'], picture: 'images/industry-finance.svg' },
  { id: 'medical', offers: ['translation', 'dtp'], picture: 'images/industry-medical.svg' },
] as const;

/* The years of the timeline. Samples: write your own. */
export const milestoneList = [
  { id: '2021', sample: true, picture: 'images/milestone-2021.svg' },
  { id: '2022', sample: true, picture: 'images/milestone-2022.svg' },
  { id: '2023', sample: true, picture: 'images/milestone-2023.svg' },
  { id: '2024', sample: true, picture: 'images/milestone-2024.svg' },
  { id: '2025', sample: true, picture: 'images/milestone-2025.svg' },
] as const;

/* The slides of the banner on the home page. */
export const slideList = [
  { id: 'certified', picture: 'images/banner-words.svg' },
  { id: 'bridge', picture: 'images/banner-house.svg' },
] as const;

/* The features below them. */
export const featureList = [
  { id: 'multilingual', picture: 'images/feature-multilingual.svg' },
  { id: 'localization', picture: 'images/feature-localization.svg' },
  { id: 'interpretation', picture: 'images/feature-interpretation.svg' },
] as const;
