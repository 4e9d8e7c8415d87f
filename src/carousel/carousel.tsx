import { type ReactNode, useId } from 'react';
import type { CarouselSettings } from './settings';
import { useCarousel } from './use-carousel';

interface CarouselLabels {
  /** What screen readers say in place of "region" and "group". */
  readonly carousel: string;
  readonly slide: string;
  readonly stop: string;
  readonly start: string;
  readonly previous: string;
  readonly next: string;
  readonly choose: string;
  readonly slideName: (number: number, count: number) => string;
  readonly counter: (number: number, count: number) => string;
}

interface CarouselProps {
  /** The key in the table of settings; the style sheet selects by it too. */
  readonly name: string;
  readonly settings: CarouselSettings;
  readonly label: string;
  readonly labels: CarouselLabels;
  readonly slides: readonly ReactNode[];
}

type CarouselState = ReturnType<typeof useCarousel>;

interface PartProps {
  readonly carousel: CarouselState;
  readonly labels: CarouselLabels;
  readonly trackId: string;
}

/**
 * A carousel as in the ARIA Authoring Practices, with one difference: rotation that the focus has
 * paused resumes when the focus leaves (behavior C2). Without script, it is a row that scrolls.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ name, settings, label, labels, slides }: CarouselProps) {
  const carousel = useCarousel(settings, slides.length);
  const part = { carousel, labels, trackId: useId() };
  return (
    <section
      className="carousel"
      data-carousel={name}
      data-effect={settings.fade ? 'fade' : 'slide'}
      aria-roledescription={labels.carousel}
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

function Slides({ carousel, labels, trackId, slides }: PartProps & Pick<CarouselProps, 'slides'>) {
  const slideProps = (index: number) => ({
    role: 'group',
    'aria-roledescription': labels.slide,
    'aria-label': labels.slideName(index + 1, slides.length),
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

function RotationButton({ carousel, labels, trackId }: PartProps) {
  return (
    <button
      type="button"
      className="carousel-rotation"
      aria-controls={trackId}
      onClick={carousel.toggleAutoplay}
    >
      <span className="visually-hidden">{carousel.stopped ? labels.start : labels.stop}</span>
    </button>
  );
}

function Arrows({ carousel, labels, trackId }: PartProps) {
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
          <span className="visually-hidden">{labels[to]}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * The number of the slide. It is in the document for each slide, because a text that changes would
 * cause a layout. Screen readers read it in the name of the slide.
 */
function Counter({ carousel, labels, count }: PartProps & { readonly count: number }) {
  return (
    <span className="carousel-place" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed
        <span key={index} data-current={index === carousel.currentSlide || undefined}>
          {labels.counter(index + 1, count)}
        </span>
      ))}
    </span>
  );
}

function Dots({ carousel, labels, count }: PartProps & { readonly count: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="carousel-dots" role="group" aria-label={labels.choose}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed
          key={index}
          type="button"
          className="carousel-dot"
          aria-current={index === carousel.currentSlide ? 'true' : undefined}
          onClick={() => carousel.go(index)}
        >
          <span className="visually-hidden">{labels.slideName(index + 1, count)}</span>
        </button>
      ))}
    </div>
  );
}
