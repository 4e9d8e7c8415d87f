/* Every page of the site, in the order of the header. The only list of pages. */
export const routes = [
  '/',
  '/about-us',
  '/services',
  '/language',
  '/industry',
  '/contact-us',
] as const;

/* Pages that only the footer lists, such as a privacy page. */
export const routesOutsideHeader = [] as const;
