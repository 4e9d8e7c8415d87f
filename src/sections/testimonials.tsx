import { Carousel } from '../carousel/carousel';
import { Picture } from '../components/picture';
import { Section, SectionHead } from '../components/section';
import { carouselNames, testimonials, testimonialsHeading } from '../content-model/words';

/** What clients say; nothing as long as the owner has no testimonial. */
export function Testimonials({ name }: { name: 'testimonials-home' | 'testimonials-about' }) {
  if (testimonials.length === 0) return null;
  const slides = testimonials.map(({ name: author, company, picture, quote }) => (
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
    <Section ground="peacock">
      <SectionHead words={testimonialsHeading} />
      <Carousel name={name} label={carouselNames.testimonials} slides={slides} />
    </Section>
  );
}
