import { renderToReadableStream, renderToString } from 'react-dom/server';
import { App } from './app';
import { scriptGroups } from './content/languages';

const site = <App languages={scriptGroups} />;

/** The whole site, all pages, as one string. Throws where a page fails while rendering. */
export function prerender(): string {
  const html = renderToString(site);
  // React marks a boundary whose content failed and leaves it to the browser; the build must not.
  if (html.includes('<!--$!-->')) throw new Error('A page failed while rendering.');
  return html;
}

/** What the first page that fails throws: `renderToString` keeps that to itself. */
export async function firstFailure(): Promise<unknown> {
  const errors: unknown[] = [];
  await renderToReadableStream(site, { onError: (error) => void errors.push(error) });
  return errors[0];
}

export { breakpointsCss, routesCss } from './build/generated-css';
export { company } from './content/company';
export { siteDescription, titles } from './content/pages';
export { isRoute } from './router/routes';
