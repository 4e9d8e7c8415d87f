import { routes } from '../schema/routes';

/**
 * Shows the page of the address and, before hydration, its skip link; see page.tsx. The attribute
 * rules serve every browser that runs the script in the head, the `:target` rules all others.
 */
export function routeCss(): string {
  const [home, ...others] = routes;
  const at = (path: string) => `[data-route="${path}"]`;
  const pages = others.map((path) => `${at(path)} .page[data-page="${path}"]`);
  const unknown = `[data-route]:not(${routes.map(at).join()}) .page[data-page=notFound]`;
  // `:has()` is on the header, because on an ancestor it would be re-evaluated for the whole
  // document.
  const isTarget = (path: string) => `:has(~main>[id="${path}"]:target)`;
  const noOther = `:not(:has(~main>:target:not([id="${home}"])))`;
  const skips = routes.map((path) => `${at(path)} .skip[href="#${path}"]`);
  const targetSkips = [[noOther, home], ...others.map((path) => [isTarget(path), path])].map(
    ([when, path]) => `:root:not([data-route]) header${when} .skip[href="#${path}"]{display:block}`,
  );
  return [
    '.skip:not(:only-of-type){display:none}',
    `[data-route]:not(${at(home)}) .page[data-page="${home}"]{display:none}`,
    `${[...pages, unknown, ...skips].join()}{display:block}`,
    ...targetSkips,
  ].join('\n');
}
