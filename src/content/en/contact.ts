import type { Complete } from '../../content-model/types';

export const contactWords = {
  lead: 'In your message, tell us the languages, the word or page count, the file format and your deadline. You can attach files to the email.',
  address: 'Office address',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  mapHeading: 'Find the office',
  /** `{place}` is the street and the town of company.ts. */
  mapTitle: 'Map of {place}',
  mapNote: 'The map comes from OpenStreetMap. If it does not load, please use the address.',
};

export type Check = Complete<typeof import('./contact'), typeof import('./contact')>;
