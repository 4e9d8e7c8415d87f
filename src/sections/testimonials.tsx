import { Carousel } from '../carousel/carousel';
import { Section, SectionHead } from '../components/section';
import { carouselLabels, carouselNames } from '#words/interface';
import { testimonials, testimonialsHeading } from '#words/testimonials';

export function Testimonials({ name }: { name: 'testimonials-home' | 'testimonials-about' }) {
  const slides = testimonials.map(({ name: author, quote }) => (
    <figure className="testimonial">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  ));
  return (
    <Section ground="card">
      <SectionHead words={testimonialsHeading} />
      <Carousel
        name={name}
        label={carouselNames.testimonials}
        labels={carouselLabels}
        slides={slides}
      />
    </Section>
  );
}
