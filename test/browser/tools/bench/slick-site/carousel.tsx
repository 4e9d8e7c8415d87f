import type { ReactNode } from 'react';
import Slider from 'react-slick';
import type { CarouselSettings } from '../../../../../src/carousel/settings';

interface CarouselProps {
  readonly settings: CarouselSettings;
  readonly label: string;
  readonly slides: readonly ReactNode[];
}

/** In place of the site's carousel: react-slick with the same settings and slides. */
export function Carousel({ settings, label, slides }: CarouselProps) {
  return (
    <section aria-label={label}>
      <Slider {...settings} infinite pauseOnFocus>
        {slides.map((slide, index) => (
          <div key={index}>{slide}</div>
        ))}
      </Slider>
    </section>
  );
}
