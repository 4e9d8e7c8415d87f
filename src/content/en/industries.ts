/** The names of the offers on the industry cards. */
export const offerWords = {
  cad: 'CAD Services',
  content: 'Content Writing',
  dtp: 'DTP Services',
  software: 'Software Localization',
  translation: 'Translation Service',
  voiceover: 'Voiceover & Subtitling',
  website: 'Website Localization',
};

export const industryWords = {
  automobile: {
    title: 'Automobile',
    text: 'Labels, notes and parts lists in CAD drawings, and manuals laid out again for each script.',
  },
  telecom: {
    title: 'Telecom Industry',
    text: 'Plans, bills, text messages and recorded announcements.',
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
    text: 'Itineraries, menus, signs, safety notices, audio guides and destination videos.',
  },
  elearning: {
    title: 'E-learning',
    text: 'Lessons with voiceover and subtitles, and the learning platform around them, all using the same terms.',
  },
  finance: {
    title: 'Finance & Banking',
    text: 'Loan agreements, Key Facts Statements, KYC forms and notices. The reviser checks every rate and amount.',
    sample: true,
  },
  medical: {
    title: 'Medical',
    text: 'Consent forms, leaflets, packaging and device manuals, laid out for print.',
  },
};
