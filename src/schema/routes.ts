import { routesOutsideHeader as outside, routes } from '../content/routes';

export { routes };

export type RoutePath = (typeof routes)[number];

/** The pages of the document: those with a path, and the one for any other address. */
export type PageName = RoutePath | 'notFound';

export const routesOutsideHeader: readonly RoutePath[] = outside;

/** Whether a canonical path is a page. `parseHash` makes paths canonical. */
export function isRoute(path: string): path is RoutePath {
  return (routes as readonly string[]).includes(path);
}
