import type { CarouselSettings } from '../../src/carousel/settings';

const sliding: Omit<CarouselSettings, 'responsive'> = {
  slidesToShow: 3,
  autoplay: true,
  autoplaySpeed: 2000,
  speed: 300,
  fade: false,
  dots: true,
  arrows: false,
};

export type FixtureName = 'fading' | 'sliding' | 'still';

/** Settings for tests only, so that the owner can change the site's settings freely. */
export const fixtures: Readonly<Record<FixtureName, CarouselSettings>> = {
  fading: {
    slidesToShow: 1,
    autoplay: true,
    autoplaySpeed: 4000,
    speed: 800,
    fade: true,
    dots: true,
    arrows: true,
    responsive: [
      { breakpoint: 700, settings: { arrows: false } },
      { breakpoint: 400, settings: { arrows: false, dots: false } },
    ],
  },
  sliding: {
    ...sliding,
    responsive: [
      { breakpoint: 900, settings: { slidesToShow: 2 } },
      { breakpoint: 600, settings: { slidesToShow: 1 } },
    ],
  },
  still: { ...sliding, autoplay: false, responsive: [] },
};

/** Labels for tests only: the owner may reword the site's. */
export const labels = {
  carousel: 'carousel',
  slide: 'slide',
  stop: 'Stop the show',
  start: 'Start the show',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  slideName: (number: number, count: number) => `${number} of ${count}`,
  counter: (number: number, count: number) => `${number}/${count}`,
};

/** The time between two moves, in ms: 50 more than `autoplaySpeed` (behavior C1). */
export function periodOf(name: FixtureName): number {
  return fixtures[name].autoplaySpeed + 50;
}
