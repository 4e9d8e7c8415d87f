export const aboutSections = {
  mission: { heading: 'What we stand for' },
  milestones: { eyebrow: 'Milestones', heading: 'One step at a time since {since}' },
  howItWorks: { eyebrow: 'Your project', heading: 'How It Works' },
};

export const missionTabs = [
  {
    label: 'Mission',
    paragraphs: [
      'We help organizations reach people across India in the language they know best.',
      'That takes the right translator, the right term and a layout that suits the script.',
    ],
  },
  {
    label: 'Vision',
    paragraphs: [
      'An India where a contract, a prescription or a payment screen is as clear in Santali as in English.',
      'So we keep looking for linguists in languages that few companies offer, and build glossaries where none exist.',
    ],
  },
  {
    label: 'Philosophy',
    paragraphs: [
      'Meaning first, then tone, then layout. No translation leaves us before a reviser has checked it against the source.',
      'If the source is unclear, we ask. If a date is at risk, you hear it from us first.',
    ],
    sample: true,
  },
];

/** Sample history, one entry for each year in src/content/lists.ts. */
export const milestoneWords = {
  2021: {
    title: 'Translation and interpretation',
    paragraph: 'We opened our office with these two services.',
    bullets: [
      'Contracts, certificates and manuals',
      'Between English and Indian languages',
      'A glossary for every language',
    ],
  },
  2022: {
    title: 'Layout and websites',
    paragraph:
      'Clients wanted finished pages, not just text. We added DTP and website localization: since then, brochures and websites have come back ready to use.',
    bullets: [
      'DTP for brochures, manuals and forms',
      'Website localization, from menus to error messages',
      'Line heights set for each script',
    ],
  },
  2023: {
    title: 'Our process complies with ISO\u00a017100',
    paragraph:
      'ISO\u00a017100 is the international standard for translation services. Since 2023, our records have named the coordinator, translator and reviser of every translation.',
    bullets: [
      'Compliance declared by us, not certified',
      'Translators qualified as the standard requires',
      'Final verification before delivery',
    ],
  },
  2024: {
    title: 'Voice, subtitles and software',
    paragraph:
      'We added voiceover, subtitling and software localization. A video, an app and its manual can share one glossary, so that a button has the same name in all three.',
    bullets: [
      'Voiceover for videos and courses',
      'Subtitles timed to the dialogue',
      'Software checked on screen, as users see it',
    ],
  },
  2025: {
    title: '{languages}+\u00a0languages, {support}\u00a0support',
    paragraph:
      'Our languages now include Tulu, Bhojpuri and Kokborok. Our coordinators answer calls and emails around the clock.',
    bullets: [
      'Still a translator and a reviser for each language',
      'All 22 languages listed in India’s Constitution',
      'Support in English and Hindi',
    ],
  },
};

export const howItWorks = [
  {
    title: 'Submit Your Request',
    text: 'Send us the text or a sample, the languages and your deadline. If the text is confidential, ask for an NDA and our upload link first.',
  },
  {
    title: 'Project Assessment',
    text: 'A coordinator checks length, subject, format and script, then quotes a price and a delivery date.',
  },
  {
    title: 'Translation & Review',
    text: 'The translator checks their own work. Then a reviser, always a second linguist, checks it against the source.',
  },
  {
    title: 'Delivery & Support',
    text: 'You receive files checked against your instructions. We correct any mistake you report within {correctionDays} days of delivery, free of charge.',
  },
];
