import type { Question } from '../types';

export const faq = [
  {
    question: 'Which languages do you support?',
    answer:
      'More than 50 Indian regional languages, among them Hindi, Bengali, Tamil, Telugu, Marathi, Gujarati, Kannada, Malayalam and Punjabi, and all 22 scheduled languages. The Language page lists them with their scripts and states. If yours is missing, ask us.',
  },
  {
    question: 'How does your translation process work?',
    answer:
      'A competent translator translates the text and checks it. A second linguist revises it against the source. A final verification follows before delivery. This process complies with ISO 17100, a standard for translation; interpreting and raw machine output are outside it.',
  },
  {
    question: 'Do you provide certified translations?',
    answer:
      'Yes: the translation comes with a signed statement of its accuracy, with name, stamp and date. India has no single national body for certified translation; the office that receives the document decides what it accepts. Ask there first, and tell us what it requires.',
  },
] satisfies readonly Question[];
