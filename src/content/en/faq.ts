/* The FAQ on the home page. */
export const faq = [
  {
    question: 'Which languages do you support?',
    answer:
      'More than 50 Indian regional languages, including all 22 listed in India’s Constitution, among them Hindi, Bengali, Tamil, Telugu, Marathi, Gujarati, Kannada, Malayalam and Punjabi. The Language page lists them all, with others marked “On request”. If yours is missing, ask us.',
    sample: true,
  },
  {
    question: 'How does your translation process work?',
    answer:
      'A qualified translator translates the text and checks their own work. A reviser, always a second linguist, compares it with the source, and a coordinator verifies the files before delivery. The process complies with ISO\u00a017100; this is our own declaration, not a certificate. The standard does not cover interpretation, writing, recording or machine translation.',
    sample: true,
  },
  {
    question: 'Do you provide certified translations?',
    answer:
      'Yes, with a signed statement of accuracy that carries a name, a stamp and a date. India has no national body for certified translation: the authority that receives the document decides what it accepts, so ask there first and tell us what it requires.',
    sample: true,
  },
];
