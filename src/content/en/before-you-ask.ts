/*
 * What buyers ask before they request a quote, on the services page. The details with the mark
 * `sample` describe a typical company: write down your own terms, then delete the mark.
 */
export const beforeYouAskHeading = 'Before you request a quote';

export const beforeYouAsk = [
  {
    title: 'Language pairs',
    text: 'We translate between English and every language on our list; for those under “On\u00a0request”, we first have to find a team. Between two Indian languages, we translate directly if we have a translator and a reviser who work from one into the other, otherwise through English; the quote says which. English is the only non-Indian language we offer.',
    sample: true,
  },
  {
    title: 'Price',
    text: '{gstPercent}% GST is added to all prices. Quotes are valid for 30 days; invoices are due within 30 days of their date. For anything not named here, the quote states the price.',
    points: [
      'Translation with revision: from ₹{wordPrice} per source word, at least ₹{minimumPrice} per order and language; half price for sentences that repeat, in the order or in earlier ones of yours',
      'Websites, apps and software: the price per word, plus ₹900 per hour for checks on the finished pages or screens',
      'Layout (DTP): from ₹{pagePrice} per source page; content writing: from ₹5 per word',
      'Per minute of audio or video, translation included: voiceover from ₹900, subtitles from ₹500',
      'Interpretation: from ₹30 per minute by phone or video, from ₹8,000 per half day on site, plus travel',
      'Surcharges on the service concerned, added together if several apply: 20% for scans (not for certified translations), 30% for Indian languages beyond the 22 listed in India’s Constitution, {rushPercent}% for work at weekends or on public holidays, or in less time than “Turnaround” allows',
    ],
    sample: true,
  },
  {
    title: 'Turnaround',
    text: 'Business days are Monday to Friday, except public holidays; they count from the day after you approve the glossary. In one business day, a translator completes about {wordsPerDay} words and a reviser about 5,000. Into Hindi or Tamil, several translators, who share one glossary, complete up to {teamWordsPerDay} in one business day, and several revisers check them in the next. Layout takes one business day for every {examplePages} pages, checks on screen one or two.',
    sample: true,
  },
  {
    title: 'An example',
    text: '{teamWordsPerDay} words from English into Hindi and Tamil, and {examplePages} pages of layout in each, at our starting prices:',
    points: [
      'Translation with revision: {teamWordsPerDay} words × 2 languages × ₹{wordPrice} = ₹{exampleTranslation}',
      'Layout: {examplePages} pages × 2 languages × ₹{pagePrice} = ₹{exampleLayout}',
      'Price: ₹{exampleNet}; with {gstPercent}% GST, ₹{exampleGross}',
      'Time, once you approve the glossary: one business day for translation, one for revision, one for layout',
      'Included: a glossary for each language, print-ready PDFs and editable files',
    ],
    sample: true,
  },
  {
    title: 'If something goes wrong',
    text: 'We correct any mistake you report within {correctionDays} days of delivery, free of charge. If you and we disagree on whether something is a mistake, a linguist we both accept decides, at our cost; on your terminology, you have the last word. If we are late, the late part costs {delayPercent}% less (before GST) for each business day of delay, up to {delayPercentMax}%.',
    sample: true,
  },
  {
    title: 'Interpreters',
    text: 'On site (consecutive or simultaneous), by phone or by video, between English and Hindi, Bengali, Tamil, Telugu, Marathi or Urdu; other languages if an interpreter is available. Book three business days ahead, five for simultaneous.',
    sample: true,
  },
  {
    title: 'Confidentiality',
    text: 'Ask, and we sign a non-disclosure agreement (NDA), yours or ours, before you send us anything. Everyone on your project, freelancers included, has signed an equivalent one. Anyone else sees your files only with your written consent or where the law requires it.',
    sample: true,
  },
  {
    title: 'Information security',
    text: 'Files sent through our upload link are encrypted in transit and at rest, on servers in India. Email is not encrypted end to end: do not email confidential files. Freelancers, voice artists included, can open files online but not download them. We hold no ISO/IEC\u00a027001 certificate; ask us for the list of our controls. If a breach affects your files, we tell you within four hours of discovering it, day or night. For personal data, we act as your data processor, under contract.',
    sample: true,
  },
  {
    title: 'Ownership and deletion',
    text: 'The translation and its translation memory are yours once paid for, your glossary from the start. We use the memory and the glossary for your projects only, and delete them within 30 days of your request. Other files are deleted 90 days after delivery or, without an order, 90 days after the quote.',
    sample: true,
  },
  {
    title: 'Machine translation and AI',
    text: 'We use them only with your written consent, and only if their providers neither keep your texts nor train AI on them. A translator corrects the machine’s draft against the source, then a reviser checks the result against the source. ISO\u00a017100 does not cover such work.',
    sample: true,
  },
  {
    title: 'Vetting, audits and liability',
    text: 'Every linguist has passed a test in their field; we check identity and references. Before an order of more than 10,000 source words, we translate a page free of charge as a sample, and name two clients you can call. You may audit us on 14 days’ notice. The contract states the limit of our liability; our professional indemnity insurance covers up to ₹1\u00a0crore a year.',
    sample: true,
  },
  {
    title: 'File formats and CAD',
    text: 'Word, Excel, PowerPoint, PDF; InDesign (INDD, IDML); websites and software (HTML, XLIFF, XML, JSON, RESX, PO); subtitles (SRT, VTT), audio, video; CAD (DWG, DXF). Editable files come back in the format you sent and, if we do the layout, also as a print-ready PDF. Certified translations come as PDF, other translations of scans, and of PDFs without an editable original, as Word or PDF. Translated CAD drawings stay editable.',
    sample: true,
  },
  {
    title: 'Certified translation, step by step',
    text: 'For certificates, court papers and visa applications:',
    steps: [
      'Ask the office that will receive the translation for a list of what it requires, for example a signed statement, notarization, an apostille or a hard copy.',
      'Send us that list and, through our upload link, a clear scan. The original stays with you.',
      'We translate and revise the document, and attach a statement of accuracy with the translator’s name and our signature, stamp and date.',
      'You receive a PDF and, on request, a stamped paper copy by courier. Certification costs nothing extra; for the courier, you pay what we pay. We tell you where to have the paper copy notarized or apostilled.',
    ],
    sample: true,
  },
];
