import type { Picture } from '../types';

export const contactPicture = {
  src: 'images/contact.svg',
  alt: 'A sealed envelope before an arch',
  width: 320,
  height: 240,
} satisfies Picture;

export const contactWords = {
  lead: 'Put into your message the languages, the number of words or pages, the file format and the date.',
  address: 'Office address',
  email: 'Email',
  phone: 'Phone',
  mapHeading: 'Find the office',
  mapNote:
    'The map comes from OpenStreetMap. If it does not load, use the address above or the link.',
} satisfies Record<string, string>;
