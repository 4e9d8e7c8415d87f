import type { Testimonial } from '../types';

export const testimonialsHeading = {
  eyebrow: 'Testimonials',
  heading: 'What clients say',
} satisfies {
  readonly eyebrow: string;
  readonly heading: string;
};

/* Sample copy: replace it with what real clients said, and name only those who agreed. */
export const testimonials = [
  {
    name: 'Operations lead, logistics',
    quote:
      'We sent one safety manual and got it back in nine languages, laid out and ready to print.',
  },
  {
    name: 'Product manager, banking',
    quote:
      'They asked about string lengths before they began. The Tamil and Malayalam screens fitted.',
  },
  {
    name: 'Legal counsel, manufacturing',
    quote:
      'The reviser queried two clauses that our English draft had left open. Both contracts are better now.',
  },
  {
    name: 'Course producer, e-learning',
    quote: 'Subtitles and voiceover came together for each lesson, with the same terms in both.',
  },
] satisfies readonly Testimonial[];
