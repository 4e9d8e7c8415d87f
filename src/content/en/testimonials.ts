export const testimonialsHeading = {
  heading: 'What clients say',
};

/*
 * Invented samples. Replace them with what real clients said and agreed to publish, and delete the
 * mark `sample`. Without any, the site has no such section. README.md in the folder above shows how
 * to add company and picture.
 */
export const testimonials = [
  {
    name: 'Operations lead, logistics',
    quote:
      'We sent one safety manual and got it back in nine languages, laid out and ready to print.',
    sample: true,
  },
  {
    name: 'Product manager, banking',
    quote:
      'They asked about string lengths before they started. The Tamil and Malayalam screens fitted first time.',
    sample: true,
  },
  {
    name: 'Legal counsel, manufacturing',
    quote:
      'The reviser queried two clauses that our English draft had left ambiguous. Both versions of the contract are better for it.',
    sample: true,
  },
  {
    name: 'Course producer, e-learning',
    quote: 'Subtitles and voiceover arrived together for each lesson, with the same terms in both.',
    sample: true,
  },
];
