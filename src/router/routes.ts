/**
 * Every page of the site, in the order of the header (specification, section 2). The only list of
 * pages.
 */
export const routes = [
  '/',
  '/about-us',
  '/services',
  '/language',
  '/industry',
  '/contact-us',
] as const;

export type RoutePath = (typeof routes)[number];

/** Pages that only the footer lists, such as a privacy page. */
export const routesOutsideHeader: readonly RoutePath[] = [];

/** Whether a canonical path is a page. `parseHash` makes paths canonical. */
export function isRoute(path: string): path is RoutePath {
  return (routes as readonly string[]).includes(path);
}
