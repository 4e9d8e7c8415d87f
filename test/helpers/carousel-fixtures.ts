import type { CarouselSettings } from '../../src/carousel/settings';

const sliding: CarouselSettings = {
  slidesToShow: 3,
  autoplay: true,
  autoplaySpeed: 2000,
  speed: 300,
  fade: false,
  dots: true,
  arrows: false,
  responsive: [
    { breakpoint: 600, settings: { slidesToShow: 1 } },
    { breakpoint: 900, settings: { slidesToShow: 2 } },
  ],
};

const fading: CarouselSettings = {
  ...sliding,
  slidesToShow: 1,
  autoplaySpeed: 4000,
  fade: true,
  arrows: true,
  responsive: [
    { breakpoint: 700, settings: { arrows: false } },
    { breakpoint: 400, settings: { arrows: false, dots: false } },
  ],
};

/**
 * Settings for tests only, so that the owner can change the site's settings freely. Breakpoints may
 * be in any order.
 */
export const fixtures = { fading, sliding, still: { ...sliding, autoplay: false, responsive: [] } };

export type FixtureName = keyof typeof fixtures;

/** The time between two moves, in ms: 50 more than `autoplaySpeed` (behavior C1). */
export function periodOf(name: FixtureName): number {
  return fixtures[name].autoplaySpeed + 50;
}
