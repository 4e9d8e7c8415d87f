import { type CarouselSettings, carousels, settingsAt, widerThan } from './settings';

/**
 * `slidesToShow` at every breakpoint as CSS, so that the first paint has the right number of slides
 * (behavior C15).
 */
export function breakpointsCss(table: Record<string, CarouselSettings> = carousels): string {
  return Object.entries(table)
    .flatMap(([name, settings]) => {
      const rule = (width: number) =>
        `[data-carousel=${name}]{--slides-to-show:${settingsAt(settings, width).slidesToShow}}`;
      const wider = settings.responsive
        .filter(({ settings: { slidesToShow } }) => slidesToShow !== undefined)
        .sort((a, b) => a.breakpoint - b.breakpoint)
        .map(({ breakpoint }) => `@media${widerThan(breakpoint)}{${rule(breakpoint + 1)}}`);
      return [rule(0), ...wider];
    })
    .join('');
}
