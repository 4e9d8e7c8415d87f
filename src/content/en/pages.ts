import type { RoutePath } from '../../router/routes';
import { company } from '../company';
import type { Picture } from '../types';
import { contactPicture } from './contact';

/** What a search result says of the site, which is one document to a search engine. */
export const siteDescription =
  'Translation, website and software localization, voiceover, subtitling and DTP in 50+ Indian regional languages, from Noida. Request a quote.';

/** The document's title on each page (WCAG 2.4.2). */
export const titles = {
  '/': `${company.name} - Translation for Indian languages`,
  '/about-us': `About Us - ${company.name}`,
  '/services': `Our Services - ${company.name}`,
  '/language': `Language - ${company.name}`,
  '/industry': `Industry - ${company.name}`,
  '/contact-us': `Contact Us - ${company.name}`,
} satisfies Record<RoutePath, string>;

interface PageHeading {
  readonly eyebrow?: string;
  readonly h1: string;
  readonly lead: string;
  readonly picture?: Picture;
}

/** The picture beside a page's heading. */
function headPicture(page: string): Picture {
  return { src: `images/head-${page}.svg`, alt: '', width: 640, height: 400 };
}

export const headings = {
  '/': {
    h1: 'Translation and localization in 50+ Indian languages',
    lead: 'For businesses and institutions whose readers prefer Hindi, Tamil, Bengali, Urdu or another Indian language.',
  },
  '/about-us': {
    eyebrow: 'About Us',
    h1: 'A bridge between India’s languages',
    lead: 'Since 2021 we have translated documents, then websites, films and software, to and from Indian languages.',
    picture: headPicture('about-us'),
  },
  '/services': {
    eyebrow: 'Our Services',
    h1: 'The High Standard Trusted & Professional Services',
    lead: 'Six services, from writing a text to checking it in running software. Our translation process complies with ISO 17100.',
    picture: headPicture('services'),
  },
  '/language': {
    eyebrow: 'Language',
    h1: 'India’s languages, each in its own script',
    lead: 'All 22 scheduled languages and dozens of regional ones, from Hindi and Tamil to Tulu, Kokborok and Balti.',
    picture: headPicture('language'),
  },
  '/industry': {
    eyebrow: 'Industry',
    h1: 'What eight industries order from us',
    lead: 'A court, a clinic and a showroom use one language differently. We agree the terms with you before work starts.',
    picture: headPicture('industry'),
  },
  '/contact-us': {
    eyebrow: 'Contact Us',
    h1: 'Request a quote',
    lead: 'Write, call or visit the office in Noida. Support is open 24/7.',
    picture: contactPicture,
  },
} satisfies Record<RoutePath, PageHeading>;
