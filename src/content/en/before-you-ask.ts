import type { Complete, Detail } from '../../content-model/types';

/*
 * What buyers ask before they request a quote, on the services page. The details with the mark
 * `sample` describe a typical company: write down your own terms, then delete the mark.
 */
export const beforeYouAskHeading = 'Before you ask for a quote';

export const beforeYouAsk = [
  {
    title: 'Language pairs',
    text: 'English and any language on our list, in both directions; for less common languages, we first confirm a translator and a reviser. Between two Indian languages, such as Hindi and Tamil, we translate directly where we have the linguists and otherwise through English; the quote says which. We do not translate into or out of other foreign languages.',
    sample: true,
  },
  {
    title: 'How we calculate a price',
    text: 'Text is priced by the source word, layout by the page, audio and video by the minute, and interpreting by the half day. Repeated text costs less; rare languages, scanned originals and urgent work cost more. A minimum charge applies, and GST is added.',
    sample: true,
  },
  {
    title: 'Turnaround',
    text: 'You can reach us at any hour; a quote follows within one business day. Plan on about 2,000 words per translator per day, plus a day for revision. Larger jobs go to a team that shares one glossary. If your text is urgent, tell us.',
    sample: true,
  },
  {
    title: 'Confidentiality',
    text: 'If you wish, we sign a non-disclosure agreement, yours or ours, before you send us anything. Every linguist on your project is bound by the same terms.',
    sample: true,
  },
  {
    title: 'Where your files go',
    text: 'Only to the people who work on your project; the files are stored in India. We do not put them into public machine translation or AI tools. We delete them 90 days after delivery, or sooner if you ask. The glossary and the translation memory, which make repeated text cheaper, are kept for you alone. We process personal data in line with the Digital Personal Data Protection Act, 2023.',
    sample: true,
  },
  {
    title: 'File formats',
    text: 'Word, Excel, PowerPoint and PDF; InDesign (INDD, IDML); XLIFF, XML, JSON, RESX and PO; SRT and VTT; audio and video; DWG and DXF. You receive the format you sent. Scans come back as Word or PDF.',
    sample: true,
  },
  {
    title: 'Certified translation, step by step',
    text: 'For certificates, court papers and visa applications:',
    steps: [
      'Ask the authority that will receive the translation what it requires: a signed statement, notarization, an apostille, a printed copy.',
      'Send us a clear scan and that list. The original stays with you.',
      'We translate and revise it, and attach a signed statement of accuracy with name, stamp and date.',
      'You receive a PDF by email and, if you need it, a stamped hard copy by courier. Notarization is done by a notary; an apostille comes from the Ministry of External Affairs. We tell you where to apply.',
    ],
    sample: true,
  },
  {
    title: 'CAD Services',
    text: 'We translate the labels, notes and parts lists in technical drawings (DWG, DXF) and put them back in place, so that your engineers can open and edit the file as before.',
    sample: true,
  },
] satisfies readonly Detail[];

export type Check = Complete<typeof import('./before-you-ask'), typeof import('./before-you-ask')>;
