import type { CarouselSettings } from '../src/carousel/settings';

const sliding = {
  slidesToShow: 3,
  autoplay: true,
  autoplaySpeed: 2000,
  speed: 300,
  fade: false,
  dots: true,
  arrows: false,
} as const;

/** Settings for tests only, so that the owner can change the site's settings freely. */
export const fixtures = {
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
} as const satisfies Record<string, CarouselSettings>;

export type FixtureName = keyof typeof fixtures;

/** The time between two moves, in ms: 50 more than `autoplaySpeed` (behavior C1). */
export function periodOf(name: FixtureName): number {
  return fixtures[name].autoplaySpeed + 50;
}
