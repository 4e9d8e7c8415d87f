import type { Complete, Detail } from '../../content-model/types';

/*
 * What buyers ask before they request a quote, on the services page. The details with the mark
 * `sample` describe a typical company: write down your own terms, then delete the mark.
 */
export const beforeYouAskHeading = 'Before you ask for a quote';

export const beforeYouAsk = [
  {
    title: 'Language pairs',
    text: 'English and any language on our list, in both directions; for those on request, the quote says how soon we can start. Between two Indian languages, such as Hindi and Tamil, we translate directly where we have the linguists and otherwise through English; the quote says which. Apart from the languages on that list, English is the only one we work in.',
    sample: true,
  },
  {
    title: 'How we calculate a price',
    text: 'Translation, revision included, costs from ₹2.50 per source word, and at least ₹1,500 per language. Layout is priced by the page; audio and video work, like phone interpreting, by the minute; other interpreting by the half day. Repeated text costs less; rare languages and scans cost more. GST is added, and invoices are payable within 30 days.',
    sample: true,
  },
  {
    title: 'Turnaround',
    text: 'Plan on about 2,000 words per translator per day, plus a day for revision. Larger jobs go to a team that shares one glossary: up to 10,000 words a day in languages such as Hindi or Tamil. Urgent work is done at night or on weekends; the quote shows the surcharge.',
    sample: true,
  },
  {
    title: 'Interpreting',
    text: 'Consecutive, simultaneous or by phone, in Hindi, Bengali, Tamil, Telugu, Marathi and Urdu; other languages on request. Book three business days ahead, or five for simultaneous interpreting.',
    sample: true,
  },
  {
    title: 'Confidentiality',
    text: 'Ask, and we sign a non-disclosure agreement (NDA), yours or ours, before you send us anything. Every linguist on your project is bound by the same terms.',
    sample: true,
  },
  {
    title: 'Where your files go',
    text: 'Only to the people who work on your project, encrypted and on servers in India. We use no machine translation or AI without your written consent. We delete the files 90 days after delivery, or sooner if you ask. The glossary and translation memory contain your sentences: we keep them for you alone and delete them within 30 days of your request. For personal data we act as your processor, under contract.',
    sample: true,
  },
  {
    title: 'Vetting, audits and liability',
    text: 'Before the first project, every linguist passes a test in their field, and we check identity and two references. You may audit us with 14 days’ notice. The contract sets our liability; professional indemnity insurance covers it up to ₹1\u00a0crore.',
    sample: true,
  },
  {
    title: 'File formats',
    text: 'Word, Excel, PowerPoint and PDF; InDesign (INDD, IDML); XLIFF, XML, JSON, RESX and PO; SRT and VTT; audio and video; DWG and DXF. Scans come back as Word or PDF, everything else in the format you sent.',
    sample: true,
  },
  {
    title: 'Certified translation, step by step',
    text: 'For certificates, court papers and visa applications:',
    steps: [
      'Ask the authority that will receive the translation what it requires: a signed statement, notarization, an apostille, a printed copy.',
      'Send us that list and, over our upload link, a clear scan. The original stays with you.',
      'We translate and revise it, and attach a signed statement of accuracy with name, stamp and date.',
      'You receive a PDF and, if you need it, a stamped hard copy by courier. Notarization is done by a notary; an apostille comes from the Ministry of External Affairs. We tell you where to apply.',
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
