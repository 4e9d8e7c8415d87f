/*
 * What buyers ask before they request a quote, on the services page. The details with the mark
 * `sample` describe a typical company: write down your own terms, then delete the mark.
 */
export const beforeYouAskHeading = 'Before you request a quote';

export const beforeYouAsk = [
  {
    title: 'Language pairs',
    text: 'Between English and any language on our list (some on request). Between two Indian languages, we translate directly if we have a team for the pair, otherwise through English; the quote says which. English is the only language from outside India that we offer, and every translation is revised.',
    sample: true,
  },
  {
    title: 'Price',
    text: 'Translation with revision costs from ₹2.50 per source word (minimum ₹1,500 per language). Layout is priced per page; voiceover, subtitles and phone interpretation per minute; other interpretation per half day. Repeated text costs less; rare languages and scans cost more. GST is extra. Quotes are valid for 30 days; invoices are due in 30 days.',
    sample: true,
  },
  {
    title: 'Turnaround',
    text: 'About 2,000 words per translator per day, plus a day for revision. For Hindi or Tamil, a team with one glossary translates up to 10,000 words a day. Urgent work costs more; the quote says how much.',
    sample: true,
  },
  {
    title: 'If something goes wrong',
    text: 'Mistakes reported within 30 days of delivery are corrected free of charge. Each business day we are late takes 5% off the price, up to 50%. Where translator and reviser disagree, the reviser decides; on your terminology, you do.',
    sample: true,
  },
  {
    title: 'Interpreters',
    text: 'On site (consecutive or simultaneous) or by phone, in Hindi, Bengali, Tamil, Telugu, Marathi and Urdu; other languages on request. Book three business days ahead, five for simultaneous.',
    sample: true,
  },
  {
    title: 'Confidentiality',
    text: 'Ask, and we sign a non-disclosure agreement (NDA), yours or ours, before you send anything. Everyone on your project, freelancers included, has signed an equivalent one with us.',
    sample: true,
  },
  {
    title: 'Where your files go',
    text: 'Only to people on your project; to an outside agency only with your written consent. Files are encrypted in transit and at rest, on servers in India; freelancers work on those servers and cannot download the files. We delete files 90 days after delivery, and the glossary and translation memory within 30 days of your request. We report a breach within 24 hours of discovery. For personal data, we act as your processor, under contract.',
    sample: true,
  },
  {
    title: 'Machine translation and AI',
    text: 'Only with your written consent. A translator then corrects every sentence of the draft, and a reviser compares it with the source. ISO\u00a017100 does not cover such work; the quote says so.',
    sample: true,
  },
  {
    title: 'Vetting, audits and liability',
    text: 'Every linguist has passed a test in their field; we check identity and references. You may audit us on 14 days’ notice. The contract sets our liability; professional indemnity insurance covers it up to ₹1\u00a0crore a year.',
    sample: true,
  },
  {
    title: 'File formats',
    text: 'Word, Excel, PowerPoint, PDF; INDD, IDML; XLIFF, XML, JSON, RESX, PO; SRT, VTT, audio and video; DWG, DXF. You receive the format you sent and, after layout, a print-ready PDF as well. Certified translations come as PDF, other translations of scans as Word or PDF.',
    sample: true,
  },
  {
    title: 'Certified translation, step by step',
    text: 'For certificates, court papers and visa applications:',
    steps: [
      'Ask the receiving authority what it requires: a signed statement, notarization, an apostille, a hard copy.',
      'Send us that list and a clear scan. The original stays with you.',
      'We translate and revise the document, and attach a signed statement of accuracy with name, stamp and date.',
      'You receive a PDF and, on request, a stamped copy by courier. We tell you where to have it notarized or apostilled.',
    ],
    sample: true,
  },
  {
    title: 'CAD Services',
    text: 'We translate labels, notes and parts lists in technical drawings; the file stays editable.',
    sample: true,
  },
];
