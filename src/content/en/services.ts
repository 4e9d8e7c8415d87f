import type { Card } from '../types';

export const services = [
  {
    title: 'Translation Services',
    text: 'Contracts, manuals, reports and letters to and from 50+ Indian regional languages. One linguist translates, a second revises against the source. For a certified translation we add a signed statement of accuracy with name, stamp and date.',
    picture: {
      src: 'images/service-translation.svg',
      alt: '',
      width: 320,
      height: 240,
      keep: 'end',
    },
  },
  {
    title: 'DTP Services',
    text: 'Translated text grows, and each script needs its own line height, so brochures, manuals and forms are laid out again in your design. You receive the PDF for print and the editable file.',
    picture: { src: 'images/service-dtp.svg', alt: '', width: 320, height: 240 },
  },
  {
    title: 'Content Writing',
    text: 'Articles, product descriptions, scripts and posts written in the language they will be read in, not translated into it. You give the brief and the facts; one person writes, another edits.',
    picture: { src: 'images/service-content.svg', alt: '', width: 320, height: 240, keep: 'start' },
  },
  {
    title: 'Website Localization',
    text: 'Menus, pages, forms, error messages and search descriptions in your readers’ language. Dates, units, pictures and prices in lakh and crore are adapted too, and the finished pages checked in the browser.',
    picture: { src: 'images/service-website.svg', alt: '', width: 320, height: 240, keep: 'start' },
  },
  {
    title: 'Voiceover & Subtitling',
    text: 'Voiceover speaks over the original sound or replaces it; subtitles translate the dialogue in lines short enough to read. We transcribe, translate, record and time, and deliver sound, subtitle files or the finished film.',
    picture: {
      src: 'images/service-voiceover.svg',
      alt: '',
      width: 320,
      height: 240,
      keep: 'start',
    },
  },
  {
    title: 'Software Localization',
    text: 'Screens, messages and help, translated in your resource files with placeholders and plurals intact. Before release we look for cut-off labels, missing letters and wrong text direction in the running program.',
    picture: { src: 'images/service-software.svg', alt: '', width: 320, height: 240 },
  },
] satisfies readonly Card[];
