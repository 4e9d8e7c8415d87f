import { carouselLabels, carouselNames } from '#words/interface';
import { testimonials, testimonialsHeading } from '#words/testimonials';
import { Carousel } from '../carousel/carousel';
import { carousels } from '../carousel/settings';
import { Picture } from '../components/picture';
import { Section, SectionHead } from '../components/section';
import type { Testimonial } from '../content/types';

/** Company and picture are optional: the style sheet fits both. */
const quotes: readonly Testimonial[] = testimonials;

export function Testimonials({ name }: { name: 'testimonials-home' | 'testimonials-about' }) {
  const slides = quotes.map(({ name: author, company, picture, quote }) => (
    <figure key={quote} className="testimonial">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="testimonial-author">
        {picture && <Picture picture={picture} />}
        <span>
          {author}
          {company && <small>{company}</small>}
        </span>
      </figcaption>
    </figure>
  ));
  return (
    <Section ground="lilac">
      <SectionHead words={testimonialsHeading} />
      <Carousel
        name={name}
        settings={carousels[name]}
        label={carouselNames.testimonials}
        labels={carouselLabels}
        slides={slides}
      />
    </Section>
  );
}
