export const serviceWords = {
  translation: {
    title: 'Translation Services',
    summary:
      'Contracts, manuals, reports and letters, translated between English and Indian languages.',
    details: 'You approve the glossary before we start.',
  },
  dtp: {
    title: 'DTP Services',
    summary: 'Desktop publishing: brochures, manuals and forms, laid out in your design.',
    details:
      'A translation is often longer than its source; we make room for it. You receive a print-ready PDF and the editable file. We also translate the text in technical (CAD) drawings.',
  },
  content: {
    title: 'Content Writing',
    summary:
      'Articles, product descriptions, video scripts and posts, written in your readers’ language, not translated.',
    details: 'You supply the brief and the facts. One person writes, another edits.',
  },
  website: {
    title: 'Website Localization',
    summary:
      'Menus, pages, forms, error messages and what search engines show, in your customers’ language.',
    details:
      'We adapt dates, units, pictures and large sums (in lakh and crore), then check the finished pages in the browser before you publish them.',
  },
  voiceover: {
    title: 'Voiceover & Subtitling',
    summary:
      'Voices recorded over the original sound or in its place, and subtitles short enough to read in time.',
    details:
      'We transcribe, translate, record and subtitle. You receive audio, subtitle files or the finished video.',
  },
  software: {
    title: 'Software Localization',
    summary: 'Screens, messages and help pages, translated in your resource files.',
    details:
      'Placeholders stay intact, and plurals are adapted. Before release, we look for truncated labels, missing letters and wrong text direction on the screens themselves.',
  },
};
