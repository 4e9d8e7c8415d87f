import { type CarouselSettings, carousels, settingsAt } from './settings';

/**
 * `slidesToShow` at every breakpoint as CSS, so that the first paint has the right number of slides
 * (behavior C15).
 */
export function breakpointsCss(table: Record<string, CarouselSettings> = carousels): string {
  return Object.entries(table)
    .flatMap(([name, settings]) => {
      const rule = (width: number) =>
        `[data-carousel="${name}"]{--slides-to-show:${settingsAt(settings, width).slidesToShow}}`;
      const narrower = settings.responsive
        .filter(({ settings: { slidesToShow } }) => slidesToShow !== undefined)
        .sort((a, b) => b.breakpoint - a.breakpoint)
        .map(
          ({ breakpoint }) =>
            `@media not all and (min-width: ${breakpoint + 1}px){${rule(breakpoint)}}`,
        );
      return [rule(Infinity), ...narrower];
    })
    .join('');
}
