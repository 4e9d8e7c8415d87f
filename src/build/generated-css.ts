import { carousels, settingsAt, type CarouselSettings } from '../carousel/settings';
import { routes } from '../router/routes';

/** The carousels' breakpoints as CSS, so that the first paint has the right number of slides (behaviour C15). */
export function breakpointsCss(): string {
  return Object.entries<CarouselSettings>(carousels)
    .map(([name, settings]) => {
      const rule = (width: number) =>
        `[data-carousel="${name}"]{--slides-to-show:${settingsAt(settings, width).slidesToShow}}`;
      const narrower = settings.responsive
        .filter(({ settings: { slidesToShow } }) => slidesToShow !== undefined)
        .sort((a, b) => b.breakpoint - a.breakpoint)
        .map(({ breakpoint }) => `@media (width < ${breakpoint + 1}px){${rule(breakpoint)}}`);
      return [rule(Infinity), ...narrower].join('\n');
    })
    .join('\n');
}

/**
 * Before script, and without it, the style sheet knows the current page from the fragment: it shows that page's skip
 * link, and marks its link in the header and the footer.
 */
export function routesCss(): string {
  const [home, ...others] = routes;
  const open = (path: string) => `:root:has([id="${path}"]:target)`;
  const noOther = `:root:not(:has(.page:target:not([id="${home}"])))`;
  const rules = [[noOther, home], ...others.map((path) => [open(path), path])].map(
    ([when, path]) => `${when} .skip[href="#${path}"]{display:block}`,
  );
  return ['.skip~.skip,.skip:has(~.skip){display:none}', ...rules].join('\n');
}
