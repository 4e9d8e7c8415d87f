/** Every page of the site, in the order of the header. The only list of pages. */
export const routes = [
  '/',
  '/about-us',
  '/services',
  '/language',
  '/industry',
  '/contact-us',
] as const;

export type RoutePath = (typeof routes)[number];

/** The pages of the document: those with a path, and the one for any other address. */
export type PageName = RoutePath | 'notFound';

/** Pages that only the footer lists, such as a privacy page. */
export const routesOutsideHeader: readonly RoutePath[] = [];

/** Whether a canonical path is a page. `parseHash` makes paths canonical. */
export function isRoute(path: string): path is RoutePath {
  return (routes as readonly string[]).includes(path);
}
