/** Settings of a carousel, with the names that slick uses. Times in ms, widths in CSS px. */
export interface CarouselSettings {
  readonly slidesToShow: number;
  readonly autoplay: boolean;
  /** In ms. 50 are added (behavior C1). */
  readonly autoplaySpeed: number;
  readonly speed: number;
  readonly fade: boolean;
  readonly dots: boolean;
  readonly arrows: boolean;
  readonly responsive: readonly Breakpoint[];
}

/** Settings for windows up to `breakpoint` CSS px wide. The narrowest breakpoint that fits wins. */
interface Breakpoint {
  readonly breakpoint: number;
  readonly settings: Partial<Pick<CarouselSettings, 'slidesToShow' | 'dots' | 'arrows'>>;
}

const row = {
  slidesToShow: 3,
  autoplay: true,
  autoplaySpeed: 3000,
  speed: 500,
  fade: false,
  dots: true,
  arrows: false,
};

/**
 * The site's carousels. The build generates the CSS of `slidesToShow` from this table, so that the
 * first paint is right (behavior C15).
 */
export const carousels = {
  banner: {
    slidesToShow: 1,
    autoplay: true,
    autoplaySpeed: 6000,
    speed: 1000,
    fade: true,
    dots: true,
    arrows: true,
    responsive: [
      { breakpoint: 768, settings: { arrows: false } },
      { breakpoint: 480, settings: { arrows: false, dots: false } },
    ],
  },
  services: {
    ...row,
    responsive: [
      { breakpoint: 939, settings: { slidesToShow: 2 } },
      { breakpoint: 629, settings: { slidesToShow: 1 } },
    ],
  },
  'testimonials-home': {
    ...row,
    responsive: [
      { breakpoint: 1198, settings: { slidesToShow: 2 } },
      { breakpoint: 619, settings: { slidesToShow: 1 } },
    ],
  },
  'testimonials-about': {
    ...row,
    autoplay: false,
    responsive: [
      { breakpoint: 991, settings: { slidesToShow: 2 } },
      { breakpoint: 619, settings: { slidesToShow: 1 } },
    ],
  },
} as const satisfies Record<string, CarouselSettings>;

export type CarouselName = keyof typeof carousels;

/** The settings for a window `width` CSS px wide, a whole number, or Infinity. */
export function settingsAt(settings: CarouselSettings, width: number): CarouselSettings {
  const fitting = settings.responsive
    .filter(({ breakpoint }) => width <= breakpoint)
    .sort((a, b) => a.breakpoint - b.breakpoint)[0];
  return { ...settings, ...fitting?.settings };
}

/** The media query of windows that are wider than the breakpoint. */
export function widerThan(breakpoint: number): string {
  return `(min-width: ${breakpoint + 1}px)`;
}
