import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app';
import { company } from '../content/company';
import type { Edition } from '../content/editions';
import { routes } from '../schema/routes';
import { breakpointsCss } from './breakpoints-css';
import { DocumentHead } from './document-head';
import { routeCss } from './route-css';
import { sitemapFiles } from './sitemap';

/** The markup of all pages. */
export function prerender(): string {
  return renderToString(<App />);
}

/** Everything that the build needs from the sources: the pages, and the rest of their document. */
export function prerenderEdition(edition: Edition) {
  const head = renderToStaticMarkup(<DocumentHead edition={edition} />);
  const css = `${breakpointsCss()}\n${routeCss()}`;
  return { page: prerender(), head, css, company, routes, sitemapFiles: sitemapFiles() };
}
