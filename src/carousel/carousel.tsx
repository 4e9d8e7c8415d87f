import { type ReactNode, useId } from 'react';
import { carouselLabels } from '../content-model/labels';
import { type CarouselName, type CarouselSettings, carousels } from './settings';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  /** The key in the table of settings; the style sheet selects by it too. */
  readonly name: CarouselName;
  readonly label: string;
  readonly slides: readonly ReactNode[];
}

type CarouselState = ReturnType<typeof useCarousel>;

interface PartProps {
  readonly carousel: CarouselState;
  readonly trackId: string;
}

/**
 * A carousel as in the ARIA Authoring Practices, with one difference: rotation that the focus has
 * paused resumes when the focus leaves (behavior C2). Without script, it is a row that scrolls.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ name, label, slides }: CarouselProps) {
  const settings: CarouselSettings = carousels[name];
  const carousel = useCarousel(settings, slides.length);
  const part = { carousel, trackId: useId() };
  return (
    <section
      className="carousel"
      data-carousel={name}
      data-effect={settings.fade ? 'fade' : 'slide'}
      aria-roledescription={carouselLabels.carousel}
      aria-label={label}
      {...carousel.regionProps}
    >
      {carousel.hasAutoplay && <RotationButton {...part} />}
      <Slides {...part} slides={slides} />
      {carousel.hasArrows && <Arrows {...part} />}
      {carousel.hasDots && <Dots {...part} count={slides.length} />}
      {carousel.hasAutoplay && !carousel.hasDots && <Counter {...part} count={slides.length} />}
    </section>
  );
}

function Slides({ carousel, trackId, slides }: PartProps & Pick<CarouselProps, 'slides'>) {
  const slideProps = (index: number) => ({
    role: 'group',
    'aria-roledescription': carouselLabels.slide,
    'aria-label': carouselLabels.slideName(index + 1, slides.length),
    ...carousel.slideProps(index),
  });
  return (
    <div className="carousel-viewport" {...carousel.viewportProps}>
      <div
        className="carousel-track"
        id={carousel.movable ? trackId : undefined}
        {...carousel.trackProps}
      >
        {slides.map((slide, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed
            key={index}
            className="carousel-slide"
            {...(carousel.movable && slideProps(index))}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

function RotationButton({ carousel, trackId }: PartProps) {
  return (
    <button
      type="button"
      className="carousel-rotation"
      aria-controls={trackId}
      onClick={carousel.toggleAutoplay}
    >
      <span className="visually-hidden">
        {carousel.stopped ? carouselLabels.start : carouselLabels.stop}
      </span>
    </button>
  );
}

function Arrows({ carousel, trackId }: PartProps) {
  return (
    <div className="carousel-arrows">
      {(['previous', 'next'] as const).map((to) => (
        <button
          key={to}
          type="button"
          className="carousel-arrow"
          data-to={to}
          aria-controls={trackId}
          onClick={() => carousel.move(to === 'next' ? 1 : -1)}
        >
          <span className="visually-hidden">{carouselLabels[to]}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * The number of the slide. It is in the document for each slide, because a text that changes would
 * cause a layout. Screen readers read it in the name of the slide.
 */
function Counter({ carousel, count }: PartProps & { readonly count: number }) {
  return (
    <span className="carousel-place" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed
        <span key={index} data-current={index === carousel.currentSlide || undefined}>
          {carouselLabels.counter(index + 1, count)}
        </span>
      ))}
    </span>
  );
}

function Dots({ carousel, count }: PartProps & { readonly count: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="carousel-dots" role="group" aria-label={carouselLabels.choose}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed
          key={index}
          type="button"
          className="carousel-dot"
          aria-current={index === carousel.currentSlide ? 'true' : undefined}
          onClick={() => carousel.go(index)}
        >
          <span className="visually-hidden">{carouselLabels.slideName(index + 1, count)}</span>
        </button>
      ))}
    </div>
  );
}
