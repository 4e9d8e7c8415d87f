import { useId, type ReactNode } from 'react';
import { carousels, type CarouselName } from './settings';
import { useCarousel } from './use-carousel';

export interface CarouselLabels {
  readonly stop: string;
  readonly start: string;
  readonly previous: string;
  readonly next: string;
  readonly choose: string;
  readonly slide: (number: number, count: number) => string;
}

interface CarouselProps {
  readonly name: CarouselName;
  readonly label: string;
  readonly labels: CarouselLabels;
  readonly slides: readonly ReactNode[];
}

/** A carousel after the ARIA practice; without script, a row to scroll. https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel({ name, label, labels, slides }: CarouselProps) {
  const count = slides.length;
  const carousel = useCarousel(carousels[name], count);
  const { settings, rotates, rotating, current } = carousel;
  const trackId = useId();
  return (
    <section
      className="carousel"
      data-carousel={name}
      data-effect={settings.fade ? 'fade' : 'slide'}
      aria-roledescription="carousel"
      aria-label={label}
      {...carousel.regionProps}
    >
      {rotating && (
        <button
          type="button"
          className="carousel-rotation"
          aria-controls={trackId}
          onClick={carousel.toggleAutoplay}
        >
          <span className="visually-hidden">
            {carousel.autoplayState === 'paused' ? labels.start : labels.stop}
          </span>
        </button>
      )}
      <div
        className="carousel-viewport"
        data-rotates={rotates ? '' : undefined}
        {...carousel.viewportProps}
      >
        <div className="carousel-track" id={rotates ? trackId : undefined} {...carousel.trackProps}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className="carousel-slide"
              {...carousel.slideProps(index)}
              aria-label={rotates ? labels.slide(index + 1, count) : undefined}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {rotates && settings.arrows && (
        <Arrows labels={labels} trackId={trackId} move={carousel.move} />
      )}
      {rotates && settings.dots && (
        <Dots labels={labels} count={count} current={current} go={carousel.go} />
      )}
    </section>
  );
}

function Arrows({
  labels,
  trackId,
  move,
}: {
  labels: CarouselLabels;
  trackId: string;
  move: (steps: number) => void;
}) {
  return (
    <div className="carousel-arrows">
      <button
        type="button"
        className="carousel-arrow"
        data-to="previous"
        aria-controls={trackId}
        onClick={() => move(-1)}
      >
        <span className="visually-hidden">{labels.previous}</span>
      </button>
      <button
        type="button"
        className="carousel-arrow"
        data-to="next"
        aria-controls={trackId}
        onClick={() => move(1)}
      >
        <span className="visually-hidden">{labels.next}</span>
      </button>
    </div>
  );
}

interface DotsProps {
  readonly labels: CarouselLabels;
  readonly count: number;
  readonly current: number;
  readonly go: (to: number) => void;
}

function Dots({ labels, count, current, go }: DotsProps) {
  return (
    <div className="carousel-dots" role="group" aria-label={labels.choose}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="carousel-dot"
          aria-current={index === current ? 'true' : undefined}
          onClick={() => go(index)}
        >
          <span className="visually-hidden">{labels.slide(index + 1, count)}</span>
        </button>
      ))}
    </div>
  );
}
