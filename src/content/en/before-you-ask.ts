import type { Detail } from '../types';
import type { Complete } from '../words';

/*
 * What buyers ask before they request a quote, on the services page. The details with the mark `sample` describe a
 * typical company: write down your own terms, then delete the mark.
 */
export const beforeYouAskHeading = 'Before you ask for a quote';

export const beforeYouAsk = [
  {
    title: 'Language pairs',
    text: 'English and any language on our list, in both directions. For two Indian languages, such as Hindi and Tamil, we translate directly where we have the linguists and otherwise through English; the quote says which. We do not offer other foreign languages.',
    sample: true,
  },
  {
    title: 'How a price is made',
    text: 'Text is priced by the source word, layout by the page, audio and video by the minute, and interpreting by the half day. Repeated text costs less; rare languages, scanned originals and urgent work cost more. A minimum charge applies, and GST is added.',
    sample: true,
  },
  {
    title: 'Turnaround',
    text: 'We answer a request within one working day. Plan on about 2,000 words per translator and day, plus a day for revision. Larger jobs go to a team that shares one glossary. If it is urgent, say so in your message.',
    sample: true,
  },
  {
    title: 'Confidentiality',
    text: 'We sign a non-disclosure agreement, yours or ours, before you send a file. Every linguist on your project is bound by it.',
    sample: true,
  },
  {
    title: 'Where your files go',
    text: 'Only to the people who work on your project. We do not put them into public machine translation or AI tools. We keep them for 90 days so that we can make corrections, then delete them, or sooner if you ask. We handle personal data under the Digital Personal Data Protection Act, 2023.',
    sample: true,
  },
  {
    title: 'File formats',
    text: 'Word, Excel, PowerPoint and PDF; InDesign (INDD, IDML); XLIFF, XML, JSON, RESX and PO; SRT and VTT; audio and video; DWG and DXF. You receive the format you sent. Scans come back as Word or PDF.',
    sample: true,
  },
  {
    title: 'Certified translation, step by step',
    text: 'For a certificate, a court paper or a visa file:',
    steps: [
      'Ask the authority that will receive it what it requires: a signed statement, notarization, an apostille, a printed copy.',
      'Send us a clear scan and that list. The original stays with you.',
      'We translate and revise it, and add the statement of accuracy with name, stamp and date.',
      'You receive a PDF by email and, if you need it, the stamped print by courier. Notaries and state authorities provide notarization and apostille; we tell you where to apply.',
    ],
    sample: true,
  },
  {
    title: 'CAD services',
    text: 'We translate the labels, notes and parts lists in technical drawings (DWG, DXF) and put them back in place, so that your engineers can open and edit the file as before.',
  },
] satisfies readonly Detail[];

export type Check = Complete<
  typeof import('./before-you-ask'),
  typeof import('../en/before-you-ask')
>;
