import type { Industry } from '../types';

export const industries = [
  {
    title: 'Automobile',
    services: 'CAD Services, DTP Services',
    picture: { src: 'images/industry-automobile.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Telecom Industry',
    services: 'Translation Service, Voiceover & Subtitling',
    picture: { src: 'images/industry-telecom.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Legal',
    services: 'Translation Service, Content Writing',
    picture: { src: 'images/industry-legal.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'E-commerce & Retail',
    services: 'Website Localization, Content Writing',
    picture: { src: 'images/industry-ecommerce.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Travel',
    services: 'Translation Service, Voiceover & Subtitling',
    picture: { src: 'images/industry-travel.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'E-learning',
    services: 'Voiceover & Subtitling, Software Localization',
    picture: { src: 'images/industry-elearning.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Finance & Banking',
    services: 'Translation Service, Content Writing',
    picture: { src: 'images/industry-finance.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Medical',
    services: 'Translation Service, DTP Services',
    picture: { src: 'images/industry-medical.svg', alt: '', width: 320, height: 240 },
  },
] satisfies readonly Industry[];
