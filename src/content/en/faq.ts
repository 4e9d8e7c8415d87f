/* The FAQ on the home page. */
export const faq = [
  {
    question: 'Which languages do you support?',
    answer:
      'More than {languages} Indian languages. Among them are all 22 listed in India’s Constitution: Hindi, Bengali, Tamil, Telugu, Marathi, Gujarati, Kannada, Malayalam, Punjabi and 13 more. The Language page names all of them, and some more under “On\u00a0request”. If yours is missing, ask us.',
    sample: true,
  },
  {
    question: 'How does your translation process work?',
    answer:
      'A translator, qualified as ISO\u00a017100 requires, translates the text and checks their own work. A second linguist revises it, and a coordinator verifies the files before delivery. The process complies with the standard; this is our own declaration, not a certificate. The standard does not cover interpretation, content writing, voice recording or machine translation.',
    sample: true,
  },
  {
    question: 'Do you provide certified translations?',
    answer:
      'Yes, with a statement of accuracy that carries the translator’s name and our signature, stamp and date. India has no national body for certified translation: the office that you submit the document to decides what it accepts, so ask there first and tell us what it requires.',
    sample: true,
  },
];
