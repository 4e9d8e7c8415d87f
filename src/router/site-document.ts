import { isRoute, type RoutePath } from '../schema/routes';

/*
 * Which pages a document holds. That of an edition (`index.html`, `hi.html`) holds all, and its
 * fragment selects one. A site with an address also has a document for each other page
 * (`services.html`, `hi-services.html`), because search engines and shared links ignore fragments.
 * The build writes the fact to `<html data-all data-only>`, where the scripts read it; components
 * get it from `DocumentContext`, also when they are prerendered.
 */

export interface SiteDocument {
  /** The edition's document with all pages, such as hi.html. */
  readonly all: string;
  /** The page of a document that holds one. */
  readonly only?: RoutePath | undefined;
}

export const wholeDocument: SiteDocument = { all: 'index.html' };

/** The document of the window. */
export function readDocument(): SiteDocument {
  const { all = '', only } = document.documentElement.dataset;
  return { all, only: only as RoutePath | undefined };
}

/** The document of a page, beside the document with all pages of its edition. */
export function documentFile(all: string, page: string): string {
  const prefix = all === 'index.html' ? '' : all.replace('.html', '-');
  return page === '/' ? all : `${prefix}${page.slice(1)}.html`;
}

/** The link that leads from a document to an address: a page, with an element as its query. */
export function hrefOf(address: string, { all, only }: SiteDocument): string {
  const [path = '', query] = address.split('?');
  if (only === undefined || (path === only && query) || address === 'main') return `#${address}`;
  if (!isRoute(path)) return `${all}#${address}`;
  return documentFile(all, path) + (query ? `#${address}` : '');
}
