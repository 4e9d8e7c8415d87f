import { routes } from '../router/routes';

/** Before hydration and without script, shows the skip link of the page that the hash selects. */
export function skipLinksCss(): string {
  const [home, ...others] = routes;
  // `:has()` is on the header, because on an ancestor it would be re-evaluated for the whole
  // document.
  const isTarget = (path: string) => `:has(~main>[id="${path}"]:target)`;
  const noOther = `:not(:has(~main>:target:not([id="${home}"])))`;
  const rules = [[noOther, home], ...others.map((path) => [isTarget(path), path])].map(
    ([when, path]) => `header${when} .skip[href="#${path}"]{display:block}`,
  );
  return ['.skip:not(:only-of-type){display:none}', ...rules].join('\n');
}
