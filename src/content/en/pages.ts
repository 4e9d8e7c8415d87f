/**
 * What a search result, or the preview of a shared link, says about each page: up to 160 characters.
 * A page without one is described by its `lead`.
 */
export const pageDescriptions = {
  '/': 'Translation into {languages}+ Indian languages, a second linguist on every text, certified translations, localization, interpretation, voiceover, subtitles, DTP.',
  '/about-us':
    'Translation company in {town} with {employees} employees and {linguists} freelance linguists. Read about our milestones since {since}, how a project runs and what clients say.',
  '/services':
    'Translation from ₹{wordPrice} per source word, certified translations, interpretation, voiceover, subtitles, DTP and localization, in Hindi, Tamil and other languages.',
  '/language':
    'A translator and a reviser for each of India’s 22 scheduled languages, from Hindi, Bengali and Tamil to Santali, and for others such as Tulu. Find yours.',
  '/industry':
    'Translation into Indian languages for banks, hospitals, law firms, carmakers, telcos, shops, e-learning and travel firms: loan agreements, leaflets, manuals.',
  '/contact-us':
    'Request a quote by phone or email; write in English, Hindi, Tamil or Urdu. For most languages you get a price and a delivery date within one business day.',
  sample: true,
};

/** The line under the company's name on the picture that a shared link shows. */
export const socialCardText = 'Translation and localization for Indian languages';

/** The title of each page, in tabs and in search results. `{company}` is the name in company.ts. */
export const titles = {
  '/': '{company} – Indian-language translation',
  '/about-us': 'About Us – {company}',
  '/services': 'Our Services – {company}',
  '/language': 'Language – {company}',
  '/industry': 'Industry – {company}',
  '/contact-us': 'Request a Quote – {company}',
};

/** The head of each page. */
export const headings = {
  '/': {
    h1: 'Translation and localization in {languages}+\u00a0Indian languages',
    lead: 'Our starting prices are on this site, files that you upload stay on servers in India, and on request we sign a non-disclosure agreement (NDA) before you send us anything.',
    sample: true,
  },
  '/about-us': {
    h1: 'A translation company in {town} for the languages of India',
    lead: 'Our {employees} employees and {linguists} freelance linguists, all of them in India, work for banks, manufacturers, hospitals, publishers and government departments.',
    sample: true,
  },
  '/services': {
    h1: 'The High Standard Trusted & Professional Services',
    lead: 'We write, translate, lay out, record and localize; our interpreters work on site, by phone or by video. Our translation process complies with ISO\u00a017100 (our own declaration).',
    sample: true,
  },
  '/language': {
    h1: 'India’s languages, in the scripts they are read in',
    lead: 'We have a team for more than {languages} of them. For those listed under “On\u00a0request”, we look for one.',
  },
  '/industry': {
    h1: 'Your industry, in your customers’ language',
    lead: 'A court, a clinic and a showroom use the same language differently. We agree on the terminology with you before work starts.',
  },
  '/contact-us': {
    h1: 'Request a Quote',
    lead: 'Write in English, Hindi, Tamil or Urdu. Coordinators answer emails (within two hours) and calls (in English or Hindi) {support}. You have a quote within one business day (Monday to Friday, except public holidays) of sending us the text or its word count; for languages listed under “On\u00a0request”, we tell you within three whether we can start. Please call before you visit.',
    sample: true,
  },
};
