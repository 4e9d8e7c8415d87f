import type { Complete } from '../../content-model/types';
import type { RoutePath } from '../../router/routes';

/** What a search result says about the site: up to 160 characters. */
export const siteDescription =
  'Translation, localization, voiceover, subtitling and DTP in 50+ Indian regional languages. Certified translations. ISO 17100-compliant process.';

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'Translation and localization for Indian languages';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – Translation for Indian languages',
  '/about-us': 'About Us – {company}',
  '/services': 'Our Services – {company}',
  '/language': 'Language – {company}',
  '/industry': 'Industry – {company}',
  '/contact-us': 'Request a Quote – {company}',
  notFound: 'Page not found – {company}',
} satisfies Record<RoutePath | 'notFound', string>;

/** The head of each page. */
export const headings = {
  '/': {
    h1: 'Translation and localization in 50+\u00a0Indian languages',
    lead: 'For businesses and institutions whose customers, staff or citizens read Hindi, Tamil, Bengali, Urdu or another Indian language.',
  },
  '/about-us': {
    eyebrow: 'About Us',
    h1: 'A translation company in Noida, working in 50+\u00a0Indian languages',
    lead: 'Our 24 staff and 160 linguists work for banks, manufacturers, hospitals, publishers and government departments.',
    sample: true,
  },
  '/services': {
    eyebrow: 'Our Services',
    h1: 'The High Standard Trusted & Professional Services',
    lead: 'Six services, from writing a text to testing it in running software, and interpreting, on site or by phone. Our translation process complies with ISO\u00a017100.',
  },
  '/language': {
    eyebrow: 'Language',
    h1: 'India’s languages, in the scripts they are read in',
    lead: 'More than 50 languages with a translator and a reviser, among them all 22 scheduled ones, and others on request.',
  },
  '/industry': {
    eyebrow: 'Industry',
    h1: 'Your industry, in your customers’ language',
    lead: 'A court, a clinic and a showroom use the same language differently. We agree on the terminology with you before work starts.',
  },
  '/contact-us': {
    eyebrow: 'Contact',
    h1: 'Request a Quote',
    lead: 'A coordinator answers 24/7; quotes follow within one business day. Please call before you visit.',
  },
} satisfies Record<
  RoutePath,
  {
    readonly eyebrow?: string;
    readonly h1: string;
    readonly lead: string;
    readonly sample?: true;
  }
>;

export type Check = Complete<typeof import('./pages'), typeof import('./pages')>;
