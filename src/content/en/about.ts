import type { Milestone, Step, Tab } from '../types';

export const aboutSections = {
  mission: { eyebrow: 'What we stand for', heading: 'Mission, Vision and Philosophy' },
  milestones: { eyebrow: 'Milestones', heading: 'Five years, one service after another' },
  howItWorks: { eyebrow: 'Your project', heading: 'How It Works' },
} satisfies Record<string, { readonly eyebrow: string; readonly heading: string }>;

export const missionTabs = [
  {
    label: 'Mission',
    paragraphs: [
      'To let a business or an office speak to people across India in the language they read first.',
      'That takes the right linguist, a second pair of eyes and a layout that suits the script.',
    ],
  },
  {
    label: 'Vision',
    paragraphs: [
      'An India where a contract, a prescription or a payment screen is as clear in Santali as in English.',
      'So we look for linguists in languages that few companies offer, and build glossaries where none exist.',
    ],
  },
  {
    label: 'Philosophy',
    paragraphs: [
      'Meaning first, then tone, then layout. No translation leaves after one person alone has read it.',
      'Where the source is unclear we ask. Where a date cannot be kept we say so before we take the work.',
    ],
  },
] satisfies readonly Tab[];

export const milestones = [
  {
    year: '2021',
    title: 'An office in Noida',
    picture: {
      src: 'images/milestone-2021.svg',
      alt: 'An open door under an arch, a desk and a lamp behind it',
      width: 320,
      height: 240,
    },
    paragraph:
      'The company opens in Sector 50, Noida, with one service: written translation to and from Indian languages. Contracts, certificates and manuals are the first orders.',
    bullets: [
      'Office in Sector 50, Noida',
      'Translation to and from English',
      'A glossary for every language',
    ],
  },
  {
    year: '2022',
    title: 'Layout and websites',
    picture: {
      src: 'images/milestone-2022.svg',
      alt: 'A page between crop marks and a website with the same letter',
      width: 320,
      height: 240,
    },
    paragraph:
      'Clients ask for finished pages instead of loose text. DTP and website localization join, so that a brochure or a website comes back ready to use in each language.',
    bullets: [
      'DTP for brochures, manuals and forms',
      'Website localization, menus to error messages',
      'Line heights set for each script',
    ],
  },
  {
    year: '2023',
    title: 'A process to ISO 17100',
    picture: {
      src: 'images/milestone-2023.svg',
      alt: 'A corrected translation beside its source, under a reading glass',
      width: 320,
      height: 240,
    },
    paragraph:
      'We align the translation process with ISO 17100, the standard for translation services. The translator checks the text, a second linguist revises it, and a final verification follows.',
    bullets: [
      'Process compliant with ISO 17100',
      'Revision by a second linguist',
      'Final verification before delivery',
    ],
  },
  {
    year: '2024',
    title: 'Voice, subtitles and software',
    picture: {
      src: 'images/milestone-2024.svg',
      alt: 'A microphone, a subtitled film and a window of code',
      width: 320,
      height: 240,
    },
    paragraph:
      'Voiceover, subtitling and software localization join. A film, an app and its manual can now share one glossary, so that a button has one name in all three.',
    bullets: [
      'Voiceover for films and courses',
      'Subtitles timed to the dialogue',
      'Software checked on the running screen',
    ],
  },
  {
    year: '2025',
    title: '50+ languages, support 24/7',
    picture: {
      src: 'images/milestone-2025.svg',
      alt: 'A clock between sun and moon, with letters for its hours',
      width: 320,
      height: 240,
    },
    paragraph:
      'The list passes 50 Indian regional languages, from the 22 scheduled ones to Tulu, Bhojpuri and Kokborok. Support now answers at any hour, every day.',
    bullets: [
      '50+ Indian regional languages',
      'All 22 scheduled languages',
      'Support at any hour, 24/7',
    ],
  },
] satisfies readonly Milestone[];

export const howItWorks = [
  {
    title: 'Submit Your Request',
    text: 'Send the text or a sample, the languages, and the date you need it by.',
  },
  {
    title: 'Project Assessment',
    text: 'We check length, subject, format and script, then name a price and a date.',
  },
  {
    title: 'Translation & Review',
    text: 'One linguist translates and checks; a second revises against the source.',
  },
  {
    title: 'Delivery & Support',
    text: 'You receive verified files. Questions and corrections are answered afterwards.',
  },
] satisfies readonly Step[];
