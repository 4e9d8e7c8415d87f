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

/** Before script, and without it, the style sheet knows the current page from the fragment: it shows that page's skip link. */
export function routesCss(): string {
  const [home, ...others] = routes;
  // Of `main` alone: at each change of page browsers search anew all that `:has()` may lie in.
  const open = (path: string) => `:has(~main>[id="${path}"]:target)`;
  const noOther = `:not(:has(~main>:target:not([id="${home}"])))`;
  const rules = [[noOther, home], ...others.map((path) => [open(path), path])].map(
    ([when, path]) => `header${when} .skip[href="#${path}"]{display:block}`,
  );
  return ['.skip:not(:only-of-type){display:none}', ...rules].join('\n');
}
